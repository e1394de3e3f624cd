// Lines on a terminal's screen. Only lines that have changed are written, so nothing flickers.
//
//   Screen screen;
//   screen.show({"Moves 12", "Time 0:34"}, size);
#pragma once

#include <noyes/io/terminal.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace noyes::cli {

class Screen {
   public:
    // Lines that are too long or too many are cut.
    void show(const std::vector<std::string>& lines, io::TerminalSize size);
    // What stands there is not known any more.
    void forget() { shown_.clear(); }

   private:
    std::vector<std::string> shown_;
    io::TerminalSize size_{};
};

// The columns that a line takes: codes for colours take none.
int width(std::string_view line);
// A line cut to so many columns.
std::string cut(std::string_view line, int columns);

// Pieces put into lines, two blanks between them.
std::vector<std::string> filled(const std::vector<std::string>& pieces, int columns);

// A text broken into lines at its blanks.
std::vector<std::string> wrapped(std::string_view text, int columns);

// A margin on the left, where lines of `width` leave room for one.
std::vector<std::string> indented(std::vector<std::string> lines, int width, int columns);

// For terminals that know nothing else: a question mark for every other character.
std::string in_ascii(std::string_view text);

std::string bold(std::string_view text, bool colour);

}  // namespace noyes::cli
