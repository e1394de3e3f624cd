// noyes solve for a sliding-block level.
#include <noyes/blocks/text.hpp>

#include "codes.hpp"
#include "exit_for.hpp"
#include "level_report.hpp"
#include "solve_order.hpp"
#include "trace_file.hpp"
#include "window.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::cli {

namespace {

// The first option that was given and makes no sense here.
std::string_view tile_option(const SolveOptions& options) {
    if (options.goal) return "--goal";
    if (options.every.all) return "--all";
    if (options.every.count) return "--count";
    if (options.film.animate) return "--animate";
    if (options.notation != "blank") return "--notation";
    if (options.threads) return "--threads";
    if (options.tables) return "--tables";
    return {};
}

struct LevelOrder {
    blocks::Metric metric;
    std::string_view format;
    catalog::LevelQuestion question;
};

Attempt<LevelOrder> read_level_order(const SolveOptions& options, const blocks::Level& level) {
    const std::string_view wrong = tile_option(options);
    if (!wrong.empty()) return Failure{{.code = code::not_for_levels, .text = std::string(wrong)}};
    const Attempt<std::string_view> format = read_format_name(options);
    if (!format) return format.error();
    const Attempt<blocks::Metric> metric = read_metric(options.level.metric);
    if (!metric) return metric.error();
    if (options.trace == "-" && !options.quiet) return Failure{{.code = code::trace_on_output}};
    Attempt<Method> method = read_level_method(options.method);
    if (!method) return method.error();
    const Attempt<Limits> limits = read_limits(options.limits);
    if (!limits) return limits.error();
    return LevelOrder{*metric,
                      *format,
                      {.level = level,
                       .metric = *metric,
                       .algorithm = std::move(method->algorithm),
                       .heuristic = std::move(method->heuristic),
                       .insist_on_optimum = options.optimal,
                       .limits = *limits}};
}

Attempt<WatchedLevel> solve_traced(Session& session, const SolveOptions& options,
                                   catalog::LevelQuestion question) {
    Attempt<std::unique_ptr<TraceWriter>> writer = make_level_trace_writer(options.trace_format);
    if (!writer) return writer.error();
    Attempt<TraceFile> trace = TraceFile::open(options.trace, session.out(), *std::move(writer));
    if (!trace) return trace.error();
    question.trace = [&](const catalog::LevelTraceEvent& event) { return trace->write(event); };
    Attempt<WatchedLevel> watched = solve_watched(std::move(question));
    if (const std::optional<Failure> failure = trace->finish()) return *failure;
    if (watched) trace->tell_cut(session);
    return watched;
}

Exit exit_for(const WatchedLevel& watched) {
    if (watched.interrupted) return Exit::interrupted;
    switch (watched.answer.status) {
        case catalog::Status::optimal:
        case catalog::Status::solved: return Exit::done;
        case catalog::Status::unsolvable: return Exit::no;
        case catalog::Status::limit:
        case catalog::Status::stopped: break;
    }
    return Exit::limit;
}

}  // namespace

Exit solve_level(Session& session, const SolveOptions& options, const ChosenLevel& chosen) {
    if (chosen.of > 1)
        session.note(fmt::format("the first of {} levels; --level ID takes another", chosen.of));
    if (options.parse_only) {
        session.print(blocks::to_text(chosen.level));
        return Exit::done;
    }
    const Attempt<LevelOrder> order = read_level_order(options, chosen.level);
    if (!order) return session.fail(order.error());
    if (options.window) return session.fail(play_in_window(order->question, options.limits.time));
    const Attempt<WatchedLevel> watched = options.trace.empty()
                                              ? solve_watched(order->question)
                                              : solve_traced(session, options, order->question);
    if (!watched) return session.fail(watched.error());
    if (watched->answer.heuristic_ignored)
        session.note(fmt::format("{} uses no heuristic; --heuristic {} was ignored",
                                 watched->answer.algorithm, order->question.heuristic.name));
    print_level_report(session, order->format,
                       {.level = chosen.level,
                        .metric = order->metric,
                        .answer = watched->answer,
                        .quiet = options.quiet});
    return exit_for(*watched);
}

}  // namespace noyes::cli
