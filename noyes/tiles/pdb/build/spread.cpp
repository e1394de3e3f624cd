#include <noyes/tiles/pdb/build/spread.hpp>

#include <algorithm>
#include <cstring>
#include <limits>

namespace noyes::tiles {

namespace {

// Three bytes: the orders of the last four tiles.
std::uint32_t group_at(const Word* line, std::uint32_t group) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, reinterpret_cast<const char*>(line) + std::size_t{group} * 3, sizeof bits);
    return bits & full_group;
}

// Spoils the group behind it, which comes next.
void put_group(Word* line, std::uint32_t group, std::uint32_t bits) {
    std::memcpy(reinterpret_cast<char*>(line) + std::size_t{group} * 3, &bits, sizeof bits);
}

}  // namespace

Spread::Spread(const Blocks& blocks, const Orders& orders, std::uint32_t planes, Word* words)
    : blocks_(blocks),
      orders_(orders),
      planes_(planes),
      words_in_line_(words_for(orders.groups())),
      words_(words),
      odd_(blocks.count()),
      grew_(blocks.count()),
      missing_(blocks.count(), std::uint64_t{orders.groups()} *
                                   static_cast<std::uint64_t>(std::popcount(orders.used()))) {}

void Spread::begin(std::uint32_t block) {
    // Orders are numbered from the one in which the tiles are at home.
    *reached(block) = 1;
    --missing_[block];
    grew_[block] = 1;
    std::vector<std::uint8_t> met(blocks_.count());
    std::vector<std::uint32_t> waiting{block};
    met[block] = 1;
    while (!waiting.empty()) {
        const std::uint32_t next = waiting.back();
        waiting.pop_back();
        kinds_[odd_[next]].push_back(next);
        for (const Blocks::Move& move : blocks_.moves(next)) {
            if (met[move.block] != 0) continue;
            met[move.block] = 1;
            odd_[move.block] = odd_[next] ^ 1;
            waiting.push_back(move.block);
        }
    }
    for (auto& kind : kinds_) std::ranges::sort(kind);
}

std::uint64_t Spread::step(Executor& executor, const std::function<bool()>& go_on) {
    constexpr std::size_t job_entries = 1 << 18;
    ++distance_;
    const std::vector<std::uint32_t>& targets = kinds_[distance_ % 2];
    const std::size_t in_job =
        std::max<std::size_t>(1, job_entries / group_size / orders_.groups());
    std::atomic<std::uint64_t> sum = 0;
    executor.for_each((targets.size() + in_job - 1) / in_job, [&](std::size_t job) {
        if (!go_on()) return;
        Scratch scratch{std::vector<Word>(words_in_line_), std::vector<Word>(words_in_line_)};
        const std::size_t first = job * in_job;
        const std::size_t end = std::min(first + in_job, targets.size());
        std::uint64_t count = 0;
        for (std::size_t i = first; i < end; ++i) count += expand(targets[i], scratch);
        sum += count;
    });
    return sum;
}

std::uint64_t Spread::expand(std::uint32_t block, Scratch& scratch) {
    const auto grew = [&](const Blocks::Move& move) { return grew_[move.block] != 0; };
    grew_[block] = 0;
    if (missing_[block] == 0 || std::ranges::none_of(blocks_.moves(block), grew)) return 0;
    std::ranges::fill(scratch.found, Word{0});
    pull_in_order(block, scratch.found);
    pull_exchanged(block, scratch);
    const std::uint64_t count = keep(block, scratch.found);
    grew_[block] = count > 0 ? 1 : 0;
    missing_[block] -= count;
    return count;
}

// Moves where the tile passes no other: the order stays.
void Spread::pull_in_order(std::uint32_t block, std::span<Word> found) const {
    for (const Blocks::Move& move : blocks_.moves(block)) {
        if (move.from != move.to || grew_[move.block] == 0) continue;
        const Word* beside = reached(move.block);
        for (std::size_t i = 0; i < found.size(); ++i) found[i] |= beside[i];
    }
}

// What is found goes to a line of its own: reading a group from where the one before it was just
// written would have to wait for that.
void Spread::pull_exchanged(std::uint32_t block, Scratch& scratch) const {
    struct Pull {
        const GroupSource* sources;
        const Word* line;
    };
    std::array<Pull, std::size_t{4} * most_pattern_tiles> pulls;
    std::size_t count = 0;
    for (const Blocks::Move& move : blocks_.moves(block)) {
        if (move.from == move.to || grew_[move.block] == 0) continue;
        pulls[count++] = {orders_.sources(move.from, move.to).data(), reached(move.block)};
    }
    if (count == 0) return;
    const Word* own = reached(block);
    for (std::uint32_t group = 0; group < orders_.groups(); ++group) {
        const std::uint32_t missing =
            orders_.used() & ~group_at(own, group) & ~group_at(scratch.found.data(), group);
        std::uint32_t bits = 0;
        for (std::size_t i = 0; missing != 0 && i < count; ++i) {
            const GroupSource source = pulls[i].sources[group];
            bits |= orders_.exchange(source)(group_at(pulls[i].line, source.group));
        }
        put_group(scratch.exchanged.data(), group, bits);
    }
    for (std::size_t i = 0; i < words_in_line_; ++i) scratch.found[i] |= scratch.exchanged[i];
}

std::uint64_t Spread::keep(std::uint32_t block, std::span<Word> found) {
    Word* const own = reached(block);
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < found.size(); ++i) {
        found[i] &= ~own[i];
        own[i] |= found[i];
        count += static_cast<std::uint64_t>(std::popcount(found[i]));
    }
    if (count == 0) return 0;
    for (auto half = static_cast<std::uint32_t>(distance_ / 2); half != 0; half &= half - 1) {
        const auto number = static_cast<std::size_t>(std::countr_zero(half));
        Word* const plane = own + (1 + number) * words_in_line_;
        for (std::size_t i = 0; i < found.size(); ++i) plane[i] |= found[i];
    }
    return count;
}

void Spread::close() {
    for (std::uint32_t block = 0; block < blocks_.count(); ++block) {
        Word* const own = reached(block);
        for (std::size_t i = 0; i < words_in_line_ * planes_; ++i) {
            own[words_in_line_ + i] |= ~own[i % words_in_line_];
        }
    }
}

}  // namespace noyes::tiles
