// --blocks and its companions: which sliding-block levels `noyes generate` is to make, and how they
// are written.
#pragma once

#include <apps/play/failure.hpp>
#include <noyes/blocks/make_level.hpp>

#include "limit_options.hpp"
#include "shared.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace noyes::cli {

struct LevelWishOptions {
    bool blocks = false;
    bool rush = false;
    std::optional<std::string> metric{};
    std::optional<std::string> difficulty{};
    LimitOptions limits{};

    [[nodiscard]] bool is_wanted() const { return blocks || rush; }
};

void add_level_wish_options(CLI::App& app, LevelWishOptions& options);

struct LevelWish {
    blocks::LevelWish wish;
    std::string lengths;  // "21..50 moves", "51 moves or more"
    std::string command;  // that makes them again, but for its seed and count
};

Attempt<LevelWish> read_level_wish(const LevelWishOptions& options,
                                   const std::optional<std::string>& size,
                                   const std::optional<std::string>& distance);

// For each level; somebody who waits for what does not exist is told so after a while.
Attempt<Limits> read_level_limits(const LevelWishOptions& options);

// The forms in which levels are written; each can be read again.
struct LevelFormat {
    std::string_view name;
    std::string (*write)(const blocks::Level&);  // nullptr for json
};

// record, word, json; an error for a name that is not known, or a form that not all of these have.
Attempt<const LevelFormat*> find_level_format(std::string_view name, const LevelWish& wish);

}  // namespace noyes::cli
