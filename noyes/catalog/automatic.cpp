#include <noyes/catalog/automatic.hpp>

#include <noyes/catalog/attempts.hpp>
#include <noyes/catalog/solve_once.hpp>

#include <algorithm>
#include <limits>
#include <utility>

namespace noyes::catalog {

namespace {

// One attempt after the other, within common limits.
class Automatic {
   public:
    explicit Automatic(const Question& question)
        : question_(question), patience_(patience(question)) {}

    Expected<Answer> operator()() {
        for (const Attempt& attempt : attempts(question_)) {
            const auto answer = run(attempt, patience_.proof);
            if (!answer) return answer.error();
            const bool gives_way = answer->halt == Halt::node_limit && attempt.nodes;
            if (!gives_way || nodes_left() == 0) break;
        }
        const bool may_do_without = !question_.insist_on_optimum && sum_.halt != Halt::node_limit;
        if (sum_.status == Status::limit && may_do_without) {
            const auto soon = elapsed() + at_least;
            const auto answer = run(last_resort(), std::max(patience_.all.value_or(soon), soon));
            if (!answer) return answer.error();
        }
        if (sum_.status != Status::optimal) sum_.bytes_wanted = bytes_wanted(question_);
        return std::move(sum_);
    }

   private:
    Expected<Answer> run(const Attempt& attempt,
                         const std::optional<std::chrono::nanoseconds>& time) {
        Question question = question_;
        question.algorithm = attempt.algorithm;
        question.heuristic = attempt.heuristic;
        if (time) question.limits.time = std::max(*time - elapsed(), std::chrono::nanoseconds{0});
        // Where it ends by the number of nodes, one thread alone ends at the same node every time.
        if (attempt.nodes) question.executor = nullptr;
        question.limits.nodes = std::min(nodes_left(), attempt.nodes.value_or(unlimited));
        if (question.limits.nodes == unlimited) question.limits.nodes.reset();
        auto answer = solve_once(question);
        if (answer) add(*answer);
        return answer;
    }

    void add(const Answer& answer) {
        const Answer before = std::exchange(sum_, answer);
        sum_.lower_bound = std::max(sum_.lower_bound, before.lower_bound);
        sum_.seconds += before.seconds;
        sum_.setup_seconds += before.setup_seconds;
        sum_.stats.expanded += before.stats.expanded;
        sum_.stats.generated += before.stats.generated;
        sum_.stats.undo_skipped += before.stats.undo_skipped;
        sum_.stats.memory_bytes = std::max(sum_.stats.memory_bytes, before.stats.memory_bytes);
        const bool meets_bound = std::cmp_equal(sum_.moves.size(), sum_.lower_bound);
        if (sum_.status == Status::solved && meets_bound) sum_.status = Status::optimal;
    }

    [[nodiscard]] std::uint64_t nodes_left() const {
        if (!question_.limits.nodes) return unlimited;
        return *question_.limits.nodes - std::min(*question_.limits.nodes, sum_.stats.generated);
    }
    [[nodiscard]] std::chrono::nanoseconds elapsed() const { return Run::Clock::now() - start_; }

    // For the last resort, even if proofs have used up the time: limits hold within half a second.
    static constexpr std::chrono::nanoseconds at_least{250'000'000};
    static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

    const Question& question_;
    Patience patience_;
    Run::Clock::time_point start_ = Run::Clock::now();
    Answer sum_{};
};

}  // namespace

bool is_automatic(const Question& question) {
    return question.algorithm.name == automatic && !question.trace && !question.every;
}

Expected<Answer> solve_automatically(const Question& question) { return Automatic(question)(); }

}  // namespace noyes::catalog
