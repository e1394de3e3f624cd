// What the dialogs over a game may do with it, whatever is being played.
#pragma once

#include "screen.hpp"

#include <functional>
#include <memory>
#include <string>

namespace noyes::desktop {

class GameBelow {
   public:
    GameBelow() = default;
    GameBelow(const GameBelow&) = delete;
    GameBelow& operator=(const GameBelow&) = delete;
    virtual ~GameBelow() = default;

    // Does it at once, or asks first if moves would be lost.
    virtual void ask_before(std::function<void()> action) = 0;
    // Another game instead of this one, which is given up.
    virtual void give_way(std::unique_ptr<Screen> other) = 0;
    // Which games it is compared with: "tiles 4x4 blank-last".
    [[nodiscard]] virtual std::string compared_with() const = 0;
};

}  // namespace noyes::desktop
