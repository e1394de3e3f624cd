#include <noyes/data/data.hpp>

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

namespace noyes::data {
namespace {

TEST(Data, words_are_the_bytes_of_their_file) {
    std::ifstream file(NOYES_SOURCE "/noyes/data/words/en.txt", std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    EXPECT_FALSE(bytes.empty());
    EXPECT_EQ(words_en(), bytes);
}

}  // namespace
}  // namespace noyes::data
