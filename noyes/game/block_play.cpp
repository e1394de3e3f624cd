#include <noyes/game/block_play.hpp>

#include <noyes/search/hash.hpp>

#include <algorithm>
#include <utility>

namespace noyes::game {

using blocks::Cell;
using blocks::Metric;

BlockPlay::BlockPlay(blocks::Level level, Metric metric)
    : level_(std::move(level)), metric_(metric) {
    for (const blocks::Piece& piece : level_.pieces)
        shapes_.push_back(shape_of(level_.extent, piece.cells));
}

BlockPlay::State BlockPlay::first() const {
    State state;
    for (const blocks::Piece& piece : level_.pieces)
        state.corners.push_back(corner_of(level_.extent, piece.cells));
    return state;
}

blocks::Level BlockPlay::level_at(const State& state) const {
    blocks::Level level = level_;
    for (std::uint32_t piece = 0; piece < shapes_.size(); ++piece)
        level.pieces[piece].cells = cells(state, piece);
    return level;
}

std::vector<std::optional<std::uint32_t>> BlockPlay::owners(const State& state) const {
    std::vector<std::optional<std::uint32_t>> owners(level_.extent.cells());
    for (std::uint32_t piece = 0; piece < shapes_.size(); ++piece) {
        for (const Cell offset : shapes_[piece].offsets)
            owners[state.corners[piece] + offset] = piece;
    }
    return owners;
}

std::vector<Cell> BlockPlay::cells(const State& state, std::uint32_t piece) const {
    return *cells_at(level_.extent, shapes_[piece], state.corners[piece]);
}

std::vector<Cell> BlockPlay::target_cells(std::uint32_t piece) const {
    for (const blocks::Target& target : level_.targets) {
        if (target.piece == piece) return *cells_at(level_.extent, shapes_[piece], target.corner);
    }
    return {};
}

std::optional<std::uint32_t> BlockPlay::find_piece(char name) const {
    const auto found = std::ranges::find(level_.pieces, name, &blocks::Piece::name);
    if (found == level_.pieces.end()) return std::nullopt;
    return static_cast<std::uint32_t>(found - level_.pieces.begin());
}

bool BlockPlay::is_free(const State& state, std::uint32_t piece,
                        const std::vector<Cell>& cells) const {
    const auto owned = owners(state);
    return std::ranges::all_of(cells, [&](Cell cell) {
        return level_.allows(piece, cell) && owned[cell].value_or(piece) == piece;
    });
}

bool BlockPlay::apply(State& state, const Step& step) const {
    if (step.piece >= shapes_.size()) return false;
    const blocks::Shape& shape = shapes_[step.piece];
    if (!may_go(level_.rule, shape, step.way)) return false;
    const auto corner = neighbour(level_.extent, state.corners[step.piece], step.way);
    if (!corner) return false;
    const auto cells = cells_at(level_.extent, shape, *corner);
    if (!cells || !is_free(state, step.piece, *cells)) return false;
    state.corners[step.piece] = *corner;
    return true;
}

bool BlockPlay::joins(const Step& before, const Step& step) const {
    switch (metric_) {
        case Metric::moves: return before.piece == step.piece;
        case Metric::straight: return before == step;
        case Metric::steps: break;
    }
    return false;
}

BlockPlay::Steps BlockPlay::legal_steps(const State& state) const {
    Steps steps;
    for (std::uint32_t piece = 0; piece < shapes_.size(); ++piece) {
        for (const blocks::Direction way : blocks::directions) {
            State moved = state;
            if (apply(moved, {piece, way})) steps.push_back({piece, way});
        }
    }
    return steps;
}

bool BlockPlay::is_solved(const State& state) const {
    return std::ranges::all_of(level_.targets, [&](const blocks::Target& target) {
        return state.corners[target.piece] == target.corner;
    });
}

std::uint64_t BlockPlay::hash(const State& state) const {
    const auto bytes = std::as_bytes(std::span(state.corners));
    return search::hash_bytes(bytes.data(), bytes.size());
}

}  // namespace noyes::game
