// The heuristics, one line each. Their headers are found by the build (every_heuristic.hpp).
#include <noyes/base/find_named.hpp>
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/engine.hpp>
#include <noyes/catalog/every_heuristic.hpp>
#include <noyes/catalog/explainers.hpp>

#include <algorithm>
#include <array>

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

// The largest of one sum is that one.
inline std::vector<tiles::Sum> as_sums(tiles::Sum sum) { return {std::move(sum)}; }
inline std::vector<tiles::Sum> as_sums(std::vector<tiles::Sum> sums) { return sums; }

// One that does not explain itself is shown as one number.
template <class H>
std::vector<tiles::Sum> sums_of(const H& heuristic, const tiles::PlainBoard& state) {
    if constexpr (requires { heuristic.explain(state); }) return as_sums(heuristic.explain(state));
    else
        return {
            {{.why = tiles::Why::whole, .amount = heuristic.estimate(heuristic.evaluate(state))}}};
}

template <class H>
std::optional<Explained> explain(const Setup& setup, const tiles::PlainBoard& state) {
    const auto made = make_heuristic<H>(setup);
    if (!made) return std::nullopt;
    return Explained{made->estimate(made->evaluate(state)), sums_of(*made, state)};
}

template <class Any, template <class> class H>
constexpr Heuristic heuristic() {
    return {.about = Any::about,
            .admissible = Any::admissible,
            .consistent = Any::consistent,
            .fits = &fits<Any>,
            .quick = &quick<Any>,
            .value_bytes = &EngineOf<H>::value_bytes,
            .settle = &settle<Any>,
            .engine = &EngineOf<H>::engine};
}

struct Entry {
    Heuristic heuristic;
    Explainer explainer;
};

template <template <class> class H>
constexpr Entry entry() {
    using Any = H<tiles::Dynamic>;
    return {heuristic<Any, H>(), &explain<Any>};
}

// clang-format off
constexpr Entry all[]{
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

// Two lists, so that a program that explains nothing is linked without what explains.
template <class T>
constexpr std::array<T, std::size(all)> column(T Entry::* member) {
    std::array<T, std::size(all)> made{};
    std::ranges::transform(all, made.begin(), member);
    return made;
}
constexpr auto all_heuristics = column(&Entry::heuristic);
constexpr auto all_explainers = column(&Entry::explainer);

}  // namespace

std::span<const Heuristic> heuristics() { return all_heuristics; }

Explainer explainer_of(const Heuristic& heuristic) {
    return all_explainers[static_cast<std::size_t>(&heuristic - all_heuristics.data())];
}

const Heuristic* find_heuristic(std::string_view name) { return find_named(heuristics(), name); }

}  // namespace noyes::catalog
