#include <apps/play/numbers.hpp>
#include <noyes/tiles/text.hpp>

#include "shared.hpp"
#include "table_text.hpp"

#include <fmt/format.h>

#include <filesystem>

namespace noyes::cli {

std::string pattern_text(const catalog::TableKey& key) {
    std::string text;
    for (tiles::Cell cell = 0; cell < key.extent.cells(); ++cell) {
        if (cell > 0 && key.extent.column(cell) == 0) text += '/';
        const bool tile = (key.homes & catalog::set_of(cell)) != 0;
        text += cell == key.blank ? '_' : tile ? 'x' : '.';
    }
    return text;
}

std::string table_text(const catalog::TableKey& key) {
    return fmt::format("{}  {}", counted(key.tiles(), "tile"), pattern_text(key));
}

Json table_json(const catalog::TableKey& key) {
    std::vector<tiles::Cell> homes;
    for (tiles::Cell cell = 0; cell < key.extent.cells(); ++cell) {
        if ((key.homes & catalog::set_of(cell)) != 0) homes.push_back(cell);
    }
    return {{"rows", key.extent.rows}, {"cols", key.extent.columns}, {"blank", key.blank},
            {"homes", homes},          {"tiles", key.tiles()},       {"by_region", key.by_region}};
}

std::string file_name(const std::string& path) {
    return std::filesystem::path(path).filename().string();
}

}  // namespace noyes::cli
