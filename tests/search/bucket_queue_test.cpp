#include <noyes/search/bucket_queue.hpp>

#include <noyes/base/random.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <tuple>
#include <vector>

namespace noyes::test {

namespace {

using search::BlockPool;
using search::BucketQueue;
using search::Ties;

struct Record {
    Cost key;
    Cost g;
    std::uint64_t age;  // the smaller, the older
};

bool comes_before(const Record& a, const Record& b, Ties ties) {
    if (a.key != b.key) return a.key < b.key;
    switch (ties) {
        case Ties::high_g: return std::tuple(a.g, a.age) > std::tuple(b.g, b.age);
        case Ties::low_g: return std::tuple(-a.g, a.age) > std::tuple(-b.g, b.age);
        case Ties::fifo: return a.age < b.age;
        case Ties::lifo: break;
    }
    return a.age > b.age;
}

// The queue beside an unsorted list that is searched from end to end.
class Pair {
   public:
    Pair(noyes::Run& run, Ties ties)
        : ties_(ties), pool_(run, 96), queue_(pool_, sizeof(Record), ties) {}

    bool push(Cost key, Cost g) {
        const Record record{key, g, ++age_};
        std::byte* place = queue_.push(key, g);
        if (place == nullptr) return false;
        std::memcpy(place, &record, sizeof record);
        model_.push_back(record);
        return true;
    }

    void pop() {
        const auto first = std::ranges::min_element(
            model_, [&](const Record& a, const Record& b) { return comes_before(a, b, ties_); });
        ASSERT_EQ(queue_.first_key(), first->key);
        const auto [bytes, g] = queue_.pop();
        Record popped{};
        std::memcpy(&popped, bytes, sizeof popped);
        ASSERT_EQ(popped.age, first->age);
        ASSERT_EQ(g, first->g);
        model_.erase(first);
    }

    void compare_size() const {
        ASSERT_EQ(queue_.size(), model_.size());
        ASSERT_EQ(queue_.empty(), model_.empty());
    }
    [[nodiscard]] bool empty() const { return model_.empty(); }

   private:
    Ties ties_;
    BlockPool pool_;
    BucketQueue queue_;
    std::vector<Record> model_;
    std::uint64_t age_ = 0;
};

class EveryOrder : public testing::TestWithParam<Ties> {};

TEST_P(EveryOrder, is_that_of_a_searched_list) {
    Random random(1);
    noyes::Run run;
    Pair pair(run, GetParam());
    for (int i = 0; i < 20'000; ++i) {
        const bool growing = i / 500 % 2 == 0;
        if (pair.empty() || random.below(10) < (growing ? 7u : 2u)) {
            const auto key = static_cast<Cost>(random.below(12));
            ASSERT_TRUE(pair.push(key, static_cast<Cost>(random.below(9))));
        } else {
            ASSERT_NO_FATAL_FAILURE(pair.pop());
        }
        ASSERT_NO_FATAL_FAILURE(pair.compare_size());
    }
}

TEST_P(EveryOrder, survives_that_there_is_no_more_memory) {
    Random random(2);
    noyes::Run run(Limits{.memory = 4'000});
    Pair pair(run, GetParam());
    int refused = 0;
    for (Cost key = 500; key > 0; --key) refused += pair.push(key, key % 7) ? 0 : 1;
    ASSERT_GT(refused, 0);
    EXPECT_EQ(run.halt(), Halt::memory_limit);
    EXPECT_LE(run.peak_memory(), 4'000u);
    while (!pair.empty()) {
        ASSERT_NO_FATAL_FAILURE(pair.compare_size());
        ASSERT_NO_FATAL_FAILURE(pair.pop());
    }
    EXPECT_TRUE(pair.push(3, 1));  // what was given back can be used again
}

TEST_P(EveryOrder, holds_for_costs_of_any_size) {
    noyes::Run run;
    Pair pair(run, GetParam());
    for (const Cost g : {0, 5'000, 2'000'000'000, 4'096, 5'000, 1, 2'000'000'000}) {
        for (const Cost key : {3, 1, 2}) ASSERT_TRUE(pair.push(key, g));
    }
    while (!pair.empty()) ASSERT_NO_FATAL_FAILURE(pair.pop());
}

INSTANTIATE_TEST_SUITE_P(BucketQueue, EveryOrder,
                         testing::Values(Ties::high_g, Ties::low_g, Ties::fifo, Ties::lifo),
                         [](const auto& order) {
                             std::string name(
                                 search::tie_names[static_cast<std::size_t>(order.param)]);
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

}  // namespace

}  // namespace noyes::test
