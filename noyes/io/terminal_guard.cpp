#include <noyes/io/terminal_guard.hpp>

#include <noyes/io/terminal.hpp>

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cassert>
#include <cerrno>
#include <string_view>

namespace noyes::io {

namespace {

// Another screen, no cursor, pasted text between marks; and all of it back.
constexpr std::string_view enter_screen = "\x1b[?1049h\x1b[?25l\x1b[?2004h\x1b[2J";
constexpr std::string_view leave_screen = "\x1b[0m\x1b[?2004l\x1b[?25h\x1b[?1049l";

// What the handlers see. Written before they are installed.
std::atomic<bool> entered = false;
std::atomic<int> keys_from = -1;
std::atomic<int> bell_to = -1;
std::atomic<std::uint8_t> happened = 0;
std::atomic<bool> end_asked = false;
struct termios usual_state;

void put(std::string_view text) {
    [[maybe_unused]] const auto count = ::write(standard_output, text.data(), text.size());
}

// Safe in a handler: two system calls.
void leave() {
    if (!entered.exchange(false)) return;
    put(leave_screen);
    ::tcsetattr(keys_from.load(), TCSANOW, &usual_state);
}

void ring(std::uint8_t what) {
    const int old_error = errno;
    happened |= what;
    const char byte = 0;
    [[maybe_unused]] const auto count = ::write(bell_to.load(), &byte, 1);
    errno = old_error;
}

extern "C" void end_soon(int signal) {
    constexpr int shell_adds = 128;
    if (end_asked.exchange(true)) {
        leave();
        ::_exit(shell_adds + signal);
    }
    ring(TerminalGuard::ended | (signal == SIGINT ? TerminalGuard::interrupted : 0));
}

extern "C" void look_soon(int signal) {
    ring(signal == SIGTSTP   ? TerminalGuard::stop_asked
         : signal == SIGCONT ? TerminalGuard::continued
                             : TerminalGuard::resized);
}

// The handler is used up (SA_RESETHAND): the signal's usual effect follows.
extern "C" void crash(int signal) {
    leave();
    ::raise(signal);
}

}  // namespace

TerminalGuard::TerminalGuard(int input) : bell_read_(-1), bell_write_(-1) {
    assert(keys_from.load() == -1);
    std::array<int, 2> ends{-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) == 0) {
        bell_read_ = Descriptor(ends[0]);
        bell_write_ = Descriptor(ends[1]);
    }
    keys_from = input;
    bell_to = bell_write_.number();
    happened = 0;
    end_asked = false;

    use_crash_stack();
    for (const int signal : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGQUIT})
        keep(signal, crash, static_cast<int>(SA_RESETHAND | SA_ONSTACK | SA_NODEFER));
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) keep(signal, end_soon, SA_RESTART);
    for (const int signal : {SIGTSTP, SIGCONT, SIGWINCH}) keep(signal, look_soon, SA_RESTART);
    enter();
}

TerminalGuard::~TerminalGuard() {
    leave();
    for (const OldAction& old : old_actions_) ::sigaction(old.signal, &old.action, nullptr);
    ::sigaltstack(&old_stack_, nullptr);
    bell_to = -1;
    keys_from = -1;
}

void TerminalGuard::use_crash_stack() {
    constexpr std::size_t stack_bytes = 1 << 16;  // a stack that has overflowed holds no handler
    crash_stack_.resize(stack_bytes);
    stack_t stack{};
    stack.ss_sp = crash_stack_.data();
    stack.ss_size = crash_stack_.size();
    ::sigaltstack(&stack, &old_stack_);
}

void TerminalGuard::keep(int signal, void (*handler)(int), int flags) {
    struct sigaction action{};
    action.sa_handler = handler;
    action.sa_flags = flags;
    OldAction old{.signal = signal, .action = {}};
    ::sigaction(signal, &action, &old.action);
    old_actions_.push_back(old);
}

void TerminalGuard::enter() {
    ::tcgetattr(keys_from.load(), &usual_state);
    set_raw();
    entered = true;
    put(enter_screen);
}

void TerminalGuard::set_raw() const {
    struct termios raw = usual_state;
    raw.c_iflag &= ~static_cast<tcflag_t>(IXON | ICRNL | INLCR | IGNCR);
    raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | IEXTEN);  // ISIG stays: Ctrl-C, Ctrl-Z
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    ::tcsetattr(keys_from.load(), TCSADRAIN, &raw);
}

std::uint8_t TerminalGuard::take() {
    std::array<char, 64> bytes{};
    while (::read(bell(), bytes.data(), bytes.size()) > 0) {
    }
    const std::uint8_t what = happened.exchange(0);
    // Before a stop that could not be caught (SIGSTOP) the terminal was not given back; the shell
    // has changed its state since.
    if ((what & continued) != 0) set_raw();
    return what;
}

void TerminalGuard::wake() { ring(woken); }

void TerminalGuard::suspend() {
    leave();
    struct sigaction usual{};
    usual.sa_handler = SIG_DFL;
    struct sigaction ours{};
    ::sigaction(SIGTSTP, &usual, &ours);
    ::raise(SIGTSTP);  // the program stands still here until it gets SIGCONT
    ::sigaction(SIGTSTP, &ours, nullptr);
    enter();
}

}  // namespace noyes::io
