// The only door to the events of the window library.
#pragma once

#include "ui/event.hpp"

#include <optional>

namespace sf {
class Window;
}

namespace noyes::desktop {

// The next thing that has happened and is for us; nothing if there is none.
std::optional<ui::Event> next_event(sf::Window& window);

}  // namespace noyes::desktop
