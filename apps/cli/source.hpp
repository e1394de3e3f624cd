// Where a board comes from: a file, standard input, or the argument itself.
#pragma once

#include <noyes/tiles/board.hpp>

#include "command_options.hpp"
#include "failure.hpp"

#include <optional>
#include <string>
#include <vector>

namespace noyes::cli {

struct Source {
    std::string name;  // as messages show it
    std::string text;
    std::optional<std::string> argument{};  // given if the text stood on the command line
};

// The name of an existing file, `-`, or anything else as it is.
Attempt<Source> read_source(const std::string& argument);

Attempt<tiles::Board> parse_board(const Source& source);

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
