#include "trace_file.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::cli {

namespace {

using catalog::TraceEvent;

// Written by hand: a million events through a JSON library would cost more than the search.
std::string event_line(const TraceEvent& event) {
    std::string line = fmt::format("{{\"event\":\"{}\"", name(event.kind));
    if (event.kind == TraceEvent::Kind::bound_raised)
        return line + fmt::format(",\"bound\":{}}}\n", event.bound);
    line += fmt::format(",\"g\":{},\"h\":{}", event.g, event.h);
    if (event.move) line += fmt::format(",\"move\":\"{}\"", tiles::letter(*event.move));
    if (event.board != nullptr)
        line += fmt::format(",\"tiles\":[{}]", fmt::join(event.board->tiles(), ","));
    return line + "}\n";
}

}  // namespace

Attempt<TraceFile> TraceFile::open(const std::string& path, io::Output& standard_output) {
    if (path == "-") return TraceFile(nullptr, standard_output);
    Expected<io::Output> file = io::Output::create(path);
    if (!file) return Failure{file.error()};
    auto own = std::make_unique<io::Output>(*std::move(file));
    io::Output& out = *own;
    return TraceFile(std::move(own), out);
}

bool TraceFile::write(const TraceEvent& event) {
    if (++events_ <= most_events) out_->write(event_line(event));
    return !out_->failure() && !out_->reader_gone();
}

std::optional<Failure> TraceFile::finish() {
    if (own_ != nullptr) own_->finish();
    if (!out_->failure()) return std::nullopt;
    return Failure{*out_->failure()};
}

}  // namespace noyes::cli
