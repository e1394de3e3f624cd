// How the size of a board is known: at compile time, with the whole state in a register, or at run
// time. The list of fixed shapes stands here and nowhere else.
#pragma once

#include <noyes/tiles/extent.hpp>

namespace noyes::tiles {

template <std::uint32_t Rows, std::uint32_t Columns>
struct Fixed {
    static constexpr Extent extent{Rows, Columns};
};

struct Dynamic {};

// Calls f(Fixed<R, C>{}) if that shape is compiled in, else f(Dynamic{}).
template <class F>
decltype(auto) with_shape(Extent extent, F f) {
    if (extent == Extent{3, 3}) return f(Fixed<3, 3>{});
    if (extent == Extent{4, 4}) return f(Fixed<4, 4>{});
    if (extent == Extent{5, 5}) return f(Fixed<5, 5>{});
    return f(Dynamic{});
}

}  // namespace noyes::tiles
