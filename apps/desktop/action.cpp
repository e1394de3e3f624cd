#include "action.hpp"

#include <utility>

namespace noyes::desktop {

ui::Button& Buttons::add(const Desk& desk, ui::Page& page, Action action) {
    buttons_.push_back(std::make_unique<ui::Button>(std::move(action.name), desk.say(action.words),
                                                    std::move(action.act), action.key));
    ui::Button& button = *buttons_.back();
    button.set_tip(std::string(desk.words().find(std::string(action.words) + "-tip")));
    widgets_.push_back(&button);
    page.add(button);
    return button;
}

}  // namespace noyes::desktop
