// A list of scores that can be read is written and read again as it is, and can be summarised.
#include <noyes/game/summary.hpp>

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace game = noyes::game;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto scores = game::load_scores(text);
    if (!scores) {
        const bool has_place = scores.error().line > 0 && scores.error().column > 0;
        if (!has_place) std::abort();
        return 0;
    }
    const auto again = game::load_scores(save_scores(*scores));
    if (!again || *again != *scores) std::abort();
    std::size_t games = 0;
    for (const auto& puzzle : game::puzzles(*scores)) {
        const game::Summary summary = summarise(*scores, puzzle);
        games += summary.games + summary.helped;
    }
    if (games != scores->size() || game::to_json(*scores).empty()) std::abort();
    return 0;
}
