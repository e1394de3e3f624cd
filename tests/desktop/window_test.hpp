// Tests that do something in the window and look at what it shows then.
//
//   TEST_F(PlayWindow, undoes) {
//       start({"1 2 3 / 4 5 6 / 0 7 8"});
//       press("Left", "^moves 1$");
//       click("undo", "^moves 0$");
//       leave();
//   }
#pragma once

#include "window.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace noyes::test {

class WindowTest : public testing::Test {
   protected:
    Window& window() { return *window_; }

    // Each waits until a line of the dump matches the regular expression. After the first that does
    // not come, nothing is done any more: what follows would wait in vain as well.
    void start(std::vector<std::string> arguments, const std::string& line = "^end ") {
        if (HasFailure()) return;
        if (window_) window_->start(std::move(arguments));
        else window_.emplace(std::move(arguments));
        expect(line);
    }
    void press(const std::string& keys, const std::string& line) {
        if (HasFailure()) return;
        window().key(keys);
        expect(line);
    }
    void click(const std::string& widget, const std::string& line) {
        if (HasFailure()) return;
        window().click(widget);
        expect(line);
    }
    void click(Place place, const std::string& line) {
        if (HasFailure()) return;
        window().click(place);
        expect(line);
    }
    void type(const std::string& text, const std::string& line) {
        if (HasFailure()) return;
        window().type(text);
        expect(line);
    }
    void drag(const std::vector<Place>& way, const std::string& line) {
        if (HasFailure()) return;
        window().drag(way);
        expect(line);
    }
    void resize(int width, int height) {
        if (HasFailure()) return;
        window().resize(width, height);
        expect("^window " + std::to_string(width) + "x" + std::to_string(height) + "$");
    }
    void expect(const std::string& line) {
        if (HasFailure()) return;
        EXPECT_TRUE(window().shows(line));
    }

    // What a line of the dump says behind its key, now.
    [[nodiscard]] std::string value(const std::string& key) { return window().value(key); }
    [[nodiscard]] Place cell(int row, int column) { return window().cell(row, column); }

    void leave() {
        if (HasFailure()) return;
        window().key("q");
        EXPECT_EQ(window().exit_code(), 0);
    }

   private:
    std::optional<Window> window_;
};

}  // namespace noyes::test
