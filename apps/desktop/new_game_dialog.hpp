// A new board of any size from 2x2 to 10x10 and any goal, or the board of the day.
#pragma once

#include <apps/play/tile_face.hpp>

#include "dialog.hpp"
#include "game_screen.hpp"
#include "tile_look.hpp"
#include "ui/drop_down.hpp"
#include "ui/slider.hpp"
#include "ui/text_field.hpp"

namespace noyes::desktop {

class NewGameDialog : public Dialog {
   public:
    // The screen lies below and outlives the dialog.
    explicit NewGameDialog(GameScreen<play::TileFace>& screen);
    void lay_out(ui::Size window, const ui::TextMeasure& measure, const ui::Style& style) override;

   private:
    [[nodiscard]] bool is_own() const;
    [[nodiscard]] tiles::Extent extent() const;
    // The error: what is wrong with a goal of one's own.
    [[nodiscard]] play::Attempt<tiles::Board> wanted() const;
    void refresh();
    void begin();
    void begin_daily();
    // Its name and size are kept for the next one.
    void begin_with(const tiles::Board& goal, std::string name, std::uint64_t seed,
                    std::string message);

    GameScreen<play::TileFace>& screen_;
    ui::Slider rows_;
    ui::Slider columns_;
    ui::DropDown goal_;
    ui::TextField own_goal_;
    ui::Label* about_ = nullptr;
    ui::Button* begin_ = nullptr;
};

}  // namespace noyes::desktop
