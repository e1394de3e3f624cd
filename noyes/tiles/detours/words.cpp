#include <noyes/tiles/detours/words.hpp>

#include <noyes/tiles/detours/arrangements.hpp>

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

namespace noyes::tiles {

namespace {

// Moves from one cell, and what they lead to.
struct Way {
    Arrangement arrangement;
    Cell blank;
    Word word;
};

Way longer(const Way& way, Extent extent, Direction direction) {
    Way next{way.arrangement, neighbour(extent, way.blank, direction), longer(way.word, direction)};
    next.arrangement.exchange(way.blank, next.blank);
    return next;
}

Direction last_of(Word word) { return static_cast<Direction>(word & 3); }

// All but the first move.
Word tail(Word word) {
    const Word lead = Word{1} << (2 * (length(word) - 1));
    return (word & (lead - 1)) | lead;
}

Direction first_of(Word word) {
    return static_cast<Direction>((word >> (2 * (length(word) - 1))) & 3);
}

// Looks at the ways from one cell in their order, so that the first to an arrangement is met first.
// Ways with a detour in them are not followed: the first to anywhere has none.
class WaysFrom {
   public:
    WaysFrom(Extent extent, Run& run) : extent_(extent), run_(run) {}
    WaysFrom(const WaysFrom&) = delete;
    WaysFrom& operator=(const WaysFrom&) = delete;
    ~WaysFrom() { run_.give_back(taken_); }

    // The detours of up to `depth` moves from a cell, sorted. Nothing if the run halted.
    std::optional<std::vector<Word>> detours(Cell cell, int depth) {
        known_.clear();
        detours_.clear();
        ways_.assign(1, {Arrangement::untouched(extent_.cells()), cell, no_moves});
        known_.insert(ways_.front().arrangement);
        run_.give_back(std::exchange(taken_, 0));
        for (int moves = 0; moves < depth; ++moves) {
            if (!lengthen()) return std::nullopt;
        }
        std::ranges::sort(detours_);
        return detours_;
    }

   private:
    // One move more. False if the run halted.
    bool lengthen() {
        if (!take_memory()) return false;
        longer_ones_.clear();
        for (const Way& way : ways_) {
            if (!may_go_on()) return false;
            for (const Direction direction : directions) follow(way, direction);
        }
        std::swap(ways_, longer_ones_);
        return true;
    }

    void follow(const Way& way, Direction direction) {
        if (!is_legal(extent_, way.blank, direction)) return;
        if (way.word != no_moves && direction == opposite(last_of(way.word))) return;
        const Way next = longer(way, extent_, direction);
        if (known_.insert(next.arrangement)) longer_ones_.push_back(next);
        else detours_.push_back(next.word);
    }

    bool take_memory() {
        constexpr std::size_t children = 3;
        constexpr std::size_t each = sizeof(Way) + Arrangements::bytes_each() + sizeof(Word);
        const std::uint64_t bytes = ways_.size() * children * each;
        if (run_.take(bytes)) {
            taken_ += bytes;
            return true;
        }
        run_.halt_now(Halt::memory_limit);
        return false;
    }

    bool may_go_on() {
        constexpr std::uint32_t often = 1024;
        return ++asked_ % often != 0 || run_.keep_going();
    }

    Extent extent_;
    Run& run_;
    Arrangements known_;
    std::vector<Way> ways_;  // of the same length, in order
    std::vector<Way> longer_ones_;
    std::vector<Word> detours_;
    std::uint64_t taken_ = 0;
    std::uint32_t asked_ = 0;
};

}  // namespace

std::optional<std::vector<std::vector<Word>>> find_detours(Extent extent, int depth, Run& run) {
    std::vector<std::vector<Word>> all;
    WaysFrom ways(extent, run);
    for (Cell cell = 0; cell < extent.cells(); ++cell) {
        auto detours = ways.detours(cell, depth);
        if (!detours) return std::nullopt;
        all.push_back(*std::move(detours));
    }
    std::vector<std::vector<Word>> shortest(all.size());
    for (Cell cell = 0; cell < all.size(); ++cell) {
        std::ranges::copy_if(all[cell], std::back_inserter(shortest[cell]), [&](Word word) {
            const Cell second = neighbour(extent, cell, first_of(word));
            return !std::ranges::binary_search(all[second], tail(word));
        });
    }
    return shortest;
}

}  // namespace noyes::tiles
