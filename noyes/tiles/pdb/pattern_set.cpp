#include <noyes/tiles/pdb/pattern_set.hpp>

#include <noyes/tiles/pdb/build_table.hpp>
#include <noyes/tiles/pdb/parities.hpp>

#include <algorithm>
#include <map>
#include <utility>

namespace noyes::tiles {

namespace {

// Tables and indices that several patterns share.
class Shelf {
   public:
    Shelf(TableSource& tables, Run& run, Executor& executor)
        : tables_(tables), run_(run), executor_(executor) {}

    std::optional<PatternView> view(const TableKey& key, const Homes& homes) {
        const CanonicalKey canonical_key = canonical(key);
        const auto found = table(canonical_key.key);
        if (!found) return std::nullopt;
        return PatternView(canonical_key, homes, *found, index(canonical_key.key));
    }

   private:
    std::optional<Table> table(const TableKey& key) {
        const auto known = std::ranges::find(known_, key, &Table::key);
        if (known != known_.end()) return *known;
        auto found = tables_.find(key);
        if (!found) found = made(key);
        if (found) known_.push_back(*found);
        return found;
    }

    // Who waits for a table to be made also has time for its parities.
    std::optional<Table> made(const TableKey& key) {
        const auto table = build_table(key, run_, executor_);
        if (!table) return std::nullopt;
        return with_parities(*table, run_, executor_);
    }

    std::shared_ptr<const PatternIndex> index(const TableKey& key) {
        auto& known = indices_[{key.extent.rows, key.tiles()}];
        if (known == nullptr) {
            known = std::make_shared<const PatternIndex>(key.extent, key.tiles(), key.by_region);
        }
        return known;
    }

    TableSource& tables_;
    Run& run_;
    Executor& executor_;
    std::vector<Table> known_;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::shared_ptr<const PatternIndex>> indices_;
};

// The partition seen in a mirror that leaves the goal as it is; nothing if there is none, or if it
// shows nothing new.
std::optional<Partition> mirrored(const Partition& partition, const Homes& homes) {
    for (const Symmetry& turn : symmetries(homes.extent)) {
        if (turn.extent != homes.extent || turn.where[homes.blank] != homes.blank) continue;
        Partition image = partition;
        for (CellSet& pattern : image.patterns) pattern = turn(pattern);
        if (!std::ranges::is_permutation(image.patterns, partition.patterns)) return image;
    }
    return std::nullopt;
}

std::optional<PatternSide> side(const Partition& partition, const Homes& homes, Shelf& shelf) {
    PatternSide side;
    side.view_of.fill(PatternSide::none);
    for (const CellSet pattern : partition.patterns) {
        auto view = shelf.view({homes.extent, homes.blank, pattern, partition.by_region}, homes);
        if (!view) return std::nullopt;
        for (const std::uint8_t tile : view->tiles()) {
            side.view_of[tile] = static_cast<std::uint8_t>(side.views.size());
        }
        side.views.push_back(*std::move(view));
    }
    return side;
}

}  // namespace

std::optional<PatternSet> PatternSet::make(const Partition& partition, const Homes& homes,
                                           TableSource& tables, Run& run, Executor& executor) {
    Shelf shelf(tables, run, executor);
    PatternSet set;
    std::vector<Partition> partitions{partition};
    if (auto image = mirrored(partition, homes)) partitions.push_back(*std::move(image));
    for (const Partition& each : partitions) {
        auto made = side(each, homes, shelf);
        if (!made) return std::nullopt;
        set.sides_.push_back(*std::move(made));
    }
    return set;
}

}  // namespace noyes::tiles
