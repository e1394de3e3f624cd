// The heuristics, one line each. Their headers are found by the build (every_heuristic.hpp).
#include <noyes/base/find_named.hpp>
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/engine.hpp>
#include <noyes/catalog/every_heuristic.hpp>

namespace noyes::catalog {

namespace {

constexpr tiles::ForAllShapes<Makers>* all_shapes = nullptr;

template <template <class> class H>
struct EngineOf {
    template <class Shape>
    static std::optional<AnyHeuristic<Shape>> make(const Setup& setup) {
        auto made = make_heuristic<H<Shape>>(setup);
        if (!made) return std::nullopt;
        return AnyHeuristic<Shape>(*std::move(made));
    }
    template <class... Shapes>
    static constexpr Makers<Shapes...> makers(Makers<Shapes...>*) {
        return {{&make<Shapes>}...};
    }
    static std::size_t value_bytes(tiles::Extent extent) {
        return tiles::with_shape(
            extent, [](auto shape) { return sizeof(typename H<decltype(shape)>::Value); });
    }
    static constexpr HeuristicEngine engine{makers(all_shapes)};
};

// A heuristic without tables fits every size and need not say so.
template <class H>
constexpr bool fits(tiles::Extent extent) {
    if constexpr (requires { H::fits(extent); }) return H::fits(extent);
    else return true;
}

template <class H>
constexpr bool quick(tiles::Extent extent) {
    if constexpr (requires { H::quick(extent); }) return H::quick(extent);
    else return fits<H>(extent);
}

template <class H>
Expected<Settings> settle(const Settings& settings, const tiles::Board& goal) {
    if constexpr (requires { H::settle(settings, goal); }) return H::settle(settings, goal);
    else return settings;
}

template <template <class> class H>
constexpr Heuristic entry() {
    using Any = H<tiles::Dynamic>;
    return {.about = Any::about,
            .admissible = Any::admissible,
            .consistent = Any::consistent,
            .fits = &fits<Any>,
            .quick = &quick<Any>,
            .value_bytes = &EngineOf<H>::value_bytes,
            .settle = &settle<Any>,
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
    entry<tiles::PatternDatabase>(),
    // Mistakes to learn from: none of them is admissible, and each says so.
    entry<tiles::NaiveManhattan>(),
    entry<tiles::NaiveConflict>(),
    entry<tiles::NaiveCorners>(),
    entry<tiles::NaiveLastMove>(),
};
// clang-format on

}  // namespace

std::span<const Heuristic> heuristics() { return all; }

const Heuristic* find_heuristic(std::string_view name) { return find_named(heuristics(), name); }

}  // namespace noyes::catalog
