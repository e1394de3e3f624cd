#include "help_dialog.hpp"
#include "levels_screen.hpp"
#include "menu.hpp"
#include "preferences_dialog.hpp"
#include "statistics_dialog.hpp"

namespace noyes::desktop {

std::vector<Action> menu(Desk& desk, GameBelow& below) {
    using ui::Key;
    return {
        {"levels",
         "desktop-levels",
         {Key::m},
         [&desk, &below] { desk.open(std::make_unique<LevelsScreen>(desk, below)); }},
        {"statistics",
         "desktop-statistics",
         {Key::i},
         [&desk, &below] {
             desk.open(std::make_unique<StatisticsDialog>(desk, below.compared_with()));
         }},
        {"preferences",
         "desktop-preferences",
         {Key::p},
         [&desk] { desk.open(std::make_unique<PreferencesDialog>(desk)); }},
        {"help", "desktop-help", {Key::f1}, [&desk] { open_help(desk); }},
        {"quit", "desktop-quit", {Key::q}, [&desk] { desk.quit(); }},
    };
}

}  // namespace noyes::desktop
