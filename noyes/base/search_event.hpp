// What happens in a search, as those who watch it are told.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace noyes {

enum class SearchEvent : std::uint8_t {
    expanded,      // a state was taken and its children are looked at
    generated,     // a child
    reopened,      // a state that was expanded before, now reached at less cost
    pruned,        // not followed: see Pruning
    bound_raised,  // nothing cheaper is left
    found,         // a goal, or where two halves of a search meet
};

inline constexpr std::array<std::string_view, 6> search_event_names{
    "expanded", "generated", "reopened", "pruned", "bound_raised", "found"};

constexpr std::string_view name(SearchEvent event) {
    return search_event_names[static_cast<std::size_t>(event)];
}

// Why a state is not followed.
enum class Pruning : std::uint8_t {
    duplicate,     // it was reached before, at no more cost
    beyond_bound,  // more than the bound of this iteration allows
    no_better,     // no way through it is better than the best one known
    forgotten,     // others look better now; its value is kept, what lies below it is not
    outdated,      // it waited, and was reached at less cost meanwhile
};

inline constexpr std::array<std::string_view, 5> pruning_names{
    "duplicate", "beyond_bound", "no_better", "forgotten", "outdated"};

constexpr std::string_view name(Pruning why) {
    return pruning_names[static_cast<std::size_t>(why)];
}

}  // namespace noyes
