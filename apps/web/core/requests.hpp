// Everything the page can ask, each a function of its own in a file that is named after it. A new
// request is a function here, a line in page_requests.cpp, and its types in src/core/requests.ts.
//
// What searches levels is large and not needed to begin with: it is a program of its own, and
// level_requests.cpp says what that one answers. What only the pages that teach ask is another:
// learn_requests.cpp.
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/base/progress.hpp>

#include "arguments.hpp"
#include "json.hpp"

#include <span>
#include <string>
#include <string_view>

namespace noyes::web {

using Reply = Expected<Json>;

Reply describe(const Arguments& in);     // algorithms, heuristics, goals; what fits a size
Reply promise(const Arguments& in);      // how long answers of a method are at most
Reply list_levels(const Arguments& in);  // the sliding-block levels that are compiled in
Reply parse(const Arguments& in);        // any text that may be a board or a level
Reply check(const Arguments& in);        // can a board be solved, and what do heuristics say
Reply set_up(const Arguments& in);       // a board of one's own: problems and fixes
Reply generate(const Arguments& in);     // a random board
Reply replay(const Arguments& in);       // moves on a board, as letters and as tiles pushed
Reply solve(const Arguments& in);
Reply solve_level(const Arguments& in);
Reply trace(const Arguments& in);        // solve, with all events as the attachment
Reply trace_level(const Arguments& in);  // solve_level, the same
Reply lessons(const Arguments& in);      // how to solve it by hand
Reply lens(const Arguments& in);         // why a heuristic says what it says
Reply review(const Arguments& in);       // where a finished game of tiles lost moves

// What the pages that teach ask.
Reply distances(const Arguments& in);      // how many boards are how far from a goal
Reply admissibility(const Arguments& in);  // whether a heuristic overestimates any board
Reply expansions(const Arguments& in);     // solve, and where the search went

// Games that are played, by their handles: play.hpp
Reply game_new(const Arguments& in);
Reply game_load(const Arguments& in);
Reply game_view(const Arguments& in);
Reply game_turn(const Arguments& in);
Reply game_act(const Arguments& in);      // undo, redo, restart, pause, ...
Reply game_inquire(const Arguments& in);  // what a solver should be asked
Reply game_deliver(const Arguments& in);  // what it said
Reply game_hint(const Arguments& in);     // the next steps of the known way
Reply game_history(const Arguments& in);
Reply game_save(const Arguments& in);
Reply game_score(const Arguments& in);
Reply game_close(const Arguments& in);

// Scores of finished games.
Reply summarise(const Arguments& in);

struct Request {
    std::string_view name;
    Reply (*reply)(const Arguments&);
};

// What this program answers.
std::span<const Request> requests();

// {"request": NAME, ...} as text, answered by {"ok": ...} or {"error": ...}.
std::string answer(std::string_view request);

// Bytes that go with the answer, where an answer has more to say than text can; none as a rule.
std::string& attachment();

// Who hears of the progress of whatever is being worked on; nobody unless somebody asked for it.
ProgressListener& progress_listener();

}  // namespace noyes::web
