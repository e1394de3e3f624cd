#include "piece_way.hpp"

#include <map>
#include <set>
#include <utility>

namespace noyes::desktop {

namespace {

using game::BlockState;
using game::BlockStep;
using Steps = std::vector<BlockStep>;

struct Walk {
    BlockState state;
    Steps steps{};
    int corners = 0;
};

// Where a walk ends, and which way it went last: what follows depends on nothing else.
using End = std::pair<blocks::Cell, int>;

End end_of(const Walk& walk, std::uint32_t piece) {
    const int last = walk.steps.empty() ? -1 : static_cast<int>(walk.steps.back().way);
    return {walk.state.corners[piece], last};
}

// All walks that are one step longer; of those that end alike the one with the fewest corners.
std::vector<Walk> longer(const std::vector<Walk>& walks, const game::BlockPlay& rules,
                         std::uint32_t piece, std::set<End>& seen) {
    std::map<End, Walk> next;
    for (const Walk& walk : walks) {
        for (const blocks::Direction way : blocks::directions) {
            const BlockStep step{piece, way};
            Walk further = walk;
            if (!rules.apply(further.state, step)) continue;
            if (!walk.steps.empty() && !(walk.steps.back() == step)) ++further.corners;
            further.steps.push_back(step);
            const End end = end_of(further, piece);
            const auto other = next.find(end);
            if (seen.contains(end) ||
                (other != next.end() && other->second.corners <= further.corners))
                continue;
            next.insert_or_assign(end, std::move(further));
        }
    }
    std::vector<Walk> all;
    for (auto& [end, walk] : next) {
        seen.insert(end);
        all.push_back(std::move(walk));
    }
    return all;
}

}  // namespace

std::optional<Steps> piece_way(const game::BlockPlay& rules, const BlockState& state,
                               std::uint32_t piece, blocks::Cell corner) {
    std::set<End> seen;
    std::vector<Walk> walks{{state}};
    while (!walks.empty()) {
        const Walk* best = nullptr;
        for (const Walk& walk : walks) {
            if (walk.state.corners[piece] != corner) continue;
            if (best == nullptr || walk.corners < best->corners) best = &walk;
        }
        if (best != nullptr) return best->steps;
        walks = longer(walks, rules, piece, seen);
    }
    return std::nullopt;
}

}  // namespace noyes::desktop
