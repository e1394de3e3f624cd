#include <apps/play/numbers.hpp>
#include <noyes/tiles/text.hpp>

#include "needed_for_proof.hpp"
#include "shared.hpp"

#include <fmt/format.h>

namespace noyes::cli {

namespace {

// With pattern databases of six tiles each, from the easiest of published boards to the hardest.
std::string time_needed(tiles::Extent extent) {
    constexpr std::uint32_t within_reach = 25;
    return extent.cells() <= within_reach
               ? fmt::format("seconds to days for a random board of {}", tiles::to_text(extent))
               : "for random boards of this size, longer than anybody can wait";
}

}  // namespace

std::string needed_for_proof(const catalog::Question& question, const catalog::Answer& answer) {
    const bool looked_for = question.algorithm.name == catalog::automatic;
    if (answer.status != catalog::Status::solved || !looked_for) return {};
    std::string text =
        "no proof within the limits; --optimal goes on until there is one, which takes " +
        time_needed(question.board.extent());
    if (answer.bytes_wanted > 0)
        text += fmt::format("; pattern databases would help and take {} while they are made",
                            bytes_text(answer.bytes_wanted));
    return text;
}

}  // namespace noyes::cli
