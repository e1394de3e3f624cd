#include <noyes/search/hand.hpp>

#include <noyes/base/random.hpp>

#include "graph.hpp"

#include <gtest/gtest.h>

#include <deque>

namespace noyes::test {

namespace {

TEST(Hand, gives_out_first_what_was_added_first) {
    const Graph graph{0};
    const search::RecordLayout<Graph> layout(graph, search::KeepCost::no);
    search::Hand<Graph> hand(layout);
    std::deque<Graph::State> model;
    Random random(1);
    std::vector<std::byte> record(layout.bytes());
    for (Graph::State node = 0; node < 10'000; ++node) {
        if (model.size() < hand.most && random.below(2) == 0) {
            graph.pack(node, record.data());
            layout.set_move(record.data(), node + 7);
            hand.add(record.data(), static_cast<Cost>(node + 1), node + 2);
            model.push_back(node);
        } else if (!model.empty()) {
            const auto& taken = hand.next();
            Graph::State there = 0;
            graph.unpack(taken.packed, there);
            ASSERT_EQ(there, model.front());
            ASSERT_EQ(taken.move, there + 7);
            ASSERT_EQ(taken.g, static_cast<Cost>(there + 1));
            ASSERT_EQ(taken.hash, there + 2u);
            model.pop_front();
        }
        ASSERT_EQ(hand.size(), model.size());
        ASSERT_EQ(hand.empty(), model.empty());
    }
}

}  // namespace

}  // namespace noyes::test
