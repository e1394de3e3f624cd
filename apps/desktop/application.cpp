#include <apps/play/player.hpp>
#include <noyes/io/cpu_time.hpp>

#include "application.hpp"
#include "input.hpp"

#include <SFML/System/Err.hpp>
#include <SFML/Window/Clipboard.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace noyes::desktop {

namespace {

using play::now;
using std::chrono::milliseconds;

constexpr Moment frame{16};

std::string clipboard() {
    const auto bytes = sf::Clipboard::getString().toUtf8();
    return {bytes.begin(), bytes.end()};
}

void set_clipboard(const std::string& text) {
    sf::Clipboard::setString(sf::String::fromUtf8(text.begin(), text.end()));
}

sf::VideoMode mode(ui::Size size) {
    return {static_cast<unsigned>(size.width), static_cast<unsigned>(size.height)};
}

}  // namespace

Application::LibraryIsQuiet::LibraryIsQuiet() { sf::err().rdbuf(nullptr); }

Application::Application(DisplayFound& display, const Words& words, Preferences preferences,
                         ui::Size size)
    : display_(display),
      window_(mode(size), "Noyes", sf::Style::Default),
      canvas_(window_),
      desk_(words, std::move(preferences),
            {clipboard, set_clipboard, [this] { doorbell_.ring(); }, Canvas::load, Canvas::make}),
      size_{static_cast<float>(window_.getSize().x), static_cast<float>(window_.getSize().y)} {
    window_.setKeyRepeatEnabled(true);
    display_.watch(window_.getSystemHandle());
}

void Application::run(const std::function<bool()>& stop) {
    while (!desk_.quitting() && !stop()) {
        const std::chrono::nanoseconds begun = io::thread_cpu_time();
        take_events();
        answer_doorbell();
        tick();
        cpu_ += io::thread_cpu_time() - begun;
        if (desk_.take_changed()) {
            draw();
        } else {
            asked_.reset();  // nothing is to be seen of it
            doorbell_.wait(time_to_wait());
        }
    }
}

// What moves by itself moves sixty times a second: more often nobody sees it.
void Application::tick() {
    const Moment time = now();
    if (time - last_tick_ < frame) return;
    last_tick_ = time;
    desk_.tick(time);
}

void Application::take_events() {
    if (display_.take_exposed()) draw_anew();
    while (const std::optional<ui::Event> event = next_event(window_)) {
        if (!asked_) asked_ = Clock::now();
        if (event->kind == ui::Event::Kind::resize) size_ = event->size;
        if (event->kind == ui::Event::Kind::expose) draw_anew();
        desk_.handle(*event);
        if (desk_.quitting()) return;
    }
}

void Application::draw_anew() {
    canvas_.forget();
    desk_.redraw();
}

// A search rings more often than anybody could read.
void Application::answer_doorbell() {
    constexpr Moment pause{50};
    rung_ = doorbell_.answer() || rung_;
    if (!rung_ || now() - last_look_ < pause) return;
    rung_ = false;
    last_look_ = now();
    desk_.look();
}

// Events have to be asked for: the library offers no other way to wait for them and for the
// doorbell.
milliseconds Application::time_to_wait() const {
    constexpr milliseconds most{10};
    const std::optional<Moment> next = desk_.next_tick();
    if (!next) return most;
    const Moment due = std::max(std::min(*next, now() + frame), last_tick_ + frame);
    return std::clamp(std::chrono::duration_cast<milliseconds>(due - now()), milliseconds{0}, most);
}

void Application::draw() {
    const std::chrono::nanoseconds begun = io::thread_cpu_time();
    desk_.lay_out(size_, canvas_);
    do {
        canvas_.begin(size_);
        desk_.draw(canvas_);
    } while (!canvas_.end());
    const std::chrono::nanoseconds gathered = io::thread_cpu_time();
    canvas_.show();
    own_times_.add(cpu_ + gathered - begun);
    times_.add(cpu_ + io::thread_cpu_time() - begun);
    cpu_ = {};
    ++frames_;
    const std::chrono::nanoseconds answer = asked_ ? Clock::now() - *asked_ : Clock::duration{};
    asked_.reset();
    if (dump_.wanted())
        dump_.write(desk_, {frames_, times_.last(), times_.median(), own_times_.median(), answer});
}

}  // namespace noyes::desktop
