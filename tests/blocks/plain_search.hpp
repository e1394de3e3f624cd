// The length of a level's shortest solution by breadth-first search over plain lists of cells. It
// shares nothing with the searches that it checks: no keys, no places, no mirror.
#pragma once

#include <noyes/blocks/level.hpp>

#include <algorithm>
#include <set>
#include <string>

namespace noyes::test {

class PlainSearch {
    using Cells = std::vector<blocks::Cell>;
    using Pieces = std::vector<Cells>;

   public:
    PlainSearch(const blocks::Level& level, blocks::Metric metric)
        : level_(level), metric_(metric) {}

    // Nothing if there is no solution.
    std::optional<Cost> operator()() {
        Pieces start;
        for (const blocks::Piece& piece : level_.pieces) start.push_back(piece.cells);
        reach(start);
        for (Cost length = 0; !newest_.empty(); ++length) {
            if (std::ranges::any_of(newest_, [&](const auto& one) { return is_goal(one); }))
                return length;
            for (const Pieces& pieces : std::exchange(newest_, {})) expand(pieces);
        }
        return std::nullopt;
    }

   private:
    [[nodiscard]] bool is_goal(const Pieces& pieces) const {
        return std::ranges::all_of(level_.targets, [&](const blocks::Target& target) {
            return corner_of(level_.extent, pieces[target.piece]) == target.corner;
        });
    }

    // Pieces of one shape without a target are interchangeable.
    [[nodiscard]] std::set<std::pair<std::size_t, Cells>> arrangement(const Pieces& pieces) const {
        std::set<std::pair<std::size_t, Cells>> set;
        for (std::size_t i = 0; i < pieces.size(); ++i)
            set.insert({level_.has_target(i) ? i + 1 : 0, pieces[i]});
        return set;
    }

    void reach(const Pieces& pieces) {
        if (reached_.insert(arrangement(pieces)).second) newest_.push_back(pieces);
    }

    void expand(const Pieces& pieces) {
        for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
            std::set<Cells> seen{pieces[piece]};
            go(pieces, piece, std::nullopt, seen);
        }
    }

    // Slides a piece on, in a direction if there is one, and reaches each place that is one move
    // away.
    void go(const Pieces& pieces, std::size_t piece, std::optional<blocks::Direction> way,
            std::set<Cells>& seen) {
        for (const blocks::Direction next : blocks::directions) {
            if (way && metric_ != blocks::Metric::moves && next != *way) continue;
            Pieces after = pieces;
            if (!step(after, piece, next) || !seen.insert(after[piece]).second) continue;
            reach(after);
            if (metric_ != blocks::Metric::steps) go(after, piece, next, seen);
        }
    }

    bool step(Pieces& pieces, std::size_t piece, blocks::Direction way) const {
        if (!may_go(level_.rule, shape_of(level_.extent, pieces[piece]), way)) return false;
        for (blocks::Cell& cell : pieces[piece]) {
            const auto next = neighbour(level_.extent, cell, way);
            if (!next || !level_.allows(piece, *next)) return false;
            cell = *next;
        }
        for (std::size_t other = 0; other < pieces.size(); ++other) {
            if (other == piece) continue;
            for (const blocks::Cell cell : pieces[piece]) {
                if (std::ranges::binary_search(pieces[other], cell)) return false;
            }
        }
        return true;
    }

    const blocks::Level& level_;
    blocks::Metric metric_;
    std::set<std::set<std::pair<std::size_t, Cells>>> reached_;
    std::vector<Pieces> newest_;
};

}  // namespace noyes::test
