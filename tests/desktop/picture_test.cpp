// What the tiles show: pictures, numbers on them, colours of speed players.
#include "window_test.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

namespace noyes::test {
namespace {

// Solved but for one push: 8 stands left of its home.
const std::string nearly = "1 2 3 / 4 5 6 / 7 0 8";
constexpr const char* tile_in_light_theme = "#FFFDF8";

void paint(const std::string& file, const std::string& colour) {
    const std::string command = "convert -size 300x300 xc:'" + colour + "' '" + file + "'";
    ASSERT_EQ(std::system(command.c_str()), 0);
}

class PictureWindow : public WindowTest {
   protected:
    // Beside the number, wherever it stands.
    Place spot(int row, int column) {
        const Place middle = cell(row, column);
        return {middle.x + 60, middle.y + 60};
    }
    void expect_colour(Place place, const std::string& colour) {
        if (HasFailure()) return;
        EXPECT_TRUE(window().is_coloured(place, colour));
    }
};

TEST_F(PictureWindow, shows_a_picture_that_the_program_draws) {
    start({nearly});
    expect_colour(spot(2, 2), tile_in_light_theme);
    press("x", "^screen pictures$");
    window().click("picture");
    press("Down Return", "^widget drop-down picture .*text=A sunset at sea");
    press("Escape", "^screen play$");
    EXPECT_NE(window().colour(spot(2, 2)), tile_in_light_theme);
    expect("^widget board goal ");  // the reference picture
}

TEST_F(PictureWindow, shows_a_file_of_the_player) {
    start({nearly});
    paint(window().file("red.png"), "#C03020");
    leave();
    start({nearly, "--picture", window().file("red.png")});
    expect_colour(spot(2, 2), "#C03020");
    expect_colour(window().area("goal").centre(), "#C03020");  // the whole picture
}

TEST_F(PictureWindow, takes_a_file_by_its_name_in_the_dialog_and_keeps_it) {
    start({nearly});
    paint(window().file("blue.png"), "#2040C0");
    press("x", "^screen pictures$");
    window().click("file");
    window().type(window().file("blue.png"));
    press("Return", "^widget drop-down picture .*text=A picture of your own");
    press("Escape", "^screen play$");
    expect_colour(spot(2, 2), "#2040C0");
    leave();
    start({nearly});
    expect_colour(spot(2, 2), "#2040C0");
}

TEST_F(PictureWindow, says_that_a_file_is_no_picture_and_shows_numbers) {
    start({nearly});
    std::ofstream(window().file("words.png")) << "these are words";
    press("x", "^screen pictures$");
    window().click("file");
    window().type(window().file("words.png"));
    press("Return", "^widget label trouble .*words.png is no picture that can be read");
    window().key("Escape q");
    ASSERT_EQ(window().exit_code(), 0);
    start({nearly, "--picture", window().file("nowhere.png")});
    expect("^message .*nowhere.png is no picture that can be read");
    expect_colour(spot(2, 2), tile_in_light_theme);
}

// Orange is the first colour, for row 1; the tile 8 belongs to the third row and is green.
TEST_F(PictureWindow, has_the_colours_of_speed_players) {
    start({nearly});
    press("x", "^screen pictures$");
    window().click("scheme");
    press("Down Return Escape", "^screen play$");
    const auto beside_number = [&](int row, int column) {
        const Place middle = cell(row, column);
        return Place{middle.x - 60, middle.y - 60};
    };
    expect_colour(beside_number(0, 0), "#E69F00");
    expect_colour(beside_number(0, 2), "#E69F00");
    expect_colour(beside_number(2, 2), "#009E73");
}

}  // namespace
}  // namespace noyes::test
