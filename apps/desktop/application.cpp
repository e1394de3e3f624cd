#include <apps/play/player.hpp>
#include <noyes/io/cpu_time.hpp>

#include "application.hpp"
#include "input.hpp"

#include <SFML/Window/Clipboard.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace noyes::desktop {

namespace {

using play::now;
using std::chrono::milliseconds;

sf::ContextSettings settings() {
    sf::ContextSettings wanted;
    wanted.antialiasingLevel = 4;
    return wanted;
}

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

Application::Application(DisplayFound& display, const Words& words, Preferences preferences,
                         ui::Size size)
    : display_(display),
      window_(mode(size), "Noyes", sf::Style::Default, settings()),
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
        desk_.tick(now());
        cpu_ += io::thread_cpu_time() - begun;
        if (desk_.take_changed()) draw();
        else doorbell_.wait(time_to_wait());
    }
}

void Application::take_events() {
    if (display_.take_exposed()) desk_.redraw();
    while (const std::optional<ui::Event> event = next_event(window_)) {
        if (event->kind == ui::Event::Kind::resize) size_ = event->size;
        desk_.handle(*event);
        if (desk_.quitting()) return;
    }
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
    return std::clamp(std::chrono::duration_cast<milliseconds>(*next - now()), milliseconds{0},
                      most);
}

void Application::draw() {
    const std::chrono::nanoseconds begun = io::thread_cpu_time();
    desk_.lay_out(size_, canvas_);
    canvas_.begin(size_);
    desk_.draw(canvas_);
    canvas_.end();
    cpu_ += io::thread_cpu_time() - begun;
    canvas_.show();
    times_.add(cpu_);
    const Frame frame{++frames_, std::exchange(cpu_, {}), times_.median()};
    if (dump_.wanted()) dump_.write(desk_, frame);
}

}  // namespace noyes::desktop
