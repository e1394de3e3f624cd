// How a heuristic of the catalog takes itself apart: by its own `explain(state)`.
#pragma once

#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/engine.hpp>
#include <noyes/tiles/explanation.hpp>

#include <optional>
#include <vector>

namespace noyes::catalog {

struct Explained {
    Cost estimate = 0;
    std::vector<tiles::Sum> sums{};  // the largest is the estimate
};

// Nothing if the run halted while tables were made.
using Explainer = std::optional<Explained> (*)(const Setup&, const tiles::PlainBoard&);

// Of an entry of heuristics().
Explainer explainer_of(const Heuristic& heuristic);

}  // namespace noyes::catalog
