// Nodes that were looked at.
#pragma once

#include <cstdint>

namespace noyes::search {

struct Tally {
    std::uint64_t expanded = 0;
    std::uint64_t generated = 0;

    constexpr Tally& operator+=(const Tally& other) {
        expanded += other.expanded;
        generated += other.generated;
        return *this;
    }
    friend constexpr Tally operator-(const Tally& a, const Tally& b) {
        return {a.expanded - b.expanded, a.generated - b.generated};
    }
    friend constexpr bool operator==(const Tally&, const Tally&) = default;
};

}  // namespace noyes::search
