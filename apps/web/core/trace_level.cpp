// A search on a sliding-block level with all its events, which are the attachment.
#include "level_question.hpp"
#include "recording.hpp"
#include "requests.hpp"

namespace noyes::web {

Reply trace_level(const Arguments& in) {
    Expected<catalog::LevelQuestion> question = level_question(in);
    if (!question) return question.error();
    Recording recording;
    std::vector<std::uint16_t> cells;
    question->trace = [&](const catalog::LevelTraceEvent& event) {
        cells.assign(event.corners.begin(), event.corners.end());
        return recording.add(event, cells,
                             event.move != nullptr ? blocks::to_text(*event.move) : "");
    };
    const auto answer = catalog::solve_level(*question);
    if (!answer) return answer.error();
    attachment() = recording.bytes();
    Json record = json_of(*answer);
    record["cut"] = recording.is_full();
    return record;
}

}  // namespace noyes::web
