#include <noyes/blocks/width.hpp>

#include <algorithm>

namespace noyes::blocks {

std::size_t words_of(const Level& level) {
    std::vector<Kind> kinds = kinds_of(level);
    const std::size_t key_bits = lay_out_key(kinds, 64 * most_words).bits;
    const auto cells = level.ground.size() -
                       static_cast<std::size_t>(std::ranges::count(level.ground, Ground::wall));
    return (std::max(key_bits, cells) + 63) / 64;
}

}  // namespace noyes::blocks
