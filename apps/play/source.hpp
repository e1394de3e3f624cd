// Where a board comes from: a file, standard input, or the argument itself.
#pragma once

#include <noyes/tiles/board.hpp>

#include "failure.hpp"

#include <optional>
#include <string>

namespace noyes::play {

struct Source {
    std::string name;  // as messages show it
    std::string text;
    std::optional<std::string> argument{};  // given if the text stood on the command line
};

// The name of an existing file, `-`, or anything else as it is.
Attempt<Source> read_source(const std::string& argument);

Attempt<Source> read_input();
// `-` is standard input.
Attempt<Source> read_path(const std::string& path);

Attempt<tiles::Board> parse_board(const Source& source);

}  // namespace noyes::play
