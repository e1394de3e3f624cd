// noyes generate: random boards, alike for the same seed everywhere.
#include "commands.hpp"
#include "generate_order.hpp"
#include "report.hpp"

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <utility>

namespace noyes::cli {

namespace {

using tiles::Reach;

struct Drawn {
    tiles::Board board;
    std::optional<Cost> distance{};  // if it is known
};

Drawn draw(const GenerateOrder& order, Random& random) {
    if (!order.distant.empty()) {
        const auto& [board, distance] =
            order.distant[static_cast<std::size_t>(random.below(order.distant.size()))];
        return {board, distance};
    }
    if (!order.walk) return {tiles::random_board(order.goal.board, random, order.reach)};
    tiles::Board board = tiles::walked(order.goal.board, *order.walk, random);
    return {order.reach == Reach::solvable ? std::move(board) : tiles::in_the_other_half(board)};
}

constexpr const char* word(Reach reach) {
    return reach == Reach::solvable ? "solvable" : "unsolvable";
}

std::string json_line(const GenerateOrder& order, const Drawn& drawn) {
    Json record = board_json(drawn.board, order.goal);
    record["status"] = word(order.reach);
    record["seed"] = order.seed;
    if (drawn.distance) record["distance"] = *drawn.distance;
    return line(std::move(record));
}

// The file of 42's generator.
std::string file_text(const GenerateOrder& order, const tiles::Board& board) {
    return fmt::format("# This puzzle is {}\n{}", word(order.reach), sized_rows(board));
}

std::string text_of(const GenerateOrder& order, const Drawn& drawn) {
    if (order.format->write != nullptr) return order.format->write(drawn.board) + "\n";
    return order.format->name == "json" ? json_line(order, drawn) : file_text(order, drawn.board);
}

Exit generate(Session& session, const GenerateOptions& options) {
    if (options.wants_json()) session.speak_json();
    const Attempt<GenerateOrder> order = read_generate_order(options);
    if (!order) return session.fail(order.error());
    if (!options.seed) session.note(fmt::format("--seed {} makes the same again", order->seed));
    Random random(order->seed);
    for (std::uint64_t i = 0; i < order->count; ++i) {
        if (i > 0 && order->format->name == "rows") session.print("\n");
        session.print(text_of(*order, draw(*order, random)));
        if (session.out().reader_gone() || session.out().failure()) break;
    }
    return Exit::done;
}

}  // namespace

Command add_generate(CLI::App& app) {
    CLI::App* command = add_command(app, "generate", "Make random boards");
    add_alias(*command, "gen");
    auto options = std::make_shared<GenerateOptions>();
    add_generate_options(*command, *options);
    return {command, [options](Session& session) { return generate(session, *options); }};
}

}  // namespace noyes::cli
