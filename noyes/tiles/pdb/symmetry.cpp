#include <noyes/tiles/pdb/symmetry.hpp>

#include <optional>
#include <tuple>

namespace noyes::tiles {

namespace {

struct Turn {
    bool transposed;
    bool upside_down;
    bool left_right;
};

Symmetry symmetry(Extent extent, Turn turn) {
    Symmetry result{.extent = turn.transposed ? Extent{extent.columns, extent.rows} : extent};
    for (Cell cell = 0; cell < extent.cells(); ++cell) {
        const std::uint32_t row = extent.row(cell);
        const std::uint32_t column = extent.column(cell);
        const std::uint32_t r = turn.upside_down ? extent.rows - 1 - row : row;
        const std::uint32_t c = turn.left_right ? extent.columns - 1 - column : column;
        result.where[cell] = static_cast<std::uint8_t>(turn.transposed ? result.extent.cell(c, r)
                                                                       : result.extent.cell(r, c));
    }
    return result;
}

auto order(const TableKey& key) { return std::tuple(key.extent.rows, key.blank, key.homes); }

}  // namespace

CellSet Symmetry::operator()(CellSet cells) const {
    CellSet image = 0;
    for (; cells != 0; cells &= cells - 1) {
        image |= set_of(where[static_cast<std::size_t>(std::countr_zero(cells))]);
    }
    return image;
}

std::vector<Symmetry> symmetries(Extent extent) {
    std::vector<Symmetry> all;
    for (const bool transposed : {false, true}) {
        for (const bool upside_down : {false, true}) {
            for (const bool left_right : {false, true}) {
                all.push_back(symmetry(extent, {transposed, upside_down, left_right}));
            }
        }
    }
    return all;
}

CanonicalKey canonical(const TableKey& key) {
    std::optional<CanonicalKey> best;
    for (const Symmetry& turn : symmetries(key.extent)) {
        const TableKey image{turn.extent, turn.where[key.blank], turn(key.homes), key.by_region};
        if (!best || order(image) < order(best->key)) best = {image, turn};
    }
    return *best;
}

}  // namespace noyes::tiles
