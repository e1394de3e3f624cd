// What solve prints, in each of its formats.
#pragma once

#include <apps/play/goal_choice.hpp>
#include <noyes/catalog/solve.hpp>
#include <noyes/tiles/text.hpp>

#include "json.hpp"
#include "session.hpp"
#include "shared.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace noyes::cli {

struct Report {
    const tiles::Board& board;
    const Goal& goal;
    const catalog::Answer& answer;
    tiles::Notation notation = tiles::Notation::blank;
    bool quiet = false;   // no boards and no moves
    bool states = false;  // in text: every board on the way as well
};

struct Format {
    std::string_view name;  // as --format has it
    void (*print)(Session&, const Report&);
};

// nullptr if there is none of that name.
const Format* find_format(std::string_view name);
std::vector<std::string_view> format_names();

// Between two boards on the way to the goal.
inline constexpr std::string_view board_divider = "----------\n";

void print_text(Session& session, const Report& report);
void print_json(Session& session, const Report& report);
// What print_json writes; `record` is what stands before it.
Json answer_json(const Report& report, const Words& words, Json record = json_record());
// How every record about a board begins: its size, its tiles and the goal.
Json board_json(const tiles::Board& board, const Goal& goal, Json record = json_record());

// The pieces of print_text, for those who print some of it. Each ends with a line end.
std::string statistics_text(const catalog::Conclusion& answer, std::optional<std::size_t> length);
std::string statistics_text(const catalog::Answer& answer);
// The statistics as JSON, added to a record.
void add_statistics(Json& record, const catalog::Conclusion& answer);
// Why there is no solution, or none yet, in lines.
std::string failure_text(const Report& report);

// "row 1", "the last two tiles of row 1", ...
std::string stage_name(const tiles::Stage& stage, const Words& words);

// Whether there are moves to show: a solved board has one of no moves.
bool has_solution(const catalog::Answer& answer);

}  // namespace noyes::cli
