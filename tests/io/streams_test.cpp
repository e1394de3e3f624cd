#include <noyes/io/codes.hpp>
#include <noyes/io/input.hpp>
#include <noyes/io/interrupt.hpp>
#include <noyes/io/output.hpp>
#include <noyes/io/progress_line.hpp>
#include <noyes/io/terminal.hpp>

#include "files.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>

namespace noyes::io {
namespace {

TEST(ReadFile, gives_all_bytes) {
    const Folder folder;
    const std::string bytes("a\0b\r\n", 5);
    EXPECT_EQ(*read_file(folder.add("file", bytes)), bytes);
}

TEST(ReadFile, names_what_is_in_the_way) {
    const Folder folder;
    EXPECT_EQ(read_file(folder.path() + "/none").error().code, code::no_such_file);
    EXPECT_EQ(read_file(folder.path()).error().code, code::is_directory);
    EXPECT_EQ(read_file(folder.add("file", "12345"), 4).error().code, code::input_too_large);
    EXPECT_EQ(*read_file(folder.add("file", "1234"), 4), "1234");
    EXPECT_EQ(read_file("/dev/zero").error().code, code::input_too_large);
}

TEST(Exists, is_true_of_files_and_folders_alone) {
    const Folder folder;
    EXPECT_TRUE(exists(folder.path()));
    EXPECT_TRUE(exists(folder.add("file", "")));
    EXPECT_FALSE(exists(folder.path() + "/none"));
    EXPECT_FALSE(exists(""));
    EXPECT_FALSE(exists(std::string(100'000, '1')));
}

TEST(Output, writes_a_file_whole) {
    const Folder folder;
    const std::string path = folder.path() + "/out";
    auto out = Output::create(path);
    ASSERT_TRUE(out);
    const std::string long_text(100'000, 'x');
    out->write(long_text);
    out->write("end");
    out->finish();
    EXPECT_FALSE(out->failure());
    EXPECT_EQ(*read_file(path), long_text + "end");
}

TEST(Output, keeps_the_first_failure) {
    auto out = Output::create("/dev/full");
    ASSERT_TRUE(out);
    out->write("text");
    EXPECT_FALSE(out->failure());  // it still waits
    out->finish();
    ASSERT_TRUE(out->failure());
    EXPECT_EQ(out->failure()->code, code::cannot_write);
    EXPECT_EQ(Output::create("/nowhere/at/all").error().code, code::cannot_write);
}

TEST(Output, goes_on_with_a_file_that_it_alone_may_write) {
    const Folder folder;
    const std::string path = folder.add("out", "one\ntw");
    auto out = Output::extend(path);
    ASSERT_TRUE(out);
    EXPECT_EQ(Output::extend(path).error().code, code::file_in_use);
    out->cut(4);
    out->write("two\n");
    out->finish();
    EXPECT_FALSE(out->failure());
    EXPECT_EQ(*read_file(path), "one\ntwo\n");
    EXPECT_TRUE(Output::extend(path));
    EXPECT_TRUE(Output::extend(folder.path() + "/new"));
}

TEST(Regular, are_files_with_an_end) {
    const Folder folder;
    EXPECT_TRUE(is_regular(folder.add("file", "")));
    EXPECT_FALSE(is_regular(folder.path()));
    EXPECT_FALSE(is_regular("/dev/full"));
    EXPECT_FALSE(is_regular(folder.path() + "/none"));
}

TEST(Output, drops_what_nobody_reads) {
    ignore_closed_pipes();
    std::array<int, 2> ends{};
    ASSERT_EQ(::pipe(ends.data()), 0);
    ::close(ends[0]);
    Output out(ends[1], "pipe");
    out.write("text");
    out.flush();
    EXPECT_TRUE(out.reader_gone());
    EXPECT_FALSE(out.failure());
    ::close(ends[1]);
}

TEST(Interrupt, raises_the_flag_and_remembers_ctrl_c) {
    StopFlag stop;
    const Interrupt interrupt(stop);
    EXPECT_FALSE(interrupt.by_ctrl_c());
    ::raise(SIGINT);
    EXPECT_TRUE(stop.raised());
    EXPECT_TRUE(interrupt.by_ctrl_c());
}

TEST(Interrupt, sigterm_is_not_ctrl_c) {
    StopFlag stop;
    const Interrupt interrupt(stop);
    ::raise(SIGTERM);
    EXPECT_TRUE(stop.raised());
    EXPECT_FALSE(interrupt.by_ctrl_c());
}

TEST(InterruptDeathTest, the_second_ctrl_c_ends_at_once) {
    const auto twice = [] {
        StopFlag stop;
        const Interrupt interrupt(stop);
        ::raise(SIGINT);
        ::raise(SIGINT);
    };
    EXPECT_EXIT(twice(), testing::ExitedWithCode(130), "");
}

// Both ends of a terminal of its own.
struct Terminal {
    int master = -1;
    int slave = -1;
    Terminal() { EXPECT_EQ(::openpty(&master, &slave, nullptr, nullptr, nullptr), 0); }
    ~Terminal() {
        ::close(master);
        ::close(slave);
    }
    // What arrives in so many bytes: the system passes it on when it has time.
    [[nodiscard]] std::string shown(std::size_t bytes) const {
        constexpr int patience = 10'000;  // milliseconds
        std::string text;
        std::array<char, 4096> buffer{};
        struct pollfd waiting{.fd = master, .events = POLLIN, .revents = 0};
        while (text.size() < bytes && ::poll(&waiting, 1, patience) > 0) {
            const ssize_t count = ::read(master, buffer.data(), buffer.size());
            if (count <= 0) break;
            text.append(buffer.data(), static_cast<std::size_t>(count));
        }
        return text;
    }
};

TEST(ProgressLine, is_rewritten_in_place_cut_to_the_width_and_erased) {
    const Terminal terminal;
    struct winsize size{.ws_row = 24, .ws_col = 10, .ws_xpixel = 0, .ws_ypixel = 0};
    ASSERT_EQ(::ioctl(terminal.slave, TIOCSWINSZ, &size), 0);
    {
        ProgressLine line(terminal.slave);
        EXPECT_TRUE(line.seen());
        line.show("one");
        line.show("0123456789ABC");
    }
    const std::string expected = "\r\x1b[Kone\r\x1b[K012345678\r\x1b[K";
    EXPECT_EQ(terminal.shown(expected.size()), expected);
}

TEST(ProgressLine, says_nothing_to_a_file) {
    const Folder folder;
    const std::string path = folder.add("log", "");
    const int file = ::open(path.c_str(), O_WRONLY);
    {
        ProgressLine line(file);
        EXPECT_FALSE(line.seen());
        line.show("text");
    }
    ::close(file);
    EXPECT_EQ(*read_file(path), "");
}

TEST(Colour, is_for_terminals_without_no_color) {
    const Terminal terminal;
    ::setenv("TERM", "xterm", 1);
    ::unsetenv("NO_COLOR");
    EXPECT_TRUE(colour_wanted(terminal.slave));
    ::setenv("NO_COLOR", "1", 1);
    EXPECT_FALSE(colour_wanted(terminal.slave));
    ::unsetenv("NO_COLOR");
    ::setenv("TERM", "dumb", 1);
    EXPECT_FALSE(colour_wanted(terminal.slave));
}

}  // namespace
}  // namespace noyes::io
