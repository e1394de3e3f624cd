#include <noyes/tiles/enumerate/levels.hpp>

#include <algorithm>
#include <bit>
#include <limits>
#include <span>

namespace noyes::tiles {

namespace {

constexpr std::uint64_t bitmap_bytes(Extent extent) {
    return Layout{extent.cells() - 1}.words_in_block() * extent.cells() * sizeof(Word);
}

bool is_vertical(Direction direction) {
    return direction == Direction::up || direction == Direction::down;
}

std::uint64_t table_bytes(Extent extent) {
    std::uint64_t bytes = 0;
    for (Cell cell = 0; cell + extent.columns < extent.cells(); ++cell)
        bytes += Turn::bytes(extent, cell, cell + extent.columns) * 2;  // down and up
    return bytes;
}

// The boards of a word, by number; `first` is that of bit 0.
void append(Word bits, std::uint64_t first, std::size_t most, std::vector<std::uint64_t>& numbers) {
    for (; bits != 0 && numbers.size() < most; bits &= bits - 1)
        numbers.push_back(first + static_cast<std::uint64_t>(std::countr_zero(bits)));
}

}  // namespace

std::uint64_t Levels::bytes(Extent extent) {
    constexpr std::uint32_t most_cells = 18;  // more do not fit into 64 bits of bytes
    if (extent.rows > most_cells || extent.columns > most_cells || extent.cells() > most_cells)
        return std::numeric_limits<std::uint64_t>::max();
    return bitmap_bytes(extent) + table_bytes(extent);
}

Levels::Levels(const Ranking& ranking, Run& run)
    : ranking_(ranking),
      run_(run),
      layout_{ranking.tiles()},
      words_in_block_(layout_.words_in_block()) {
    if (!take_memory()) {
        run_.halt_now(Halt::memory_limit);
        return;
    }
    clear();
    open_entrances();
}

bool Levels::take_memory() {
    const Extent extent = ranking_.extent();
    if (!run_.take(bytes(extent))) return false;
    taken_ = bytes(extent);
    bitmap_bytes_ = static_cast<std::size_t>(bitmap_bytes(extent));
    words_ = reinterpret_cast<Word*>(run_.memory_source().take(bitmap_bytes_));
    return words_ != nullptr;
}

Levels::~Levels() {
    if (words_ != nullptr)
        run_.memory_source().give_back(reinterpret_cast<std::byte*>(words_), bitmap_bytes_);
    run_.give_back(taken_);
}

// The goal is the first order of its block: its tiles were named after it.
void Levels::clear() {
    std::fill_n(words_, bitmap_bytes_ / sizeof(Word), Word{0});
    *block(ranking_.blank_home()) = 1;
}

void Levels::open_entrances() {
    const Extent extent = ranking_.extent();
    entrances_.resize(extent.cells());
    for (Cell cell = 0; cell < extent.cells(); ++cell) {
        for (const Direction direction : directions) {
            if (!is_legal(extent, cell, direction)) continue;
            Entrance entrance{neighbour(extent, cell, direction), {}};
            if (is_vertical(direction)) entrance.turn.emplace_back(ranking_, entrance.from, cell);
            entrances_[cell].push_back(std::move(entrance));
        }
    }
}

std::vector<Cell> Levels::cells_at(Cost distance) const {
    const Extent extent = ranking_.extent();
    const auto colour = [&](Cell cell) { return extent.row(cell) + extent.column(cell); };
    const auto wanted = (colour(ranking_.blank_home()) + static_cast<std::uint32_t>(distance)) % 2;
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < extent.cells(); ++cell) {
        if (colour(cell) % 2 == wanted) cells.push_back(cell);
    }
    return cells;
}

Levels::Level Levels::step(Executor& executor, std::size_t wanted) {
    ++distance_;
    const std::vector<Cell> cells = cells_at(distance_);
    const auto pieces = static_cast<std::size_t>((words_in_block_ + piece - 1) / piece);
    std::vector<Level> parts(cells.size() * pieces);
    executor.for_each(parts.size(), [&](std::size_t job) {
        if (keep_going()) parts[job] = expand(cells[job / pieces], job % pieces * piece, wanted);
    });
    Level level;
    for (const Level& found : parts) {
        level.boards += found.boards;
        const std::size_t room = std::min(wanted - level.first.size(), found.first.size());
        level.first.insert(level.first.end(), found.first.begin(),
                           found.first.begin() + static_cast<std::ptrdiff_t>(room));
    }
    reached_ += level.boards;
    return level;
}

Levels::Level Levels::expand(Cell blank, std::uint64_t first, std::size_t wanted) {
    const std::size_t count = static_cast<std::size_t>(std::min(piece, words_in_block_ - first));
    Scratch missing_room;
    Scratch found_room{};
    Word* reached = block(blank) + first;
    for (std::size_t i = 0; i < count; ++i) missing_room[i] = ~reached[i] & layout_.full_word();
    const std::span<const Word> missing(missing_room.data(), count);
    look_around(blank, first, missing, {found_room.data(), count});
    Level level;
    for (std::size_t i = 0; i < count; ++i) {
        const Word found = found_room[i] & missing[i];
        if (found == 0) continue;
        reached[i] |= found;
        level.boards += static_cast<std::uint64_t>(std::popcount(found));
        append(found, blank * ranking_.block_size() + (first + i) * layout_.boards_in_word(),
               wanted, level.first);
    }
    return level;
}

void Levels::look_around(Cell blank, std::uint64_t first, std::span<const Word> missing,
                         std::span<Word> found) const {
    for (const Entrance& entrance : entrances_[blank]) {
        if (!entrance.turn.empty()) continue;
        const Word* beside = block(entrance.from) + first;
        for (std::size_t i = 0; i < found.size(); ++i) found[i] |= beside[i];
    }
    for (const Entrance& entrance : entrances_[blank]) {
        if (!entrance.turn.empty())
            entrance.turn.front().pull(block(entrance.from), first, missing, found);
    }
}

// A Run is for one thread at a time: who finds another one asking goes on meanwhile.
bool Levels::keep_going() {
    if (halted_.load(std::memory_order_relaxed)) return false;
    if (asking_.test_and_set(std::memory_order_acquire)) return true;
    const bool go_on = run_.more(reached_, reached_, distance_) > 0;
    if (!go_on) halted_.store(true, std::memory_order_relaxed);
    asking_.clear(std::memory_order_release);
    return go_on;
}

}  // namespace noyes::tiles
