// What the tiles show: pictures, numbers on them, colours of speed players.
#include "window.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

namespace noyes::test {
namespace {

// Solved but for one push: 8 stands left of its home.
const std::string nearly = "1 2 3 / 4 5 6 / 7 0 8";
constexpr const char* tile_in_light_theme = "#FFFDF8";

// Beside the number, wherever it stands.
Place spot(const Window& window, int row, int column) {
    const Place middle = window.cell(row, column);
    return {middle.x + 60, middle.y + 60};
}

void paint(const std::string& file, const std::string& colour) {
    const std::string command = "convert -size 300x300 xc:'" + colour + "' '" + file + "'";
    ASSERT_EQ(std::system(command.c_str()), 0);
}

TEST(PictureWindow, shows_a_picture_that_the_program_draws) {
    Window window({nearly});
    EXPECT_TRUE(window.is_coloured(spot(window, 2, 2), tile_in_light_theme));
    window.key("x");
    ASSERT_TRUE(window.shows("^screen pictures$"));
    window.click("picture");
    window.key("Down Return");
    EXPECT_TRUE(window.shows("^widget drop-down picture .*text=A sunset at sea"));
    window.key("Escape");
    ASSERT_TRUE(window.shows("^screen play$"));
    EXPECT_NE(window.colour(spot(window, 2, 2)), tile_in_light_theme);
    EXPECT_TRUE(window.shows("^widget board goal "));  // the reference picture
}

TEST(PictureWindow, shows_a_file_of_the_player) {
    Window window({nearly});
    paint(window.file("red.png"), "#C03020");
    window.key("q");
    ASSERT_EQ(window.exit_code(), 0);
    window.start({nearly, "--picture", window.file("red.png")});
    EXPECT_TRUE(window.is_coloured(spot(window, 2, 2), "#C03020"));
    EXPECT_TRUE(window.is_coloured(window.area("goal").centre(), "#C03020"));  // the whole picture
}

TEST(PictureWindow, takes_a_file_by_its_name_in_the_dialog_and_keeps_it) {
    Window window({nearly});
    paint(window.file("blue.png"), "#2040C0");
    window.key("x");
    ASSERT_TRUE(window.shows("^screen pictures$"));
    window.click("file");
    window.type(window.file("blue.png"));
    window.key("Return");
    EXPECT_TRUE(window.shows("^widget drop-down picture .*text=A picture of your own"));
    window.key("Escape");
    ASSERT_TRUE(window.shows("^screen play$"));
    EXPECT_TRUE(window.is_coloured(spot(window, 2, 2), "#2040C0"));
    window.key("q");
    ASSERT_EQ(window.exit_code(), 0);
    window.start({nearly});
    EXPECT_TRUE(window.is_coloured(spot(window, 2, 2), "#2040C0"));
}

TEST(PictureWindow, says_that_a_file_is_no_picture_and_shows_numbers) {
    Window window({nearly});
    std::ofstream(window.file("words.png")) << "these are words";
    window.key("x");
    ASSERT_TRUE(window.shows("^screen pictures$"));
    window.click("file");
    window.type(window.file("words.png"));
    window.key("Return");
    EXPECT_TRUE(window.shows("^widget label trouble .*words.png is no picture that can be read"));
    window.key("Escape q");
    ASSERT_EQ(window.exit_code(), 0);
    window.start({nearly, "--picture", window.file("nowhere.png")});
    EXPECT_TRUE(window.shows("^message .*nowhere.png is no picture that can be read"));
    EXPECT_TRUE(window.is_coloured(spot(window, 2, 2), tile_in_light_theme));
}

// Orange is the first colour, for row 1; the tile 8 belongs to the third row and is green.
TEST(PictureWindow, has_the_colours_of_speed_players) {
    Window window({nearly});
    window.key("x");
    ASSERT_TRUE(window.shows("^screen pictures$"));
    window.click("scheme");
    window.key("Down Return Escape");
    ASSERT_TRUE(window.shows("^screen play$"));
    const auto beside_number = [&](int row, int column) {
        const Place middle = window.cell(row, column);
        return Place{middle.x - 60, middle.y - 60};
    };
    EXPECT_TRUE(window.is_coloured(beside_number(0, 0), "#E69F00"));
    EXPECT_TRUE(window.is_coloured(beside_number(0, 2), "#E69F00"));
    EXPECT_TRUE(window.is_coloured(beside_number(2, 2), "#009E73"));
}

}  // namespace
}  // namespace noyes::test
