#include "pane.hpp"
#include "program.hpp"

#include <signal.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string_view>
#include <thread>

namespace noyes::test {

namespace {

std::string shell_word(std::string_view text) {
    std::string all(1, '\'');
    for (const char c : text)
        all += c == '\'' ? std::string_view("'\\''") : std::string_view(&c, 1);
    return all += '\'';
}

}  // namespace

bool comes_true(const std::function<bool()>& is_so) {
    using namespace std::chrono_literals;
    const auto end = std::chrono::steady_clock::now() + 15s;
    while (!is_so()) {
        if (std::chrono::steady_clock::now() > end) return false;
        std::this_thread::sleep_for(20ms);
    }
    return true;
}

Server::~Server() { command("kill-server"); }

std::string Server::command(const std::string& line) const {
    return shell("tmux -u -f /dev/null -S " + socket_ + " " + line).out;
}

Pane::Pane(const PaneRequest& request) {
    std::string settings =
        "-e LANG=C.UTF-8 -e LC_ALL= -e NO_COLOR= -e PS1=ready: -e HISTFILE= -e noyes=" +
        shell_word(NOYES_PROGRAM) + " -e XDG_DATA_HOME=" + shell_word(folder() + "/data");
    for (const std::string& setting : request.environment) settings += " -e " + shell_word(setting);
    server_.command("new-session -d -x " + std::to_string(request.columns) + " -y " +
                    std::to_string(request.rows) + " " + settings + " bash --norc --noprofile");
    server_.command("set-option -g escape-time 0");
    server_.command("set-option -g status off");
    resize(request.rows, request.columns);
    if (!shows("ready:")) throw std::runtime_error("no shell in tmux; is tmux installed?");
}

std::string Pane::file(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(folder() + "/" + name).rdbuf();
    return text.str();
}

// The shell writes the program's number before it becomes the program, and its exit code after.
void Pane::run(const std::string& arguments) {
    ++runs_;
    const std::string name = folder() + "/" + std::to_string(runs_);
    type("clear; (echo $BASHPID >" + name + ".pid; exec $noyes " + arguments + "); echo $? >" +
         name + ".exit");
}

void Pane::type(const std::string& line) {
    server_.command("send-keys -l " + shell_word(line));
    server_.command("send-keys Enter");
}

void Pane::press(std::initializer_list<const char*> keys) {
    for (const char* key : keys) server_.command("send-keys " + shell_word(key));
}

void Pane::paste(const std::string& text) {
    server_.command("set-buffer " + shell_word(text));
    server_.command("paste-buffer -p");
}

std::string Pane::screen() { return server_.command("capture-pane -p"); }
std::string Pane::screen_with_colours() { return server_.command("capture-pane -p -e"); }

bool Pane::shows(const std::string& text) {
    return comes_true([&] { return screen().find(text) != std::string::npos; });
}

bool Pane::hides(const std::string& text) {
    return comes_true([&] { return screen().find(text) == std::string::npos; });
}

void Pane::resize(int rows, int columns) {
    server_.command("resize-window -x " + std::to_string(columns) + " -y " + std::to_string(rows));
}

void Pane::close() { server_.command("kill-session"); }

pid_t Pane::program() {
    const std::string name = std::to_string(runs_) + ".pid";
    if (!comes_true([&] { return file(name).ends_with('\n'); })) return -1;
    return std::stoi(file(name));
}

void Pane::signal(pid_t process, int number) {
    if (process > 1) ::kill(process, number);
}

bool Pane::is_gone(pid_t process) {
    return comes_true([&] { return ::kill(process, 0) != 0; });
}

int Pane::exit_code() {
    const std::string name = std::to_string(runs_) + ".exit";
    if (!comes_true([&] { return file(name).ends_with('\n'); })) return -1;
    return std::stoi(file(name));
}

std::string Pane::state() {
    const std::string name = "state" + std::to_string(++states_);
    type("stty -a >" + folder() + "/" + name + ".new; mv " + folder() + "/" + name + ".new " +
         folder() + "/" + name);
    if (!comes_true([&] { return !file(name).empty(); })) return "no answer from the shell";
    return file(name) + server_.command("display-message -p '#{alternate_on} #{cursor_flag}'");
}

}  // namespace noyes::test
