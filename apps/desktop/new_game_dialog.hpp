// A new board of any size from 2x2 to 10x10 and any goal that has a name.
#pragma once

#include <apps/play/tile_face.hpp>

#include "dialog.hpp"
#include "game_screen.hpp"
#include "tile_look.hpp"
#include "ui/drop_down.hpp"
#include "ui/slider.hpp"

namespace noyes::desktop {

class NewGameDialog : public Dialog {
   public:
    // The screen lies below and outlives the dialog.
    explicit NewGameDialog(GameScreen<play::TileFace>& screen);
    void lay_out(ui::Size window, const ui::TextMeasure& measure, const ui::Style& style) override;

   private:
    void refresh();
    void begin();

    GameScreen<play::TileFace>& screen_;
    ui::Slider rows_;
    ui::Slider columns_;
    ui::DropDown goal_;
    ui::Label* about_ = nullptr;
};

}  // namespace noyes::desktop
