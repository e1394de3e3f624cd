#include <noyes/blocks/width.hpp>

#include <algorithm>

namespace noyes::blocks {

std::size_t words_of(const Level& level) {
    std::vector<Kind> kinds = kinds_of(level);
    const std::size_t key_bits = lay_out_key(kinds, 64 * most_words).bits;
    return (std::max(key_bits, level.open_cells()) + 63) / 64;
}

}  // namespace noyes::blocks
