// noyes compare: several algorithms and heuristics on the same boards.
#include <apps/play/numbers.hpp>
#include <apps/play/suggestion.hpp>
#include <noyes/io/interrupt.hpp>
#include <noyes/io/progress_line.hpp>
#include <noyes/io/terminal.hpp>

#include "codes.hpp"
#include "commands.hpp"
#include "compare_formats.hpp"
#include "compare_order.hpp"
#include "exit_for.hpp"
#include "plot.hpp"
#include "report.hpp"
#include "shared.hpp"
#include "task.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <utility>

namespace noyes::cli {

namespace {

constexpr std::array<std::string_view, 4> formats{"table", "csv", "json", "svg"};

// One trial after the other, watched on a terminal.
class Trials {
   public:
    Trials(Comparison& comparison, const StopFlag& stop)
        : comparison_(comparison), stop_(stop), line_(io::standard_error) {}

    // What is wrong with a way, if anything is; a limit is nothing wrong.
    std::optional<Failure> run() {
        for (std::size_t way = 0; way < comparison_.ways.size(); ++way) {
            for (std::size_t contest = 0; contest < comparison_.contests.size(); ++contest) {
                if (stop_.raised()) return std::nullopt;
                if (auto failure = run_one(way, contest)) return failure;
            }
        }
        return std::nullopt;
    }

   private:
    std::optional<Failure> run_one(std::size_t way, std::size_t contest) {
        const Contest& chosen = comparison_.contests[contest];
        show(way, {});
        Attempt<catalog::Answer> answer =
            solve_task({.board = chosen.board,
                        .goal = chosen.goal,
                        .method = comparison_.ways[way].method,
                        .limits = comparison_.limits},
                       stop_, [&](const Progress& progress) { show(way, progress); });
        if (!answer) return answer.error();
        if (answer->halt != Halt::stopped)
            comparison_.trials.push_back({way, contest, *std::move(answer)});
        return std::nullopt;
    }

    // "12 of 93 runs   astar manhattan   3.2 s   1,234,567 nodes"
    void show(std::size_t way, const Progress& progress) {
        if (!line_.seen()) return;
        const std::size_t all = comparison_.ways.size() * comparison_.contests.size();
        const Way& chosen = comparison_.ways[way];
        line_.show(fmt::format(
            "{} of {}   {} {}   {:.1f} s   {} nodes", grouped(comparison_.trials.size()),
            counted(all, "run"), chosen.algorithm, chosen.heuristic,
            std::chrono::duration<double>(progress.elapsed).count(), grouped(progress.generated)));
    }

    Comparison& comparison_;
    const StopFlag& stop_;
    io::ProgressLine line_;
};

void print(Session& session, const CompareOptions& options, const std::string& format,
           const PlotStyle& style, const Comparison& comparison) {
    const bool study = is_study(options);
    if (format == "csv")
        return session.print(study ? study_csv(comparison) : comparison_csv(comparison));
    if (format == "json") return session.print(comparison_json(comparison, session.words()));
    if (format == "svg") return session.print(svg_plot(comparison, style));
    session.print(study ? study_table(comparison) : comparison_table(comparison));
}

Exit exit_for(Session& session, const Comparison& comparison) {
    const std::string wrong = contradiction(comparison);
    if (!wrong.empty()) {
        session.note(wrong);
        return Exit::no;
    }
    const bool any = std::ranges::any_of(
        comparison.trials, [](const Trial& trial) { return has_solution(trial.answer); });
    return any ? Exit::done : Exit::limit;
}

Exit run_trials(Session& session, const CompareOptions& options, const std::string& format,
                const PlotStyle& style, Comparison& comparison) {
    StopFlag stop;
    const io::Interrupt interrupt(stop);
    if (const auto failure = Trials(comparison, stop).run()) return session.fail(*failure);
    const std::size_t all = comparison.ways.size() * comparison.contests.size();
    const bool stopped = comparison.trials.size() < all;
    print(session, options, format, style, comparison);
    if (!stopped) return exit_for(session, comparison);
    session.note(fmt::format("stopped after {} of {}", grouped(comparison.trials.size()),
                             counted(all, "run")));
    return interrupt.by_ctrl_c() ? Exit::interrupted : Exit::limit;
}

Exit compare(Session& session, const CompareOptions& options) {
    const std::string format = options.json ? "json" : options.format;
    if (format == "json") session.speak_json();
    if (std::ranges::find(formats, format) == formats.end())
        return session.fail(not_in_list(code::unknown_value, format, "--format", formats));
    const Attempt<PlotStyle> style = read_plot_style(options.plot, options.theme, options.title);
    if (!style) return session.fail(style.error());
    Attempt<Comparison> comparison = read_comparison(options);
    if (!comparison) {
        const Exit exit = session.fail(comparison.error());
        return comparison.error().error.code == code::nothing_to_compare ? Exit::no : exit;
    }
    return run_trials(session, options, format, *style, *comparison);
}

}  // namespace

Command add_compare(CLI::App& app) {
    CLI::App* command = add_command(app, "compare", "Compare algorithms and heuristics");
    auto options = std::make_shared<CompareOptions>();
    add_compare_options(*command, *options);
    return {command, [options](Session& session) { return compare(session, *options); }};
}

}  // namespace noyes::cli
