#include <noyes/catalog/solve_once.hpp>

#include <noyes/catalog/codes.hpp>
#include <noyes/catalog/engine.hpp>
#include <noyes/catalog/from_either_end.hpp>
#include <noyes/catalog/hot_pairs.hpp>
#include <noyes/catalog/observed.hpp>
#include <noyes/catalog/plan.hpp>
#include <noyes/catalog/replay.hpp>
#include <noyes/search/largest.hpp>
#include <noyes/tiles/way_back.hpp>

#include <algorithm>
#include <cassert>
#include <utility>

namespace noyes::catalog {

namespace {

double seconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double>(time).count();
}

// A bound that rests on estimates which may be too large proves nothing.
ProgressListener listener_for(const Question& question, const Plan& plan) {
    if (plan.admissible() || !question.listener) return question.listener;
    return [&tell = question.listener](Progress progress) {
        progress.bound = 0;
        tell(progress);
    };
}

// One search under way, from the plan to the answer.
class Solving {
   public:
    Solving(const Question& question, const Plan& plan)
        : question_(question),
          plan_(plan),
          begin_(plan.from == "goal" ? question.goal : question.board),
          end_(plan.from == "goal" ? question.board : question.goal),
          renaming_(rename_for(end_)),
          run_(plan.limits, question.stop, listener_for(question, plan),
               question.memory != nullptr ? *question.memory : ordinary_memory()),
          collector_(question.board, question.goal, question.every) {
        if (question.executor != nullptr) run_.set_executor(*question.executor);
    }

    // Fills in what the search found; false if the replay of a solution failed.
    bool operator()(Answer& answer) {
        Found found = search();
        answer.setup_seconds = seconds(ready_);
        answer.seconds = seconds(run_.elapsed() - ready_);
        answer.stats = found.stats;
        answer.solutions = collector_.count();
        answer.halt = run_.halt();
        if (plan_.admissible())
            answer.lower_bound = std::max(answer.lower_bound, found.lower_bound);
        if (found.outcome != search::Outcome::solved) {
            answer.status = run_.halt() == Halt::stopped ? Status::stopped : Status::limit;
            return true;
        }
        if (plan_.from == "goal") turn_round(found.path);
        answer.moves = std::move(found.path);
        answer.stages = std::move(found.stages);
        const bool meets_bound = std::cmp_equal(answer.moves.size(), answer.lower_bound);
        answer.status = plan_.proves() || meets_bound ? Status::optimal : Status::solved;
        return collector_.all_right() && leads_to(question_.board, answer.moves, question_.goal);
    }

   private:
    Found search() {
        if (!find_detours()) return {};
        if (question_.trace) return search_observed();
        return tiles::with_shape(question_.board.extent(),
                                 [&](auto shape) { return search_on<decltype(shape)>(); });
    }

    // False if the run halted.
    bool find_detours() {
        if (plan_.detours == 0) return true;
        tiles::KeptDetours& kept = question_.detours != nullptr ? *question_.detours : own_detours_;
        detours_ = kept.find(question_.board.extent(), plan_.detours, run_);
        ready_ = run_.elapsed();
        return detours_ != nullptr;
    }

    template <class Shape>
    [[nodiscard]] Problem<Shape> problem(const tiles::Puzzle<Shape>& puzzle,
                                         const Reversed<Shape>* back = nullptr) const {
        return {puzzle, detours_, back};
    }

    template <class Shape>
    [[nodiscard]] Reversed<Shape> back() const {
        const tiles::Renaming renaming = rename_for(begin_);
        return {{renaming.homes, renamed(end_, renaming)}, renaming.homes};
    }

    template <class Shape>
    [[nodiscard]] tiles::Puzzle<Shape> puzzle() const {
        return {renaming_.homes, renamed(begin_, renaming_)};
    }

    // Nothing if the run halted meanwhile.
    template <class Shape>
    std::optional<AnyHeuristic<Shape>> heuristic() {
        auto made = made_for<Shape>(renaming_.homes);
        if (made && plan_.algorithm->searches_backward) {
            auto back = way_back<Shape>();
            if (!back) return std::nullopt;
            made->set_backward(*std::move(back));
        }
        return made;
    }

    template <class Shape>
    std::optional<AnyHeuristic<Shape>> way_back() {
        const auto start = *tiles::Board::make(begin_.extent(), renamed(begin_, renaming_));
        tiles::Renaming back = rename_for(start);
        auto made = made_for<Shape>(back.homes);
        if (!made) return std::nullopt;
        return AnyHeuristic<Shape>(
            tiles::WayBack<Shape, AnyHeuristic<Shape>>(*std::move(made), std::move(back.names)));
    }

    [[nodiscard]] Setup setup(const tiles::Homes& homes) {
        return {homes, plan_.heuristic_settings,
                question_.tables != nullptr ? *question_.tables : no_tables_, run_, ready_};
    }

    template <class Shape>
    std::optional<AnyHeuristic<Shape>> made_for(const tiles::Homes& homes) {
        std::vector<AnyHeuristic<Shape>> parts;
        for (const Heuristic* part : plan_.heuristics) {
            auto made = part->engine->make<Shape>(setup(homes));
            if (!made) return std::nullopt;
            parts.push_back(*std::move(made));
        }
        if (parts.size() == 1) return std::move(parts.front());
        return AnyHeuristic<Shape>(search::Largest<tiles::Puzzle<Shape>>(std::move(parts)));
    }

    template <class Shape>
    [[nodiscard]] HotPair<Shape> hot_pair() const {
        if (plan_.heuristics.size() > 1) return nullptr;
        return find_hot_pair<Shape>(*plan_.algorithm, *plan_.heuristics.front());
    }

    template <class Shape>
    Found search_on() {
        if (question_.every) return search_for_all<Shape>();
        if (plan_.from == "either") return search_from_either<Shape>();
        if (const auto hot = hot_pair<Shape>()) {
            return hot(problem(puzzle<Shape>()), setup(renaming_.homes), plan_.settings);
        }
        const auto made = heuristic<Shape>();
        if (!made) return {};
        return plan_.algorithm->engine->run<Shape>(problem(puzzle<Shape>()), *made, run_,
                                                   plan_.settings);
    }

    template <class Shape>
    Found search_from_either() {
        const Reversed<Shape> there_and_back = back<Shape>();
        const tiles::Puzzle<Shape> there = puzzle<Shape>();
        const Problem<Shape> both = problem(there, &there_and_back);
        if (const auto hot = hot_pair<Shape>())
            return hot(both, setup(renaming_.homes), plan_.settings);
        const auto made = made_for<Shape>(renaming_.homes);
        if (!made) return {};
        const auto made_back = made_for<Shape>(there_and_back.homes);
        if (!made_back) return {};
        return search_from_either_end(both, *made, *made_back, run_);
    }

    // Solutions found before a limit are shortest ones too: the search is in its last iteration.
    template <class Shape>
    Found search_for_all() {
        const auto made = heuristic<Shape>();
        if (!made) return {};
        Found found = plan_.algorithm->engine->run_for_all<Shape>(puzzle<Shape>(), *made,
                                                                  collector_, run_, plan_.settings);
        const bool was_solved = question_.board == question_.goal;
        if (was_solved) collector_.pass_on();
        if (collector_.count() > 0) found.outcome = search::Outcome::solved;
        found.path = collector_.first();
        return found;
    }

    Found search_observed() {
        TraceObserver observer(question_.trace, renaming_, run_);
        const auto made = heuristic<tiles::Dynamic>();
        if (!made) return {};
        const ObservedRunner runner = observed_runner(plan_.algorithm->about.name);
        assert(runner != nullptr);  // but in a program that was linked without
        return runner(problem(puzzle<tiles::Dynamic>()), *made, observer, run_, plan_.settings);
    }

    const Question& question_;
    const Plan& plan_;
    const tiles::Board& begin_;  // of the search
    const tiles::Board& end_;
    tiles::Renaming renaming_;
    Run run_;
    SolutionCollector collector_;
    tiles::KeptDetours own_detours_;
    const tiles::Detours* detours_ = nullptr;
    tiles::NoTables no_tables_;
    std::chrono::nanoseconds ready_{};  // when tables were made, as the run counts
};

}  // namespace

Cost read(const Heuristic& heuristic, const tiles::Board& board, const tiles::Board& goal) {
    const tiles::Renaming renaming = rename_for(goal);
    const tiles::PlainBoard state(renamed(board, renaming));
    tiles::NoTables no_tables;
    Run run;
    std::chrono::nanoseconds ready{};
    const auto settings = heuristic.settle({}, goal);
    const auto any =
        heuristic.engine->make<tiles::Dynamic>({renaming.homes, *settings, no_tables, run, ready});
    return any->estimate(any->evaluate(state));
}

Expected<Answer> solve_once(const Question& question) {
    const auto plan = make_plan(question);
    if (!plan) return plan.error();

    Answer answer{{.algorithm = std::string(plan->algorithm->about.name)}};
    answer.solvability = tiles::solvability(question.board, question.goal);
    if (plan->algorithm->uses_heuristic) answer.heuristic = plan->heuristic_name();
    answer.heuristic_ignored =
        !plan->algorithm->uses_heuristic && question.heuristic.name != automatic;
    if (!answer.solvability.solvable) {
        answer.status = Status::unsolvable;
        return answer;
    }
    answer.lower_bound = read(*find_heuristic("manhattan"), question.board, question.goal);
    if (!Solving(question, *plan)(answer)) return Error{.code = code::wrong_answer};
    return answer;
}

}  // namespace noyes::catalog
