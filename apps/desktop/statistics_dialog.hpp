// The finished games: best times, averages of 5 and 12, moves per second, and each game by itself.
#pragma once

#include <apps/play/score_book.hpp>

#include "dialog.hpp"
#include "ui/drop_down.hpp"
#include "ui/list_view.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace noyes::desktop {

class StatisticsDialog : public Dialog {
   public:
    // `puzzle` is shown first: "tiles 4x4 blank-last".
    StatisticsDialog(Desk& desk, std::string puzzle);
    void lay_out(ui::Size window, const ui::TextMeasure& measure, const ui::Style& style) override;

   private:
    void read();
    void refresh();
    [[nodiscard]] std::string game_line(std::size_t number) const;
    void copy(const std::string& text, std::string_view done);
    void wipe();

    play::ScoreBook book_;
    std::string first_;
    std::vector<game::Score> scores_;
    std::vector<std::string> puzzles_;
    std::vector<const game::Score*> games_;  // of the puzzle that is chosen, the last one first
    ui::DropDown puzzle_;
    ui::Label* figures_ = nullptr;
    ui::ListView list_;
    ui::Label* trouble_ = nullptr;
    ui::Button* wipe_ = nullptr;
    std::vector<ui::Button*> copies_;
};

}  // namespace noyes::desktop
