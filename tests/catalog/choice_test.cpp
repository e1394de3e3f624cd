#include <noyes/catalog/choice.hpp>

#include <noyes/catalog/codes.hpp>

#include <gtest/gtest.h>

namespace noyes::catalog {
namespace {

using Options = std::vector<std::pair<std::string, std::string>>;

TEST(Choice, is_automatic_unless_named) {
    EXPECT_EQ(Choice{}.name, "auto");
    EXPECT_TRUE(Choice{}.options.empty());
}

TEST(Choice, reads_names_with_and_without_options) {
    struct Case {
        std::string_view text;
        std::string name;
        Options options;
    };
    for (const Case& good :
         {Case{"astar", "astar", {}}, Case{"linear-conflict", "linear-conflict", {}},
          Case{"astar:ties=low-g", "astar", {{"ties", "low-g"}}},
          Case{"x:a=1,b=2,c=3", "x", {{"a", "1"}, {"b", "2"}, {"c", "3"}}},
          Case{"x:a=b=c", "x", {{"a", "b=c"}}}, Case{"x:a=1:2", "x", {{"a", "1:2"}}}}) {
        const auto choice = parse_choice(good.text);
        ASSERT_TRUE(choice) << good.text;
        EXPECT_EQ(choice->name, good.name);
        EXPECT_EQ(choice->options, good.options) << good.text;
    }
}

TEST(Choice, has_parts_if_it_is_the_largest_of_several) {
    const auto choice = parse_choice("max:manhattan+hamming");
    ASSERT_TRUE(choice);
    EXPECT_EQ(choice->name, "max");
    EXPECT_EQ(choice->parts, (std::vector<std::string>{"manhattan", "hamming"}));
    EXPECT_EQ(full_name(*choice), "max:manhattan+hamming");
    EXPECT_EQ(full_name(*parse_choice("astar:ties=fifo")), "astar");
    EXPECT_TRUE(parse_choice("astar:ties=fifo")->parts.empty());
}

TEST(Choice, says_where_the_text_is_wrong) {
    struct Case {
        std::string_view text;
        std::uint32_t column;
    };
    for (const Case& bad :
         {Case{"", 1}, Case{":", 1}, Case{":ties=fifo", 1}, Case{"astar:", 7},
          Case{"astar:ties", 7}, Case{"astar:ties=", 7}, Case{"astar:=fifo", 7}, Case{"astar:=", 7},
          Case{"astar:,", 7}, Case{"astar:,ties=fifo", 7}, Case{"astar:ties=fifo,", 16},
          Case{"astar:ties=fifo,x", 17}, Case{"max", 4}, Case{"max:", 5}, Case{"max:+a", 5},
          Case{"max:a+", 7}, Case{"max:a++b", 7}, Case{"astar:ties=fifo,,x=1", 17}}) {
        const auto choice = parse_choice(bad.text);
        ASSERT_FALSE(choice) << bad.text;
        EXPECT_EQ(choice.error().code, code::bad_choice);
        EXPECT_EQ(choice.error().line, 1u);
        EXPECT_EQ(choice.error().column, bad.column) << bad.text;
        EXPECT_EQ(choice.error().text, bad.text);
    }
}

constexpr std::string_view sizes[]{"small", "large"};
constexpr OptionDescription options[]{
    {.name = "size", .summary = "how large", .fallback = "small", .choices = sizes}};
constexpr OptionDescription numbers[]{
    {.name = "width", .summary = "in metres", .fallback = "1", .least = -1, .most = 2.5}};
constexpr Description about{
    .name = "box", .summary = "a box", .source = "carpenters", .options = options};
constexpr Description plank{
    .name = "plank", .summary = "a plank", .source = "carpenters", .options = numbers};

TEST(Choice, is_checked_against_the_description) {
    const auto good = checked({"box", {{"size", "large"}}}, about);
    ASSERT_TRUE(good);
    EXPECT_EQ(good->name, "box");
    EXPECT_EQ(good->options, (Options{{"size", "large"}}));
    EXPECT_TRUE(checked({"box", {}}, about));
}

TEST(Choice, is_refused_for_an_option_or_a_value_that_does_not_exist) {
    const auto option = checked({"box", {{"size", "large"}, {"colour", "red"}}}, about);
    ASSERT_FALSE(option);
    EXPECT_EQ(option.error().code, code::unknown_option);
    EXPECT_EQ(option.error().text, "box: colour");
    const auto value = checked({"box", {{"size", "huge"}}}, about);
    ASSERT_FALSE(value);
    EXPECT_EQ(value.error().code, code::bad_option_value);
    EXPECT_EQ(value.error().text, "size=huge");
}

TEST(Choice, takes_a_number_only_from_the_range_of_the_option) {
    for (const char* good : {"-1", "0", "1.75", "2.5"}) {
        EXPECT_TRUE(checked({"plank", {{"width", good}}}, plank)) << good;
    }
    for (const char* bad : {"-1.001", "2.6", "wide", "1e0", "1000"}) {
        const auto refused = checked({"plank", {{"width", bad}}}, plank);
        ASSERT_FALSE(refused) << bad;
        EXPECT_EQ(refused.error().code, code::bad_option_value);
    }
}

}  // namespace
}  // namespace noyes::catalog
