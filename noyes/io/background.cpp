#include <noyes/io/background.hpp>

#include <csignal>
#include <utility>

namespace noyes::io {

// A thread takes over the mask of the one that starts it.
Background::Background(std::function<void()> work) {
    sigset_t endings{};
    sigset_t old{};
    sigemptyset(&endings);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH})
        sigaddset(&endings, signal);
    ::pthread_sigmask(SIG_BLOCK, &endings, &old);
    thread_ = std::thread(std::move(work));
    ::pthread_sigmask(SIG_SETMASK, &old, nullptr);
}

}  // namespace noyes::io
