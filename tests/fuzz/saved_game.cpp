// What can be loaded is a game that can go on, and is loaded again as it is saved.
#include <noyes/game/load.hpp>
#include <noyes/game/save.hpp>
#include <noyes/game/tile_play.hpp>

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using noyes::Moment;
    using noyes::game::TilePlay;
    const std::string_view text(reinterpret_cast<const char*>(data), size);

    auto game = noyes::game::load<TilePlay>(text);
    if (!game) {
        const bool has_place = game.error().line > 0 && game.error().column > 0;
        if (!has_place) std::abort();
        return 0;
    }
    const auto again = noyes::game::load<TilePlay>(save(*game, Moment{0}));
    if (!again || again->record(Moment{0}) != game->record(Moment{0})) std::abort();
    while (game->undo()) {
    }
    if (game->state() != game->start()) std::abort();
    while (game->redo()) {
    }
    return 0;
}
