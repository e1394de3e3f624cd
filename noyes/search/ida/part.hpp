// A part of an IDA* search: all that lies below one state. Explorers search parts, each in its own
// way (depth_first.hpp, interleaved.hpp).
#pragma once

#include <noyes/search/heuristic.hpp>
#include <noyes/search/ida/tally.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace noyes::search {

template <class D, class H>
struct Part {
    typename D::State state;
    typename H::Value value;
    std::optional<LastOf<D>> last{};  // none at the start
    Cost g = 0;
    std::vector<typename D::Move> path{};
    Tally before{};  // nodes that one thread alone looks at between the part before and this one
};

enum class Ending : std::uint8_t {
    explored,  // no goal within the bound, or all that were wanted were shown
    found,
    halted,  // by the run, or because the part became superfluous
};

}  // namespace noyes::search
