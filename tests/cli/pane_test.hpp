// Tests that press keys in a terminal and look at what it shows.
//
//   TEST_F(Play, undoes) {
//       start("play 3x3 --seed 7", "Moves 0");
//       press("u", "nothing to undo");
//       leave();
//   }
#pragma once

#include "pane.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <optional>
#include <string>

namespace noyes::test {

class PaneTest : public testing::Test {
   protected:
    Pane& pane() {
        if (!pane_) pane_.emplace();
        return *pane_;
    }
    // Another terminal than the usual.
    void open(const PaneRequest& request) { pane_.emplace(request); }

    // Each waits until the screen shows a text. After the first that does not come, nothing is done
    // any more: what follows would wait in vain as well.
    void start(const std::string& arguments, const std::string& text) {
        if (HasFailure()) return;
        pane().run(arguments);
        expect(text);
    }
    void press(std::initializer_list<const char*> keys, const std::string& text) {
        if (HasFailure()) return;
        pane().press(keys);
        expect(text);
    }
    void press(const char* key, const std::string& text) { press({key}, text); }

    void leave(const char* key = "q", int exit = 0) {
        if (HasFailure()) return;
        pane().press(key);
        EXPECT_EQ(pane().exit_code(), exit);
    }

   private:
    void expect(const std::string& text) {
        EXPECT_TRUE(pane().shows(text)) << "no '" << text << "' in\n" << pane().screen();
    }

    std::optional<Pane> pane_;
};

}  // namespace noyes::test
