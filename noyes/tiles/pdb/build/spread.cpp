#include <noyes/tiles/pdb/build/spread.hpp>

#include <algorithm>
#include <cstring>
#include <limits>

namespace noyes::tiles {

namespace {

// From where a bundle begins: that may be anywhere in a word.
Bundle bundle_at(const char* bytes) {
    constexpr Word seven_bytes = (Word{1} << 56) - 1;
    Bundle bundle;
    std::memcpy(&bundle, bytes, sizeof bundle);
    bundle.upper &= seven_bytes;
    return bundle;
}

bool is_empty(const Bundle& bundle) { return (bundle.lower | bundle.upper) == 0; }

void add(const Bundle& more, Bundle& sum) {
    sum.lower |= more.lower;
    sum.upper |= more.upper;
}

// A turn of bundles, ready to be done many times.
class Exchanged {
   public:
    Exchanged(const Turn& turn, const Orders& orders) {
        for (std::size_t i = 0; i < bundle_groups; ++i) {
            offset_[i] = std::size_t{turn.group[i]} * 3;
            exchange_[i] = &orders.exchange(turn.exchange[i]);
        }
    }

    Bundle operator()(const char* bundle) const {
        const Word second = group(bundle, 2);
        return {group(bundle, 0) | group(bundle, 1) << 24 | second << 48,
                second >> 16 | group(bundle, 3) << 8 | group(bundle, 4) << 32};
    }

   private:
    [[nodiscard]] Word group(const char* bundle, std::size_t number) const {
        std::uint32_t bits = 0;
        std::memcpy(&bits, bundle + offset_[number], sizeof bits);
        return (*exchange_[number])(bits & full_group);
    }

    std::array<std::size_t, bundle_groups> offset_;
    std::array<const Exchange*, bundle_groups> exchange_;
};

}  // namespace

Spread::Spread(const Blocks& blocks, const Orders& orders, std::uint32_t planes, Word* words)
    : blocks_(blocks),
      orders_(orders),
      planes_(planes),
      words_in_line_(words_for(orders.bundles())),
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
        Scratch scratch{std::vector<Word>(words_in_line_), std::vector<Bundle>(orders_.bundles())};
        const std::size_t first = job * in_job;
        const std::size_t end = std::min(first + in_job, targets.size());
        std::uint64_t count = 0;
        for (std::size_t i = first; i < end; ++i) {
            if (i + 1 < end) fetch(targets[i + 1]);
            count += expand(targets[i], scratch);
        }
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
    pull_turned(block, scratch);
    const std::uint64_t count = keep(block, scratch.found);
    grew_[block] = count > 0 ? 1 : 0;
    missing_[block] -= count;
    return count;
}

// While the block before it is worked on: most of it is far away, and bundles are not read in the
// order in which they lie.
void Spread::fetch(std::uint32_t block) const {
    const auto fetch_line = [&](const Word* line) {
        constexpr std::size_t words = 8;  // of a line of the cache
        constexpr int to_read = 0;
        constexpr int not_next = 2;  // the second cache is near enough
        for (std::size_t i = 0; i < words_in_line_; i += words) {
            __builtin_prefetch(line + i, to_read, not_next);
        }
    };
    if (missing_[block] == 0) return;
    fetch_line(reached(block));
    for (const Blocks::Move& move : blocks_.moves(block)) {
        if (grew_[move.block] != 0) fetch_line(reached(move.block));
    }
}

// Moves where the tile passes no other: the order stays.
void Spread::pull_in_order(std::uint32_t block, std::span<Word> found) const {
    for (const Blocks::Move& move : blocks_.moves(block)) {
        if (move.from != move.to || grew_[move.block] == 0) continue;
        const Word* beside = reached(move.block);
        for (std::size_t i = 0; i < found.size(); ++i) found[i] |= beside[i];
    }
}

// What is found goes to a line of its own, where each bundle begins with a word.
void Spread::pull_turned(std::uint32_t block, Scratch& scratch) const {
    std::ranges::fill(scratch.turned, Bundle{});
    for (const Blocks::Move& move : blocks_.moves(block)) {
        if (move.from == move.to || grew_[move.block] == 0) continue;
        for (const Turned& turned : orders_.sources(move.from, move.to)) {
            pull_bundles(turned, reached(move.block), scratch.turned);
        }
    }
    auto* bytes = reinterpret_cast<char*>(scratch.found.data());
    for (const Bundle& bundle : scratch.turned) {
        Bundle sum = bundle_at(bytes);
        add(bundle, sum);
        std::memcpy(bytes, &sum, bundle_bytes);
        bytes += bundle_bytes;
    }
}

void Spread::pull_bundles(const Turned& turned, const Word* line, std::span<Bundle> found) const {
    const auto* const bytes = reinterpret_cast<const char*>(line);
    if (turned.stays()) {
        for (const auto& [to, from] : turned.bundles) {
            add(bundle_at(bytes + std::size_t{from} * bundle_bytes), found[to]);
        }
        return;
    }
    const Exchanged exchanged(turned.turn, orders_);
    for (const auto& [to, from] : turned.bundles) {
        const char* const bundle = bytes + std::size_t{from} * bundle_bytes;
        if (!is_empty(bundle_at(bundle))) add(exchanged(bundle), found[to]);
    }
}

std::uint64_t Spread::keep(std::uint32_t block, std::span<Word> found) {
    Word* const own = reached(block);
    for (std::size_t i = 0; i < found.size(); ++i) {
        found[i] &= ~own[i];
        own[i] |= found[i];
    }
    std::uint64_t count = 0;
    for (const Word bits : found) count += static_cast<std::uint64_t>(std::popcount(bits));
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
