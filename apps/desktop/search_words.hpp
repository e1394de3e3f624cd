// What is told of a search: while it goes on, and when it is over.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/base/progress.hpp>
#include <noyes/catalog/conclusion.hpp>

#include "desk.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace noyes::desktop {

// What is proven by then; nothing while tables are made, which count something else.
Cost proven_bound(const std::optional<Progress>& progress);

// Seconds; then the bound, nodes and nodes a second as soon as they are known.
std::string progress_text(const Desk& desk, std::chrono::duration<double> elapsed,
                          const std::optional<Progress>& progress, std::string_view unit);

// "48 moves, proven optimal", or the bound that was proven; without `moves` why there are none.
std::string outcome_text(const Desk& desk, const catalog::Conclusion& conclusion,
                         std::optional<Cost> moves, std::string_view unit);

// "ida with pdb: 12,345 nodes in 0.12 s"
std::string effort_text(const Desk& desk, const catalog::Conclusion& conclusion);

}  // namespace noyes::desktop
