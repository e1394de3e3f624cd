#include <noyes/catalog/codes.hpp>
#include <noyes/io/quantity.hpp>

#include "wish_options.hpp"

#include <utility>

namespace noyes::desktop {

namespace {

using play::Attempt;
using play::Failure;

struct List {
    const char* flag;
    Code unknown;
    const play::Descriptions& entries;
};

// An option has a column, but no line to show.
Failure failure(Error error, const char* flag) {
    error.line = 0;
    return {std::move(error), flag};
}

// The parts of `max` are checked where they are used.
Attempt<catalog::Choice> read_choice(const std::string& text, const List& list) {
    Expected<catalog::Choice> choice = catalog::parse_choice(text);
    if (!choice) return failure(choice.error(), list.flag);
    const Description* about = play::find(list.entries, choice->name);
    if (about != nullptr) choice = catalog::checked(*std::move(choice), *about);
    else if (choice->name != catalog::automatic && choice->parts.empty())
        return Failure{{.code = list.unknown, .text = quotable(text)}, list.flag};
    if (!choice) return failure(choice.error(), list.flag);
    return *std::move(choice);
}

}  // namespace

Attempt<play::SearchWish> read_wish(const Options& options, const play::MethodOffer& offer) {
    Attempt<catalog::Choice> algorithm = read_choice(
        options.algorithm, {"--algorithm", catalog::code::unknown_algorithm, offer.algorithms});
    if (!algorithm) return algorithm.error();
    Attempt<catalog::Choice> heuristic = read_choice(
        options.heuristic, {"--heuristic", catalog::code::unknown_heuristic, offer.heuristics});
    if (!heuristic) return heuristic.error();
    play::SearchWish wish{{*std::move(algorithm), *std::move(heuristic)}, {}, options.optimal};
    if (!options.time_limit) return wish;
    const auto time = io::parse_duration(*options.time_limit);
    if (!time) return failure(time.error(), "--time-limit");
    wish.time = *time;
    return wish;
}

}  // namespace noyes::desktop
