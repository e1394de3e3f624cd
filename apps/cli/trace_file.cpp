#include "trace_file.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::cli {

Attempt<TraceFile> TraceFile::open(const std::string& path, io::Output& standard_output,
                                   std::unique_ptr<TraceWriter> writer) {
    if (path == "-") return TraceFile(nullptr, standard_output, std::move(writer));
    Expected<io::Output> file = io::Output::create(path);
    if (!file) return Failure{file.error()};
    auto own = std::make_unique<io::Output>(*std::move(file));
    io::Output& out = *own;
    return TraceFile(std::move(own), out, std::move(writer));
}

std::optional<Failure> TraceFile::finish() {
    out_->write(writer_->end());
    if (own_ != nullptr) own_->finish();
    if (!out_->failure()) return std::nullopt;
    return Failure{*out_->failure()};
}

void TraceFile::tell_cut(Session& session) const {
    if (events_ > most_events())
        session.note(fmt::format("the trace ends after {} events; the search went on without it",
                                 most_events()));
}

}  // namespace noyes::cli
