// What can be loaded is a game that can go on, and is loaded again as it is saved.
#include <noyes/game/block_play.hpp>
#include <noyes/game/load.hpp>
#include <noyes/game/save.hpp>
#include <noyes/game/tile_play.hpp>

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

using noyes::Moment;

template <class Play>
void load_and_play(std::string_view text) {
    auto game = noyes::game::load<Play>(text);
    if (!game) {
        const bool has_place = game.error().line > 0 && game.error().column > 0;
        if (!has_place) std::abort();
        return;
    }
    const auto again = noyes::game::load<Play>(save(*game, Moment{0}));
    if (!again || again->record(Moment{0}) != game->record(Moment{0})) std::abort();
    while (game->undo()) {
    }
    if (game->state() != game->start()) std::abort();
    while (game->redo()) {
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    load_and_play<noyes::game::TilePlay>(text);
    load_and_play<noyes::game::BlockPlay>(text);
    return 0;
}
