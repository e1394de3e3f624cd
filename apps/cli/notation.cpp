#include <apps/play/suggestion.hpp>

#include "codes.hpp"
#include "notation.hpp"
#include "shared.hpp"

#include <algorithm>
#include <array>

namespace noyes::cli {

namespace {
// In the order of tiles::Notation.
constexpr std::array<std::string_view, 4> names{"blank", "tile", "numbers", "words"};
}  // namespace

void add_notation_option(CLI::App& app, std::string& notation) {
    add_option(app, "--notation", notation,
               "Moves by the blank's directions (the default), the tile's, the tiles' numbers, "
               "or words")
        .type_name(joined(names, "|"));
}

Attempt<tiles::Notation> read_notation(const std::string& name) {
    const auto found = std::ranges::find(names, name);
    if (found != names.end()) return static_cast<tiles::Notation>(found - names.begin());
    return not_in_list(code::unknown_value, name, "--notation", names);
}

}  // namespace noyes::cli
