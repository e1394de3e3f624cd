// What `noyes play` shows on a screen, as lines: the board with its counts and keys, or a page of
// words instead.
#pragma once

#include <noyes/io/terminal.hpp>

#include "player.hpp"
#include "question.hpp"

#include <optional>
#include <string>
#include <vector>

namespace noyes::cli {

struct PlayPicture {
    std::string message{};
    std::optional<Pointer> pointer{};
    std::optional<Question> question{};
    std::vector<std::string> page{};  // instead of the board, until the next key
};

std::vector<std::string> lines_of(const PlayPicture& picture, const Player& player, Arrows arrows,
                                  const Look& look, io::TerminalSize size);

}  // namespace noyes::cli
