// Text in columns that are as wide as what stands in them.
//
//   Columns columns({Align::left, Align::right});
//   columns.add({"algorithm", "moves"});
//   print(columns.text());
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace noyes::cli {

enum class Align : std::uint8_t { left, right };

class Columns {
   public:
    explicit Columns(std::vector<Align> aligns) : aligns_(std::move(aligns)) {}

    // As many cells as there are columns, in plain ASCII.
    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

    // Lines without blanks at their end.
    [[nodiscard]] std::string text() const;

   private:
    [[nodiscard]] std::vector<std::size_t> widths() const;

    std::vector<Align> aligns_;
    std::vector<std::vector<std::string>> rows_;
};

}  // namespace noyes::cli
