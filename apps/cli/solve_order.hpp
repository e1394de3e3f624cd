// What `noyes solve` is asked to do: the options as typed, and the order they make.
#pragma once

#include "board_options.hpp"
#include "every.hpp"
#include "film_options.hpp"
#include "level_options.hpp"
#include "limit_options.hpp"
#include "method.hpp"
#include "progress.hpp"
#include "report.hpp"
#include "task.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace noyes::cli {

struct SolveOptions {
    BoardOptions board{};
    bool takes_levels = false;  // sliding blocks as well as tiles
    LevelOptions level{};
    std::optional<std::string> goal{};
    MethodOptions method{};
    LimitOptions limits{};
    std::optional<std::string> threads{};
    std::optional<std::string> tables{};
    bool optimal = false;
    EveryOptions every{};
    bool parse_only = false;
    std::string format{"text"};
    std::string notation{"blank"};
    bool json = false;
    bool quiet = false;
    bool states = false;  // every board on the way, in text
    bool window = false;  // -g
    std::string trace{};
    std::string trace_format{"json"};
    FilmOptions film{};

    [[nodiscard]] bool wants_every() const { return every.all || every.count; }
};

void add_solve_options(CLI::App& app, SolveOptions& options);

// Everything that was asked for, read and checked before any work begins.
struct Order : Task {
    tiles::Notation notation;
    const Format* format;
    Means means;
};

Attempt<std::string_view> read_format_name(const SolveOptions& options);
// `source` has the board.
Attempt<Order> read_order(const SolveOptions& options, const Source& source);

Exit solve(Session& session, const SolveOptions& options);
// The same for a sliding-block level: solve_level.cpp.
Exit solve_level(Session& session, const SolveOptions& options, const ChosenLevel& chosen);

}  // namespace noyes::cli
