// The piece that a player of blocks has in hand.
#include "block_terminal.hpp"
#include "play_words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace noyes::cli {

namespace {

using game::BlockStep;

std::vector<std::uint32_t> movable(const game::BlockPlay& rules, const game::BlockState& state) {
    std::vector<std::uint32_t> pieces;
    for (const BlockStep& step : rules.legal_steps(state)) {
        if (pieces.empty() || pieces.back() != step.piece) pieces.push_back(step.piece);
    }
    return pieces;
}

// "B can go left, down"
std::string choices(const game::BlockPlay& rules, const game::BlockState& state,
                    std::uint32_t piece) {
    constexpr std::array<std::string_view, 4> ways{"up", "left", "right", "down"};
    std::string text;
    for (const BlockStep& step : rules.legal_steps(state)) {
        if (step.piece == piece)
            text.append(text.empty() ? "" : ", ").append(ways[static_cast<std::size_t>(step.way)]);
    }
    const char name = rules.level().pieces[piece].name;
    return text.empty() ? fmt::format("{} cannot move now.", name)
                        : fmt::format("{} can go {}.", name, text);
}

// Small letters move or do something else, whatever pieces are called.
bool is_taken(const io::Key& key) {
    const bool capital = key.character >= 'A' && key.character <= 'Z';
    return !capital && (arrow_of(key) || action_of(key));
}

}  // namespace

std::uint32_t BlockHand::chosen(const Play& rules, const State& state) const {
    if (piece_ && *piece_ < rules.level().pieces.size()) return *piece_;
    const std::vector<std::uint32_t> pieces = movable(rules, state);
    return pieces.empty() ? 0 : pieces.front();
}

BlockHand::BlockGrasp BlockHand::choose(const Play& rules, const State& state,
                                        std::uint32_t piece) {
    piece_ = piece;
    return {.done = choices(rules, state, piece)};
}

BlockHand::BlockGrasp BlockHand::choose_next(const Play& rules, const State& state) {
    const std::vector<std::uint32_t> pieces = movable(rules, state);
    if (pieces.empty()) return {.refusal = "No piece can move."};
    const auto next = std::ranges::upper_bound(pieces, chosen(rules, state));
    return choose(rules, state, next == pieces.end() ? pieces.front() : *next);
}

std::optional<BlockHand::BlockGrasp> BlockHand::press(const Play& rules, const State& state,
                                                      const io::Key& key) {
    if (key.kind == io::KeyKind::tab) return choose_next(rules, state);
    if (key.kind == io::KeyKind::character && !is_taken(key)) {
        if (const auto piece = rules.find_piece(key.character)) return choose(rules, state, *piece);
    }
    const std::optional<Arrow> arrow = arrow_of(key);
    if (!arrow) return std::nullopt;
    const std::uint32_t piece = chosen(rules, state);
    piece_ = piece;
    return BlockGrasp{{{piece, static_cast<blocks::Direction>(*arrow)}},
                      {},
                      "Not that way: " + choices(rules, state, piece)};
}

std::optional<BlockHand::BlockGrasp> BlockHand::read(const Play& rules, const State& state,
                                                     std::string_view word) {
    const std::size_t path = 2;
    if (word.size() > path && word[1] == ':') {
        const auto steps = rules.parse_turn(word, state);
        if (!steps) return BlockGrasp{.refusal = fmt::format("'{}' is no move.", quotable(word))};
        piece_ = steps->front().piece;
        return BlockGrasp{*steps, {}, fmt::format("'{}' is not possible here.", word)};
    }
    const std::optional<io::Key> key = key_of_word(word);
    return key ? press(rules, state, *key) : std::nullopt;
}

KeyWords BlockHand::key_words() {
    return {.moving = "Tab or a capital letter chooses, arrows move",
            .brief = "Tab piece  ",
            .how_to_move = {"Tab     the next piece that can move",
                            "A B C   the piece of that name, by its capital letter",
                            "arrows  move the piece that is chosen (marked in front)",
                            "w a s d, h j k l  the same: up left down right, left down up right"},
            .fresh = "the next level",
            .marks =
                "(A): A has to go there. A dot or star behind a piece: it stands on such a "
                "place. Three of the same: a wall, or a gate for pieces that have a goal.",
            .lessons = false};
}

}  // namespace noyes::cli
