#include <apps/play/suggestion.hpp>

#include "codes.hpp"
#include "shared.hpp"
#include "trace_writer.hpp"
#include "tree_drawing.hpp"

#include <fmt/format.h>

namespace noyes::cli {

namespace {

using catalog::TraceEvent;

// One event a line:
//
//   {"event":"expanded","g":1,"h":5,"move":"D","tiles":[1,2,3,4,8,0,7,6,5]}
//   {"event":"bound_raised","bound":8}
class JsonLines final : public TraceWriter {
   public:
    // Enough for any board that somebody wants to look at event by event; 100 MB or so.
    [[nodiscard]] std::uint64_t most_events() const override { return 1'000'000; }

    // Written by hand: a million events through a JSON library would cost more than the search.
    std::string write(const TraceEvent& event) override {
        std::string line = fmt::format("{{\"event\":\"{}\"", name(event.kind));
        if (event.kind == TraceEvent::Kind::bound_raised)
            return line + fmt::format(",\"bound\":{}}}\n", event.bound);
        line += fmt::format(",\"g\":{},\"h\":{}", event.g, event.h);
        if (event.move) line += fmt::format(",\"move\":\"{}\"", tiles::letter(*event.move));
        if (event.board != nullptr)
            line += fmt::format(",\"tiles\":[{}]", fmt::join(event.board->tiles(), ","));
        return line + "}\n";
    }
};

}  // namespace

std::vector<std::string_view> trace_formats() { return {"json", "dot"}; }

Attempt<std::unique_ptr<TraceWriter>> make_trace_writer(const std::string& format,
                                                        const tiles::Board& goal) {
    if (format == "json") return std::unique_ptr<TraceWriter>(new JsonLines);
    if (format == "dot") return std::unique_ptr<TraceWriter>(new TreeDrawing(goal));
    return not_in_list(code::unknown_value, format, "--trace-format", trace_formats());
}

}  // namespace noyes::cli
