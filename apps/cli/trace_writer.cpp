#include <apps/play/suggestion.hpp>

#include "codes.hpp"
#include "json.hpp"
#include "shared.hpp"
#include "trace_writer.hpp"
#include "tree_drawing.hpp"

#include <fmt/format.h>

namespace noyes::cli {

namespace {

using catalog::LevelTraceEvent;
using catalog::TraceEvent;
using catalog::TraceStep;

// One event a line:
//
//   {"event":"expanded","g":1,"h":5,"f":6,"move":"D","tiles":[1,2,3,4,8,0,7,6,5]}
//   {"event":"pruned","why":"duplicate","g":2,"h":0,"f":2,"move":"B:RD","corners":[0,9,3]}
//   {"event":"bound_raised","bound":8}
class JsonLines final : public TraceWriter {
   public:
    // Enough for any board that somebody wants to look at event by event; 100 MB or so.
    [[nodiscard]] std::uint64_t most_events() const override { return 1'000'000; }

    // Written by hand: a million events through a JSON library would cost more than the search.
    std::string write(const TraceEvent& event) override {
        std::string line = beginning(event);
        if (event.move) line += fmt::format(",\"move\":\"{}\"", tiles::letter(*event.move));
        if (event.board != nullptr)
            line += fmt::format(",\"tiles\":[{}]", fmt::join(event.board->tiles(), ","));
        return line + "}\n";
    }
    std::string write(const LevelTraceEvent& event) override {
        std::string line = beginning(event);
        if (event.move != nullptr)
            line += fmt::format(",\"move\":{}", Json(blocks::to_text(*event.move)).dump());
        if (!event.corners.empty())
            line += fmt::format(",\"corners\":[{}]", fmt::join(event.corners, ","));
        return line + "}\n";
    }

   private:
    static std::string beginning(const TraceStep& step) {
        std::string line = fmt::format("{{\"event\":\"{}\"", name(step.kind));
        if (step.kind == SearchEvent::bound_raised)
            return line + fmt::format(",\"bound\":{}", step.bound);
        if (step.kind == SearchEvent::pruned)
            line += fmt::format(",\"why\":\"{}\"", name(step.why));
        line += fmt::format(",\"g\":{},\"h\":{},\"f\":{}", step.g, step.h, step.f);
        if (step.is_backward) line += ",\"half\":\"backward\"";
        return line;
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

Attempt<std::unique_ptr<TraceWriter>> make_level_trace_writer(const std::string& format) {
    if (format == "json") return std::unique_ptr<TraceWriter>(new JsonLines);
    return Failure{{.code = code::not_for_levels, .text = "--trace-format " + quotable(format)}};
}

}  // namespace noyes::cli
