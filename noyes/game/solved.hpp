// What a solver found out in full: the way, how sure it is, and what it took. An advice is the part
// of it that the guide needs.
#pragma once

#include <noyes/catalog/conclusion.hpp>
#include <noyes/game/advice.hpp>

#include <optional>
#include <vector>

namespace noyes::game {

template <class Step>
struct Solved : catalog::Conclusion {
    std::optional<std::vector<Step>> way{};  // none if none was found
    Cost moves = 0;                          // of the way

    [[nodiscard]] bool is_proven() const { return status == catalog::Status::optimal; }

    [[nodiscard]] Advice<Step> advice() const {
        return {.way = way,
                .lower_bound = is_proven() ? moves : lower_bound,
                .is_hopeless = status == catalog::Status::unsolvable};
    }
};

inline bool has_way(const catalog::Conclusion& conclusion) {
    return conclusion.status == catalog::Status::optimal ||
           conclusion.status == catalog::Status::solved;
}

}  // namespace noyes::game
