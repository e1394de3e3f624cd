#include <apps/play/numbers.hpp>
#include <apps/play/say.hpp>

#include "search_words.hpp"

#include <fmt/format.h>

namespace noyes::desktop {

namespace {

std::string bound_text(const Desk& desk, Cost bound, std::string_view unit) {
    return desk.say({.code = "desktop-search-bound",
                     .text = play::counted(desk.words(), unit, static_cast<std::uint64_t>(bound))});
}

// In the order of Halt.
std::string_view halt_words(Halt halt) {
    switch (halt) {
        case Halt::time_limit: return "desktop-halt-time";
        case Halt::node_limit: return "desktop-halt-nodes";
        case Halt::memory_limit: return "desktop-halt-memory";
        case Halt::stopped: return "desktop-halt-cancelled";
    }
    return "desktop-halt-cancelled";
}

}  // namespace

Cost proven_bound(const std::optional<Progress>& progress) {
    return progress && progress->generated > 0 ? progress->bound : 0;
}

std::string progress_text(const Desk& desk, std::chrono::duration<double> elapsed,
                          const std::optional<Progress>& progress, std::string_view unit) {
    std::string text =
        desk.say({.code = "desktop-search-time", .text = fmt::format("{:.1f}", elapsed.count())});
    if (!progress) return text;
    const double seconds = std::chrono::duration<double>(progress->elapsed).count();
    const std::uint64_t nodes = progress->generated;
    if (nodes == 0 && progress->stored > 0)
        return text + "\n" +
               desk.say({.code = "desktop-search-tables", .text = play::grouped(progress->stored)});
    text += "\n" + desk.say({.code = "desktop-search-nodes", .text = play::grouped(nodes)});
    text += "\n" + desk.say({.code = "desktop-search-rate",
                             .text = play::grouped(play::rate(nodes, seconds))});
    const Cost bound = proven_bound(progress);
    if (bound > 0) text += "\n" + bound_text(desk, bound, unit);
    return text;
}

std::string outcome_text(const Desk& desk, const catalog::Conclusion& conclusion,
                         std::optional<Cost> moves, std::string_view unit) {
    using catalog::Status;
    if (conclusion.status == Status::unsolvable) return desk.say("desktop-found-none");
    if (!moves) {
        std::string text = desk.say(halt_words(conclusion.halt.value_or(Halt::stopped)));
        if (conclusion.lower_bound > 0)
            text += " " + bound_text(desk, conclusion.lower_bound, unit);
        return text;
    }
    const std::string length =
        play::counted(desk.words(), unit, static_cast<std::uint64_t>(*moves));
    if (conclusion.status == Status::optimal)
        return desk.say({.code = "desktop-found-optimal", .text = length});
    return desk.say({.code = "desktop-found", .text = length}) + " " +
           bound_text(desk, conclusion.lower_bound, unit);
}

std::string effort_text(const Desk& desk, const catalog::Conclusion& conclusion) {
    const std::string method =
        conclusion.heuristic.empty()
            ? conclusion.algorithm
            : fmt::format("{} + {}", conclusion.algorithm, conclusion.heuristic);
    const double seconds = conclusion.seconds + conclusion.setup_seconds;
    return fmt::format(
        "{}: {}, {}", method,
        desk.say(
            {.code = "desktop-search-nodes", .text = play::grouped(conclusion.stats.generated)}),
        desk.say({.code = "desktop-search-time", .text = play::seconds_text(seconds)}));
}

}  // namespace noyes::desktop
