// noyes verify: replays a solution, given as moves or as the JSON that solve wrote.
#include <noyes/base/lines.hpp>
#include <noyes/blocks/text.hpp>
#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/text.hpp>

#include "board_options.hpp"
#include "codes.hpp"
#include "commands.hpp"
#include "goal_option.hpp"
#include "json.hpp"
#include "level_options.hpp"
#include "level_replay.hpp"
#include "notation.hpp"
#include "painting.hpp"
#include "record.hpp"
#include "replay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

namespace noyes::cli {

namespace {

struct VerifyOptions {
    std::string board{};
    std::optional<std::string> moves{};
    LevelOptions level{};
    std::optional<std::string> goal{};
    std::string notation{"blank"};
    bool json = false;
};

constexpr const char* verify_examples = R"(Examples:
  noyes verify 123456708 R
  noyes verify board.txt "5 2 3 6" --notation numbers --goal snail
  noyes solve board.txt --format moves | noyes verify board.txt -
  noyes solve board.txt --json | noyes verify -
  noyes solve --level hrd-01 --format moves | noyes verify --level hrd-01 -

Exit codes: 0 every solution is right, 1 one is wrong, 2 bad input.)";

struct Played {
    Goal goal;
    Replay replay;
};

Attempt<Source> read_moves(const std::string& given, bool input_used) {
    if (given != "-") return Source{"moves", given};
    if (input_used) return Failure{{.code = code::input_read_twice}};
    return read_source(given);
}

Attempt<Played> play(const VerifyOptions& options, const Source& source) {
    if (options.level.metric) return Failure{{.code = code::only_for_levels, .text = "--metric"}};
    Attempt<tiles::Notation> notation = read_notation(options.notation);
    if (!notation) return notation.error();
    Attempt<tiles::Board> board = parse_board(source);
    if (!board) return board.error();
    bool input_used = options.board == "-";
    Attempt<Goal> goal = read_goal(options.goal, board->extent(), input_used);
    if (!goal) return goal.error();
    input_used = input_used || options.goal == "-";
    Attempt<Source> text = read_moves(*options.moves, input_used);
    if (!text) return text.error();
    Expected<Replay> result = replay(*board, text->text, *notation, *goal);
    if (!result) return Failure{result.error(), text->name};
    return Played{*std::move(goal), *std::move(result)};
}

void print_played(Session& session, const Played& played) {
    const Replay& replay = played.replay;
    session.print(replay.verdict + "\n");
    if (replay.valid()) return;
    session.print(replay.wrong_move ? "the board before it:\n" : "they end here:\n");
    session.print(painted_rows(replay.end, played.goal.board, session.colour()));
}

Json played_json(const Played& played) {
    const Replay& replay = played.replay;
    Json record = json_record();
    record["status"] = replay.valid() ? "valid" : "wrong";
    record["length"] = replay.moves;
    record["wrong_move"] = replay.wrong_move ? Json(*replay.wrong_move) : Json();
    record["reaches_goal"] = replay.reaches_goal;
    record["goal"] = written(played.goal);
    record["tiles"] = replay.end.tiles();
    record["message"] = replay.verdict;
    return record;
}

Exit verify_board(Session& session, const VerifyOptions& options, const Source& source) {
    const Attempt<Played> played = play(options, source);
    if (!played) return session.fail(played.error());
    if (options.json) session.print(line(played_json(*played)));
    else print_played(session, *played);
    return played->replay.valid() ? Exit::done : Exit::no;
}

Attempt<LevelReplay> play_level(const VerifyOptions& options, const blocks::Level& level) {
    if (options.goal) return Failure{{.code = code::not_for_levels, .text = "--goal"}};
    if (options.notation != "blank")
        return Failure{{.code = code::not_for_levels, .text = "--notation"}};
    const Attempt<blocks::Metric> metric = read_metric(options.level.metric);
    if (!metric) return metric.error();
    const Attempt<Source> text = read_moves(*options.moves, options.board == "-");
    if (!text) return text.error();
    const Expected<std::vector<blocks::Move>> moves = blocks::parse_moves(text->text, level);
    if (!moves) return Failure{moves.error(), text->name};
    return replay_level(level, *moves, *metric);
}

Json played_json(const LevelReplay& replay) {
    Json record = json_record();
    record["status"] = replay.valid() ? "valid" : "wrong";
    record["length"] = replay.moves;
    record["wrong_move"] = replay.wrong_move ? Json(*replay.wrong_move) : Json();
    record["reaches_goal"] = replay.reaches_goal;
    record["grid"] = blocks::to_grid(replay.end);
    record["message"] = replay.verdict;
    return record;
}

void print_played(Session& session, const LevelReplay& replay) {
    session.print(replay.verdict + "\n");
    if (replay.valid()) return;
    session.print(replay.wrong_move ? "the level before it:\n" : "they end here:\n");
    session.print(blocks::to_grid(replay.end));
}

Exit verify_level(Session& session, const VerifyOptions& options, const blocks::Level& level) {
    const Attempt<LevelReplay> played = play_level(options, level);
    if (!played) return session.fail(played.error());
    if (options.json) session.print(line(played_json(*played)));
    else print_played(session, *played);
    return played->valid() ? Exit::done : Exit::no;
}

Exit verify_moves(Session& session, const VerifyOptions& options) {
    BoardOptions where;
    if (!options.board.empty()) where.words = {options.board};
    const Attempt<PuzzleSource> puzzle = read_puzzle(where, options.level.id);
    if (!puzzle) return session.fail(puzzle.error());
    if (puzzle->level) return verify_level(session, options, puzzle->level->level);
    return verify_board(session, options, puzzle->source);
}

std::string verdict_line(const Verdict& verdict, std::uint32_t number, bool json) {
    if (!json) return fmt::format("line {}: {}\n", number, verdict.text);
    Json record = json_record();
    record["line"] = number;
    record["status"] = verdict.right ? "valid" : "wrong";
    record["message"] = verdict.text;
    return line(std::move(record));
}

Exit verify_line(Session& session, std::string_view text, const std::string& source,
                 std::uint32_t number) {
    Attempt<Verdict> verdict = verify_record(text);
    if (!verdict) {
        Failure failure = verdict.error();
        failure.source = source;
        failure.error.line = number;
        failure.error.column = std::max(failure.error.column, 1u);
        return session.fail(failure);
    }
    session.print(verdict_line(*verdict, number, session.speaks_json()));
    return verdict->right ? Exit::done : Exit::no;
}

// The worst of the lines counts: bad input before a wrong solution.
Exit verify_records(Session& session, const VerifyOptions& options) {
    Attempt<Source> source = read_source(options.board);
    if (!source) return session.fail(source.error());
    if (source->argument)  // a board, but what about the moves?
        return session.fail({{.code = code::no_moves}});
    Exit worst = Exit::done;
    bool empty = true;
    std::string_view rest = source->text;
    for (std::uint32_t number = 1; !rest.empty(); ++number) {
        const std::string_view text = take_line(rest);
        if (text.find_first_not_of(" \t") == std::string_view::npos) continue;
        empty = false;
        worst = std::max(worst, verify_line(session, text, source->name, number));
    }
    const Error nothing{.code = tiles::code::empty_input, .line = 1, .column = 1};
    if (empty) return session.fail({nothing, source->name});
    return worst;
}

Exit verify(Session& session, VerifyOptions options) {
    if (options.json) session.speak_json();
    // With the id of a level, what stands alone are the moves.
    if (options.level.id && !options.moves) options.moves = std::exchange(options.board, {});
    return options.moves ? verify_moves(session, options) : verify_records(session, options);
}

}  // namespace

Command add_verify(CLI::App& app) {
    CLI::App* command = add_command(app, "verify", "Replay a solution");
    auto options = std::make_shared<VerifyOptions>();
    add_option(*command, "board", options->board,
               "The board; without MOVES, what `solve --json` wrote")
        .type_name("FILE|-|BOARD")
        .required();
    add_option(*command, "moves", options->moves, "The moves, or - for standard input")
        .type_name("MOVES|-");
    add_goal_option(*command, options->goal);
    add_level_options(*command, options->level);
    add_notation_option(*command, options->notation);
    add_flag(*command, "--json", options->json, "One line of JSON for each solution");
    add_footer(*command, verify_examples);
    return {command, [options](Session& session) { return verify(session, *options); }};
}

}  // namespace noyes::cli
