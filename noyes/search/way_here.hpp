// The way to a stored state: back from it to the start, from each state by the move that led there.
#pragma once

#include <noyes/search/state_table.hpp>

#include <algorithm>
#include <vector>

namespace noyes::search {

// In the order from the start on. Every state of the way is in the table.
template <PackableDomain D>
std::vector<typename D::Move> way_to(typename D::State state, const D& domain,
                                     const StateTable<D>& table, RecordLayout<D> layout) {
    std::vector<typename D::Move> moves;
    std::vector<std::byte> start(layout.packed_size());
    std::vector<std::byte> packed(layout.packed_size());
    domain.pack(domain.start(), start.data());
    domain.pack(state, packed.data());
    while (!layout.same_state(packed.data(), start.data())) {
        moves.push_back(layout.move(table.find(packed.data())));
        domain.retract(state, moves.back());
        domain.pack(state, packed.data());
    }
    std::ranges::reverse(moves);
    return moves;
}

}  // namespace noyes::search
