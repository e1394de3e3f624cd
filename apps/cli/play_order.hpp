// What `noyes play` is asked to do: the options as typed, and the order they make.
#pragma once

#include <apps/play/failure.hpp>
#include <apps/play/start.hpp>

#include "block_terminal.hpp"
#include "board_options.hpp"
#include "command_options.hpp"
#include "level_options.hpp"
#include "shared.hpp"
#include "tile_terminal.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace noyes::cli {

struct PlayOptions {
    BoardOptions board{};
    LevelOptions level{};
    std::optional<std::string> goal{};
    std::optional<std::uint64_t> seed{};
    std::optional<std::string> walk{};
    std::optional<std::string> distance{};
    std::string arrows{"tile"};
    std::string load{};
    bool go_on = false;
    bool plain = false;
    bool no_tips = false;
};

void add_play_options(CLI::App& app, PlayOptions& options);

template <class Face>
struct PlayOrder {
    Start<Face> start;
    typename Terminal<Face>::Hand hand{};
    std::string note{};  // told at the beginning
};

using AnyPlayOrder = std::variant<PlayOrder<TileFace>, PlayOrder<BlockFace>>;

Attempt<AnyPlayOrder> read_play_order(const PlayOptions& options);

}  // namespace noyes::cli
