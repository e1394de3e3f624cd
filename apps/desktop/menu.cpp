#include "menu.hpp"
#include "preferences_dialog.hpp"

namespace noyes::desktop {

std::vector<Action> menu(Desk& desk) {
    using ui::Key;
    return {
        {"preferences",
         "desktop-preferences",
         {Key::p},
         [&desk] { desk.open(std::make_unique<PreferencesDialog>(desk)); }},
        {"quit", "desktop-quit", {Key::q}, [&desk] { desk.quit(); }},
    };
}

}  // namespace noyes::desktop
