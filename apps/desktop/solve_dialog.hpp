// How to solve: an algorithm, a heuristic, their options and a time limit.
#pragma once

#include <apps/play/method_offer.hpp>

#include "dialog.hpp"
#include "entry_rows.hpp"
#include "ui/check_box.hpp"
#include "ui/drop_down.hpp"

#include <functional>
#include <vector>

namespace noyes::desktop {

class SolveDialog : public Dialog {
   public:
    using Start = std::function<void(const play::SearchWish&)>;

    // `wish` is what was wished last.
    SolveDialog(Desk& desk, const play::MethodOffer& offer, const play::SearchWish& wish,
                Start start);
    void lay_out(ui::Size window, const ui::TextMeasure& measure, const ui::Style& style) override;

   private:
    void add_rows(const EntryRows& rows);
    void refresh();
    void start();

    Start start_;
    EntryRows algorithm_;
    EntryRows heuristic_;
    std::vector<std::optional<std::chrono::nanoseconds>> times_;
    ui::DropDown time_;
    ui::CheckBox insist_;
    ui::Label* wrong_ = nullptr;
};

}  // namespace noyes::desktop
