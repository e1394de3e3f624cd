#include <apps/play/suggestion.hpp>

#include "level_options.hpp"
#include "shared.hpp"

#include <utility>

namespace noyes::cli {

void add_level_option(CLI::App& app, std::optional<std::string>& id) {
    add_option(app, "--level", id,
               "The sliding-block level of that id, from the file if there is one, else one of "
               "`noyes list levels`")
        .type_name("ID");
}

void add_metric_option(CLI::App& app, std::optional<std::string>& metric) {
    add_option(app, "--metric", metric,
               "What is one move of a block: any way (moves, the default), in one direction, or "
               "by one cell")
        .type_name(joined(metric_names(), "|"));
}

void add_level_options(CLI::App& app, LevelOptions& options) {
    add_level_option(app, options.id);
    add_metric_option(app, options.metric);
}

Attempt<PuzzleSource> read_puzzle(const BoardOptions& board, const std::optional<std::string>& id) {
    PuzzleSource puzzle;
    if (id && board.words.empty() && board.file.empty()) {
        Attempt<ChosenLevel> level = shipped_level(*id);
        if (!level) return level.error();
        puzzle.level = *std::move(level);
        return puzzle;
    }
    Attempt<Source> source = read_board_source(board);
    if (!source) return source.error();
    puzzle.source = *std::move(source);
    if (!id && !is_level(puzzle.source.text)) return puzzle;
    Attempt<ChosenLevel> level = parse_level(puzzle.source, id);
    if (!level) return level.error();
    puzzle.level = *std::move(level);
    return puzzle;
}

}  // namespace noyes::cli
