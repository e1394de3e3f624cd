#include "dump.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>

namespace noyes::desktop {

namespace {

std::string one_line(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    return text;
}

std::string widget_line(const ui::Widget& widget) {
    const ui::Box& box = widget.box();
    const std::string state = widget.state();
    return fmt::format("widget {} {} {:.0f},{:.0f},{:.0f},{:.0f} {}{}{}{} text={}\n", widget.kind(),
                       widget.name(), box.x, box.y, box.width, box.height,
                       widget.enabled() ? "enabled" : "disabled",
                       widget.focused() ? " focused" : "", state.empty() ? "" : " ", state,
                       one_line(widget.said()));
}

}  // namespace

std::string dump_text(const Desk& desk, const Frame& frame) {
    const Screen& screen = desk.top();
    const auto microseconds = [](std::chrono::nanoseconds time) {
        return static_cast<std::uint64_t>(
            std::chrono::duration_cast<std::chrono::microseconds>(time).count());
    };
    Notes notes;
    notes.add("frame", frame.number);
    notes.add("cpu-us", microseconds(frame.cpu));
    notes.add("usual-cpu-us", microseconds(frame.usual_cpu));
    notes.add("own-cpu-us", microseconds(frame.own_cpu));
    notes.add("answer-us", microseconds(frame.answer));
    notes.add("screen", screen.name());
    notes.add("theme", desk.theme().name);
    notes.add("window", fmt::format("{:.0f}x{:.0f}", desk.size().width, desk.size().height));
    screen.tell(notes);
    std::string text = notes.text();
    for (const ui::Widget* widget : screen.page().widgets()) {
        if (widget->shown()) text += widget_line(*widget);
    }
    return text + fmt::format("end {}\n", frame.number);
}

Dump::Dump() {
    const char* path = std::getenv("NOYES_DESKTOP_DUMP");
    if (path != nullptr) path_ = path;
}

void Dump::write(const Desk& desk, const Frame& frame) const {
    const std::string draft = path_ + ".next";
    std::ofstream(draft) << dump_text(desk, frame);
    std::rename(draft.c_str(), path_.c_str());
}

}  // namespace noyes::desktop
