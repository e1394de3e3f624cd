// The forms in which the events of a search can be written.
#pragma once

#include <apps/play/failure.hpp>
#include <noyes/catalog/level_trace.hpp>
#include <noyes/catalog/trace.hpp>

#include "shared.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::cli {

class TraceWriter {
   public:
    virtual ~TraceWriter() = default;

    // More than that are of no use to anybody in this form.
    [[nodiscard]] virtual std::uint64_t most_events() const = 0;

    virtual std::string begin() { return {}; }
    virtual std::string write(const catalog::TraceEvent& event) = 0;
    // Not every form is one for sliding blocks; make_level_trace_writer knows.
    virtual std::string write(const catalog::LevelTraceEvent&) { return {}; }
    virtual std::string end() { return {}; }
};

std::vector<std::string_view> trace_formats();

Attempt<std::unique_ptr<TraceWriter>> make_trace_writer(const std::string& format,
                                                        const tiles::Board& goal);
Attempt<std::unique_ptr<TraceWriter>> make_level_trace_writer(const std::string& format);

}  // namespace noyes::cli
