// Games of sliding blocks as text.
#include <noyes/blocks/move.hpp>
#include <noyes/blocks/text.hpp>
#include <noyes/game/block_play.hpp>
#include <noyes/game/codes.hpp>
#include <noyes/search/hash.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace noyes::game {

using blocks::Cell;

namespace {

constexpr std::string_view white_space = " \t\r\n";

// In the order of blocks::Metric.
constexpr std::array<std::string_view, 3> metric_names{"moves", "straight", "steps"};

// Whether a list of scores can have it between two blanks.
bool is_plain_word(std::string_view id) {
    const auto plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_' || c == '.';
    };
    return !id.empty() && std::ranges::all_of(id, plain);
}

// The same for the same level on every machine.
std::string numbered(const blocks::Level& level) {
    constexpr std::uint64_t numbers = 1'000'000'000;
    const std::string text = to_text(level);
    const auto bytes = std::as_bytes(std::span(text));
    return "level-" + std::to_string(search::hash_bytes(bytes.data(), bytes.size()) % numbers);
}

// Without white space.
std::string joined(std::string_view text) {
    std::string all;
    std::ranges::copy_if(text, std::back_inserter(all),
                         [](char c) { return white_space.find(c) == white_space.npos; });
    return all;
}

}  // namespace

std::string BlockPlay::key() const {
    std::string text(kind);
    text.append(" ").append(is_plain_word(level_.id) ? level_.id : numbered(level_));
    return text.append(" ").append(metric_names[index(metric_)]);
}

std::string BlockPlay::goal_text() const {
    return std::string(metric_names[index(metric_)]) + "\n" + to_text(level_);
}

Expected<BlockPlay> BlockPlay::parse_goal(std::string_view text) {
    const std::size_t begin = std::min(text.find_first_not_of(white_space), text.size());
    const std::string_view word =
        text.substr(begin, text.find_first_of(white_space, begin) - begin);
    const auto metric = std::ranges::find(metric_names, word);
    if (metric == metric_names.end())
        return Error{.code = code::not_a_metric, .text = quotable(word)};
    std::string record(text);  // in its place, for the lines and columns of mistakes
    record.replace(begin, word.size(), word.size(), ' ');
    auto levels = blocks::parse_levels(record);
    if (!levels) return levels.error();
    if (levels->size() > 1) return Error{.code = code::several_levels};
    return BlockPlay(std::move(levels->front()),
                     static_cast<blocks::Metric>(metric - metric_names.begin()));
}

std::string BlockPlay::state_text(const State& state) const {
    std::string text = to_grid(level_at(state));
    std::ranges::replace(text, '\n', ' ');
    text.pop_back();
    return text;
}

// Pieces that are where their names say, if that is possible. Whether the rest is right remains to
// be seen.
std::optional<BlockPlay::State> BlockPlay::state_of(std::string_view grid) const {
    State state;
    for (std::uint32_t piece = 0; piece < shapes_.size(); ++piece) {
        std::vector<Cell> cells;
        for (Cell cell = 0; cell < grid.size(); ++cell) {
            if (grid[cell] == level_.pieces[piece].name) cells.push_back(cell);
        }
        if (cells.empty() || shape_of(level_.extent, cells) != shapes_[piece]) return std::nullopt;
        const bool allowed =
            std::ranges::all_of(cells, [&](Cell cell) { return level_.allows(piece, cell); });
        if (!allowed) return std::nullopt;
        state.corners.push_back(corner_of(level_.extent, cells));
    }
    return state;
}

Expected<BlockPlay::State> BlockPlay::parse_state(std::string_view text) const {
    const std::string grid = joined(text);
    if (grid.size() == level_.extent.cells()) {
        auto state = state_of(grid);
        if (state && joined(state_text(*state)) == grid) return *std::move(state);
    }
    return Error{.code = code::other_pieces};
}

Expected<BlockPlay::Steps> BlockPlay::parse_turn(std::string_view text,
                                                 const State& /*state*/) const {
    const auto moves = blocks::parse_moves(text, level_);
    if (!moves) return moves.error();
    if (moves->size() != 1) return Error{.code = code::not_one_turn, .text = quotable(text)};
    Steps steps;
    for (const blocks::Direction way : moves->front().path)
        steps.push_back({*find_piece(moves->front().piece), way});
    return steps;
}

std::string BlockPlay::turn_text(std::span<const Step> turn) const {
    blocks::Move move{level_.pieces[turn.front().piece].name, {}};
    for (const Step& step : turn) move.path.push_back(step.way);
    return to_text(move);
}

}  // namespace noyes::game
