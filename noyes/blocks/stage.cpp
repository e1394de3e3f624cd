#include <noyes/blocks/stage.hpp>

#include <algorithm>
#include <utility>

namespace noyes::blocks {

namespace {

constexpr std::size_t horizon = 14;   // stages that are looked at
constexpr double next_counts = 0.9;   // of what the one before counts
constexpr std::uint32_t far_out = 3;  // steps: a piece that deep in a dead end is stuck there
constexpr std::uint32_t never = 8;    // steps that count for one that cannot leave at all

using Places = std::vector<std::optional<std::vector<Cell>>>;  // by corner

Places places_of(const Stage& stage, const Shape& shape) {
    Places places(stage.extent.cells());
    for (Cell corner = 0; corner < places.size(); ++corner) {
        auto cells = cells_at(stage.extent, shape, corner);
        if (cells && std::ranges::all_of(*cells, [&](Cell cell) { return stage.open[cell]; }))
            places[corner] = std::move(cells);
    }
    return places;
}

bool meets(const std::vector<Cell>& cells, const CellSet& set) {
    return std::ranges::any_of(cells, [&](Cell cell) { return set[cell]; });
}

// Steps of a piece, were it alone, until it meets none of some cells.
std::vector<std::uint32_t> ways_out(const Stage& stage, const Places& places, const CellSet& of) {
    std::vector<std::uint32_t> steps(places.size(), never);
    std::vector<bool> seen(places.size());
    std::vector<Cell> newest;
    const auto reach = [&](Cell corner, std::uint32_t distance) {
        if (!places[corner] || seen[corner]) return;
        seen[corner] = true;
        steps[corner] = std::min(distance, never);
        newest.push_back(corner);
    };
    for (Cell corner = 0; corner < places.size(); ++corner) {
        if (places[corner] && !meets(*places[corner], of)) reach(corner, 0);
    }
    for (std::uint32_t distance = 1; !newest.empty(); ++distance) {
        for (const Cell corner : std::exchange(newest, {})) {
            for (const Direction way : directions) {
                if (const auto next = neighbour(stage.extent, corner, way)) reach(*next, distance);
            }
        }
    }
    return steps;
}

// Whether a piece that stands there cuts off a part of the front.
bool is_dam(const Stage& stage, const std::vector<Cell>& cells) {
    CellSet open = stage.open;
    for (const Cell cell : cells) open[cell] = false;
    const CellSet reached = flooded(stage.extent, open, stage.behind);
    return std::ranges::any_of(stage.front,
                               [&](Cell cell) { return open[cell] && !reached[cell]; });
}

// From 0, for one that does not hinder.
double hindrance_of(const Stage& stage, const std::vector<Cell>& cells, std::uint32_t way_out) {
    const double deep = way_out < far_out ? 0 : (way_out - far_out + 1) / 2.0;
    return deep + (is_dam(stage, cells) ? 1 : 0);
}

std::vector<Cell> emptied(const Level& level, const CellSet& ground) {
    CellSet empty = ground;
    for (const Piece& piece : level.pieces) {
        for (const Cell cell : piece.cells) empty[cell] = false;
    }
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < empty.size(); ++cell) {
        if (empty[cell]) cells.push_back(cell);
    }
    return cells;
}

}  // namespace

std::vector<Stage> stages_of(const Level& level, std::span<const LargeStep> plan) {
    const std::vector<std::size_t> large = large_pieces(level);
    const CellSet ground = small_ground(level);
    Level there = level;
    std::vector<Stage> stages;
    std::vector<Cell> left = emptied(level, ground);
    for (const LargeStep& step : plan) {
        Stage& stage = stages.emplace_back(
            Stage{step, level.extent, ground, {}, std::move(left), CellSet(ground.size())});
        for (const std::size_t piece : large) {
            for (const Cell cell : body_of(level.extent, there.pieces[piece].cells))
                stage.open[cell] = false;
        }
        std::vector<Cell>& cells = there.pieces[step.piece].cells;
        const std::vector<Cell> before = body_of(level.extent, cells);
        for (Cell& cell : cells) cell = *neighbour(level.extent, cell, step.way);
        const std::vector<Cell> now = body_of(level.extent, cells);
        std::ranges::copy_if(now, std::back_inserter(stage.front),
                             [&](Cell cell) { return bool(stage.open[cell]); });
        left.clear();
        std::ranges::copy_if(before, std::back_inserter(left), [&](Cell cell) {
            return ground[cell] && !std::ranges::binary_search(now, cell);
        });
        std::erase_if(stage.behind, [&](Cell cell) { return !stage.open[cell]; });
    }
    for (std::size_t i = stages.size(); i-- > 0;) {
        if (i + 1 < stages.size() && stages[i + 1].step == stages[i].step)
            stages[i].swept = stages[i + 1].swept;
        for (const Cell cell : stages[i].front) stages[i].swept[cell] = true;
    }
    return stages;
}

Level small_level(const Level& level, std::span<const std::size_t> large) {
    Level small = level;
    small.pieces.clear();
    small.targets.clear();
    std::ranges::replace(small.ground, Ground::gate, Ground::wall);
    for (std::size_t piece = 0; piece < level.pieces.size(); ++piece) {
        if (!std::ranges::binary_search(large, piece)) {
            small.pieces.push_back(level.pieces[piece]);
            continue;
        }
        for (const Cell cell : body_of(level.extent, level.pieces[piece].cells))
            small.ground[cell] = Ground::wall;
    }
    return small;
}

std::vector<Cost> hindrance(std::span<const Stage> ahead, const Shape& shape,
                            const Weights& weights) {
    const Stage& now = ahead.front();
    const Places places = places_of(now, shape);
    std::vector<double> sum(places.size());
    const std::uint32_t depth = is_horizontal(now.step.way) ? shape.columns : shape.rows;
    if (depth > 1) {
        const std::vector<std::uint32_t> out = ways_out(now, places, now.swept);
        for (Cell corner = 0; corner < sum.size(); ++corner) {
            if (places[corner]) sum[corner] += weights.clear * static_cast<double>(out[corner]);
        }
    }
    double counts = weights.dam;
    for (const Stage& stage : ahead.first(std::min(horizon, ahead.size()))) {
        if (shape.offsets.size() == 1) break;
        if (stage.front.empty() || stage.behind.empty()) continue;
        const Places then = places_of(stage, shape);
        const std::vector<std::uint32_t> out =
            ways_out(stage, then, set_of(stage.extent, stage.front));
        for (Cell corner = 0; corner < sum.size(); ++corner) {
            if (places[corner] && then[corner])
                sum[corner] += counts * hindrance_of(stage, *then[corner], out[corner]);
        }
        counts *= next_counts;
    }
    return {sum.begin(), sum.end()};
}

}  // namespace noyes::blocks
