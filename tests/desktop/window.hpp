// The real program in a real window: an X server without a screen (Xvfb) of its own, driven by
// xdotool. What is on the screen is read from the program's dump; every wait ends with what it
// waits for or, long after it should have come, with false.
//
//   Window window({"1 2 3 / 4 5 6 / 7 0 8"});
//   window.key("Left");
//   EXPECT_TRUE(window.shows("^solved yes$"));
#pragma once

#include "../io/files.hpp"

#include <sys/types.h>

#include <chrono>
#include <csignal>
#include <string>
#include <utility>
#include <vector>

namespace noyes::test {

// An X server; it ends with the object.
class Display {
   public:
    Display();
    Display(const Display&) = delete;
    Display& operator=(const Display&) = delete;
    ~Display();
    [[nodiscard]] const std::string& name() const { return name_; }

   private:
    pid_t process_ = -1;
    std::string name_;
};

struct Place {
    int x = 0;
    int y = 0;
};

struct Area {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    [[nodiscard]] Place centre() const { return {x + width / 2, y + height / 2}; }
    [[nodiscard]] int right() const { return x + width; }
    [[nodiscard]] int bottom() const { return y + height; }
};

class Window {
   public:
    // 1000x700 unless the arguments say otherwise; the user's files are in a folder of its own.
    explicit Window(std::vector<std::string> arguments = {});
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;
    ~Window();

    // The program once more, with the same user's files.
    void start(std::vector<std::string> arguments);

    // Keys as xdotool names them: Left, n, shift+Tab, ctrl+c.
    void key(const std::string& keys);
    void type(const std::string& text);
    void click(const std::string& widget);
    void click(Place place);
    void drag(Place from, Place to) { drag({from, to}); }
    void drag(const std::vector<Place>& way);
    void hover(Place place);
    void resize(int width, int height);
    void close();  // as a window manager would ask for it

    // Waits until a line of the dump matches the regular expression.
    [[nodiscard]] bool shows(const std::string& line);
    // What a line of the dump says behind its key, now: value("moves").
    [[nodiscard]] std::string value(const std::string& key) const;
    [[nodiscard]] std::string dump() const;
    [[nodiscard]] Area area(const std::string& widget) const;
    // All widgets that are shown, by name.
    [[nodiscard]] std::vector<std::pair<std::string, Area>> widgets() const;
    [[nodiscard]] std::string widget_line(const std::string& widget) const;
    // The middle of a cell of the board, counted from 0.
    [[nodiscard]] Place cell(int row, int column, const std::string& widget = "board") const;
    // The colour at a place, "#RRGGBB".
    [[nodiscard]] std::string colour(Place place) const;
    // Waits until a place has that colour.
    [[nodiscard]] bool is_coloured(Place place, const std::string& colour) const;
    void screenshot(const std::string& file) const;

    // Waits for the program's end; 128 and more if a signal ended it.
    [[nodiscard]] int exit_code();
    [[nodiscard]] pid_t program() const { return program_; }
    void signal(int number) const;
    [[nodiscard]] std::string err() const;
    [[nodiscard]] std::string file(const std::string& name) const {
        return folder_.path() + "/" + name;
    }

   private:
    std::string command(const std::string& line) const;
    void xdotool(const std::string& arguments) const;
    [[nodiscard]] std::string to(Place place) const;  // the mouse, in xdotool's words
    void find_window();
    bool has_ended();

    io::Folder folder_;
    Display display_;
    pid_t program_ = -1;
    int status_ = 0;
    std::string window_;  // its number
};

}  // namespace noyes::test
