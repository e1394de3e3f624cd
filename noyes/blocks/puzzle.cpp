#include <noyes/blocks/puzzle.hpp>

namespace noyes::blocks {

namespace {

// Cells numbered without the walls.
std::vector<std::size_t> numbered(const Level& level) {
    std::vector<std::size_t> numbers;
    std::size_t next = 0;
    for (const Ground ground : level.ground)
        numbers.push_back(ground == Ground::wall ? next : next++);
    return numbers;
}

}  // namespace

template <std::size_t Words>
Puzzle<Words>::Puzzle(const Level& level, Metric metric, Mirroring mirroring)
    : metric_(metric), kinds_(kinds_of(level)) {
    layout_ = lay_out_key(kinds_, 64 * most_words);
    assert(layout_.bits <= Bits<Words>::size);
    packed_size_ = (layout_.bits + 7) / 8;
    describe_spots(level);
    if (mirroring == Mirroring::used) {
        if (const auto mirror = mirror_of(level, kinds_)) reflect_spots(*mirror);
    }
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
        for (const std::size_t piece : kinds_[kind].pieces) {
            const Cell corner = corner_of(level.extent, level.pieces[piece].cells);
            start_.key ^= contribution(kind, kinds_[kind].place(corner));
        }
        if (!kinds_[kind].has_target) continue;
        const KeyField& field = layout_.fields[kind];
        const std::uint64_t ones = (std::uint64_t{1} << field.width) - 1;
        goal_mask_ |= Bits<Words>::of(ones, field.shift);
        // No piece has the place 0: a target that is nowhere is never reached.
        if (kinds_[kind].target != nowhere) goal_ |= contribution(kind, kinds_[kind].target);
    }
    set_key(start_, Bits<Words>(start_.key));
}

template <std::size_t Words>
void Puzzle<Words>::describe_spots(const Level& level) {
    const std::vector<std::size_t> numbers = numbered(level);
    first_slot_ = {0};
    for (Cell cell = 0; cell < level.extent.cells(); ++cell) {
        if (level.ground[cell] != Ground::wall) all_cells_.set(numbers[cell]);
    }
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
        first_spot_.push_back(static_cast<SpotNumber>(spots_.size()));
        kind_of_.insert(kind_of_.end(), kinds_[kind].pieces.size(), kind);
        first_slot_.push_back(first_slot_.back() + kinds_[kind].pieces.size());
        for (Place place = 0; place < kinds_[kind].places(); ++place) {
            Spot& one = spots_.emplace_back();
            one.row = level.extent.row(kinds_[kind].corners[place]);
            one.contribution = one.mirrored = contribution(kind, place);
            for (const Cell offset : kinds_[kind].shape.offsets)
                one.cells.set(numbers[kinds_[kind].corners[place] + offset]);
        }
        describe_steps(kind);
    }
}

template <std::size_t Words>
void Puzzle<Words>::describe_steps(std::size_t kind) {
    for (Place place = 0; place < kinds_[kind].places(); ++place) {
        Spot& one = spots_[first_spot_[kind] + place];
        for (unsigned way = 0; way < 4; ++way) {
            const Place next = kinds_[kind].next[place][way];
            if (next == nowhere) continue;
            one.next[way] = first_spot_[kind] + next;
            const Bits<Words>& there = spots_[one.next[way]].cells;
            one.entered[way] = there ^ (there & one.cells);
            one.around |= one.entered[way];
            one.ways |= 1u << way;
        }
    }
}

template <std::size_t Words>
void Puzzle<Words>::reflect_spots(const Mirror& mirror) {
    uses_mirror_ = true;
    mirror_kinds_ = mirror.kinds;
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
        for (Place place = 0; place < kinds_[kind].places(); ++place) {
            Spot& one = spots_[first_spot_[kind] + place];
            one.image = mirror.places[kind][place];
            one.mirrored = contribution(mirror.kinds[kind], one.image);
        }
    }
}

template <std::size_t Words>
void Puzzle<Words>::set_key(State& state, const Bits<Words>& key) const {
    state.key = key;
    state.taken = state.mirrored = {};
    std::size_t slot = 0;
    const auto stand = [&](std::size_t kind, std::size_t place) {
        const auto at = first_spot_[kind] + static_cast<SpotNumber>(place);
        const Spot& here = spots_[at];
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
