// Every code of every room has a sentence in the word list, and the list has no other.
#include <apps/cli/codes.hpp>
#include <apps/play/codes.hpp>
#include <noyes/base/words.hpp>
#include <noyes/blocks/codes.hpp>
#include <noyes/catalog/codes.hpp>
#include <noyes/data/data.hpp>
#include <noyes/game/codes.hpp>
#include <noyes/io/codes.hpp>
#include <noyes/tiles/codes.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <string>

namespace noyes {
namespace {

std::set<std::string_view> all_codes() {
    std::set<std::string_view> codes(tiles::code::all.begin(), tiles::code::all.end());
    codes.insert(blocks::code::all.begin(), blocks::code::all.end());
    codes.insert(catalog::code::all.begin(), catalog::code::all.end());
    codes.insert(game::code::all.begin(), game::code::all.end());
    codes.insert(io::code::all.begin(), io::code::all.end());
    codes.insert(play::code::all.begin(), play::code::all.end());
    codes.insert(cli::code::all.begin(), cli::code::all.end());
    return codes;
}

// In the order of the list, with their repetitions.
std::vector<std::string> keys_of(std::string_view list) {
    std::vector<std::string> keys;
    std::istringstream lines{std::string(list)};
    for (std::string line; std::getline(lines, line);) {
        const auto sign = line.find(" = ");
        if (!line.starts_with('#') && sign != line.npos) keys.push_back(line.substr(0, sign));
    }
    return keys;
}

TEST(Sentences, exist_for_every_code) {
    const Words words(data::words_en());
    for (const Code code : all_codes()) EXPECT_NE(words.find(code), "") << code;
}

TEST(Sentences, are_all_used_and_stand_once) {
    const auto codes = all_codes();
    std::set<std::string> seen;
    for (const std::string& key : keys_of(data::words_en())) {
        // Those of the games are keys in their sources, which a test of their own reads.
        const bool of_games = key.starts_with("desktop-") || key.starts_with("play-");
        EXPECT_TRUE(codes.contains(key) || of_games) << key;
        EXPECT_TRUE(seen.insert(key).second) << key << " stands twice";
    }
    EXPECT_FALSE(seen.empty());
}

// A slot that is spelled wrongly would be shown as it is.
TEST(Sentences, leave_no_braces_when_they_are_said) {
    const Words words(data::words_en());
    for (const Code code : all_codes()) {
        const std::string said = words.say({.code = code, .text = "text"});
        EXPECT_EQ(said.find_first_of("{}"), said.npos) << said;
    }
}

TEST(Sentences, tell_people_what_is_wrong_with_their_board) {
    const Words words(data::words_en());
    EXPECT_EQ(words.say({.code = tiles::code::duplicate_tile, .numbers = {7, 2, 3}}),
              "tile 7 stands twice (first in line 2, column 3)");
    EXPECT_EQ(words.say({.code = tiles::code::row_length,
                         .numbers = {3, 4, 5},
                         .note = tiles::code::first_line_is_size}),
              "row 3 has 4 numbers instead of 5 (the first line is read as the size)");
    EXPECT_EQ(words.say({.code = tiles::code::tile_too_large, .numbers = {26, 5, 5}, .text = "26"}),
              "26 is too large for 5x5");
    EXPECT_EQ(words.say({.code = tiles::code::not_a_number, .text = "abc"}),
              "'abc' is not a number");
}

}  // namespace
}  // namespace noyes
