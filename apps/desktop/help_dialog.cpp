#include "help_dialog.hpp"

#include <array>
#include <string_view>

namespace noyes::desktop {

namespace {

constexpr std::array<std::string_view, 5> paragraphs{"desktop-help-tiles", "desktop-help-blocks",
                                                     "desktop-help-keys", "desktop-help-playback",
                                                     "desktop-help-anywhere"};

}  // namespace

HelpDialog::HelpDialog(Desk& desk) : Dialog(desk, "help", "desktop-help-title") {
    for (const std::string_view key : paragraphs)
        add_text(std::string(key), desk.say(key), {.size = 14});
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
