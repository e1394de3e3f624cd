// What `noyes play` shows on a screen, as lines: the board with its counts and keys, or a page of
// words instead.
#pragma once

#include <apps/play/player.hpp>
#include <noyes/io/terminal.hpp>

#include "drawing.hpp"
#include "question.hpp"
#include "shared.hpp"
#include "terminal_face.hpp"

#include <optional>
#include <string>
#include <vector>

namespace noyes::cli {

template <class Face>
struct PlayPicture {
    std::string message{};
    std::optional<typename Face::Step> pointer{};
    std::optional<Question> question{};
    std::vector<std::string> page{};  // instead of the board, until the next key
};

template <class Face>
std::vector<std::string> lines_of(const PlayPicture<Face>& picture, const Player<Face>& player,
                                  const typename Terminal<Face>::Hand& hand, const Look& look,
                                  io::TerminalSize size);

}  // namespace noyes::cli
