// Korf's 100 random 15-puzzles (1985) with what is published of them.
#pragma once

#include <noyes/data/data.hpp>
#include <noyes/tiles/board.hpp>

#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

namespace noyes::golden {

struct Korf {
    int id = 0;
    std::size_t length = 0;
    tiles::Board board;
    int manhattan = 0;
    std::uint64_t generated = 0;  // by IDA* with Manhattan distance, the root counted
};

// A line: id, length, the tiles, a bar, md=..., ida=...
inline Korf read_korf(const std::string& line) {
    std::istringstream words(line);
    int id = 0;
    std::size_t length = 0;
    std::vector<tiles::Tile> tiles(16);
    std::string bar;
    std::string manhattan;
    std::string generated;
    words >> id >> length;
    for (tiles::Tile& tile : tiles) words >> tile;
    words >> bar >> manhattan >> generated;
    return {id, length, *tiles::Board::make({4, 4}, tiles), std::stoi(manhattan.substr(3)),
            std::stoull(generated.substr(4))};
}

inline std::vector<Korf> korf_boards() {
    std::istringstream list{std::string(data::korf100_boards())};
    std::vector<Korf> all;
    for (std::string line; std::getline(list, line);) {
        if (!line.empty() && line[0] != '#') all.push_back(read_korf(line));
    }
    return all;
}

}  // namespace noyes::golden
