#include <noyes/blocks/puzzle.hpp>

#include <cassert>

namespace noyes::blocks {

namespace {

template <std::size_t Words>
Spots<Words> described(const Level& level, const std::vector<Kind>& kinds, const KeyLayout& layout,
                       Mirroring mirroring) {
    Spots<Words> spots(level, kinds, layout);
    if (mirroring == Mirroring::ignored) return spots;
    if (const auto mirror = mirror_of(level, kinds)) spots.reflect(*mirror);
    return spots;
}

}  // namespace

template <std::size_t Words>
Puzzle<Words>::Puzzle(const Level& level, Metric metric, Mirroring mirroring)
    : kinds_(kinds_of(level)),
      cells_beside_(all_beside(level)),
      layout_(lay_out_key(kinds_, 64 * most_words)),
      children_(described<Words>(level, kinds_, layout_, mirroring), metric) {
    assert(layout_.bits <= Bits<Words>::size);
    Bits<Words> key;
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
        for (const std::size_t piece : kinds_[kind].pieces) {
            const Cell corner = corner_of(level.extent, level.pieces[piece].cells);
            key ^= spots().at(kind, kinds_[kind].place(corner)).contribution;
        }
        if (kinds_[kind].has_target) add_goal(kinds_[kind], layout_.fields[kind]);
    }
    set_key(start_, key);
}

template <std::size_t Words>
void Puzzle<Words>::add_goal(const Kind& kind, const KeyField& field) {
    const std::uint64_t ones = (std::uint64_t{1} << field.width) - 1;
    goal_mask_ |= Bits<Words>::of(ones, field.shift);
    // No piece has the place 0: a target that is nowhere is never reached.
    if (kind.target != nowhere) goal_ |= contribution<Words>(field, kind.target);
}

template <std::size_t Words>
void Puzzle<Words>::set_key(State& state, const Bits<Words>& key) const {
    state.key = key;
    state.taken = state.mirrored = {};
    std::size_t slot = 0;
    const auto stand = [&](std::size_t kind, std::size_t place) {
        const SpotNumber at = spots().number(kind, static_cast<Place>(place));
        const Spot<Words>& here = spots()[at];
        state.taken ^= here.cells;
        state.mirrored ^= here.mirrored;
        state.at[slot++] = at;
    };
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
        const KeyField& field = layout_.fields[kind];
        if (field.is_number)
            stand(kind, static_cast<std::size_t>(key.field(field.shift, field.width)) - 1);
        else
            key.for_each(field.shift, field.shift + field.width,
                         [&](std::size_t place) { stand(kind, place); });
    }
}

template class Puzzle<1>;
template class Puzzle<2>;
template class Puzzle<4>;
template class Puzzle<most_words>;

}  // namespace noyes::blocks
