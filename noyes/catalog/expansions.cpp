#include <noyes/catalog/expansions.hpp>

#include <noyes/tiles/all_distances.hpp>

#include <map>
#include <optional>
#include <utility>

namespace noyes::catalog {

namespace {

// Two distances of every board at once.
class Whereabouts {
   public:
    Whereabouts(const tiles::Board& start, const tiles::Board& goal)
        : from_start_(start), to_goal_(goal) {}

    [[nodiscard]] Area empty() const {
        const auto columns = static_cast<std::size_t>(to_goal_.farthest()) + 1;
        const auto rows = static_cast<std::size_t>(from_start_.farthest()) + 1;
        const std::vector<std::uint64_t> row(columns);
        Area area(rows, row);
        return area;
    }

    void add(const tiles::Board& board, Area& area) const {
        ++area[static_cast<std::size_t>(from_start_.of(board))]
              [static_cast<std::size_t>(to_goal_.of(board))];
    }

    [[nodiscard]] Area all() const {
        Area area = empty();
        for (std::uint64_t i = 0; i < to_goal_.size(); ++i) add(to_goal_.board(i), area);
        return area;
    }

   private:
    tiles::AllDistances from_start_;
    tiles::AllDistances to_goal_;
};

class Watcher {
   public:
    explicit Watcher(const Question& question) {
        const bool reachable = tiles::solvability(question.board, question.goal).solvable;
        if (!reachable || !tiles::distances_are_known(question.board.extent())) return;
        whereabouts_.emplace(question.board, question.goal);
        area_ = whereabouts_->empty();
    }

    bool operator()(const TraceEvent& event) {
        if (event.kind != TraceEvent::Kind::expanded) return true;
        ++expanded_;
        Contour& contour = contours_[{event.g, event.h}];
        if (contour.states++ == 0) contour.first = expanded_;
        contour.last = expanded_;
        if (whereabouts_) whereabouts_->add(*event.board, area_);
        return true;
    }

    void tell(Expansions& result) const {
        for (const auto& [key, contour] : contours_) {
            result.contours.push_back(contour);
            result.contours.back().g = key.first;
            result.contours.back().h = key.second;
        }
        if (!whereabouts_) return;
        result.expanded = area_;
        result.boards = whereabouts_->all();
    }

   private:
    std::optional<Whereabouts> whereabouts_{};
    Area area_{};
    std::map<std::pair<Cost, Cost>, Contour> contours_{};  // by g and h
    std::uint64_t expanded_ = 0;
};

}  // namespace

Expected<Expansions> watch_expansions(Question question) {
    if (question.board.extent() != question.goal.extent()) {
        return solve(question).error();
    }
    Watcher watcher(question);
    question.trace = [&](const TraceEvent& event) { return watcher(event); };
    auto answer = solve(question);
    if (!answer) return answer.error();
    Expansions result{.answer = *std::move(answer)};
    watcher.tell(result);
    return result;
}

}  // namespace noyes::catalog
