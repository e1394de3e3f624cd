#include <noyes/io/codes.hpp>
#include <noyes/io/input.hpp>
#include <noyes/io/terminal.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "source.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::cli {

namespace {

constexpr std::string_view input_name = "standard input";

Attempt<Source> read_stdin() {
    Expected<std::string> text = io::read_standard_input();
    if (!text) return Failure{text.error()};
    return Source{std::string(input_name), *std::move(text)};
}

Attempt<Source> read_path(const std::string& path) {
    if (path == "-") return read_stdin();
    Expected<std::string> text = io::read_file(path);
    if (!text) return Failure{text.error()};
    return Source{path, *std::move(text)};
}

// A word with a point or a slash between letters can only have been meant as a file.
bool looks_like_path(std::string_view argument) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    return argument.find_first_of(" ,\t\n{") == std::string_view::npos &&
           argument.find_first_of("./") != std::string_view::npos &&
           argument.find_first_of(letters) != std::string_view::npos;
}

// Boards without quotes arrive as many words; the name of a file is one.
Attempt<Source> read_words(const std::vector<std::string>& words) {
    const bool first_is_source = words[0] == "-" || io::exists(words[0]);
    if (words.size() == 1 || !first_is_source)
        return read_source(fmt::format("{}", fmt::join(words, " ")));
    return Failure{{.code = code::two_boards, .text = quotable(words[1])}};
}

}  // namespace

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

void add_board_options(CLI::App& app, BoardOptions& options) {
    add_option(app, "board", options.words, "A file, - for standard input, or the board itself")
        .type_name("FILE|-|BOARD");
    add_option(app, "-f", options.file, "The file, as an option").type_name("FILE");
}

Attempt<Source> read_board_source(const BoardOptions& options) {
    if (!options.words.empty() && !options.file.empty())
        return Failure{{.code = code::two_boards, .text = quotable(options.words[0])}};
    if (options.words.empty() && options.file.empty() && io::is_terminal(io::standard_input))
        return Failure{{.code = code::no_board}};
    if (!options.file.empty()) return read_path(options.file);
    return options.words.empty() ? read_stdin() : read_words(options.words);
}

Attempt<tiles::Board> read_board(const BoardOptions& options) {
    Attempt<Source> source = read_board_source(options);
    if (!source) return source.error();
    return parse_board(*source);
}

bool reads_standard_input(const BoardOptions& options) {
    return options.file == "-" || (!options.words.empty() && options.words[0] == "-");
}

bool uses_standard_input(const BoardOptions& options) {
    return reads_standard_input(options) || (options.file.empty() && options.words.empty());
}

}  // namespace noyes::cli
