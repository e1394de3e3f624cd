#include <noyes/base/sort_by.hpp>

#include <gmock/gmock.h>

#include <string>

namespace noyes::test {
namespace {

TEST(SortBy, puts_the_smallest_key_first_and_leaves_equal_ones_in_their_order) {
    std::vector<std::string> words{"three", "of", "these", "are", "as", "short", "as", "two"};
    sort_by(words, [](const std::string& word) { return word.size(); });
    EXPECT_THAT(words,
                testing::ElementsAre("of", "as", "as", "are", "two", "three", "these", "short"));
}

TEST(SortBy, sorts_a_part_of_a_list) {
    std::vector<int> numbers{9, 3, 2, 1, 0};
    sort_by(std::span(numbers).subspan(1, 3), [](int number) { return number; });
    EXPECT_THAT(numbers, testing::ElementsAre(9, 1, 2, 3, 0));
}

TEST(SortBy, leaves_an_empty_list_empty) {
    std::vector<int> numbers;
    sort_by(numbers, [](int number) { return number; });
    EXPECT_TRUE(numbers.empty());
}

}  // namespace
}  // namespace noyes::test
