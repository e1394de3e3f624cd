// noyes generate: random boards, or sliding-block levels, alike for the same seed everywhere.
#include <apps/play/seed.hpp>
#include <noyes/io/interrupt.hpp>

#include "commands.hpp"
#include "generate_levels.hpp"
#include "report.hpp"
#include "shared.hpp"

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

tiles::Board draw(const GenerateOrder& order, Random& random) {
    if (!order.walk) return tiles::random_board(order.goal.board, random, order.reach);
    const tiles::Board board = tiles::walked(order.goal.board, *order.walk, random);
    return order.reach == Reach::solvable ? board : tiles::in_the_other_half(board);
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

// Writes the board of that number; false if nobody reads on.
bool write(Session& session, const GenerateOrder& order, const Drawn& drawn, std::uint64_t number) {
    if (number > 0 && order.format->name == "rows") session.print("\n");
    session.print(text_of(order, drawn));
    return !session.out().reader_gone() && !session.out().failure();
}

Exit generate_at_distance(Session& session, const GenerateOrder& order, Random& random) {
    StopFlag stop;
    const io::Interrupt interrupt(stop);
    DistanceDrawing drawing(*order.distance, order.goal.board, stop);
    for (std::uint64_t i = 0; i < order.count; ++i) {
        const Attempt<std::optional<tiles::DistantBoard>> drawn = drawing.next(random);
        if (!drawn) return session.fail(drawn.error());
        if (!*drawn) return interrupt.by_ctrl_c() ? Exit::interrupted : Exit::limit;
        if (!write(session, order, {(*drawn)->board, (*drawn)->distance}, i)) break;
    }
    return Exit::done;
}

Exit generate(Session& session, const GenerateOptions& options) {
    if (options.wants_json()) session.speak_json();
    if (options.level.is_wanted()) return generate_levels(session, options);
    const Attempt<GenerateOrder> order = read_generate_order(options);
    if (!order) return session.fail(order.error());
    if (!options.seed) session.note(seed_note(order->seed));
    Random random(order->seed);
    if (order->distance) return generate_at_distance(session, *order, random);
    for (std::uint64_t i = 0; i < order->count; ++i) {
        if (!write(session, *order, {draw(*order, random)}, i)) break;
    }
    return Exit::done;
}

}  // namespace

Command add_generate(CLI::App& app) {
    CLI::App* command = add_command(app, "generate", "Make random boards, or sliding-block levels");
    add_alias(*command, "gen");
    auto options = std::make_shared<GenerateOptions>();
    add_generate_options(*command, *options);
    return {command, [options](Session& session) { return generate(session, *options); }};
}

}  // namespace noyes::cli
