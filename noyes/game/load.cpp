#include <noyes/game/load.hpp>

#include <noyes/game/help_words.hpp>

namespace noyes::game {

namespace {

bool read_done(LineReader& in, const Played& played, std::size_t& done) {
    std::uint64_t count = 0;
    if (!in.take("done") || !in.count(count)) return false;
    if (count > played.turns) {
        const auto turns = static_cast<std::int64_t>(played.turns);
        return in.fail({.code = code::more_done, .numbers = {turns}});
    }
    done = static_cast<std::size_t>(count);
    return true;
}

// The timer stands still before the first turn and after the one that ends the game.
bool read_time(LineReader& in, const Played& played, Moment& time) {
    if (!in.take("time") || !in.time(time)) return false;
    const bool stands = played.turns == 0 || played.finished;
    if (stands ? time == played.last : time >= played.last) return true;
    return in.fail({.code = code::time_disagrees, .text = time_text(played.last)});
}

// Turns are undone by undo or restart; looking back after the end is not counted.
bool can_be(const Played& played, const Standing& standing) {
    if (played.turns == 0) return standing.undos == 0 && standing.restarts == 0;
    const std::size_t undone = played.turns - standing.done;
    return played.finished || standing.restarts > 0 || standing.undos >= undone;
}

bool read_counts(LineReader& in, const Played& played, Standing& standing) {
    if (!in.take("undos") || !in.count(standing.undos)) return false;
    if (!in.take("restarts") || !in.count(standing.restarts)) return false;
    if (can_be(played, standing)) return true;
    const auto undone = static_cast<std::int64_t>(played.turns - standing.done);
    return in.fail({.code = code::counts_disagree, .numbers = {undone}});
}

bool read_help(LineReader& in, Help& help) {
    if (!in.take("help")) return false;
    const auto read = parse_help(in.value());
    if (!read) return in.fail({.code = code::not_known_help, .text = quotable(in.value())});
    help = *read;
    return true;
}

}  // namespace

bool read_standing(LineReader& in, const Played& played, Standing& standing) {
    return read_done(in, played, standing.done) && read_time(in, played, standing.time) &&
           read_counts(in, played, standing) && read_help(in, standing.help);
}

}  // namespace noyes::game
