#include <noyes/blocks/small_puzzle.hpp>

#include <utility>

namespace noyes::blocks {

namespace {

// One bit for each place, kind by kind.
KeyLayout one_bit_a_place(std::span<const Kind> kinds) {
    KeyLayout layout;
    for (const Kind& kind : kinds) {
        layout.fields.push_back({layout.bits, kind.places(), false});
        layout.bits += kind.places();
    }
    return layout;
}

}  // namespace

std::optional<SmallPuzzle> SmallPuzzle::of(const Level& level, Metric metric) {
    if (level.open_cells() > 64) return std::nullopt;
    std::vector<Kind> kinds = kinds_of(level);
    const KeyLayout layout = one_bit_a_place(kinds);
    if (layout.bits > 64) return std::nullopt;
    return SmallPuzzle(level, std::move(kinds), layout, metric);
}

SmallPuzzle::SmallPuzzle(const Level& level, std::vector<Kind> kinds, const KeyLayout& layout,
                         Metric metric)
    : kinds_(std::move(kinds)), spots_(level, kinds_, layout), metric_(metric) {
    if (const auto mirror = mirror_of(level, kinds_)) spots_.reflect(*mirror);
    all_cells_ = spots_.all_cells().word(0);
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
        const Kind& own = kinds_[kind];
        for (Place place = 0; place < own.places(); ++place) describe(kind, place);
        for (const std::size_t piece : own.pieces) {
            const Place place = own.place(corner_of(level.extent, level.pieces[piece].cells));
            start_.key |= only(spots_.number(kind, place));
        }
        if (own.target != nowhere) targets_ |= only(spots_.number(kind, own.target));
    }
    complete(start_);
}

void SmallPuzzle::describe(std::size_t kind, Place place) {
    const SpotNumber number = spots_.number(kind, place);
    const Spot<1>& spot = spots_[number];
    looks_[number] = {spot.cells.word(0), spot.mirrored.word(0)};
    for (std::size_t way = 0; way < 4; ++way) {
        if ((spot.ways >> way & 1u) == 0) continue;
        const Mask entered = spot.entered[way].word(0);
        ways_[number].entered[way] = entered;
        ways_[number].next[way] = only(spot.next[way]);
        for (Mask left = entered; left != 0; left &= left - 1) {
            Beside& cell = beside_[first_of(left)];
            (std::has_single_bit(entered) ? cell.is_enough : cell.is_needed) |= only(number);
        }
    }
    kind_of_[number] = static_cast<std::uint8_t>(kind);
    if (kinds_[kind].has_target) with_target_ |= only(number);
}

Slide SmallPuzzle::told(const Step& step) const {
    const std::size_t kind = kind_of_[step.from];
    const Slide seen = Slide(kind, spots_.place(kind, step.from), spots_.place(kind, step.to))
                           .turned(step.was_turned != step.is_turned);
    return step.is_turned ? spots_.reflected(seen) : seen;
}

}  // namespace noyes::blocks
