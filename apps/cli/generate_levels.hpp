// noyes generate --blocks: sliding-block levels, each with the length of its shortest solution.
#pragma once

#include "generate_order.hpp"
#include "session.hpp"

namespace noyes::cli {

Exit generate_levels(Session& session, const GenerateOptions& options);

}  // namespace noyes::cli
