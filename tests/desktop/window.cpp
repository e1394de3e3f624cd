#include "window.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <regex>
#include <sstream>
#include <stdexcept>
#include <thread>

namespace noyes::test {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto patience = 30s;

bool comes_true(const std::function<bool()>& is_so) {
    const auto end = Clock::now() + patience;
    while (!is_so()) {
        if (Clock::now() > end) return false;
        std::this_thread::sleep_for(5ms);
    }
    return true;
}

std::string content(const std::string& path) {
    std::ostringstream text;
    text << std::ifstream(path, std::ios::binary).rdbuf();
    return text.str();
}

std::string quoted(const std::string& text) {
    std::string shell = "'";
    for (const char c : text) shell += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return shell + "'";
}

// In a process that was just made. It does not outlive the tests, even if they crash, and keeps
// none of their files open, on which somebody may be waiting.
void depend_on_tests(const std::string& out, const std::string& err) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::freopen(out.c_str(), "w", stdout);
    ::freopen(err.c_str(), "w", stderr);
}

void end(pid_t process) {
    if (process <= 0) return;
    ::kill(process, SIGTERM);
    ::waitpid(process, nullptr, 0);
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

}  // namespace

// The server itself says which number was free.
Display::Display() {
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0) throw std::runtime_error("no pipe");
    process_ = ::fork();
    if (process_ == 0) {
        ::close(pipe[0]);
        const std::string number = std::to_string(pipe[1]);
        depend_on_tests("/dev/null", "/dev/null");
        ::execlp("Xvfb", "Xvfb", "-displayfd", number.c_str(), "-screen", "0", "1920x1080x24",
                 "-noreset", "-nolisten", "tcp", nullptr);
        ::_exit(127);
    }
    ::close(pipe[1]);
    std::string number;
    for (char digit = 0; ::read(pipe[0], &digit, 1) == 1 && digit != '\n';) number += digit;
    ::close(pipe[0]);
    if (number.empty()) throw std::runtime_error("Xvfb does not start");
    name_ = ":" + number;
}

Display::~Display() { end(process_); }

Window::Window(std::vector<std::string> arguments) { start(std::move(arguments)); }

Window::~Window() { end(program_); }

void Window::start(std::vector<std::string> arguments) {
    std::remove(file("dump").c_str());
    program_ = ::fork();
    if (program_ == 0) {
        ::setenv("DISPLAY", display_.name().c_str(), 1);
        ::setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1);
        ::setenv("NOYES_DESKTOP_DUMP", file("dump").c_str(), 1);
        ::setenv("XDG_DATA_HOME", file("data").c_str(), 1);
        depend_on_tests(file("out"), file("err"));
        std::vector<char*> words{const_cast<char*>(NOYES_DESKTOP_PROGRAM)};
        for (std::string& word : arguments) words.push_back(word.data());
        words.push_back(nullptr);
        ::execv(words[0], words.data());
        ::_exit(127);
    }
    if (shows("^end [0-9]+$")) find_window();
}

void Window::find_window() {
    window_ = command("xdotool search --sync --onlyvisible --name '^Noyes' | head -n 1");
    while (!window_.empty() && window_.back() == '\n') window_.pop_back();
    xdotool(fmt::format("windowmove {0} 0 0 windowfocus --sync {0}", window_));
}

std::string Window::command(const std::string& line) const {
    const std::string whole = "DISPLAY=" + display_.name() + " " + line + " 2>/dev/null";
    std::FILE* pipe = ::popen(whole.c_str(), "r");
    std::string text;
    std::array<char, 4096> buffer{};
    for (std::size_t n = 0; (n = std::fread(buffer.data(), 1, buffer.size(), pipe)) > 0;)
        text.append(buffer.data(), n);
    ::pclose(pipe);
    return text;
}

void Window::xdotool(const std::string& arguments) const { command("xdotool " + arguments); }

// No event is lost if they come fast.
void Window::key(const std::string& keys) { xdotool("key --delay 2 " + keys); }
void Window::type(const std::string& text) { xdotool("type --delay 2 " + quoted(text)); }

std::string Window::to(Place place) const {
    return fmt::format("mousemove --window {} {} {} ", window_, place.x, place.y);
}

void Window::hover(Place place) { xdotool(to(place)); }

void Window::click(Place place) { xdotool(to(place) + "click 1"); }

void Window::click(const std::string& widget) { click(area(widget).centre()); }

// In steps, as a hand does it.
void Window::drag(const std::vector<Place>& way) {
    constexpr int steps = 8;
    std::string hand = to(way.front()) + "mousedown 1 ";
    for (std::size_t i = 1; i < way.size(); ++i) {
        const Place from = way[i - 1];
        const Place end = way[i];
        for (int step = 1; step <= steps; ++step)
            hand += to({from.x + (end.x - from.x) * step / steps,
                        from.y + (end.y - from.y) * step / steps}) +
                    "sleep 0.01 ";
    }
    xdotool(hand + "mouseup 1");
}

void Window::resize(int width, int height) {
    xdotool(fmt::format("windowsize {} {} {}", window_, width, height));
}

void Window::close() { xdotool("windowclose " + window_); }

bool Window::shows(const std::string& line) {
    const std::regex wanted(line);
    bool found = false;
    comes_true([&] {
        const bool ended = has_ended();  // what it wrote before counts
        for (const std::string& shown : lines_of(dump()))
            found = found || std::regex_search(shown, wanted);
        return found || ended;
    });
    if (!found) ADD_FAILURE() << "no line like " << line << " in\n" << dump() << err();
    return found;
}

std::string Window::dump() const { return content(file("dump")); }

std::string Window::value(const std::string& key) const {
    for (const std::string& line : lines_of(dump())) {
        if (line.starts_with(key + " ")) return line.substr(key.size() + 1);
    }
    return {};
}

std::string Window::widget_line(const std::string& widget) const {
    const std::regex wanted("^widget [^ ]+ " + widget + " ");
    for (const std::string& line : lines_of(dump())) {
        if (std::regex_search(line, wanted)) return line;
    }
    return {};
}

Area Window::area(const std::string& widget) const {
    for (const auto& [name, area] : widgets()) {
        if (name == widget) return area;
    }
    ADD_FAILURE() << "no widget " << widget << " in\n" << dump();
    return {};
}

std::vector<std::pair<std::string, Area>> Window::widgets() const {
    std::vector<std::pair<std::string, Area>> all;
    const std::regex form("^widget [^ ]+ ([^ ]+) (-?[0-9]+),(-?[0-9]+),([0-9]+),([0-9]+) ");
    for (const std::string& line : lines_of(dump())) {
        std::smatch found;
        if (std::regex_search(line, found, form))
            all.push_back({found[1],
                           {std::stoi(found[2]), std::stoi(found[3]), std::stoi(found[4]),
                            std::stoi(found[5])}});
    }
    return all;
}

Place Window::cell(int row, int column, const std::string& widget) const {
    const std::string line = widget_line(widget);
    double left = 0;
    double top = 0;
    double pitch = 0;
    const std::size_t place = line.find("cells=");
    if (place == line.npos ||
        std::sscanf(line.c_str() + place, "cells=%lf,%lf,%lf", &left, &top, &pitch) != 3)
        ADD_FAILURE() << "no cells in " << line;
    return {static_cast<int>(left + (column + 0.5) * pitch),
            static_cast<int>(top + (row + 0.5) * pitch)};
}

std::string Window::colour(Place place) const {
    std::string text = command(fmt::format(
        "import -window {} -crop 1x1+{}+{} -depth 8 txt:- | grep -oE '#[0-9A-F]{{6}}' | head -n 1",
        window_, place.x, place.y));
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

bool Window::is_coloured(Place place, const std::string& wanted) const {
    const bool found = comes_true([&] { return colour(place) == wanted; });
    if (!found) ADD_FAILURE() << "the colour is " << colour(place) << ", not " << wanted;
    return found;
}

void Window::screenshot(const std::string& file) const {
    command(fmt::format("import -window {} {}", window_, quoted(file)));
}

bool Window::has_ended() {
    if (program_ > 0 && ::waitpid(program_, &status_, WNOHANG) == program_) program_ = -1;
    return program_ < 0;
}

int Window::exit_code() {
    if (!comes_true([&] { return has_ended(); })) return -1;
    return WIFEXITED(status_) ? WEXITSTATUS(status_) : 128 + WTERMSIG(status_);
}

void Window::signal(int number) const { ::kill(program_, number); }

std::string Window::err() const { return content(file("err")); }

}  // namespace noyes::test
