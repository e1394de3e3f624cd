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
    std::swap(next.arrangement[way.blank], next.arrangement[next.blank]);
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
    WaysFrom(Extent extent, Cell cell, Run& run) : extent_(extent), run_(run) {
        Way start{.arrangement = {}, .blank = cell, .word = no_moves};
        for (Cell c = 0; c < extent.cells(); ++c)
            start.arrangement[c] = static_cast<std::uint8_t>(c);
        known_.insert(start.arrangement);
        ways_.push_back(start);
    }
    WaysFrom(const WaysFrom&) = delete;
    WaysFrom& operator=(const WaysFrom&) = delete;
    ~WaysFrom() { run_.give_back(taken_); }

    // One move more. False if the run halted.
    bool lengthen() {
        if (!take_memory()) return false;
        std::vector<Way> longer_ones;
        for (const Way& way : ways_) {
            if (!may_go_on()) return false;
            for (const Direction direction : directions) follow(way, direction, longer_ones);
        }
        ways_ = std::move(longer_ones);
        return true;
    }

    std::vector<Word> detours() && { return std::move(detours_); }

   private:
    void follow(const Way& way, Direction direction, std::vector<Way>& longer_ones) {
        if (!is_legal(extent_, way.blank, direction)) return;
        if (way.word != no_moves && direction == opposite(last_of(way.word))) return;
        const Way next = longer(way, extent_, direction);
        if (known_.insert(next.arrangement)) longer_ones.push_back(next);
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
    std::vector<Word> detours_;
    std::uint64_t taken_ = 0;
    std::uint32_t asked_ = 0;
};

std::optional<std::vector<Word>> detours_from(Extent extent, Cell cell, int depth, Run& run) {
    WaysFrom ways(extent, cell, run);
    for (int moves = 0; moves < depth; ++moves) {
        if (!ways.lengthen()) return std::nullopt;
    }
    return std::move(ways).detours();
}

}  // namespace

std::optional<std::vector<std::vector<Word>>> find_detours(Extent extent, int depth, Run& run) {
    std::vector<std::vector<Word>> all;
    for (Cell cell = 0; cell < extent.cells(); ++cell) {
        auto detours = detours_from(extent, cell, depth, run);
        if (!detours) return std::nullopt;
        std::ranges::sort(*detours);
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
