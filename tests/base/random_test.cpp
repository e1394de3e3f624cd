#include <noyes/base/random.hpp>

#include <gtest/gtest.h>

#include <array>

namespace noyes {
namespace {

TEST(Random, gives_the_published_numbers_of_splitmix64) {
    Random random(1234567);
    for (const std::uint64_t expected :
         {6457827717110365317u, 3203168211198807973u, 9817491932198370423u, 4593380528125082431u,
          16408922859458223821u}) {
        EXPECT_EQ(random.next(), expected);
    }
}

TEST(Random, stays_below_what_is_asked_and_reaches_all_of_it) {
    Random random(3);
    std::array<int, 7> seen{};
    for (int i = 0; i < 7'000; ++i) ++seen.at(random.below(7));
    for (const int count : seen) {
        EXPECT_GT(count, 850);  // 1,000 expected, standard deviation 29
        EXPECT_LT(count, 1'150);
    }
    EXPECT_EQ(random.below(1), 0u);
}

}  // namespace
}  // namespace noyes
