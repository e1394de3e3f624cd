#include "desk.hpp"
#include "drawn_pictures.hpp"

#include <algorithm>
#include <utility>

namespace noyes::desktop {

Desk::Desk(const Words& words, Preferences preferences, Window window)
    : words_(words), preferences_(std::move(preferences)), window_(std::move(window)) {}

// The uppermost first: it may use those below.
Desk::~Desk() {
    while (!screens_.empty()) leave_top();
}

void Desk::leave_top() {
    screens_.back()->leave();
    screens_.pop_back();
}

std::string Desk::say(std::string_view key) const {
    const std::string_view found = words_.find(key);
    return std::string(found.empty() ? key : found);
}

std::string Desk::say(const Error& error) const { return words_.say(error); }

void Desk::prefer(Preferences preferences) {
    preferences_ = std::move(preferences);
    if (const std::optional<Error> error = save(preferences_)) note_trouble(say(*error));
    changed_ = true;
}

const ui::Theme& Desk::theme() const {
    const ui::Theme* theme = ui::find_theme(preferences_.theme);
    return theme != nullptr ? *theme : ui::themes().front();
}

std::shared_ptr<const ui::Picture> Desk::picture() const {
    const std::string& name = preferences_.picture;
    if (std::exchange(picture_name_, name) == name) return picture_;
    picture_.reset();
    if (name.empty()) return picture_;
    const std::vector<std::uint8_t> pixels = drawn_picture(name);
    picture_ = pixels.empty() ? window_.load_picture(name)
                              : window_.make_picture(picture_side, picture_side, pixels);
    return picture_;
}

void Desk::open(std::unique_ptr<Screen> screen) {
    later_.emplace_back([this, shared = std::make_shared<std::unique_ptr<Screen>>(
                                   std::move(screen))] { screens_.push_back(std::move(*shared)); });
}

void Desk::close() {
    later_.emplace_back([this] {
        if (screens_.empty()) return;
        leave_top();
        if (screens_.empty()) quit();
    });
}

void Desk::close_dialogs() {
    later_.emplace_back([this] {
        while (!screens_.empty() && screens_.back()->is_dialog()) leave_top();
    });
}

void Desk::replace(std::unique_ptr<Screen> screen) {
    later_.emplace_back([this] {
        while (!screens_.empty()) leave_top();
    });
    open(std::move(screen));
}

// A change may bring about further ones.
void Desk::settle() {
    while (!later_.empty()) {
        for (const std::function<void()>& change : std::exchange(later_, {})) change();
        changed_ = true;
        note_front();
    }
}

void Desk::note_front() {
    Screen* front = screens_.empty() ? nullptr : screens_.back().get();
    Screen* before = std::exchange(front_, front);
    if (front == before) return;
    const bool stays = std::ranges::any_of(
        screens_, [&](const std::unique_ptr<Screen>& screen) { return screen.get() == before; });
    if (stays) before->cover();
    if (front != nullptr) front->uncover();
}

// A key that opens a screen must not be typed into it as well.
bool Desk::was_typed_elsewhere(const ui::Event& event) {
    if (event.kind == ui::Event::Kind::key) typed_elsewhere_ = false;
    return event.kind == ui::Event::Kind::text && typed_elsewhere_;
}

void Desk::handle(const ui::Event& event) {
    settle();
    if (was_typed_elsewhere(event)) return;
    if (event.kind == ui::Event::Kind::close) quit();
    if (event.kind == ui::Event::Kind::resize || event.kind == ui::Event::Kind::expose)
        changed_ = true;
    if (!screens_.empty() && screens_.back()->handle(event)) changed_ = true;
    if (event.kind == ui::Event::Kind::key && !later_.empty()) typed_elsewhere_ = true;
    settle();
}

void Desk::tick(Moment now) {
    settle();
    const std::size_t seen = first_in_sight();
    for (std::size_t i = 0; i < screens_.size(); ++i) {
        if (screens_[i]->tick(now) && i >= seen) changed_ = true;
    }
    settle();
}

std::optional<Moment> Desk::next_tick() const {
    std::optional<Moment> next;
    for (std::size_t i = first_in_sight(); i < screens_.size(); ++i) {
        const std::optional<Moment> wanted = screens_[i]->next_tick();
        if (wanted && (!next || *wanted < *next)) next = wanted;
    }
    return next;
}

void Desk::look() {
    const std::size_t seen = first_in_sight();
    for (std::size_t i = 0; i < screens_.size(); ++i) {
        if (screens_[i]->look() && i >= seen) changed_ = true;
    }
    settle();
}

void Desk::lay_out(ui::Size window, const ui::TextMeasure& measure) {
    size_ = window;
    style_ = ui::style_for(window, theme());
    for (const auto& screen : screens_) screen->lay_out(window, measure, style_);
}

// Below it everything is covered.
std::size_t Desk::first_in_sight() const {
    std::size_t first = screens_.size();
    while (first > 0 && screens_[first - 1]->is_dialog()) --first;
    return first > 0 ? first - 1 : 0;
}

void Desk::draw(ui::Painter& painter) const {
    constexpr std::uint8_t dimmed = 150;
    const ui::Box all{0, 0, size_.width, size_.height};
    painter.clear(theme().background);
    for (std::size_t i = first_in_sight(); i < screens_.size(); ++i) {
        if (screens_[i]->is_dialog()) painter.fill(all, theme().background.with_alpha(dimmed));
        screens_[i]->draw(painter, style_);
    }
}

}  // namespace noyes::desktop
