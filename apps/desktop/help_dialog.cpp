#include "help_dialog.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace noyes::desktop {

namespace {

using Line = ui::KeyList::Line;

constexpr std::array<std::string_view, 4> sections{
    "desktop-help-moving", "desktop-help-game", "desktop-help-playback", "desktop-help-anywhere"};

// "A heading; N: a new game; T: a hint"
std::vector<Line> lines_of(std::string_view text) {
    constexpr std::string_view between = "; ";
    constexpr std::string_view behind_key = ": ";
    std::vector<Line> lines;
    while (!text.empty()) {
        const std::string_view part = text.substr(0, text.find(between));
        text.remove_prefix(std::min(part.size() + between.size(), text.size()));
        const std::size_t key = part.find(behind_key);
        if (key == part.npos) lines.push_back({{}, std::string(part)});
        else lines.push_back({std::string(part.substr(0, key)), std::string(part.substr(key + 2))});
    }
    return lines;
}

std::vector<Line> all_lines(const Desk& desk) {
    std::vector<Line> all;
    for (const std::string_view section : sections) {
        for (Line& line : lines_of(desk.say(section))) all.push_back(std::move(line));
    }
    return all;
}

}  // namespace

HelpDialog::HelpDialog(Desk& desk)
    : Dialog(desk, "help", "desktop-help"), keys_("keys", all_lines(desk)) {
    add_row(keys_);
    add_button({"close", "desktop-close", {ui::Key::escape}, [this] { close(); }}).mark(true);
}

// The key that opened it closes it, too.
bool HelpDialog::press(const ui::Chord& chord) {
    if (chord.key != ui::Key::f1 && chord.key != ui::Key::question) return Dialog::press(chord);
    close();
    return true;
}

void open_help(Desk& desk) { desk.open(std::make_unique<HelpDialog>(desk)); }

}  // namespace noyes::desktop
