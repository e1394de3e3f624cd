#include <noyes/base/expected.hpp>

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace noyes {
namespace {

Expected<int> half(int number) {
    if (number % 2 != 0) return Error{.code = "odd", .numbers = {number}};
    return number / 2;
}

TEST(Expected, has_the_value_it_was_made_of) {
    const Expected<int> result = half(10);
    ASSERT_TRUE(result.has_value());
    ASSERT_TRUE(result);
    EXPECT_EQ(*result, 5);
    EXPECT_EQ(result.value(), 5);
}

TEST(Expected, has_the_error_it_was_made_of) {
    const Expected<int> result = half(7);
    ASSERT_FALSE(result.has_value());
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, "odd");
    EXPECT_EQ(result.error().numbers[0], 7);
}

TEST(Expected, lets_its_value_be_changed_in_place) {
    Expected<std::string> word = std::string("tile");
    *word += 's';
    word->push_back('!');
    EXPECT_EQ(word.value(), "tiles!");
    EXPECT_EQ(word->size(), 6u);
}

TEST(Expected, gives_away_a_value_that_cannot_be_copied) {
    Expected<std::unique_ptr<int>> holder = std::make_unique<int>(3);
    const std::unique_ptr<int> taken = *std::move(holder);
    EXPECT_EQ(*taken, 3);
    const std::unique_ptr<int> other =
        Expected<std::unique_ptr<int>>(std::make_unique<int>(4)).value();
    EXPECT_EQ(*other, 4);
}

TEST(Expected, carries_other_kinds_of_error) {
    const Expected<int, std::string> failed = std::string("why");
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error(), "why");
}

TEST(Expected, can_be_copied_and_assigned) {
    Expected<int> result = half(7);
    const Expected<int> kept = result;
    result = half(8);
    EXPECT_EQ(*result, 4);
    EXPECT_FALSE(kept);
}

}  // namespace
}  // namespace noyes
