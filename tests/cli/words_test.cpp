#include <noyes/base/words.hpp>

#include <apps/cli/codes.hpp>
#include <noyes/catalog/codes.hpp>
#include <noyes/data/data.hpp>
#include <noyes/io/codes.hpp>

#include <gtest/gtest.h>

namespace noyes {
namespace {

TEST(Words, has_a_sentence_for_every_code_of_the_program) {
    const Words words(data::words_en());
    for (const Code code : io::code::all) EXPECT_FALSE(words.find(code).empty()) << code;
    for (const Code code : catalog::code::all) EXPECT_FALSE(words.find(code).empty()) << code;
    for (const Code code : cli::code::all) EXPECT_FALSE(words.find(code).empty()) << code;
}

}  // namespace
}  // namespace noyes
