#include <noyes/base/lines.hpp>
#include <noyes/blocks/text.hpp>
#include <noyes/io/large_pages.hpp>

#include "block_face.hpp"
#include "codes.hpp"
#include "level_source.hpp"
#include "levels.hpp"
#include "limits.hpp"
#include "say.hpp"
#include "source.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace noyes::play {

namespace {

constexpr std::array<std::string_view, 4> way_keys{"play-up", "play-left", "play-right",
                                                   "play-down"};

bool is_known_solvable(const blocks::Level& level) {
    return std::ranges::any_of(level.known,
                               [](const auto& known) { return known && known->length; });
}

bool is_known_unsolvable(const blocks::Level& level) {
    return std::ranges::any_of(level.known,
                               [](const auto& known) { return known && !known->length; });
}

// Whoever plays does not wait long; what is not found out by then is found out while playing.
bool is_soon_found_unsolvable(const BlockFace::Game& game) {
    io::LargePages pages;
    game::BlockSolver solver{.limits = usual_limits(), .memory = &pages};
    solver.limits.time = std::chrono::seconds{1};
    const auto advice = solver(game.rules(), game.start());
    return advice && advice->is_hopeless;
}

}  // namespace

Attempt<BlockFace::Game> BlockDeal::next(const game::BlockPlay& rules) {
    const std::vector<blocks::Level>& all = shipped_levels();
    auto level = std::ranges::find(all, rules.level().id, &blocks::Level::id);
    const auto tried = [&] { return level == all.end() ? all.begin() : level + 1; };
    do {
        level = tried();
    } while (level == all.end() || is_known_unsolvable(*level));
    return game_of(*level, rules.metric());
}

std::string BlockFace::title(const Play& rules, const Deal& /*deal*/, const Words& words) {
    constexpr std::array<std::string_view, 3> keys{"play-title-moves", "play-title-straight",
                                                   "play-title-steps"};
    std::string text = heading(rules.level());
    if (text.empty()) text = say(words, "play-title-own");
    return say(words, keys[index(rules.metric())], {{"level", std::move(text)}});
}

std::string_view BlockFace::counted_key(const Play& rules) {
    constexpr std::array<std::string_view, 3> keys{"play-counted-moves", "play-counted-straight",
                                                   "play-counted-steps"};
    return keys[index(rules.metric())];
}

std::string_view BlockFace::counter_key(const Play& rules) {
    constexpr std::array<std::string_view, 3> keys{"play-counter-moves", "play-counter-straight",
                                                   "play-counter-steps"};
    return keys[index(rules.metric())];
}

std::string_view BlockFace::film_key(const Play& rules) {
    constexpr std::array<std::string_view, 3> keys{"play-film-moves", "play-film-straight",
                                                   "play-film-steps"};
    return keys[index(rules.metric())];
}

LossKeys BlockFace::loss_keys(const Play& rules) {
    constexpr std::array<LossKeys, 3> keys{
        LossKeys{"play-lost-one-move", "play-lost-two-moves"},
        LossKeys{"play-lost-one-straight", "play-lost-two-straight"},
        LossKeys{"play-lost-one-step", "play-lost-two-steps"}};
    return keys[index(rules.metric())];
}

std::optional<std::uint64_t> BlockFace::published(const Game& game) {
    const Play& rules = game.rules();
    const std::optional<blocks::Known>& known = rules.level().known[index(rules.metric())];
    if (!known || !known->length || !(game.start() == rules.first())) return std::nullopt;
    return static_cast<std::uint64_t>(*known->length);
}

std::string BlockFace::mover(const Play& rules, const State& /*before*/, const Step& step) {
    return {rules.level().pieces[step.piece].name};
}

std::string BlockFace::spoken(const Play& rules, const State& after, std::span<const Step> move,
                              const Words& words) {
    std::string ways;
    for (const Step& step : move) {
        if (!ways.empty()) ways += ", ";
        ways += say(words, way_keys[static_cast<std::size_t>(step.way)]);
    }
    return say(words, "play-goes",
               {{"piece", mover(rules, after, move.front())}, {"way", std::move(ways)}});
}

std::string BlockFace::move_text(const Play& rules, std::span<const Step> move) {
    return rules.turn_text(move);
}

std::string BlockFace::rows(const Play& rules, const State& state) {
    return to_grid(rules.level_at(state));
}

std::vector<std::string> BlockFace::first_words(const Play& rules, const Words& words) {
    const blocks::Level& level = rules.level();
    std::vector<std::string> lines;
    for (const blocks::Target& target : level.targets)
        lines.push_back(words.say({.code = "play-bring",
                                   .numbers = {level.extent.row(target.corner) + 1,
                                               level.extent.column(target.corner) + 1},
                                   .text = {level.pieces[target.piece].name}}));
    return lines;
}

std::vector<std::string> BlockFace::goal_lines(const Play& rules, const Words& words) {
    const blocks::Level& level = rules.level();
    std::vector<std::string> lines = first_words(rules, words);
    blocks::Level end = level;
    end.pieces.clear();
    for (const blocks::Target& target : level.targets) {
        end.pieces.push_back({level.pieces[target.piece].name,
                              rules.target_cells(static_cast<std::uint32_t>(target.piece))});
    }
    lines.emplace_back();
    const std::string grid = to_grid(end);
    for (std::string_view rest = grid; !rest.empty();) lines.emplace_back(take_line(rest));
    return lines;
}

std::vector<std::string> BlockFace::lessons(const Game& /*game*/, const Words& words) {
    return {say(words, "play-no-lessons")};
}

Attempt<BlockFace::Game> BlockFace::begin_with(std::string_view text, const std::string& name,
                                               const Play& rules) {
    Attempt<ChosenLevel> chosen = parse_level(Source{name, std::string(text)}, std::nullopt);
    if (!chosen) return chosen.error();
    return game_of(std::move(chosen->level), rules.metric());
}

Attempt<BlockFace::Game> game_of(blocks::Level level, blocks::Metric metric) {
    const bool hopeless = is_known_unsolvable(level);
    const bool sure = hopeless || is_known_solvable(level);
    const game::BlockPlay rules(std::move(level), metric);
    BlockFace::Game game(rules, rules.first());
    if (hopeless || (!sure && is_soon_found_unsolvable(game)))
        return Failure{{.code = code::level_without_end}};
    return game;
}

}  // namespace noyes::play
