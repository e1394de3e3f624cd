#include "columns.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace noyes::cli {

std::vector<std::size_t> Columns::widths() const {
    std::vector<std::size_t> widths(aligns_.size(), 0);
    for (const auto& row : rows_) {
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
    }
    return widths;
}

std::string Columns::text() const {
    const std::vector<std::size_t> wide = widths();
    std::string text;
    for (const auto& row : rows_) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            line += aligns_[i] == Align::left ? fmt::format("{:<{}}", row[i], wide[i])
                                              : fmt::format("{:>{}}", row[i], wide[i]);
            line += "  ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

}  // namespace noyes::cli
