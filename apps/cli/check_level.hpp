// noyes check for a sliding-block level: its size, its pieces, and what the heuristics say.
#pragma once

#include <apps/play/level_source.hpp>

#include "session.hpp"
#include "shared.hpp"

namespace noyes::cli {

// Whether there is a solution takes a search; check tells only what is seen at once.
Exit check_level(Session& session, const blocks::Level& level, blocks::Metric metric);

}  // namespace noyes::cli
