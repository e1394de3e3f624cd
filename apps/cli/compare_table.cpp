#include <apps/play/numbers.hpp>

#include "columns.hpp"
#include "compare_formats.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <chrono>
#include <map>

namespace noyes::cli {

namespace {

// A mark behind the moves, and what the line below the table says of it.
struct Mark {
    char sign;
    std::string_view meaning;
};

constexpr Mark proven{'*', "proven to be the fewest moves"};
constexpr Mark unsafe{'!', "the heuristic is not admissible"};

Mark mark_of(Halt halt) {
    switch (halt) {
        case Halt::time_limit: return {'T', "ended by the time limit"};
        case Halt::node_limit: return {'N', "ended by the node limit"};
        case Halt::memory_limit: return {'M', "ended by the memory limit"};
        case Halt::stopped: break;
    }
    return {'S', "stopped"};
}

std::vector<Mark> marks_of(const Summary& summary) {
    std::vector<Mark> marks;
    if (summary.halt) marks.push_back(mark_of(*summary.halt));
    if (summary.optimal == summary.trials) marks.push_back(proven);
    if (!summary.way->admissible) marks.push_back(unsafe);
    return marks;
}

std::string legend(const std::vector<Summary>& all) {
    std::map<char, std::string_view> meanings;
    for (const Summary& summary : all) {
        for (const Mark& mark : marks_of(summary)) meanings.emplace(mark.sign, mark.meaning);
    }
    std::string text;
    for (const auto& [sign, meaning] : meanings) text += fmt::format("{} {}\n", sign, meaning);
    return text.empty() ? text : "\n" + text;
}

std::string moves_text(const Summary& summary, bool is_set) {
    if (summary.solved == 0) return "-";
    return is_set ? fmt::format("{:.2f}", summary.moves) : fmt::format("{:.0f}", summary.moves);
}

std::string memory_text(const Summary& summary) {
    return summary.memory_bytes == 0 ? "-" : bytes_text(summary.memory_bytes);
}

std::vector<std::string> row_of(const Summary& summary, bool is_set) {
    std::string marks;
    for (const Mark& mark : marks_of(summary)) marks += mark.sign;
    std::vector<std::string> row{summary.way->algorithm,
                                 summary.way->heuristic.empty() ? "-" : summary.way->heuristic,
                                 moves_text(summary, is_set) + " " + fmt::format("{:<2}", marks),
                                 grouped(summary.expanded),
                                 memory_text(summary),
                                 seconds_text(summary.seconds)};
    if (is_set) row.insert(row.begin() + 2, fmt::format("{}/{}", summary.solved, summary.trials));
    return row;
}

std::vector<std::string> heading(bool is_set) {
    if (!is_set) return {"algorithm", "heuristic", "moves   ", "expanded", "memory", "seconds"};
    return {"algorithm", "heuristic", "solved", "mean   ", "expanded", "memory", "seconds"};
}

}  // namespace

std::string limits_text(const Limits& limits) {
    std::string text = "each run at most";
    std::string_view before = " ";
    const auto add = [&](const std::string& limit) {
        text.append(before).append(limit);
        before = ", ";
    };
    if (limits.time)
        add(fmt::format("{:g} s", std::chrono::duration<double>(*limits.time).count()));
    if (limits.nodes) add(fmt::format("{} nodes", grouped(*limits.nodes)));
    if (limits.memory) add(bytes_text(*limits.memory));
    return text;
}

std::string comparison_table(const Comparison& comparison) {
    const bool is_set = comparison.is_set();
    std::vector<Align> aligns{Align::left,  Align::left,  Align::right,
                              Align::right, Align::right, Align::right};
    if (is_set) aligns.push_back(Align::right);
    Columns columns(std::move(aligns));
    columns.add(heading(is_set));
    const std::vector<Summary> all = summaries(comparison);
    for (const Summary& summary : all) columns.add(row_of(summary, is_set));
    return fmt::format("{}\n{}\n\n{}{}", comparison.name, limits_text(comparison.limits),
                       columns.text(), legend(all));
}

}  // namespace noyes::cli
