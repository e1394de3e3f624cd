// Only what differs from the frame before is drawn.
#include <apps/desktop/patchwork.hpp>

#include <gtest/gtest.h>

namespace noyes::desktop {
namespace {

using ui::Box;

constexpr ui::Size window{320, 200};  // ten squares by six and a quarter
constexpr Box everything{0, 0, window.width, window.height};

struct Seen {
    Box box;
    std::uint64_t mark;
};

std::vector<Box> changed(Patchwork& patchwork, const std::vector<Seen>& frame) {
    patchwork.begin(window);
    for (const Seen& seen : frame) patchwork.add(seen.box, seen.mark);
    return patchwork.changed();
}

TEST(Patchwork, draws_the_first_frame_as_a_whole_and_the_same_frame_not_at_all) {
    Patchwork patchwork;
    const std::vector<Seen> frame{{everything, 1}, {{40, 40, 10, 10}, 2}};
    EXPECT_EQ(changed(patchwork, frame), std::vector{everything});
    EXPECT_TRUE(changed(patchwork, frame).empty());
}

TEST(Patchwork, draws_the_squares_that_something_has_left_and_those_it_has_come_to) {
    Patchwork patchwork;
    changed(patchwork, {{everything, 1}, {{40, 40, 10, 10}, 2}});
    const std::vector<Box> boxes = changed(patchwork, {{everything, 1}, {{200, 40, 10, 10}, 2}});
    EXPECT_EQ(boxes, (std::vector<Box>{{32, 32, 32, 32}, {192, 32, 32, 32}}));
}

TEST(Patchwork, joins_squares_to_boxes_that_end_with_the_window) {
    Patchwork patchwork;
    changed(patchwork, {{everything, 1}});
    const std::vector<Box> boxes = changed(patchwork, {{everything, 1}, {{100, 130, 60, 70}, 2}});
    EXPECT_EQ(boxes, (std::vector<Box>{{96, 128, 64, 72}}));
}

TEST(Patchwork, sees_what_lies_over_what) {
    Patchwork patchwork;
    changed(patchwork, {{{0, 0, 20, 20}, 1}, {{10, 10, 20, 20}, 2}});
    EXPECT_EQ(changed(patchwork, {{{10, 10, 20, 20}, 2}, {{0, 0, 20, 20}, 1}}),
              (std::vector<Box>{{0, 0, 32, 32}}));
}

TEST(Patchwork, draws_everything_of_another_size_and_after_it_was_forgotten) {
    Patchwork patchwork;
    changed(patchwork, {{everything, 1}});
    patchwork.begin({100, 50});
    EXPECT_EQ(patchwork.changed(), (std::vector<Box>{{0, 0, 100, 50}}));
    changed(patchwork, {{everything, 1}});
    patchwork.forget();
    EXPECT_EQ(changed(patchwork, {{everything, 1}}), std::vector{everything});
}

TEST(Patchwork, draws_many_changes_as_one) {
    Patchwork patchwork;
    changed(patchwork, {{everything, 1}});
    std::vector<Seen> scattered{{everything, 1}};
    for (float y = 0; y < 192; y += 64) {
        for (float x = 0; x < 320; x += 64) scattered.push_back({{x, y, 5, 5}, 2});
    }
    EXPECT_EQ(changed(patchwork, scattered), (std::vector<Box>{{0, 0, 288, 160}}));
}

TEST(Patchwork, takes_what_lies_partly_or_wholly_outside) {
    Patchwork patchwork;
    changed(patchwork, {{everything, 1}});
    EXPECT_EQ(changed(patchwork, {{everything, 1}, {{310, 190, 50, 50}, 2}}),
              (std::vector<Box>{{288, 160, 32, 40}}));
    EXPECT_TRUE(changed(patchwork, {{everything, 1}, {{310, 190, 50, 50}, 2}, {{400, 0, 9, 9}, 3}})
                    .empty());
}

}  // namespace
}  // namespace noyes::desktop
