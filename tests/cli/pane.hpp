// A real terminal with a shell in it: tmux, driven by its own commands. Every wait ends with what
// it waits for or, long after it should have come, with a failed test.
//
//   Pane pane({.rows = 24, .columns = 80});
//   pane.run("solve 120483765 --animate");
//   pane.shows("Step 1 of 6");
//   pane.press("q");
//   EXPECT_EQ(pane.exit_code(), 0);
#pragma once

#include "../io/files.hpp"

#include <sys/types.h>

#include <functional>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace noyes::test {

struct PaneRequest {
    int rows = 24;
    int columns = 80;
    std::vector<std::string> environment{};  // NAME=VALUE, besides a Unicode locale
};

// The tmux of one socket. It ends with the object, even if no pane could be opened in it.
class Server {
   public:
    explicit Server(std::string socket) : socket_(std::move(socket)) {}
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;
    ~Server();

    std::string command(const std::string& line) const;

   private:
    std::string socket_;
};

class Pane {
   public:
    explicit Pane(const PaneRequest& request = {});

    // Starts noyes with these arguments, as the shell reads them.
    void run(const std::string& arguments);
    // A line of the shell; $noyes is the program.
    void type(const std::string& line);

    // Keys as tmux names them: q, Left, Escape, C-c, Space. One after the other.
    void press(std::initializer_list<const char*> keys);
    void press(const char* key) { press({key}); }
    // Text as if it was pasted.
    void paste(const std::string& text);

    // Waits until the screen shows a text, or shows it no more; false if that does not happen.
    [[nodiscard]] bool shows(const std::string& text);
    [[nodiscard]] bool hides(const std::string& text);
    [[nodiscard]] std::string screen();
    [[nodiscard]] std::string screen_with_colours();

    void resize(int rows, int columns);
    void close();

    // Of the program that `run` started.
    [[nodiscard]] pid_t program();
    void signal(int number) { signal(program(), number); }
    [[nodiscard]] bool is_gone(pid_t process);
    // Waits for its end. 128 and more if a signal ended it, as shells count.
    [[nodiscard]] int exit_code();

    // The terminal's settings as `stty` tells them, whether the other screen is shown and whether
    // the cursor is: what a program must leave behind as it found it.
    [[nodiscard]] std::string state();

    [[nodiscard]] const std::string& folder() const { return folder_.path(); }

   private:
    static void signal(pid_t process, int number);
    std::string file(const std::string& name);

    io::Folder folder_;
    Server server_{folder_.path() + "/tmux"};
    int runs_ = 0;
    int states_ = 0;
};

// Polls until it is so; false if it never is.
bool comes_true(const std::function<bool()>& is_so);

}  // namespace noyes::test
