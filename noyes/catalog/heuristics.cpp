// The heuristics, one line each. Their headers are found by the build (every_heuristic.hpp).
#include <noyes/base/find_named.hpp>
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/engine.hpp>
#include <noyes/catalog/every_heuristic.hpp>

#include <algorithm>

namespace noyes::catalog {

namespace {

constexpr tiles::ForAllShapes<Makers>* all_shapes = nullptr;

template <template <class> class H>
struct EngineOf {
    template <class Shape>
    static AnyHeuristic<Shape> make(const tiles::Homes& homes) {
        return AnyHeuristic<Shape>(H<Shape>(homes));
    }
    template <class... Shapes>
    static constexpr Makers<Shapes...> makers(Makers<Shapes...>*) {
        return {{&make<Shapes>}...};
    }
    template <class... Shapes>
    static constexpr std::size_t value_bytes(Makers<Shapes...>*) {
        return std::max({sizeof(typename H<Shapes>::Value)...});
    }
    static constexpr HeuristicEngine engine{makers(all_shapes)};
};

// A heuristic without tables fits every size and need not say so.
template <class H>
constexpr bool fits(tiles::Extent extent) {
    if constexpr (requires { H::fits(extent); }) return H::fits(extent);
    else return true;
}

template <template <class> class H>
constexpr Heuristic entry() {
    using Any = H<tiles::Dynamic>;
    return {.about = Any::about,
            .admissible = Any::admissible,
            .consistent = Any::consistent,
            .fits = &fits<Any>,
            .value_bytes = EngineOf<H>::value_bytes(all_shapes),
            .engine = &EngineOf<H>::engine};
}

// clang-format off
constexpr Heuristic all[]{
    entry<tiles::Zero>(),
    entry<tiles::Hamming>(),
    entry<tiles::Manhattan>(),
    entry<tiles::LinearConflict>(),
    entry<tiles::CornerTiles>(),
    entry<tiles::LastMove>(),
    entry<tiles::Combined>(),
    entry<tiles::WalkingDistance>(),
    entry<tiles::InversionDistance>(),
};
// clang-format on

}  // namespace

std::span<const Heuristic> heuristics() { return all; }

const Heuristic* find_heuristic(std::string_view name) { return find_named(heuristics(), name); }

}  // namespace noyes::catalog
