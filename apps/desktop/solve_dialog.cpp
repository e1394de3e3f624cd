#include <apps/play/player.hpp>

#include "solve_dialog.hpp"

#include <algorithm>
#include <utility>

namespace noyes::desktop {

namespace {

using Times = std::vector<std::optional<std::chrono::nanoseconds>>;

// Those that are offered, and the one that was wished if it is none of them.
Times times_with(const std::optional<std::chrono::nanoseconds>& wished) {
    using namespace std::chrono_literals;
    Times times{std::nullopt, 10s, 60s, 600s, 3600s};
    if (std::ranges::find(times, wished) == times.end()) times.push_back(wished);
    return times;
}

std::vector<std::string> time_texts(const Desk& desk, const Times& times) {
    std::vector<std::string> texts;
    for (const auto& time : times)
        texts.push_back(time ? play::clock_text(std::chrono::duration_cast<Moment>(*time))
                             : desk.say("desktop-no-limit"));
    return texts;
}

}  // namespace

SolveDialog::SolveDialog(Desk& desk, const play::MethodOffer& offer, const play::SearchWish& wish,
                         Start start)
    : Dialog(desk, "solve", "desktop-solve-how"),
      start_(std::move(start)),
      algorithm_(desk, "algorithm", offer.algorithms, wish.method.algorithm, [this] { refresh(); }),
      heuristic_(desk, "heuristic", offer.heuristics, wish.method.heuristic, [this] { refresh(); }),
      times_(times_with(wish.time)),
      time_("time-limit", time_texts(desk, times_),
            static_cast<std::size_t>(std::ranges::find(times_, wish.time) - times_.begin()),
            [](std::size_t) {}),
      insist_("insist", desk.say("desktop-insist"), wish.insist_on_optimum, [](bool) {}) {
    add_rows(algorithm_);
    add_rows(heuristic_);
    add_row("desktop-time-limit", time_);
    add_row(insist_);
    wrong_ = &add_text("wrong", {});
    wrong_->show(false);
    add_button({"start", "desktop-start", {ui::Key::enter}, [this] { this->start(); }}).mark(true);
    add_button({"cancel", "desktop-cancel", {ui::Key::escape}, [this] { close(); }});
    refresh();
}

void SolveDialog::add_rows(const EntryRows& rows) {
    for (const EntryRows::Row& row : rows.rows()) {
        if (row.text != nullptr) add_text(*row.text);
        else add_row(row.words, *row.widget);
    }
}

// Where the window is too low, the explanations of options give way.
void SolveDialog::lay_out(ui::Size window, const ui::TextMeasure& measure, const ui::Style& style) {
    for (const bool explained : {true, false}) {
        algorithm_.show(explained);
        heuristic_.show(explained);
        if (fits(window, measure, style)) break;
    }
    wrong_->set_colour(style.theme->warning);
    Dialog::lay_out(window, measure, style);
    algorithm_.set_window(window);
    heuristic_.set_window(window);
    time_.set_window(window);
}

void SolveDialog::refresh() {
    heuristic_.use(play::uses_heuristic(algorithm_.name()));
    insist_.show(algorithm_.name() == catalog::automatic);
    wrong_->show(false);
}

void SolveDialog::start() {
    const Expected<catalog::Choice> algorithm = algorithm_.choice();
    const Expected<catalog::Choice> heuristic = heuristic_.choice();
    if (algorithm && heuristic)
        return start_({{*algorithm, *heuristic}, times_[time_.chosen()], insist_.checked()});
    wrong_->set_text(desk().say(algorithm ? heuristic.error() : algorithm.error()));
    wrong_->show(true);
}

}  // namespace noyes::desktop
