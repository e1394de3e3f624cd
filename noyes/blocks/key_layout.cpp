#include <noyes/blocks/key_layout.hpp>

#include <bit>

namespace noyes::blocks {

namespace {

std::size_t number_width(const Kind& kind) {
    return static_cast<std::size_t>(std::bit_width(kind.corners.size()));
}

KeyLayout laid_out(const std::vector<Kind>& kinds) {
    KeyLayout layout;
    for (const Kind& kind : kinds) {
        const bool is_number = kind.pieces.size() == 1;
        const std::size_t width = is_number ? number_width(kind) : kind.places();
        layout.fields.push_back({layout.bits, width, is_number});
        layout.bits += width;
    }
    return layout;
}

std::vector<Kind> taken_apart(const std::vector<Kind>& kinds) {
    std::vector<Kind> apart;
    for (const Kind& kind : kinds) {
        if (kind.pieces.size() * number_width(kind) >= kind.places()) {
            apart.push_back(kind);
            continue;
        }
        for (const std::size_t piece : kind.pieces) {
            apart.push_back(kind);
            apart.back().pieces = {piece};
        }
    }
    return apart;
}

}  // namespace

KeyLayout lay_out_key(std::vector<Kind>& kinds, std::size_t most) {
    KeyLayout layout = laid_out(kinds);
    if (layout.bits <= most) return layout;
    kinds = taken_apart(kinds);
    return laid_out(kinds);
}

}  // namespace noyes::blocks
