// A board of one's own: typed, pasted, or made of another one by dragging tiles. If it cannot be
// played, it says why, and one button mends it.
#pragma once

#include <noyes/game/board_setup.hpp>

#include "dialog.hpp"
#include "game_below.hpp"
#include "setup_view.hpp"
#include "ui/slider.hpp"
#include "ui/text_field.hpp"

namespace noyes::desktop {

class OwnBoardDialog : public Dialog {
   public:
    // The game lies below and outlives the dialog.
    OwnBoardDialog(Desk& desk, GameBelow& below, game::BoardSetup setup);

   private:
    void read(const std::string& text);
    void resize();
    void refresh(bool with_text);
    void mend();
    void play();

    GameBelow& below_;
    game::BoardSetup setup_;
    std::string unreadable_;  // what is wrong with the text; the cells are as they were before
    ui::TextField text_;
    ui::Slider rows_;
    ui::Slider columns_;
    SetupView cells_;
    ui::Label* verdict_ = nullptr;
    ui::Button* mend_ = nullptr;
    ui::Button* play_ = nullptr;
};

// A board to be changed.
game::BoardSetup setup_of(const tiles::Board& board, const tiles::Board& goal);
// The goal of the same name on a board of another size, else the usual one.
tiles::Board goal_like(const tiles::Board& goal, tiles::Extent extent);

}  // namespace noyes::desktop
