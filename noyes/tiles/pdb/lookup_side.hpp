// A side of a PatternSet as a search looks at it: in the fastest way that the shape and the
// processor allow.
#pragma once

#include <noyes/tiles/pdb/pattern_set.hpp>
#include <noyes/tiles/pdb/pieces.hpp>

#include <algorithm>
#include <type_traits>

namespace noyes::tiles {

template <class Shape>
struct LookupSide {
    static constexpr std::uint8_t none = PatternSide::none;
    static constexpr bool by_pieces = gathers_at_once && !std::is_same_v<Shape, Dynamic>;
    using Pattern = std::conditional_t<by_pieces, Pieces<Shape>, PatternView>;

    std::vector<Pattern> patterns{};
    std::array<std::uint8_t, most_pattern_cells> pattern_of{};  // by tile; `none` if it is in none
};

// Footprints that several patterns share, since their boards are turned alike.
class FootprintShelf {
   public:
    std::shared_ptr<const Footprints> find(std::span<const std::uint8_t> where, unsigned width) {
        for (const auto& known : known_) {
            if (std::ranges::equal(known->where(), where)) return known;
        }
        return known_.emplace_back(std::make_shared<const Footprints>(where, width));
    }

   private:
    std::vector<std::shared_ptr<const Footprints>> known_;
};

template <class Shape>
typename LookupSide<Shape>::Pattern lookup_pattern(const PatternView& view, FootprintShelf& shelf) {
    if constexpr (LookupSide<Shape>::by_pieces) {
        const auto where = view.where().first(Shape::extent.cells());
        return {view, shelf.find(where, PackedBoard<Shape>::width)};
    } else {
        static_cast<void>(shelf);
        return view;
    }
}

template <class Shape>
std::vector<LookupSide<Shape>> lookup_sides(const PatternSet& set) {
    std::vector<LookupSide<Shape>> sides;
    FootprintShelf shelf;
    for (const PatternSide& side : set.sides()) {
        LookupSide<Shape>& made = sides.emplace_back();
        made.pattern_of = side.view_of;
        for (const PatternView& view : side.views) {
            made.patterns.push_back(lookup_pattern<Shape>(view, shelf));
        }
    }
    return sides;
}

}  // namespace noyes::tiles
