// What `noyes generate` is asked to make: the options as typed, and the order they make.
#pragma once

#include <apps/play/goal_choice.hpp>
#include <noyes/tiles/shuffle.hpp>

#include "board_format.hpp"
#include "distance_drawing.hpp"
#include "level_wish.hpp"
#include "shared.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace noyes::cli {

struct GenerateOptions {
    std::optional<std::string> size{};
    std::optional<std::string> count{};
    std::optional<std::uint64_t> seed{};
    std::optional<std::string> goal{};
    bool solvable = false;
    bool unsolvable = false;
    std::optional<std::string> walk{};
    std::optional<std::string> distance{};
    std::optional<std::string> format{};
    bool json = false;
    LevelWishOptions level{};
    // As in 42's generator, whose goal is the snail.
    bool old_solvable = false;
    bool old_unsolvable = false;
    std::optional<std::string> old_walk{};

    [[nodiscard]] bool wants_json() const { return json || format == "json"; }
};

void add_generate_options(CLI::App& app, GenerateOptions& options);

struct GenerateOrder {
    Goal goal;
    std::uint64_t count;
    std::uint64_t seed;
    tiles::Reach reach;
    std::optional<std::uint64_t> walk;
    std::optional<DistanceOrder> distance;
    const BoardFormat* format;
};

Attempt<GenerateOrder> read_generate_order(const GenerateOptions& options);

// What `--blocks` makes of the same options.
struct LevelsOrder {
    LevelWish wish;
    std::uint64_t count;
    std::uint64_t seed;
    const LevelFormat* format;
    Limits limits;  // for each level
};

Attempt<LevelsOrder> read_levels_order(const GenerateOptions& options);

}  // namespace noyes::cli
