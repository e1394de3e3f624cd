// How the size of a board is known: at compile time, with the whole state in a register, or at run
// time. The list of fixed shapes stands here and nowhere else.
#pragma once

#include <noyes/tiles/extent.hpp>

#include <type_traits>

namespace noyes::tiles {

template <std::uint32_t Rows, std::uint32_t Columns>
struct Fixed {
    static constexpr Extent extent{Rows, Columns};
};

struct Dynamic {};

// Hands the whole list to a template: ForAllShapes<Table> is Table<Fixed<3, 3>, ..., Dynamic>.
template <template <class...> class Table>
using ForAllShapes = Table<Fixed<3, 3>, Fixed<4, 4>, Fixed<5, 5>, Dynamic>;

template <class Shape>
constexpr bool suits(Extent extent) {
    if constexpr (std::is_same_v<Shape, Dynamic>) return true;
    else return extent == Shape::extent;
}

namespace detail {
template <class Shape, class... Others>
struct FirstSuiting {
    template <class F>
    static decltype(auto) call(Extent extent, F& f) {
        if constexpr (sizeof...(Others) == 0) {
            return f(Shape{});
        } else {
            if (suits<Shape>(extent)) return f(Shape{});
            return FirstSuiting<Others...>::call(extent, f);
        }
    }
};
}  // namespace detail

// Calls f(Fixed<R, C>{}) if that shape is compiled in, else f(Dynamic{}).
template <class F>
decltype(auto) with_shape(Extent extent, F f) {
    return ForAllShapes<detail::FirstSuiting>::call(extent, f);
}

}  // namespace noyes::tiles
