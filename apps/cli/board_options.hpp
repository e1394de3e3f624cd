// The board on the command line: a file, standard input, or the board itself.
#pragma once

#include <apps/play/failure.hpp>
#include <apps/play/source.hpp>
#include <noyes/tiles/board.hpp>

#include "command_options.hpp"
#include "shared.hpp"

#include <optional>
#include <string>
#include <vector>

namespace noyes::cli {

// What the command line says about the board of solve and check.
struct BoardOptions {
    std::vector<std::string> words{};  // FILE, -, or a board, perhaps without quotes
    std::string file{};                // -f FILE, an old spelling
};

void add_board_options(CLI::App& app, BoardOptions& options);

Attempt<Source> read_board_source(const BoardOptions& options);
Attempt<tiles::Board> read_board(const BoardOptions& options);

// Whether it is named as the place where the board is.
bool reads_standard_input(const BoardOptions& options);
// Whether the board was read from standard input, so that nothing else can be.
bool uses_standard_input(const BoardOptions& options);

}  // namespace noyes::cli
