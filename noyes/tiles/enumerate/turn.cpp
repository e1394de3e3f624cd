#include <noyes/tiles/enumerate/turn.hpp>

#include <algorithm>
#include <bit>

namespace noyes::tiles {

namespace {

// Where a part of a word stands: the word, and its lowest bit.
constexpr std::uint32_t bits_for_shift = 6;
constexpr std::uint32_t shift_mask = (1u << bits_for_shift) - 1;

Word part(const Word* words, std::uint32_t place) {
    return words[place >> bits_for_shift] >> (place & shift_mask);
}

}  // namespace

Turn::Shape::Shape(Extent extent, Cell from, Cell to)
    : tiles(extent.cells() - 1), begin(std::min(from, to)), length(extent.columns) {
    const std::uint32_t end = begin + length;
    lead = std::min(begin, tiles - Layout{tiles}.tiles_in_word());
    group = half_factorial(tiles - lead);
    parity_matters = end + 2 > tiles;
    chunk = parity_matters ? 1 : half_factorial(tiles - end);
}

Turn::Turn(const Ranking& ranking, Cell from, Cell to)
    : shape_(ranking.extent(), from, to),
      boards_in_word_(Layout{ranking.tiles()}.boards_in_word()),
      words_in_group_(shape_.group / boards_in_word_) {
    const bool odd = ranking.is_odd(to);
    tables_[0] = make_table(odd, from < to);
    if (shape_.parity_matters) tables_[1] = make_table(!odd, from < to);
}

std::uint64_t Turn::bytes(Extent extent, Cell from, Cell to) {
    const Shape shape(extent, from, to);
    return shape.group / shape.chunk * (shape.parity_matters ? 2 : 1) * sizeof(Table::value_type);
}

// `odd` is the parity of the orders of the group, once the lead is taken off.
Turn::Table Turn::make_table(bool odd, bool goes_down) const {
    const bool whole_words = shape_.chunk >= boards_in_word_;
    Table table(shape_.group / shape_.chunk);
    std::array<std::uint8_t, most_ranked_tiles> room{};
    const std::span<std::uint8_t> order(room.data(), shape_.tiles - shape_.lead);
    const auto turned = order.subspan(shape_.begin - shape_.lead, shape_.length);
    for (std::uint64_t i = 0; i < table.size(); ++i) {
        order_of(i * shape_.chunk, odd, order);
        // The way back. Going down, the blank sent the last of these tiles to the front.
        std::ranges::rotate(turned, goes_down ? turned.begin() + 1 : turned.end() - 1);
        const std::uint64_t source = number_of(order);
        table[i] = static_cast<std::uint32_t>(
            whole_words ? source / shape_.chunk
                        : (source / boards_in_word_) << bits_for_shift | source % boards_in_word_);
    }
    return table;
}

const Turn::Table& Turn::table_for(std::uint64_t group) const {
    if (!shape_.parity_matters) return tables_[0];
    std::uint64_t inverted = 0;
    for (std::uint32_t place = shape_.lead; place-- > 0;) {
        inverted += group % (shape_.tiles - place);
        group /= shape_.tiles - place;
    }
    return tables_[inverted % 2];
}

void Turn::pull(const Word* source, std::uint64_t first, std::span<const Word> missing,
                std::span<Word> found) const {
    for (std::size_t done = 0; done < missing.size();) {
        const std::uint64_t group = (first + done) / words_in_group_;
        const std::uint64_t begin = (first + done) % words_in_group_;
        const auto count = static_cast<std::size_t>(
            std::min<std::uint64_t>(words_in_group_ - begin, missing.size() - done));
        const Word* words = source + group * words_in_group_;
        const auto want = missing.subspan(done, count);
        const auto into = found.subspan(done, count);
        const Table& table = table_for(group);
        if (shape_.chunk >= boards_in_word_) pull_words(words, begin, into, table);
        else if (shape_.chunk > 1) pull_parts(words, begin, want, into, table);
        else pull_bits(words, begin, want, into, table);
        done += count;
    }
}

void Turn::pull_words(const Word* source, std::uint64_t first, std::span<Word> found,
                      const Table& table) const {
    const std::uint64_t length = shape_.chunk / boards_in_word_;
    for (std::size_t done = 0; done < found.size();) {
        const std::uint64_t inside = (first + done) % length;
        const Word* words = source + table[(first + done) / length] * length + inside;
        const auto count =
            static_cast<std::size_t>(std::min<std::uint64_t>(length - inside, found.size() - done));
        for (std::size_t i = 0; i < count; ++i) found[done + i] |= words[i];
        done += count;
    }
}

void Turn::pull_parts(const Word* source, std::uint64_t first, std::span<const Word> missing,
                      std::span<Word> found, const Table& table) const {
    const Word part_mask = (Word{1} << shape_.chunk) - 1;
    const std::uint64_t parts = boards_in_word_ / shape_.chunk;
    for (std::size_t i = 0; i < missing.size(); ++i) {
        if (missing[i] == 0) continue;
        const std::uint32_t* places = &table[(first + i) * parts];
        Word bits = 0;
        for (std::uint64_t k = 0; k < parts; ++k)
            bits |= (part(source, places[k]) & part_mask) << (k * shape_.chunk);
        found[i] |= bits;
    }
}

void Turn::pull_bits(const Word* source, std::uint64_t first, std::span<const Word> missing,
                     std::span<Word> found, const Table& table) const {
    for (std::size_t i = 0; i < missing.size(); ++i) {
        const std::uint32_t* places = &table[(first + i) * boards_in_word_];
        for (Word left = missing[i] & ~found[i]; left != 0; left &= left - 1) {
            const int bit = std::countr_zero(left);
            found[i] |= (part(source, places[bit]) & 1) << bit;
        }
    }
}

}  // namespace noyes::tiles
