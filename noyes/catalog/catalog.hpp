// What there is: every algorithm and heuristic with its name, its explanation and what it promises.
// Front ends, documentation and conformance tests loop over these two lists.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/expected.hpp>
#include <noyes/base/pseudo_code.hpp>
#include <noyes/base/settings.hpp>
#include <noyes/tiles/extent.hpp>
#include <noyes/tiles/homes.hpp>

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>

namespace noyes::catalog {

struct AlgorithmEngine;  // how it is run: catalog/engine.hpp
struct HeuristicEngine;

struct Algorithm {
    Description about;
    bool uses_heuristic = false;
    bool stores_states = false;      // memory grows with the states seen
    bool can_find_all = false;       // every shortest solution, not only one
    bool searches_backward = false;  // wants a heuristic for the way back too
    // With an admissible heuristic a solution is at most that many times as long as a shortest one.
    // Infinite: nothing is promised.
    double (*factor)(const Settings&) = nullptr;
    PseudoCode code{};
    const AlgorithmEngine* engine = nullptr;

    // With an admissible heuristic, unless its options say otherwise.
    [[nodiscard]] bool finds_optimum() const { return factor({}) == 1; }
};

struct Heuristic {
    Description about;
    bool admissible = false;                 // never more than the true distance
    bool consistent = false;                 // never falls by more than a move costs
    bool (*fits)(tiles::Extent) = nullptr;   // whether its tables are small enough for a size
    bool (*quick)(tiles::Extent) = nullptr;  // whether they take but a moment
    std::size_t (*value_bytes)(tiles::Extent) = nullptr;  // what is carried along a path
    // The options as they will be taken, such as the name of a partition for `auto`.
    Expected<Settings> (*settle)(const Settings&, const tiles::Board& goal) = nullptr;
    const HeuristicEngine* engine = nullptr;
};

std::span<const Algorithm> algorithms();
std::span<const Heuristic> heuristics();

// By name or alias; nullptr if there is none.
const Algorithm* find_algorithm(std::string_view name);
const Heuristic* find_heuristic(std::string_view name);

}  // namespace noyes::catalog
