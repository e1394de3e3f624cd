#include <apps/play/tile_face.hpp>
#include <noyes/tiles/goal.hpp>

#include "game_screens.hpp"
#include "own_board_dialog.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace noyes::desktop {

namespace {

constexpr ui::Slider::Range sides{2, 10};

// With its place on the board, if it has one.
std::string problem_text(const Error& problem, const Desk& desk) {
    if (problem.line == 0) return desk.say(problem);
    return desk.say({.code = "desktop-at-cell",
                     .numbers = {problem.line, problem.column},
                     .text = desk.say(problem)});
}

// Where a board can be wrong in a hundred ways, the first few are enough.
std::string problems_text(const std::vector<Error>& problems, const Desk& desk) {
    constexpr std::size_t most = 3;
    std::string text;
    for (std::size_t i = 0; i < std::min(problems.size(), most); ++i)
        text += fmt::format("{}{}", i > 0 ? "; " : "", problem_text(problems[i], desk));
    if (problems.size() > most)
        text += desk.say({.code = "desktop-and-more",
                          .numbers = {static_cast<std::int64_t>(problems.size() - most)}});
    return text;
}

}  // namespace

game::BoardSetup setup_of(const tiles::Board& board, const tiles::Board& goal) {
    game::BoardSetup setup(goal);
    for (tiles::Cell cell = 0; cell < board.extent().cells(); ++cell)
        setup.put(cell, board.tile(cell));
    return setup;
}

tiles::Board goal_like(const tiles::Board& goal, tiles::Extent extent) {
    if (goal.extent() == extent) return goal;
    for (const tiles::NamedGoal& named : tiles::named_goals()) {
        if (named.board(goal.extent()) == goal) return named.board(extent);
    }
    return tiles::named_goals().front().board(extent);
}

OwnBoardDialog::OwnBoardDialog(Desk& desk, GameBelow& below, game::BoardSetup setup)
    : Dialog(desk, "own-board", "desktop-own-board-title"),
      below_(below),
      setup_(std::move(setup)),
      text_("text", to_line(setup_),
            {[this](const std::string& text) { read(text); },
             [this](const std::string& /*text*/) { play(); }}),
      rows_("rows", sides, static_cast<int>(setup_.goal().extent().rows),
            [this](int) { resize(); }),
      columns_("columns", sides, static_cast<int>(setup_.goal().extent().columns),
               [this](int) { resize(); }),
      cells_("cells", setup_, [this] { refresh(true); }) {
    text_.set_clipboard({desk.window().clipboard, desk.window().set_clipboard});
    add_row("desktop-board-as-text", text_);
    add_row("desktop-rows", rows_);
    add_row("desktop-columns", columns_);
    add_row(cells_);
    verdict_ = &add_text("verdict", {});
    play_ = &add_button({"play", "desktop-play-this", {ui::Key::enter}, [this] { play(); }});
    mend_ = &add_button({"mend", "desktop-mend", {ui::Key::f2}, [this] { mend(); }});
    add_button({"cancel", "desktop-cancel", {ui::Key::escape}, [this] { close(); }});
    play_->mark(true);
    page().focus(&cells_);
    refresh(false);
}

// Of any size: the board follows.
void OwnBoardDialog::read(const std::string& text) {
    const Expected<game::Cells> cells = game::parse_cells(text);
    unreadable_ = cells ? std::string() : desk().say(cells.error());
    if (cells) {
        const auto failure = play::too_large_to_play(cells->extent);
        if (failure) unreadable_ = desk().say(failure->error);
        else setup_ = game::BoardSetup(goal_like(setup_.goal(), cells->extent), *cells);
        rows_.set(static_cast<int>(setup_.goal().extent().rows));
        columns_.set(static_cast<int>(setup_.goal().extent().columns));
        cells_.begin_again();
    }
    refresh(false);
}

// What stood in the cells that are still there stays.
void OwnBoardDialog::resize() {
    const tiles::Extent extent{static_cast<std::uint32_t>(rows_.value()),
                               static_cast<std::uint32_t>(columns_.value())};
    const tiles::Extent before = setup_.goal().extent();
    game::BoardSetup setup(goal_like(setup_.goal(), extent));
    for (tiles::Cell cell = 0; cell < extent.cells(); ++cell) {
        const std::uint32_t row = extent.row(cell);
        const std::uint32_t column = extent.column(cell);
        if (row < before.rows && column < before.columns)
            setup.put(cell, setup_.at(before.cell(row, column)));
    }
    setup_ = std::move(setup);
    cells_.begin_again();
    refresh(true);
}

void OwnBoardDialog::refresh(bool with_text) {
    if (with_text) {
        unreadable_.clear();
        text_.set_text(to_line(setup_));
    }
    const std::vector<Error> problems = setup_.problems();
    const std::vector<game::Fix> fixes = setup_.fixes();
    std::string verdict = unreadable_;
    if (verdict.empty() && problems.empty()) verdict = desk().say("desktop-can-be-played");
    if (verdict.empty()) verdict = problems_text(problems, desk());
    if (unreadable_.empty() && fixes.size() == 1)
        verdict += fmt::format(". {} {}.", desk().say("desktop-mend-would"),
                               desk().say(fixes.front().said(setup_.goal().extent())));
    const bool good = unreadable_.empty() && problems.empty();
    if (!verdict.empty() && verdict.front() >= 'a' && verdict.front() <= 'z')
        verdict.front() = static_cast<char>(verdict.front() - 'a' + 'A');
    verdict_->set_text(verdict);
    verdict_->set_colour(good ? std::nullopt : std::optional(desk().theme().warning));
    play_->enable(good);
    mend_->enable(unreadable_.empty() && !fixes.empty());
}

void OwnBoardDialog::mend() {
    for (const game::Fix& fix : setup_.fixes()) setup_.apply(fix);
    refresh(true);
}

void OwnBoardDialog::play() {
    const Expected<tiles::Board> board = setup_.board();
    if (!board || !unreadable_.empty()) return;
    play::Attempt<play::TileFace::Game> game = play::game_of(*board, game::TilePlay(setup_.goal()));
    if (!game) return;
    close();
    below_.ask_before([&desk = desk(), &below = below_, game = *std::move(game)] {
        below.give_way(screen_for(desk, play::Start<play::TileFace>{.game = game}));
    });
}

}  // namespace noyes::desktop
