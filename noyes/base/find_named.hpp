// An entry of a list by the name or alias in its description.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>

namespace noyes {

// nullptr if there is none.
template <class Entry>
const Entry* find_named(std::span<const Entry> all, std::string_view name) {
    const auto found = std::ranges::find_if(all, [&](const Entry& one) {
        return one.about.name == name || (!name.empty() && one.about.alias == name);
    });
    return found == all.end() ? nullptr : &*found;
}

}  // namespace noyes
