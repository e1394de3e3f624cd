// Whatever cells can be read from a text, their fixes make a board that can be solved.
#include <noyes/game/board_setup.hpp>
#include <noyes/tiles/goal.hpp>

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    namespace game = noyes::game;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    auto cells = game::parse_cells(text);
    if (!cells) return 0;
    const auto extent = cells->extent;
    if (cells->contents.size() != extent.cells()) std::abort();
    game::BoardSetup setup(noyes::tiles::named_goals().front().board(extent), *std::move(cells));
    for (const game::Fix& fix : setup.fixes()) setup.apply(fix);
    if (!setup.board()) std::abort();
    return 0;
}
