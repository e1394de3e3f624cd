#include <noyes/tiles/detours/detours.hpp>

#include <array>
#include <bit>
#include <limits>
#include <utility>

namespace noyes::tiles {

namespace {

using Words = std::vector<std::vector<Word>>;  // by the blank's first cell

// The beginnings of all detours as a tree, and for each the longest of its endings that is a
// beginning, too (Aho and Corasick 1975).
class Beginnings {
   public:
    Beginnings(Extent extent, const Words& words) : extent_(extent) {
        for (Cell cell = 0; cell < extent.cells(); ++cell) nodes_.push_back(begun_in(cell));
        for (Cell cell = 0; cell < extent.cells(); ++cell) {
            for (const Word word : words[cell]) insert(cell, word);
            for (const Direction way : directions) {
                if (is_legal(extent, cell, way)) insert(cell, back_and_forth(way));
            }
        }
        link();
    }

    using Id = std::uint32_t;
    static constexpr Id detour = std::numeric_limits<Id>::max();

    [[nodiscard]] std::size_t size() const { return nodes_.size(); }
    [[nodiscard]] Cell cell(Id id) const { return nodes_[id].cell; }
    [[nodiscard]] Id after(Id id, Direction way) const { return nodes_[id].after[index(way)]; }
    // All of them, short ones first.
    [[nodiscard]] const std::vector<Id>& order() const { return order_; }

   private:
    static constexpr Id unknown = detour - 1;
    static std::size_t index(Direction way) { return static_cast<std::size_t>(way); }

    struct Node {
        Cell cell;  // in which the blank is
        Id ending;  // the longest proper one that is a beginning
        std::array<Id, 4> after;
    };

    static Node begun_in(Cell cell) {
        return {.cell = cell, .ending = cell, .after = {unknown, unknown, unknown, unknown}};
    }

    static Word back_and_forth(Direction way) {
        return longer(longer(no_moves, way), opposite(way));
    }

    void insert(Id id, Word word) {
        for (int shift = 2 * length(word) - 2; shift > 0; shift -= 2) {
            const auto way = static_cast<Direction>((word >> shift) & 3);
            if (nodes_[id].after[index(way)] == unknown) {
                const auto next = static_cast<Id>(nodes_.size());
                nodes_.push_back(begun_in(neighbour(extent_, nodes_[id].cell, way)));
                nodes_[id].after[index(way)] = next;
            }
            id = nodes_[id].after[index(way)];
        }
        nodes_[id].after[word & 3] = detour;
    }

    void link() {
        for (Cell cell = 0; cell < extent_.cells(); ++cell) order_.push_back(cell);
        std::size_t done = 0;  // the order grows meanwhile
        while (done < order_.size()) {
            const Id id = order_[done++];
            for (const Direction way : directions) link(id, way);
        }
    }

    // What the ending of a beginning does after a move is known before: it is shorter.
    void link(Id id, Direction way) {
        Node& node = nodes_[id];
        if (!is_legal(extent_, node.cell, way)) return;
        const bool is_empty = id < extent_.cells();
        const Id fallback =
            is_empty ? neighbour(extent_, node.cell, way) : nodes_[node.ending].after[index(way)];
        Id& after = node.after[index(way)];
        if (after == unknown) {
            after = fallback;
        } else if (after != detour) {
            nodes_[after].ending = fallback;
            order_.push_back(after);
        }
    }

    Extent extent_;
    std::vector<Node> nodes_;  // first the empty beginnings, one for each cell
    std::vector<Id> order_;
};

}  // namespace

std::optional<Detours> Detours::make(Extent extent, int depth, Run& run) {
    const std::optional<Words> words = find_detours(extent, depth, run);
    if (!words) return std::nullopt;
    const Beginnings beginnings(extent, *words);
    std::vector<std::uint32_t> count(extent.cells(), 1);  // 0 is not a place
    std::vector<Place> place(beginnings.size());
    for (const Beginnings::Id id : beginnings.order()) {
        std::uint32_t& next = count[beginnings.cell(id)];
        if (next > std::numeric_limits<Place>::max()) return make(extent, depth - 1, run);
        place[id] = static_cast<Place>(next++);
    }
    Detours detours(extent, depth);
    if (!detours.take(count, run)) return std::nullopt;
    for (const Beginnings::Id id : beginnings.order()) {
        Row& row = detours.rows_[detours.first_[beginnings.cell(id)] + place[id]];
        for (const Direction way : directions) {
            if (!is_legal(extent, beginnings.cell(id), way)) continue;
            const Beginnings::Id after = beginnings.after(id, way);
            if (after != Beginnings::detour) row.set(way, place[after]);
        }
    }
    detours.make_lanes();
    return detours;
}

void Detours::make_lanes() {
    for (Cell cell = 0; cell < extent_.cells() && !lanes_.empty(); ++cell) {
        const bool is_last = cell + 1 == extent_.cells();
        const std::size_t end = is_last ? rows_.size() : first_[cell + 1];
        for (std::size_t i = first_[cell]; i < end; ++i) lanes_[i] = lanes_of(cell, rows_[i]);
    }
}

search::Lanes Detours::lanes_of(Cell cell, Row row) const {
    search::Lanes lanes;
    for (const Direction way : directions) {
        const Place place = row.after(way);
        if (place == none) continue;
        const std::uint32_t number = lane_place(neighbour(extent_, cell, way), place);
        lanes.set(search::Way(static_cast<unsigned>(way)),
                  static_cast<std::uint16_t>(search::Lanes::flag | number));
    }
    return lanes;
}

bool Detours::take(const std::vector<std::uint32_t>& places_in, Run& run) {
    std::uint32_t sum = 0;
    for (const std::uint32_t places : places_in) first_.push_back(std::exchange(sum, sum + places));
    const std::size_t lanes = sum > search::Lanes::most ? 0 : sum;
    if (!run.take(sum * sizeof(Row) + lanes * sizeof(search::Lanes))) {
        run.halt_now(Halt::memory_limit);
        return false;
    }
    rows_.resize(sum);
    lanes_.resize(lanes);
    return true;
}

}  // namespace noyes::tiles
