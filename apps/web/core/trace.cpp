// A search on a tile board with all its events, which are the attachment.
#include "recording.hpp"
#include "requests.hpp"
#include "tile_question.hpp"

namespace noyes::web {

Reply trace(const Arguments& in) {
    Expected<catalog::Question> question = tile_question(in);
    if (!question) return question.error();
    Recording recording;
    std::vector<std::uint16_t> cells;
    question->trace = [&](const catalog::TraceEvent& event) {
        cells.clear();
        if (event.board != nullptr)
            for (const tiles::Tile tile : event.board->tiles())
                cells.push_back(static_cast<std::uint16_t>(tile));
        const char letter = event.move ? tiles::letter(*event.move) : '\0';
        return recording.add(event, cells, event.move ? std::string_view(&letter, 1) : "");
    };
    const auto answer = catalog::solve(*question);
    if (!answer) return answer.error();
    attachment() = recording.bytes();
    Json record = json_of(*answer);
    record["cut"] = recording.is_full();
    return record;
}

}  // namespace noyes::web
