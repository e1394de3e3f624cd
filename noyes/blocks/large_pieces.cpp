#include <noyes/blocks/large_pieces.hpp>

#include <noyes/blocks/heuristics/target_distance.hpp>
#include <noyes/blocks/replay.hpp>
#include <noyes/blocks/tell.hpp>
#include <noyes/blocks/width.hpp>
#include <noyes/search/a_star.hpp>

#include <algorithm>
#include <array>

namespace noyes::blocks {

namespace {

constexpr std::uint64_t most_nodes = 4'000'000;  // of a plan

// What a step costs by the width of the passage through which the small pieces flow round; what the
// flow costs decides between alike ones. Two cells are narrow, too: a piece of two by two stops all
// others there, and an odd number of empty cells never gets past it.
constexpr std::array<std::uint32_t, 5> width_prices{0, 800, 200, 40, 20};  // 4: or wider

// Large pieces alone on the board.
template <std::size_t Words>
class Creeping : public Puzzle<Words> {
   public:
    using typename Puzzle<Words>::State;

    Creeping(const Level& level, CellSet ground)
        : Puzzle<Words>(level, Metric::steps, Mirroring::ignored),
          extent_(level.extent),
          ground_(std::move(ground)) {
        for (const Kind& kind : this->kinds()) {
            auto& bodies = bodies_.emplace_back();
            for (const Cell corner : kind.corners)
                bodies.push_back(body_of(extent_, *cells_at(extent_, kind.shape, corner)));
        }
    }

    template <class Last, class Visit>
    bool for_each_child(State& state, Last last, Visit visit) const {
        return Puzzle<Words>::for_each_child(state, last, [&](auto step, State& child, Cost) {
            const std::uint32_t price = price_of(child, step);
            return price > 0 && visit(step, child, static_cast<Cost>(price));
        });
    }

   private:
    // 0 if the way from behind the piece that has moved to its front is closed. So it is, too, if a
    // part of the front is cut off from the others before the step, for nobody would clear it.
    [[nodiscard]] std::uint32_t price_of(const State& after, Slide move) const {
        const CellSet was = set_of(extent_, bodies_[move.kind()][move.from()]);
        const CellSet is = set_of(extent_, bodies_[move.kind()][move.to()]);
        CellSet open = ground_;
        for (std::size_t kind = 0; kind < bodies_.size(); ++kind) {
            this->for_each_place(after, kind, [&](Place place) {
                if (kind == move.kind() && place == move.to()) return;
                for (const Cell cell : bodies_[kind][place]) open[cell] = false;
            });
        }
        std::vector<Cell> behind;
        std::vector<Cell> front;
        CellSet open_before = open;
        for (Cell cell = 0; cell < open.size(); ++cell) {
            if (was[cell]) open_before[cell] = false;
            if (was[cell] && is[cell]) open[cell] = false;
            if (open[cell] && was[cell]) behind.push_back(cell);
            if (open[cell] && is[cell]) front.push_back(cell);
        }
        if (front.empty()) return 1;  // nobody is in the way there
        const CellSet together = flooded(extent_, open_before, std::span(front).first(1));
        if (!std::ranges::all_of(front, [&](Cell cell) { return together[cell]; })) return 0;
        const std::uint32_t width = passage_width(extent_, open, behind, front, 4);
        return width == 0 ? 0 : width_prices[width] + flow_price(extent_, open, behind, front);
    }

    Extent extent_;
    CellSet ground_;
    std::vector<std::vector<std::vector<Cell>>> bodies_;  // of each kind in each place
};

Level with_only(const Level& level, const std::vector<std::size_t>& pieces) {
    Level only = level;
    only.pieces.clear();
    for (const std::size_t piece : pieces) only.pieces.push_back(level.pieces[piece]);
    for (Target& target : only.targets)
        target.piece =
            static_cast<std::size_t>(std::ranges::find(pieces, target.piece) - pieces.begin());
    return only;
}

std::vector<Move> cheapest_way(const Level& level, const CellSet& ground, Run& run) {
    return with_puzzle(level, Metric::steps, [&]<std::size_t Words>(const Puzzle<Words>&) {
        const Creeping<Words> puzzle(level, ground);
        search::Unobserved nobody;
        run.give_up_after(most_nodes);
        const auto found =
            search::AStar::search(puzzle, TargetDistance<Words>(puzzle), nobody, run, {});
        run.add_finished(found.stats.generated);
        return tell(level, puzzle, found.path);
    });
}

}  // namespace

CellSet small_ground(const Level& level) {
    CellSet floor;
    for (const Ground ground : level.ground) floor.push_back(ground == Ground::floor);
    std::vector<Cell> taken;
    for (const Piece& piece : level.pieces)
        taken.insert(taken.end(), piece.cells.begin(), piece.cells.end());
    return flooded(level.extent, floor, taken);
}

std::vector<std::size_t> large_pieces(const Level& level) {
    const CellSet ground = small_ground(level);
    auto empty = static_cast<std::size_t>(std::ranges::count(ground, true));
    for (const Piece& piece : level.pieces) {
        empty -= static_cast<std::size_t>(
            std::ranges::count_if(piece.cells, [&](Cell cell) { return ground[cell]; }));
    }
    std::vector<std::size_t> large;
    for (std::size_t piece = 0; piece < level.pieces.size(); ++piece) {
        if (level.pieces[piece].cells.size() > empty) large.push_back(piece);
    }
    return large;
}

// What cannot be reached from outside, on a board with a frame of one more cell.
std::vector<Cell> body_of(Extent extent, const std::vector<Cell>& cells) {
    const Extent framed{extent.rows + 2, extent.columns + 2};
    const auto in_frame = [&](Cell cell) {
        return framed.cell(extent.row(cell) + 1, extent.column(cell) + 1);
    };
    CellSet open(framed.cells(), true);
    for (const Cell cell : cells) open[in_frame(cell)] = false;
    constexpr Cell outside = 0;
    const CellSet reached = flooded(framed, open, std::span(&outside, 1));
    std::vector<Cell> body;
    for (Cell cell = 0; cell < extent.cells(); ++cell) {
        if (!reached[in_frame(cell)]) body.push_back(cell);
    }
    return body;
}

std::vector<LargeStep> plan_of_large_pieces(const Level& level, Run& run) {
    const std::vector<std::size_t> large = large_pieces(level);
    std::vector<LargeStep> plan;
    for (const Move& move : cheapest_way(with_only(level, large), small_ground(level), run)) {
        const auto piece = std::ranges::find(level.pieces, move.piece, &Piece::name);
        plan.push_back({static_cast<std::size_t>(piece - level.pieces.begin()), move.path.front()});
    }
    const auto makes_room = [&](const LargeStep& step) { return !level.has_target(step.piece); };
    return std::ranges::any_of(plan, makes_room) ? plan : std::vector<LargeStep>{};
}

}  // namespace noyes::blocks
