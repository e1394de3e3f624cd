#include <apps/play/numbers.hpp>
#include <noyes/io/terminal.hpp>

#include "batch_writer.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::cli {

namespace {

using namespace std::chrono_literals;

// "45 s", "12 min", "3.5 h"
std::string rough_time(double seconds) {
    constexpr double minute = 60;
    constexpr double hour = 3600;
    if (seconds < 2 * minute) return fmt::format("{:.0f} s", seconds);
    if (seconds < 2 * hour) return fmt::format("{:.0f} min", seconds / minute);
    return fmt::format("{:.1f} h", seconds / hour);
}

}  // namespace

BatchWriter::BatchWriter(Session& session, io::Output& out, const Work& work)
    : session_(session), out_(out), work_(work), tally_(work.done), progress_(io::standard_error) {}

void BatchWriter::add(std::size_t job, Json record) {
    const std::lock_guard lock(mutex_);
    ++finished_;
    if (work_.in_order) waiting_.emplace(job, std::move(record));
    else write(record);
    while (!waiting_.empty() && waiting_.begin()->first == next_) {
        write(waiting_.begin()->second);
        waiting_.erase(waiting_.begin());
        ++next_;
    }
    show();
}

// At once: what is written is what a killed run has done.
void BatchWriter::write(const Json& record) {
    tally_.count(record);
    out_.write(line(record));
    out_.flush();
    tell_mismatch(record);
}

void BatchWriter::tell_mismatch(const Json& record) {
    if (!record.contains("as_known") || record["as_known"] != false) return;
    progress_.erase();
    const Json& length = record["length"];
    session_.note(fmt::format("line {}: {}, but {} are known to be the fewest",
                              record["line"].dump(),
                              length.is_null() ? record["status"].get<std::string>()
                                               : counted(length.get<std::uint64_t>(), "move"),
                              record["known_length"].dump()));
}

void BatchWriter::show_progress() {
    const std::lock_guard lock(mutex_);
    show();
}

// "37 of 1,000 boards   12.3 s   about 5 min left"
void BatchWriter::show() {
    constexpr auto often_enough = 100ms;
    const auto now = Clock::now();
    if (work_.quiet || !progress_.seen() || now - shown_ < often_enough) return;
    shown_ = now;
    const double seconds = std::chrono::duration<double>(now - start_).count();
    const std::uint64_t before = work_.done.records();
    std::string text = fmt::format("{} of {}   {:.1f} s", grouped(before + finished_),
                                   counted(before + work_.jobs, "board"), seconds);
    if (finished_ > 0) {
        const auto left = static_cast<double>(work_.jobs - finished_);
        const double rest = seconds / static_cast<double>(finished_) * left;
        text += fmt::format("   about {} left", rough_time(rest));
    }
    progress_.show(text);
}

bool BatchWriter::lost() {
    const std::lock_guard lock(mutex_);
    return out_.failure() || out_.reader_gone();
}

}  // namespace noyes::cli
