#include "preferences_dialog.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace noyes::desktop {

namespace {

std::vector<std::string> theme_names(const Desk& desk) {
    std::vector<std::string> names;
    for (const ui::Theme& theme : ui::themes())
        names.push_back(desk.say("desktop-theme-" + std::string(theme.name)));
    return names;
}

std::size_t theme_number(const Desk& desk) {
    return static_cast<std::size_t>(&desk.theme() - ui::themes().data());
}

}  // namespace

PreferencesDialog::PreferencesDialog(Desk& desk)
    : Dialog(desk, "preferences", "desktop-preferences"),
      theme_("theme", theme_names(desk), theme_number(desk),
             [this](std::size_t number) {
                 changer (&Preferences::theme)(std::string(ui::themes()[number].name));
             }),
      arrows_("arrows", {desk.say("desktop-arrows-tile"), desk.say("desktop-arrows-gap")},
              desk.preferences().arrows_move_gap ? 1 : 0,
              [this](std::size_t number) { changer (&Preferences::arrows_move_gap)(number == 1); }),
      hover_("hover", desk.say("desktop-hover"), desk.preferences().hover_moves,
             changer(&Preferences::hover_moves)),
      still_("reduced-motion", desk.say("desktop-reduced-motion"),
             desk.preferences().reduced_motion, changer(&Preferences::reduced_motion)),
      to_go_("show-to-go", desk.say("desktop-show-to-go"), desk.preferences().show_to_go,
             changer(&Preferences::show_to_go)),
      hints_("hints", desk.say("desktop-hints"), desk.preferences().hints,
             changer(&Preferences::hints)) {
    add_row("desktop-theme", theme_);
    add_row("desktop-arrows", arrows_);
    add_row(hover_);
    add_row(still_);
    add_row(to_go_);
    add_row(hints_);
    add_button({"close", "desktop-close", {ui::Key::escape}, [this] { close(); }}).mark(true);
}

void PreferencesDialog::lay_out(ui::Size window, const ui::TextMeasure& measure,
                                const ui::Style& style) {
    Dialog::lay_out(window, measure, style);
    theme_.set_window(window);
    arrows_.set_window(window);
}

}  // namespace noyes::desktop
