// Games as text that people can read, and the way back. Moves are written as the blank or the piece
// goes, with the seconds at which they were made; what was undone stands behind what is done.
//
//   noyes game 1
//   puzzle tiles
//   goal 1 2 3 / 4 5 6 / 7 8 0
//   start 1 2 3 / 4 0 6 / 7 5 8
//   moves U@0.000 D@2.150 D@3.400
//   done 2
//   time 4.000
//   undos 1
//   restarts 0
//   help hint
#pragma once

#include <noyes/base/lines.hpp>
#include <noyes/game/figures.hpp>
#include <noyes/game/game.hpp>
#include <noyes/game/help_words.hpp>

#include <string>

namespace noyes::game {

// Ten turns a line.
template <Playable P>
std::string turns_text(const P& rules, std::span<const Turn<StepOf<P>>> turns) {
    constexpr std::size_t in_a_line = 10;
    std::string text;
    for (std::size_t number = 0; number < turns.size(); ++number) {
        const bool first = number % in_a_line == 0;
        text += first ? (number == 0 ? "moves" : "\nmoves") : "";
        text.append(" ").append(rules.turn_text(turns[number].steps));
        text.append("@").append(time_text(turns[number].at));
    }
    return turns.empty() ? text : text + "\n";
}

template <Playable P>
std::string save(const Game<P>& game, Moment now) {
    const Record<StepOf<P>> record = game.record(now);
    std::string text = "noyes game 1\n";
    const auto line = [&text](std::string_view key, std::string_view value) {
        text.append(key).append(" ").append(value).append("\n");
    };
    line("puzzle", P::kind);
    const std::string goal = game.rules().goal_text();
    for (std::string_view rest = goal; !rest.empty();) line("goal", take_line(rest));
    line("start", game.rules().state_text(game.start()));
    text += turns_text<P>(game.rules(), record.turns);
    line("done", std::to_string(record.standing.done));
    line("time", time_text(record.standing.time));
    line("undos", std::to_string(record.standing.undos));
    line("restarts", std::to_string(record.standing.restarts));
    line("help", help_text(record.standing.help));
    return text;
}

}  // namespace noyes::game
