// All patterns of a partition, and of its mirror image where the goal is its own: the larger sum of
// the two counts.
#pragma once

#include <noyes/base/executor.hpp>
#include <noyes/base/run.hpp>
#include <noyes/tiles/pdb/partition.hpp>
#include <noyes/tiles/pdb/pattern_view.hpp>
#include <noyes/tiles/pdb/table_source.hpp>

#include <array>
#include <optional>
#include <vector>

namespace noyes::tiles {

struct PatternSide {
    static constexpr std::uint8_t none = 255;

    std::vector<PatternView> views{};
    std::array<std::uint8_t, most_pattern_cells> view_of{};  // by tile; `none` if it is in none
};

class PatternSet {
   public:
    // Takes the tables from `tables`, and makes those that are not there. Nothing if the run halted
    // meanwhile.
    static std::optional<PatternSet> make(const Partition& partition, const Homes& homes,
                                          TableSource& tables, Run& run, Executor& executor);

    // One or two.
    [[nodiscard]] std::span<const PatternSide> sides() const { return sides_; }

    // Of all tables; the sides share theirs.
    [[nodiscard]] std::uint64_t bytes() const {
        std::uint64_t sum = 0;
        for (const PatternView& view : sides_.front().views) sum += view.table().bytes().size();
        return sum;
    }

   private:
    std::vector<PatternSide> sides_;
};

}  // namespace noyes::tiles
