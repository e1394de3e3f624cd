#include <apps/play/player.hpp>

#include "block_look.hpp"
#include "playback_screen.hpp"
#include "tile_look.hpp"
#include "ui/layout.hpp"

#include <algorithm>
#include <utility>

namespace noyes::desktop {

template <class Face>
PlaybackScreen<Face>::PlaybackScreen(Desk& desk, Story story)
    : desk_(desk),
      title_("title", std::move(story.title), {.size = 20, .weight = ui::Weight::bold}),
      about_("about", std::move(story.about), {.size = 14, .faint = true}),
      of_gap_(desk.preferences().path_of_gap),
      speed_words_("about-speed", desk.say("desktop-speed")),
      speed_("speed", {play::Speed::least, play::Speed::most}, play::Speed::usual,
             [this](int speed) { change_speed(speed); }) {
    page().add(title_);
    page().add(about_);
    about_.show(!about_.said().empty());
}

template <class Face>
PlaybackScreen<Face>::PlaybackScreen(Desk& desk, Story story, play::Film<Face> path)
    : PlaybackScreen(desk, std::move(story)) {
    add_reel({}, std::move(path));
    add_controls();
}

template <class Face>
PlaybackScreen<Face>::PlaybackScreen(Desk& desk, Story story, play::Film<Face> own,
                                     play::Film<Face> solution)
    : PlaybackScreen(desk, std::move(story)) {
    add_reel({.title = desk.say("desktop-own-game")}, std::move(own));
    add_reel({.title = desk.say("desktop-solution"), .view = "solution-board", .list = "solution"},
             std::move(solution));
    add_controls();
}

template <class Face>
void PlaybackScreen<Face>::add_reel(typename Reel<Face>::Names names, play::Film<Face> film) {
    reels_.push_back(std::make_unique<Reel<Face>>(desk_, std::move(names), std::move(film),
                                                  [this](std::size_t place) {
                                                      pace_.stop();
                                                      go_to(place);
                                                  }));
    reels_.back()->add_to(page());
    reels_.back()->speak_of_gap(of_gap_);
}

template <class Face>
void PlaybackScreen<Face>::add_controls() {
    using ui::Key;
    page().add(status_);
    page().add(speed_words_);
    page().add(speed_);
    const auto add = [this](Action action) -> ui::Button& {
        return buttons_.add(desk_, page(), std::move(action));
    };
    play_ = &add({"play", "desktop-pause", {Key::space}, [this] { toggle(); }});
    back_ = &add({"back", "desktop-step-back", {Key::left}, [this] { step(-1); }});
    forward_ = &add({"forward", "desktop-step-forward", {Key::right}, [this] { step(1); }});
    add({"reset", "desktop-reset", {Key::r}, [this] { reset(); }});
    if (reels_.front()->can_speak_of_gap())
        add({"voice", "desktop-voice", {Key::t}, [this] { change_voice(); }});
    add({"leave", "desktop-leave", {Key::escape}, [this] { desk_.close(); }});
    pace_.run(play::now());
    refresh();
}

template <class Face>
std::size_t PlaybackScreen<Face>::length() const {
    std::size_t longest = 0;
    for (const auto& reel : reels_) longest = std::max(longest, reel->film().length());
    return longest;
}

template <class Face>
void PlaybackScreen<Face>::go_to(std::size_t place) {
    place_ = std::min(place, length());
    for (const auto& reel : reels_) reel->go_to(place_);
    refresh();
}

template <class Face>
void PlaybackScreen<Face>::step(int by) {
    pace_.stop();
    if (by > 0) go_to(place_ + 1);
    else go_to(place_ - std::min<std::size_t>(place_, 1));
}

template <class Face>
void PlaybackScreen<Face>::toggle() {
    if (at_end()) return reset();
    if (pace_.running()) pace_.stop();
    else pace_.run(play::now());
    refresh();
}

template <class Face>
void PlaybackScreen<Face>::reset() {
    go_to(0);
    pace_.run(play::now());
    refresh();
}

template <class Face>
void PlaybackScreen<Face>::change_speed(int speed) {
    pace_.set_speed(speed, play::now());
    speed_.set(pace_.speed());
    refresh();
}

template <class Face>
void PlaybackScreen<Face>::change_voice() {
    of_gap_ = !of_gap_;
    for (const auto& reel : reels_) reel->speak_of_gap(of_gap_);
    Preferences preferences = desk_.preferences();
    preferences.path_of_gap = of_gap_;
    desk_.prefer(std::move(preferences));
    refresh();
}

template <class Face>
void PlaybackScreen<Face>::refresh() {
    const auto number = [](std::size_t value) { return static_cast<std::int64_t>(value); };
    const std::string_view state = at_end()          ? "desktop-at-end"
                                   : pace_.running() ? "desktop-playing"
                                                     : "desktop-paused";
    status_.set_text(desk_.say({.code = "desktop-place",
                                .numbers = {number(place_), number(length())},
                                .text = desk_.say(state)}));
    play_->set_text(desk_.say(pace_.running() && !at_end() ? "desktop-pause" : "desktop-play"));
    back_->enable(place_ > 0);
    forward_->enable(!at_end());
}

template <class Face>
bool PlaybackScreen<Face>::handle(const ui::Event& event) {
    if (event.kind == ui::Event::Kind::key && press(event.chord)) return true;
    return Screen::handle(event);
}

template <class Face>
bool PlaybackScreen<Face>::press(const ui::Chord& chord) {
    using ui::Key;
    if (chord.control || chord.shift) return false;
    switch (chord.key) {
        case Key::up: change_speed(pace_.speed() + 1); return true;
        case Key::down: change_speed(pace_.speed() - 1); return true;
        case Key::left: step(-1); return true;
        case Key::right: step(1); return true;
        case Key::space: toggle(); return true;
        case Key::home:
            pace_.stop();
            go_to(0);
            return true;
        case Key::end:
            pace_.stop();
            go_to(length());
            return true;
        default: return false;
    }
}

template <class Face>
bool PlaybackScreen<Face>::tick(Moment now) {
    bool moved = false;
    for (const auto& reel : reels_) moved = reel->tick(now) || moved;
    if (at_end() || !pace_.is_due(now)) return moved;
    go_to(place_ + 1);
    pace_.wait(now);
    return true;
}

template <class Face>
std::optional<Moment> PlaybackScreen<Face>::next_tick() const {
    constexpr Moment frame{16};
    for (const auto& reel : reels_) {
        if (reel->is_moving()) return play::now() + frame;
    }
    return pace_.running() && !at_end() ? std::optional(pace_.next()) : std::nullopt;
}

template <class Face>
void PlaybackScreen<Face>::lay_out(ui::Size window, const ui::TextMeasure& measure,
                                   const ui::Style& style) {
    const float margin = style.scaled(16);
    const ui::Box all = ui::Box{0, 0, window.width, window.height}.inset(margin);
    ui::Column column(all, style.gap());
    for (ui::Label* label : {&title_, &about_}) {
        if (label->shown()) label->place(column.take(label->height_for(all.width, measure, style)));
    }
    const float buttons = ui::grid_height(buttons_.widgets(), all.width, measure, style);
    ui::place_in_grid(buttons_.widgets(), column.take_from_bottom(buttons), measure, style);
    ui::Row line(column.take_from_bottom(style.row()), margin);
    const auto in_line = [&](ui::Label& label, ui::Box box) {
        const float height = label.wanted(measure, style).height;
        label.place({box.x, box.y + (box.height - height) / 2, box.width, height});
    };
    speed_.place(line.take_from_right(std::min(style.scaled(300), all.width * 0.3F)));
    in_line(speed_words_, line.take_from_right(speed_words_.wanted(measure, style).width));
    in_line(status_, line.rest());
    const ui::Box rest = column.rest();
    const auto count = static_cast<float>(reels_.size());
    const float width = (rest.width - margin * (count - 1)) / count;
    ui::Row across(rest, margin);
    for (const auto& reel : reels_) reel->place_in(across.take(width), measure, style);
}

template <class Face>
void PlaybackScreen<Face>::tell(Notes& notes) const {
    notes.add("place", place_);
    notes.add("length", length());
    notes.add("playing", pace_.running() && !at_end() ? "yes" : "no");
    notes.add("speed", static_cast<std::uint64_t>(pace_.speed()));
    notes.add("line", reels_.front()->line(reels_.front()->film().place()));
}

template class PlaybackScreen<play::TileFace>;
template class PlaybackScreen<play::BlockFace>;

}  // namespace noyes::desktop
