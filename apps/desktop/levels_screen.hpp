// The levels to choose from: a list by name or by difficulty, and the one that is marked as a
// picture, with what is known of it.
#pragma once

#include <apps/play/score_book.hpp>
#include <noyes/blocks/level.hpp>

#include "action.hpp"
#include "block_view.hpp"
#include "desk.hpp"
#include "game_below.hpp"
#include "screen.hpp"
#include "ui/drop_down.hpp"
#include "ui/label.hpp"
#include "ui/list_view.hpp"

#include <string>
#include <vector>

namespace noyes::desktop {

class LevelsScreen : public Screen {
   public:
    // The game lies below and outlives the screen.
    LevelsScreen(Desk& desk, GameBelow& below);

    [[nodiscard]] std::string_view name() const override { return "levels"; }
    void lay_out(ui::Size window, const ui::TextMeasure& measure, const ui::Style& style) override;
    bool press(const ui::Chord& chord) override;

   private:
    [[nodiscard]] const blocks::Level& marked() const { return *levels_[list_.marked()]; }
    [[nodiscard]] blocks::Metric metric() const;
    [[nodiscard]] std::string line(std::size_t number) const;
    void sort();
    void refresh();
    void play();

    Desk& desk_;
    GameBelow& below_;
    std::vector<game::Score> scores_;
    std::vector<const blocks::Level*> levels_;  // as they are listed
    ui::Label title_;
    ui::DropDown order_;
    ui::ListView list_;
    BlockView picture_{"picture"};
    ui::Label facts_{"facts"};
    ui::DropDown metric_;
    Buttons buttons_;
};

}  // namespace noyes::desktop
