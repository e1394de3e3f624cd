#include <noyes/io/input.hpp>
#include <noyes/io/terminal.hpp>

#include "board_options.hpp"
#include "codes.hpp"

#include <fmt/format.h>

namespace noyes::cli {

namespace {

// Boards without quotes arrive as many words; the name of a file is one.
Attempt<Source> read_words(const std::vector<std::string>& words) {
    const bool first_is_source = words[0] == "-" || io::exists(words[0]);
    if (words.size() == 1 || !first_is_source)
        return read_source(fmt::format("{}", fmt::join(words, " ")));
    return Failure{{.code = code::two_boards, .text = quotable(words[1])}};
}

}  // namespace

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
    return options.words.empty() ? read_input() : read_words(options.words);
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
