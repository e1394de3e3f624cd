#include <noyes/tiles/large/layers.hpp>

#include <noyes/search/ida_star.hpp>
#include <noyes/tiles/heuristics/linear_conflict.hpp>
#include <noyes/tiles/large/line_solver.hpp>
#include <noyes/tiles/large/tally.hpp>

#include <algorithm>

namespace noyes::tiles {

namespace large {

namespace {

constexpr std::int32_t little = 9;         // cells that are solved at once
constexpr std::int32_t worth_trying = 32;  // longer lines all take about the same number of moves

class Solving {
   public:
    Solving(const Homes& homes, std::span<const Tile> tiles, Run& run)
        : run_(run),
          field_(homes, tiles, run),
          rest_{{0, 0}, field_.place(homes.extent.cells() - 1)} {}

    StagedResult operator()() {
        while (rest_.cells() > little && !run_.halt()) fill(best_line());
        if (!run_.halt()) solve_rest();
        return finish();
    }

   private:
    // Across the longer side, so that the rest stays about square; never the blank's home.
    [[nodiscard]] std::vector<Line> possible_lines() const {
        const Place blank_home = field_.place(field_.homes().blank);
        const std::int32_t longer = std::max(rest_.rows(), rest_.columns());
        std::vector<Line> lines;
        for (const Direction side : directions) {
            const Line line{rest_, side};
            if (line.depth() == longer && !line.has(blank_home)) lines.push_back(line);
        }
        return lines;
    }

    Line best_line() {
        const std::vector<Line> lines = possible_lines();
        if (lines.size() == 1 || lines.front().length() > worth_trying) return lines.front();
        std::vector<std::size_t> moves;
        for (const Line& line : lines) moves.push_back(moves_for(line));
        return lines[static_cast<std::size_t>(std::ranges::min_element(moves) - moves.begin())];
    }

    std::size_t moves_for(const Line& line) {
        const std::size_t before = field_.path().size();
        LineSolver solver(field_, run_, stats_, line);
        solver.solve();
        const std::size_t moves = field_.path().size() - before;
        field_.take_back_to(before);
        solver.thaw();
        return moves;
    }

    void fill(const Line& line) {
        const std::size_t before = field_.path().size();
        const std::size_t end = LineSolver(field_, run_, stats_, line).solve();
        const std::size_t after = field_.path().size();
        const std::int32_t first = line.is_row() ? line.at(0).row : line.at(0).column;
        const auto number = static_cast<std::uint32_t>(first + 1);
        using enum Stage::Kind;
        const bool has_only_two = line.length() == 2;
        if (has_only_two) {
            stages_.push_back({line.is_row() ? row : column, number, {}, after - before});
        } else {
            stages_.push_back({line.is_row() ? row : column, number, {}, end - before});
            stages_.push_back({line.is_row() ? row_end : column_end, number, {}, after - end});
        }
        rest_ = line.rest();
    }

    // The rest as a puzzle of its own.
    void solve_rest() {
        const Extent extent{static_cast<std::uint32_t>(rest_.rows()),
                            static_cast<std::uint32_t>(rest_.columns())};
        const Homes homes{extent, cell_in_rest(field_.place(field_.homes().blank))};
        std::vector<Tile> tiles(extent.cells(), 0);
        for (Tile tile = 1; tile < tiles.size(); ++tile) {
            const Tile own = field_.owner(place_in_board(homes.of(tile)));
            tiles[cell_in_rest(field_.where(own))] = tile;
        }
        search::Unobserved nobody;
        const auto found = search::IdaStar::search(
            Puzzle<Dynamic>(homes, tiles), LinearConflict<Dynamic>(homes), nobody, run_, {});
        tally(stats_, run_, found.stats);
        for (const Direction way : found.path) field_.slide(way);
        stages_.push_back({Stage::Kind::rest, 0, extent, found.path.size()});
    }

    [[nodiscard]] Cell cell_in_rest(Place place) const {
        return static_cast<Cell>((place.row - rest_.first.row) * rest_.columns() + place.column -
                                 rest_.first.column);
    }
    [[nodiscard]] Place place_in_board(Cell cell) const {
        const auto here = static_cast<std::int32_t>(cell);
        return {rest_.first.row + here / rest_.columns(),
                rest_.first.column + here % rest_.columns()};
    }

    StagedResult finish() {
        StagedResult result;
        stats_.memory_bytes = run_.peak_memory();
        result.stats = stats_;
        if (run_.halt()) return result;
        result.outcome = search::Outcome::solved;
        result.path = field_.take_path();
        result.cost = static_cast<Cost>(std::min<std::size_t>(result.path.size(), infinite_cost));
        result.stages = std::move(stages_);
        return result;
    }

    Run& run_;
    Field field_;
    Area rest_;
    Stats stats_;
    std::vector<Stage> stages_;
};

}  // namespace

}  // namespace large

StagedResult solve_in_layers(const Homes& homes, std::span<const Tile> tiles, Run& run) {
    return large::Solving(homes, tiles, run)();
}

}  // namespace noyes::tiles
