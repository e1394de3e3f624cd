// --trace: the events of a search as JSON lines.
//
//   {"event":"expanded","g":1,"h":5,"move":"D","tiles":[1,2,3,4,8,0,7,6,5]}
//   {"event":"bound_raised","bound":8}
#pragma once

#include <noyes/catalog/trace.hpp>
#include <noyes/io/output.hpp>

#include "failure.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace noyes::cli {

class TraceFile {
   public:
    // Enough for any board that somebody wants to look at event by event; 100 MB or so.
    static constexpr std::uint64_t most_events = 1'000'000;

    // `path` may be `-`: the lines then go to `standard_output`.
    static Attempt<TraceFile> open(const std::string& path, io::Output& standard_output);

    // False if the lines can no longer be written: the search should end.
    bool write(const catalog::TraceEvent& event);

    // Whether events were left out because there were too many.
    [[nodiscard]] bool cut() const { return events_ > most_events; }
    // Closes the file; what went wrong with it, if anything did.
    std::optional<Failure> finish();

   private:
    TraceFile(std::unique_ptr<io::Output> own, io::Output& out)
        : own_(std::move(own)), out_(&out) {}

    std::unique_ptr<io::Output> own_;
    io::Output* out_;
    std::uint64_t events_ = 0;
};

}  // namespace noyes::cli
