// Every text of the games is in the word list, and the list has no other for them.
#include <noyes/data/data.hpp>

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>

namespace noyes {
namespace {

struct Speaker {
    std::string prefix;  // of its keys
    std::string folder;  // of its sources
};

class GameWords : public testing::TestWithParam<Speaker> {};

std::set<std::string> found_in(const std::string& text, const std::string& form) {
    std::set<std::string> all;
    const std::regex wanted(form);
    for (std::sregex_iterator found(text.begin(), text.end(), wanted), end; found != end; ++found)
        all.insert((*found)[1]);
    return all;
}

// Without comments.
std::string sources(const std::string& folder) {
    std::ostringstream text;
    for (const auto& entry :
         std::filesystem::recursive_directory_iterator(NOYES_SOURCE "/apps/" + folder)) {
        const auto extension = entry.path().extension();
        if (extension == ".cpp" || extension == ".hpp") text << std::ifstream(entry.path()).rdbuf();
    }
    return std::regex_replace(text.str(), std::regex("//[^\n]*"), "");
}

// A key that ends with a dash is the beginning of several: "desktop-theme-" + name. Buttons look
// for a sentence of their own: "desktop-undo" for "desktop-undo-tip".
bool is_used(std::string key, const std::set<std::string>& used) {
    constexpr std::string_view tip = "-tip";
    if (key.starts_with("desktop-") && key.ends_with(tip)) key.resize(key.size() - tip.size());
    for (const std::string& one : used) {
        if (key == one || (one.ends_with('-') && key.starts_with(one))) return true;
    }
    return false;
}

TEST_P(GameWords, are_all_in_the_list_and_all_used) {
    const std::string& prefix = GetParam().prefix;
    const auto used = found_in(sources(GetParam().folder), "\"(" + prefix + "[a-z0-9-]+)\"");
    const auto listed =
        found_in("\n" + std::string(data::words_en()), "\n(" + prefix + "[a-z0-9-]+) = ");
    EXPECT_FALSE(used.empty());
    for (const std::string& key : used)
        EXPECT_TRUE(key.ends_with('-') || listed.contains(key)) << key << " has no words";
    for (const std::string& key : listed) EXPECT_TRUE(is_used(key, used)) << key << " is not used";
}

// A slot that nothing fills would be shown as it is.
TEST_P(GameWords, have_slots_that_are_filled) {
    const auto filled = found_in(sources(GetParam().folder), "\\{\"([a-z]+)\",");
    const auto sentences = found_in("\n" + std::string(data::words_en()),
                                    "\n" + GetParam().prefix + "[a-z0-9-]+ = ([^\n]*)");
    EXPECT_FALSE(sentences.empty());
    for (const std::string& sentence : sentences) {
        for (const std::string& slot : found_in(sentence, "\\{([a-z]+)\\}"))
            EXPECT_TRUE(slot == "text" || filled.contains(slot)) << sentence;
    }
}

INSTANTIATE_TEST_SUITE_P(Of, GameWords,
                         testing::Values(Speaker{"desktop-", "desktop"}, Speaker{"play-", "play"}),
                         [](const auto& one) { return one.param.folder; });

}  // namespace
}  // namespace noyes
