// Sliding blocks as the page plays them.
#include <noyes/game/block_play.hpp>

#include <noyes/blocks/move.hpp>
#include <noyes/blocks/text.hpp>
#include <noyes/game/load.hpp>

#include "playing.hpp"
#include "read_puzzle.hpp"

namespace noyes::web {

namespace {

struct BlockFace {
    using Rules = game::BlockPlay;
    using State = game::BlockState;
    using Steps = Rules::Steps;

    static Json state(const Rules& rules, const State& state) {
        return {{"kind", Rules::kind},
                {"metric", name(rules.metric())},
                {"corners", state.corners},
                {"steps", legal_json(rules, state)},
                {"text", rules.state_text(state)}};
    }

    // Where each piece may go now, as letters.
    static Json legal_json(const Rules& rules, const State& state) {
        std::vector<std::string> ways(state.corners.size());
        for (const game::BlockStep& step : rules.legal_steps(state))
            ways[step.piece] += letter(step.way);
        return ways;
    }

    // `piece`: its number; `path`: letters, one a cell.
    static Expected<Steps> steps(const Arguments& in, const Rules& rules, const State& /*state*/) {
        const auto piece = in.number("piece", 0, rules.level().pieces.size() - 1);
        if (!piece) return piece.error();
        const Expected<std::string> path = in.text("path");
        if (!path) return path.error();
        Steps steps;
        for (const char c : *path) {
            const auto way = std::ranges::find(blocks::directions, c, blocks::letter);
            if (way == blocks::directions.end()) return Arguments::bad("path");
            steps.push_back({static_cast<std::uint32_t>(*piece), *way});
        }
        return steps;
    }

    // The level as it begins: what lies under a piece now would not show in a grid.
    static Json question(const Rules& rules, const State& state) {
        return {{"request", "solve_level"},
                {"level", blocks::to_text(rules.level())},
                {"at", rules.state_text(state)},
                {"metric", name(rules.metric())}};
    }

    static Expected<Steps> way(const std::string& moves, const Rules& rules,
                               const State& /*state*/) {
        const auto told = blocks::parse_moves(moves, rules.level());
        if (!told) return told.error();
        Steps steps;
        for (const blocks::Move& move : *told) {
            for (const blocks::Direction way : move.path)
                steps.push_back({*rules.find_piece(move.piece), way});
        }
        return steps;
    }

    // Steps of one piece in a row stand together: "B:RD A:L".
    static std::string text(const Rules& rules, std::span<const game::BlockStep> steps) {
        std::vector<blocks::Move> moves;
        for (const game::BlockStep& step : steps) {
            const char piece = rules.level().pieces[step.piece].name;
            if (moves.empty() || moves.back().piece != piece) moves.push_back({piece, {}});
            moves.back().path.push_back(step.way);
        }
        return blocks::to_text(moves);
    }
};

}  // namespace

// `level`, `metric`.
Expected<std::unique_ptr<Play>> new_block_play(const Arguments& in) {
    Expected<blocks::Level> level = in.level();
    if (!level) return level.error();
    const Expected<blocks::Metric> metric = in.metric();
    if (!metric) return metric.error();
    const game::BlockPlay rules(*std::move(level), *metric);
    return std::unique_ptr<Play>(
        std::make_unique<Playing<BlockFace>>(game::Game(rules, rules.first())));
}

Expected<std::unique_ptr<Play>> load_block_play(std::string_view text) {
    Expected<game::Game<game::BlockPlay>> game = game::load<game::BlockPlay>(text);
    if (!game) return game.error();
    return std::unique_ptr<Play>(std::make_unique<Playing<BlockFace>>(*std::move(game)));
}

}  // namespace noyes::web
