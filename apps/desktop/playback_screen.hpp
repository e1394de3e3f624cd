// A path played: the solution, or one's own game beside it. Left and right step, up and down change
// the speed, space stops and goes on, R begins again, Esc leaves.
#pragma once

#include <apps/play/film.hpp>

#include "action.hpp"
#include "desk.hpp"
#include "pace.hpp"
#include "reel.hpp"
#include "screen.hpp"
#include "ui/label.hpp"
#include "ui/slider.hpp"

#include <memory>
#include <string>
#include <vector>

namespace noyes::desktop {

template <class Face>
class PlaybackScreen : public Screen {
   public:
    // What is told of it: "48 moves, proven shortest"; and below, how it was found.
    struct Story {
        std::string title{};
        std::string about{};
    };

    PlaybackScreen(Desk& desk, Story story, play::Film<Face> path);
    // One's own game and a solution, side by side.
    PlaybackScreen(Desk& desk, Story story, play::Film<Face> own, play::Film<Face> solution);

    [[nodiscard]] std::string_view name() const override { return "playback"; }
    void lay_out(ui::Size window, const ui::TextMeasure& measure, const ui::Style& style) override;
    // Its own keys come before those of whatever has the focus.
    bool handle(const ui::Event& event) override;
    bool press(const ui::Chord& chord) override;
    bool tick(Moment now) override;
    [[nodiscard]] std::optional<Moment> next_tick() const override;
    void tell(Notes& notes) const override;

   private:
    PlaybackScreen(Desk& desk, Story story);
    void add_reel(typename Reel<Face>::Names names, play::Film<Face> film);
    void add_controls();
    [[nodiscard]] std::size_t length() const;  // of the longest
    [[nodiscard]] bool at_end() const { return place_ == length(); }
    void go_to(std::size_t place);
    void step(int by);
    void toggle();
    void reset();
    void change_speed(int speed);
    void change_voice();
    void refresh();

    Desk& desk_;
    ui::Label title_;
    ui::Label about_;
    std::vector<std::unique_ptr<Reel<Face>>> reels_;
    std::size_t place_ = 0;
    Pace pace_;
    bool of_gap_;
    ui::Label status_{"status"};
    ui::Label speed_words_;
    ui::Slider speed_;
    Buttons buttons_;
    ui::Button* play_ = nullptr;
    ui::Button* back_ = nullptr;
    ui::Button* forward_ = nullptr;
};

}  // namespace noyes::desktop
