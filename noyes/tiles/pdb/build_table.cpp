#include <noyes/tiles/pdb/build_table.hpp>

#include <noyes/base/run_memory.hpp>
#include <noyes/tiles/pdb/build/blocks.hpp>
#include <noyes/tiles/pdb/build/harvest.hpp>
#include <noyes/tiles/pdb/build/orders.hpp>
#include <noyes/tiles/pdb/build/spread.hpp>

#include <algorithm>
#include <atomic>
#include <limits>
#include <span>

namespace noyes::tiles {

namespace {

constexpr std::uint64_t beyond = std::numeric_limits<std::uint64_t>::max();

// Binary digits of half the largest distance. Eight tiles on 4x4 never need 63 moves, but where
// they should the entries would only be too small: see Spread::close.
std::uint32_t planes_for(const TableKey& key) {
    constexpr std::uint32_t small = 16;
    constexpr std::uint32_t few = 8;
    return key.extent.cells() <= small && key.tiles() <= few ? 5 : 6;
}

// A tile that moves up or down passes the tiles between the two cells.
std::uint32_t farthest_pass(const TableKey& key) {
    return std::min(key.extent.columns - 1, key.tiles() - 1);
}

// A Run is for one thread at a time: who finds another one asking goes on meanwhile.
class Watched {
   public:
    explicit Watched(Run& run) : run_(run) {}

    bool go_on() {
        if (halted_.load(std::memory_order_relaxed)) return false;
        if (asking_.test_and_set(std::memory_order_acquire)) return true;
        const bool more = run_.more(0, settled, distance) > 0;  // an entry is no node
        if (!more) halted_.store(true, std::memory_order_relaxed);
        asking_.clear(std::memory_order_release);
        return more;
    }

    std::uint64_t settled = 1;  // entries, and at what distance; between two steps
    Cost distance = 0;

   private:
    Run& run_;
    std::atomic_flag asking_ = ATOMIC_FLAG_INIT;
    std::atomic<bool> halted_ = false;
};

// Distances of all placements; false if the run halted.
bool spread_out(Spread& spread, std::uint64_t entries, Watched& watched, Executor& executor) {
    const auto go_on = [&] { return watched.go_on(); };
    while (watched.settled < entries && spread.distance() < spread.farthest()) {
        const std::uint64_t found = spread.step(executor, go_on);
        if (!go_on()) return false;
        if (found == 0) break;  // the rest cannot be reached
        watched.settled += found;
        watched.distance = spread.distance();
    }
    if (watched.settled < entries) spread.close();
    return true;
}

std::uint64_t columns_of(const TableKey& key) {
    if (!key.by_region) return CellSets::count(key.extent.cells(), key.tiles());
    const Regions regions(key.extent);
    const CellSet whole = (CellSet{1} << key.extent.cells()) - 1;
    std::uint64_t sum = 0;
    for (const CellSet set : CellSets(key.extent.cells(), key.tiles()).all()) {
        sum += regions.of(whole & ~set).size();
    }
    return sum;
}

// Beyond that it is not worth counting.
bool is_hopeless(const TableKey& key) {
    constexpr std::uint64_t most = std::uint64_t{1} << 37;
    if (key.tiles() > most_pattern_tiles) return true;
    return CellSets::count(key.extent.cells(), key.tiles()) > most / factorial(key.tiles());
}

TableKey with_regions(TableKey key) {
    key.by_region = true;
    return key;
}

std::uint64_t spread_bytes(const TableKey& key, std::uint64_t blocks) {
    return blocks * Spread::words_in_block(Orders::bundles(key.tiles()), planes_for(key)) *
               sizeof(Word) +
           sizeof(Word);
}

}  // namespace

std::uint64_t entries_of(const TableKey& key) {
    return is_hopeless(key) ? beyond : columns_of(with_regions(key)) * factorial(key.tiles());
}

std::uint64_t table_bytes(const TableKey& key) {
    if (is_hopeless(key)) return beyond;
    return PatternIndex::bytes(columns_of(key), key.tiles());
}

std::uint64_t build_bytes(const TableKey& key) {
    if (is_hopeless(key)) return beyond;
    const std::uint64_t blocks = columns_of(with_regions(key));
    return table_bytes(key) + spread_bytes(key, blocks) + Blocks::bytes(blocks, key.tiles()) +
           Orders::bytes(key.tiles(), farthest_pass(key));
}

std::optional<Table> build_table(const TableKey& key, Run& run, Executor& executor) {
    if (is_hopeless(key)) {
        run.halt_now(Halt::memory_limit);
        return std::nullopt;
    }
    const PatternIndex by_region(key.extent, key.tiles(), true);
    const PatternIndex index(key.extent, key.tiles(), key.by_region);
    const Blocks blocks(by_region);
    const Orders orders(key.tiles(), farthest_pass(key));
    const RunMemory bits(spread_bytes(key, blocks.count()), RunMemory::Content::zeros, run);
    RunMemory entries(index.bytes(), RunMemory::Content::anything, run);
    if (bits.data() == nullptr || entries.data() == nullptr) {
        run.halt_now(Halt::memory_limit);
        return std::nullopt;
    }
    Spread spread(blocks, orders, planes_for(key), reinterpret_cast<Word*>(bits.data()));
    spread.begin(by_region.column(key.homes, key.blank));
    Watched watched(run);
    const std::uint64_t all = blocks.count() * factorial(key.tiles());
    if (!spread_out(spread, all, watched, executor)) return std::nullopt;
    Harvest(key, index, blocks, orders, spread).write(entries.bytes(), executor, [&] {
        return watched.go_on();
    });
    if (!watched.go_on()) return std::nullopt;
    const std::span<const std::byte> bytes = entries.bytes();
    return Table(key, bytes, entries.release());
}

}  // namespace noyes::tiles
