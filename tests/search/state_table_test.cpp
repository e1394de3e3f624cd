#include <noyes/search/state_table.hpp>

#include <noyes/base/random.hpp>

#include "graph.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>

namespace noyes::test {

namespace {

using search::BlockPool;
using search::KeepCost;
using search::RecordLayout;
using search::StateTable;

#ifdef NOYES_SANITIZED
constexpr int many = 20'000;
#else
constexpr int many = 300'000;
#endif

// Keeps a cost for each node, as the table and as a std::map do.
template <class G>
class Pair {
   public:
    Pair(noyes::Run& run, std::size_t block_bytes)
        : layout_(graph_, KeepCost::yes), pool_(run, block_bytes), table_(pool_, layout_) {}

    // False: no memory.
    bool put(Graph::State node, Cost cost) {
        const auto place = table_.put(packed(node).data());
        if (place.record == nullptr) return false;
        EXPECT_EQ(place.is_new, model_.find(node) == model_.end());
        layout_.set_move(place.record, node + 7);
        layout_.set_cost(place.record, cost);
        model_[node] = cost;
        return true;
    }

    void compare(Graph::State up_to) const {
        ASSERT_EQ(table_.size(), model_.size());
        for (Graph::State node = 0; node < up_to; ++node) {
            const std::byte* record = table_.find(packed(node).data());
            const auto known = model_.find(node);
            ASSERT_EQ(record != nullptr, known != model_.end()) << node;
            if (record == nullptr) continue;
            ASSERT_EQ(layout_.cost(record), known->second);
            ASSERT_EQ(layout_.move(record), node + 7);
            Graph::State there = 0;
            graph_.unpack(record, there);
            ASSERT_EQ(there, node);
        }
    }

    [[nodiscard]] std::size_t size() const { return model_.size(); }

   private:
    std::array<std::byte, G::packed_size()> packed(Graph::State node) const {
        std::array<std::byte, G::packed_size()> bytes{};
        graph_.pack(node, bytes.data());
        return bytes;
    }

    G graph_{0};
    RecordLayout<G> layout_;
    BlockPool pool_;
    StateTable<G> table_;
    std::map<Graph::State, Cost> model_;
};

TEST(StateTable, finds_again_what_was_put_however_often_it_grows) {
    for (const std::size_t block_bytes : {16u, 48u, 4096u}) {  // 12 bytes a record
        Random random(block_bytes);
        noyes::Run run;
        Pair<Graph> pair(run, block_bytes);
        const int count = block_bytes < 4096 ? many / 10 : many;
        for (int i = 0; i < count; ++i) {
            const auto node = static_cast<Graph::State>(random.below(static_cast<unsigned>(count)));
            ASSERT_TRUE(pair.put(node, i));
        }
        pair.compare(static_cast<Graph::State>(count));
    }
}

TEST(StateTable, tells_states_apart_whose_hashes_are_the_same) {
    std::array<std::byte, 16> one{};
    std::array<std::byte, 16> two{};
    CollidingGraph(0).pack(1, one.data());
    CollidingGraph(0).pack(2, two.data());
    ASSERT_EQ(search::hash_bytes(one.data(), 16), search::hash_bytes(two.data(), 16));

    noyes::Run run;
    Pair<CollidingGraph> pair(run, 384);
    for (Graph::State node = 0; node < 1'500; node += 3) {
        ASSERT_TRUE(pair.put(node, static_cast<Cost>(node)));
    }
    pair.compare(1'500);
}

TEST(StateTable, keeps_all_it_has_when_there_is_no_more_memory) {
    constexpr std::size_t limit = 64 << 10;
    noyes::Run run(Limits{.memory = limit});
    Pair<Graph> pair(run, 192);
    int refused = 0;
    for (Graph::State node = 0; node < 10'000; ++node) refused += pair.put(node, 1) ? 0 : 1;
    EXPECT_GT(refused, 0);
    EXPECT_EQ(run.halt(), Halt::memory_limit);
    EXPECT_LE(run.peak_memory(), limit);
    EXPECT_GT(pair.size(), limit / 12 / 3);  // at least a third of the memory is of use
    pair.compare(10'000);
}

TEST(StateTable, finds_nothing_while_it_is_empty) {
    noyes::Run run;
    const Pair<Graph> pair(run, 192);
    pair.compare(10);
    EXPECT_EQ(run.memory(), 0u);
}

}  // namespace

}  // namespace noyes::test
