// --trace: the events of a search in a file.
#pragma once

#include <apps/play/failure.hpp>
#include <noyes/catalog/trace.hpp>
#include <noyes/io/output.hpp>

#include "session.hpp"
#include "shared.hpp"
#include "trace_writer.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace noyes::cli {

class TraceFile {
   public:
    // `path` may be `-`: the events then go to `standard_output`.
    static Attempt<TraceFile> open(const std::string& path, io::Output& standard_output,
                                   std::unique_ptr<TraceWriter> writer);

    // False if the events can no longer be written: the search should end.
    bool write(const auto& event) {
        if (++events_ <= most_events()) out_->write(writer_->write(event));
        return !out_->failure() && !out_->reader_gone();
    }

    // A note if events were left out because there were too many.
    void tell_cut(Session& session) const;
    // Closes the file; what went wrong with it, if anything did.
    std::optional<Failure> finish();

   private:
    TraceFile(std::unique_ptr<io::Output> own, io::Output& out, std::unique_ptr<TraceWriter> writer)
        : own_(std::move(own)), out_(&out), writer_(std::move(writer)) {
        out_->write(writer_->begin());
    }

    [[nodiscard]] std::uint64_t most_events() const { return writer_->most_events(); }

    std::unique_ptr<io::Output> own_;
    io::Output* out_;
    std::unique_ptr<TraceWriter> writer_;
    std::uint64_t events_ = 0;
};

}  // namespace noyes::cli
