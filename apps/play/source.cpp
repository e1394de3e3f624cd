#include <noyes/io/codes.hpp>
#include <noyes/io/input.hpp>
#include <noyes/tiles/text.hpp>

#include "source.hpp"

#include <utility>

namespace noyes::play {

namespace {

// A word with a point or a slash between letters can only have been meant as a file.
bool looks_like_path(std::string_view argument) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    return argument.find_first_of(" ,\t\n{") == std::string_view::npos &&
           argument.find_first_of("./") != std::string_view::npos &&
           argument.find_first_of(letters) != std::string_view::npos;
}

}  // namespace

Attempt<Source> read_input() {
    Expected<std::string> text = io::read_standard_input();
    if (!text) return Failure{text.error()};
    return Source{"standard input", *std::move(text)};
}

Attempt<Source> read_path(const std::string& path) {
    if (path == "-") return read_input();
    Expected<std::string> text = io::read_file(path);
    if (!text) return Failure{text.error()};
    return Source{path, *std::move(text)};
}

Attempt<Source> read_source(const std::string& argument) {
    if (argument == "-" || io::exists(argument)) return read_path(argument);
    return Source{"argument", argument, argument};
}

Attempt<tiles::Board> parse_board(const Source& source) {
    Expected<tiles::Board> board = tiles::parse_board(source.text);
    if (board) return *std::move(board);
    Failure failure{board.error(), source.name};
    if (!source.argument) return failure;
    failure.context = "no such file, and not a board: " + quotable(*source.argument);
    if (looks_like_path(*source.argument)) failure.code = io::code::no_such_file;
    return failure;
}

}  // namespace noyes::play
