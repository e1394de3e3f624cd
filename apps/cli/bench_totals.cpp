#include <apps/play/numbers.hpp>

#include "bench_totals.hpp"
#include "columns.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace noyes::cli {

namespace {

double share(double part, std::uint64_t whole) {
    return whole == 0 ? 0 : part / static_cast<double>(whole);
}

bool says(const Json& record, const char* key, bool value) {
    return record.contains(key) && record[key] == value;
}

double middle(const std::vector<double>& sorted) {
    if (sorted.empty()) return 0;
    const std::size_t half = sorted.size() / 2;
    return sorted.size() % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

}  // namespace

void BenchTotals::Lengths::count(const Json& record, const char* key) {
    if (!record.contains(key) || record[key].is_null() || record["length"].is_null()) return;
    ++boards;
    found += record["length"].get<std::uint64_t>();
    given += record[key].get<std::uint64_t>();
}

std::string BenchTotals::Lengths::excess() const {
    constexpr double percent = 100;
    if (found == given) return "as many moves";
    const std::uint64_t moves = found > given ? found - given : given - found;
    return fmt::format("{} {} ({:.2f} %)", counted(moves, "move"), found > given ? "more" : "fewer",
                       percent * share(static_cast<double>(moves), given));
}

Json BenchTotals::Lengths::json() const {
    return {{"boards", boards}, {"moves", found}, {"given", given}};
}

void BenchTotals::count(const Json& record) {
    tally_.count(record);
    if (record["status"] == "error" || record["status"] == "unsolvable") return;
    if (!record["length"].is_null()) {
        ++solved_;
        moves_ += record["length"].get<std::uint64_t>();
    }
    if (record["status"] == "optimal") ++proven_;
    if (says(record, "as_known", true)) ++as_known_;
    if (says(record, "as_known", false)) ++wrong_;
    if (says(record, "as_published", true)) ++as_published_;
    if (says(record, "as_published", false)) ++not_as_published_;
    known_.count(record, "known_length");
    others_.count(record, "other_length");
    generated_ += record["generated"].get<std::uint64_t>();
    const auto taken = record["seconds"].get<double>();
    seconds_.insert(std::ranges::upper_bound(seconds_, taken), taken);
    all_seconds_ += taken;
    setup_seconds_ += record["setup_seconds"].get<double>();
}

Exit BenchTotals::exit() const {
    const Exit exit = tally_.exit();
    return exit != Exit::bad_input && not_as_published_ > 0 ? Exit::no : exit;
}

std::string BenchTotals::length_text() const {
    std::string text = fmt::format("{} as known, {} wrong", grouped(as_known_), grouped(wrong_));
    const std::uint64_t open = known_.boards - std::min(known_.boards, as_known_ + wrong_);
    if (open > 0) text += fmt::format(", {} longer and not proven", grouped(open));
    if (known_.found != known_.given) text += fmt::format("; {} in all", known_.excess());
    return text;
}

std::string BenchTotals::seconds_row() const {
    if (seconds_.empty()) return seconds_text(0);
    return fmt::format("{} in all, mean {}, median {}, longest {}", seconds_text(all_seconds_),
                       seconds_text(share(all_seconds_, seconds_.size())),
                       seconds_text(middle(seconds_)), seconds_text(seconds_.back()));
}

std::string BenchTotals::text() const {
    Columns rows({Align::left, Align::left});
    rows.add({"boards", fmt::format("{}: {} solved, {} proven optimal", grouped(boards()),
                                    grouped(solved_), grouped(proven_))});
    if (known_.boards + wrong_ > 0) rows.add({"lengths", length_text()});
    if (others_.boards > 0)
        rows.add({"beside others",
                  fmt::format("{} on {}", others_.excess(), counted(others_.boards, "board"))});
    if (as_published_ + not_as_published_ > 0)
        rows.add({"node counts", fmt::format("{} as published, {} not", grouped(as_published_),
                                             grouped(not_as_published_))});
    rows.add({"moves", fmt::format("{} in all, mean {:.3f}", grouped(moves_),
                                   share(static_cast<double>(moves_), solved_))});
    rows.add({"nodes generated", grouped(generated_)});
    rows.add({"nodes per second", grouped(rate(generated_, all_seconds_))});
    rows.add({"seconds", seconds_row()});
    rows.add({"setup seconds", seconds_text(setup_seconds_)});
    return rows.text();
}

Json BenchTotals::json() const {
    return {{"boards", boards()},
            {"solved", solved_},
            {"proven", proven_},
            {"as_known", as_known_},
            {"not_as_known", wrong_},
            {"as_published", as_published_},
            {"not_as_published", not_as_published_},
            {"known_lengths", known_.json()},
            {"other_lengths", others_.json()},
            {"moves", moves_},
            {"generated", generated_},
            {"nodes_per_second", rate(generated_, all_seconds_)},
            {"seconds", microseconds(all_seconds_)},
            {"mean_seconds", microseconds(share(all_seconds_, seconds_.size()))},
            {"median_seconds", microseconds(middle(seconds_))},
            {"longest_seconds", microseconds(seconds_.empty() ? 0 : seconds_.back())},
            {"setup_seconds", microseconds(setup_seconds_)}};
}

}  // namespace noyes::cli
