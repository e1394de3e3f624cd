#include <noyes/tiles/large/line_solver.hpp>

namespace noyes::tiles::large {

std::size_t LineSolver::solve() {
    Gap gap{0, line_.length() - 1};
    while (gap.last - gap.first > 1 && !run_.halt()) fill_one(gap);
    const std::size_t before = field_.path().size();
    if (!run_.halt()) fill_two({owner(gap.first), owner(gap.last)});
    for (std::int32_t i = 0; i < line_.length(); ++i) field_.freeze(line_.at(i));
    return before;
}

void LineSolver::thaw() {
    for (std::int32_t i = 0; i < line_.length(); ++i) field_.thaw(line_.at(i));
}

void LineSolver::fill_one(Gap& gap) {
    const Carrier::Plan first = carrier_.plan(owner(gap.first), line_.at(gap.first));
    const Carrier::Plan last = carrier_.plan(owner(gap.last), line_.at(gap.last));
    const bool takes_first = first.cost <= last.cost;
    carrier_.carry(takes_first ? first : last);
    field_.freeze(line_.at(takes_first ? gap.first++ : gap.last--));
}

void LineSolver::fill_two(Pair pair) {
    if (is_home(pair.first) && is_home(pair.second)) return;
    if (solve_within_reach(pair)) return;
    const Pair turned{pair.second, pair.first};
    const Gathering ways[]{{pair, field_.home(pair.second)},
                           {turned, field_.home(pair.first)},
                           {pair, field_.home(pair.first)},
                           {turned, field_.home(pair.second)}};
    const std::size_t before = field_.path().size();
    const Gathering* best = ways;
    std::size_t fewest = ~std::size_t{0};
    for (const Gathering& way : ways) {
        gather(way);
        if (run_.halt()) return;
        if (field_.path().size() < fewest) {
            fewest = field_.path().size();
            best = &way;
        }
        field_.take_back_to(before);
    }
    gather(*best);
}

void LineSolver::gather(const Gathering& way) {
    carrier_.carry(carrier_.plan(way.pair.first, way.first_to));
    if (run_.halt() || solve_within_reach(way.pair)) return;
    field_.freeze(way.first_to);
    carrier_.carry(carrier_.plan(way.pair.second, behind(field_.home(way.pair.second))));
    field_.thaw(way.first_to);
    if (!run_.halt()) solve_within_reach(way.pair);
}

bool LineSolver::solve_within_reach(Pair pair) {
    Area area = reach(pair);
    if (area.cells() > PairSearch::most_cells) return false;
    const Area wider = widened(area, line_.area);
    if (wider.cells() <= PairSearch::most_cells) area = wider;
    for (const Direction way : PairSearch(field_, area, run_).solve(pair, stats_))
        field_.slide(way);
    return true;
}

// Three lines deep: in two the tiles could not pass each other.
Area LineSolver::reach(Pair pair) const {
    const Place home = field_.home(pair.first);
    Area area{home, home};
    for (const Place place :
         {behind(behind(home)), field_.home(pair.second), field_.where(pair.first),
          field_.where(pair.second), field_.blank()}) {
        area = joined(area, place);
    }
    return area;
}

}  // namespace noyes::tiles::large
