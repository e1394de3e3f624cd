// What all screens share: words, preferences, the way to other screens. The uppermost screen gets
// what the person does.
#pragma once

#include <noyes/base/words.hpp>

#include "notes.hpp"
#include "preferences.hpp"
#include "screen.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace noyes::desktop {

class Desk {
   public:
    // What only the window can do.
    struct Window {
        std::function<std::string()> clipboard{};
        std::function<void(const std::string&)> set_clipboard{};
        std::function<void()> ring{};  // from any thread: `look` is called soon
        // nullptr if the file is no picture.
        std::function<std::shared_ptr<const ui::Picture>(const std::string& file)> load_picture{};
        // Of so many pixels each way, with four bytes each.
        std::function<std::shared_ptr<const ui::Picture>(unsigned, unsigned,
                                                         const std::vector<std::uint8_t>&)>
            make_picture{};
    };

    Desk(const Words& words, Preferences preferences, Window window);
    ~Desk();
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    // The text of a key of the word list, such as "desktop-undo"; with numbers and a piece of text
    // for its slots.
    [[nodiscard]] std::string say(std::string_view key) const;
    [[nodiscard]] std::string say(const Error& error) const;
    [[nodiscard]] const Words& words() const { return words_; }

    [[nodiscard]] const Preferences& preferences() const { return preferences_; }
    // Kept on disk at once; what is shown follows.
    void prefer(Preferences preferences);
    // What went wrong with the user's files, told once in the game.
    void note_trouble(std::string text) { trouble_ = std::move(text); }
    [[nodiscard]] std::string take_trouble() { return std::exchange(trouble_, {}); }
    [[nodiscard]] const ui::Theme& theme() const;
    [[nodiscard]] const Window& window() const { return window_; }
    // What the player wants to see on the tiles; nullptr for numbers, and if it cannot be read.
    [[nodiscard]] std::shared_ptr<const ui::Picture> picture() const;

    // On top of what is shown. What is opened or closed while a screen is at work is changed when
    // it is done.
    void open(std::unique_ptr<Screen> screen);
    void close();
    void close_dialogs();
    // Instead of everything that is shown.
    void replace(std::unique_ptr<Screen> screen);
    void quit() { quitting_ = true; }
    [[nodiscard]] bool quitting() const { return quitting_; }
    // Something changed that the screen itself could not tell.
    void redraw() { changed_ = true; }

    // For the application.
    void handle(const ui::Event& event);
    void tick(Moment now);
    [[nodiscard]] std::optional<Moment> next_tick() const;
    void look();
    bool take_changed() { return std::exchange(changed_, false); }
    void lay_out(ui::Size window, const ui::TextMeasure& measure);
    void draw(ui::Painter& painter) const;
    [[nodiscard]] const Screen& top() const { return *screens_.back(); }
    [[nodiscard]] ui::Size size() const { return size_; }

   private:
    void settle();
    void note_front();
    void leave_top();
    [[nodiscard]] std::size_t first_in_sight() const;
    bool was_typed_elsewhere(const ui::Event& event);

    const Words& words_;
    Preferences preferences_;
    Window window_;
    std::string trouble_;
    std::vector<std::unique_ptr<Screen>> screens_;
    std::vector<std::function<void()>> later_;  // changes of `screens_`
    Screen* front_ = nullptr;                   // the uppermost one, as it knows
    mutable std::string picture_name_;          // of the picture that was asked for last
    mutable std::shared_ptr<const ui::Picture> picture_;
    ui::Size size_{};
    ui::Style style_{};
    bool changed_ = true;
    bool quitting_ = false;
    bool typed_elsewhere_ = false;
};

}  // namespace noyes::desktop
