// Everything about solutions that a game offers: the path that is known, a search of one's own
// choice, and after the game a comparison of the two ways.
#pragma once

#include <apps/play/method_offer.hpp>
#include <apps/play/player.hpp>

#include "action.hpp"
#include "desk.hpp"

#include <functional>
#include <string>

namespace noyes::desktop {

template <class Face>
class Solving {
   public:
    // Desk and player outlive this object; `say` shows a message in the game.
    Solving(Desk& desk, play::Player<Face>& player, std::function<void(std::string)> say)
        : desk_(desk), player_(player), say_(std::move(say)) {}

    void add_buttons(ui::Page& page, Buttons& buttons);
    // After anything in the game has changed.
    void refresh();
    // Shows the path that was asked for, if it has come.
    void look();
    // Another game was begun.
    void forget() { path_wanted_ = false; }

    // Searches at once, as on a press of Start.
    void search(const play::SearchWish& wish);

   private:
    void show_path();
    void choose();
    void compare();
    [[nodiscard]] bool nothing_to_solve() const;

    Desk& desk_;
    play::Player<Face>& player_;
    std::function<void(std::string)> say_;
    play::SearchWish wish_;  // the last one
    bool path_wanted_ = false;
    ui::Button* compare_ = nullptr;
};

}  // namespace noyes::desktop
