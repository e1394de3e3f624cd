// Something a person can do: a button with words, and the key that does the same.
#pragma once

#include "desk.hpp"
#include "ui/button.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::desktop {

struct Action {
    std::string name;        // of the button
    std::string_view words;  // the key of its text in the word list; with -tip behind it, of a
                             // sentence that says what it does
    ui::Chord key{};
    std::function<void()> act{};
};

// A row or a grid of buttons.
class Buttons {
   public:
    // Added to the page, too.
    ui::Button& add(const Desk& desk, ui::Page& page, Action action);
    [[nodiscard]] const std::vector<ui::Widget*>& widgets() const { return widgets_; }

   private:
    std::vector<std::unique_ptr<ui::Button>> buttons_;
    std::vector<ui::Widget*> widgets_;
};

}  // namespace noyes::desktop
