#include <noyes/blocks/spots.hpp>

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

std::vector<CellsBeside> all_beside(const Level& level) {
    const std::vector<std::size_t> numbers = numbered(level);
    std::vector<CellsBeside> all;
    for (Cell cell = 0; cell < level.extent.cells(); ++cell) {
        if (level.ground[cell] == Ground::wall) continue;
        CellsBeside& beside = all.emplace_back();
        for (const Direction way : directions) {
            const auto next = neighbour(level.extent, cell, way);
            const bool is_wall = !next || level.ground[*next] == Ground::wall;
            beside[static_cast<std::size_t>(way)] =
                is_wall ? no_cell : static_cast<CellNumber>(numbers[*next]);
        }
    }
    return all;
}

template <std::size_t Words>
Spots<Words>::Spots(const Level& level, std::span<const Kind> kinds, const KeyLayout& layout)
    : first_{0}, first_slot_{0} {
    const std::vector<std::size_t> numbers = numbered(level);
    for (Cell cell = 0; cell < level.extent.cells(); ++cell) {
        if (level.ground[cell] != Ground::wall) all_cells_.set(numbers[cell]);
    }
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const Kind& own = kinds[kind];
        kind_of_.insert(kind_of_.end(), own.pieces.size(), kind);
        first_slot_.push_back(first_slot_.back() + own.pieces.size());
        for (Place place = 0; place < own.places(); ++place) {
            Spot<Words>& one = spots_.emplace_back();
            one.row = level.extent.row(own.corners[place]);
            one.contribution = one.mirrored = contribution<Words>(layout.fields[kind], place);
            for (const Cell offset : own.shape.offsets)
                one.cells.set(numbers[own.corners[place] + offset]);
        }
        describe_steps(own, first_.back());
        first_.push_back(static_cast<SpotNumber>(spots_.size()));
    }
}

template <std::size_t Words>
void Spots<Words>::describe_steps(const Kind& kind, SpotNumber first) {
    for (Place place = 0; place < kind.places(); ++place) {
        Spot<Words>& one = spots_[first + place];
        for (unsigned way = 0; way < 4; ++way) {
            const Place next = kind.next[place][way];
            if (next == nowhere) continue;
            one.next[way] = first + next;
            const Bits<Words>& there = spots_[one.next[way]].cells;
            one.entered[way] = there ^ (there & one.cells);
            one.around |= one.entered[way];
            one.ways |= 1u << way;
        }
    }
}

template <std::size_t Words>
void Spots<Words>::reflect(const Mirror& mirror) {
    mirror_kinds_ = mirror.kinds;
    for (std::size_t kind = 0; kind < mirror.kinds.size(); ++kind) {
        Place place = 0;
        for (const Place image : mirror.places[kind]) {
            Spot<Words>& one = spots_[number(kind, place++)];
            one.image = image;
            one.mirrored = at(mirror.kinds[kind], one.image).contribution;
        }
    }
}

template class Spots<1>;
template class Spots<2>;
template class Spots<4>;
template class Spots<most_words>;

}  // namespace noyes::blocks
