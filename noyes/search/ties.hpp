// Which of equally promising states comes first.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/settings.hpp>

#include <array>
#include <cstdint>

namespace noyes::search {

enum class Ties : std::uint8_t { high_g, low_g, fifo, lifo };

inline constexpr std::array<std::string_view, 4> tie_names{"high-g", "low-g", "fifo", "lifo"};

inline constexpr OptionDescription ties_option{
    .name = "ties",
    .summary =
        "which of equally promising states comes first: the one farthest from the start, "
        "the nearest, the oldest or the newest",
    .fallback = "high-g",
    .choices = tie_names};

inline Ties ties_of(const Settings& settings) {
    const std::string_view word = settings.word(ties_option);
    for (std::size_t i = 0; i < tie_names.size(); ++i) {
        if (tie_names[i] == word) return static_cast<Ties>(i);
    }
    return Ties::high_g;
}

}  // namespace noyes::search
