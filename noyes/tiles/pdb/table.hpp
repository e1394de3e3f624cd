// A pattern database: for every placement of some tiles the fewest moves of these tiles that bring
// them home, if the other tiles are all alike and their moves cost nothing (Culberson and Schaeffer
// 1998; Korf and Felner 2002 count the moves of the pattern alone, so that tables add up).
//
// An entry is half a byte: how much the distance exceeds the Manhattan distance of these tiles,
// halved (both are odd or both even), at most 15. Which entry belongs to a placement says
// pattern_index.hpp. The bytes may live anywhere: in memory, in a mapped file.
#pragma once

#include <noyes/tiles/pdb/table_key.hpp>

#include <cstddef>
#include <memory>
#include <span>
#include <utility>

namespace noyes::tiles {

class Table {
   public:
    // `keeper` keeps the bytes alive; there are table_bytes(key) of them.
    Table(const TableKey& key, std::span<const std::byte> bytes, std::shared_ptr<const void> keeper)
        : key_(key), bytes_(bytes), keeper_(std::move(keeper)) {}

    [[nodiscard]] const TableKey& key() const { return key_; }
    [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }

    // One bit an entry (see parities.hpp); empty if there are none.
    [[nodiscard]] std::span<const std::byte> parities() const { return parities_; }
    [[nodiscard]] Table with_parities(std::span<const std::byte> parities,
                                      std::shared_ptr<const void> keeper) const {
        Table table = *this;
        table.parities_ = parities;
        table.parities_keeper_ = std::move(keeper);
        return table;
    }

    [[nodiscard]] std::uint32_t entry(std::uint64_t index) const {
        const auto pair = static_cast<std::uint32_t>(bytes_[index / 2]);
        return (pair >> (index % 2 * 4)) & 15;
    }

   private:
    TableKey key_;
    std::span<const std::byte> bytes_;
    std::shared_ptr<const void> keeper_;
    std::span<const std::byte> parities_;
    std::shared_ptr<const void> parities_keeper_;
};

// Bytes of the finished table; the most that 64 bits can say if it is more.
std::uint64_t table_bytes(const TableKey& key);

}  // namespace noyes::tiles
