#include <noyes/io/output.hpp>

#include <noyes/io/codes.hpp>
#include <noyes/io/system_calls.hpp>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <utility>

namespace noyes::io {

namespace {

constexpr std::size_t most_waiting = 1 << 16;

Descriptor open_to_write(const std::string& path, int how) {
    constexpr int everybody_reads = 0666;  // less what the user's umask takes away
    return Descriptor(::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | how, everybody_reads));
}

}  // namespace

void ignore_closed_pipes() { std::signal(SIGPIPE, SIG_IGN); }

Output::Output(int descriptor, std::string name)
    : name_(std::move(name)), own_(-1), descriptor_(descriptor) {}

Output::Output(Descriptor own, std::string name)
    : name_(std::move(name)), own_(std::move(own)), descriptor_(own_.number()) {}

Expected<Output> Output::create(const std::string& path) {
    Descriptor file = open_to_write(path, O_TRUNC);
    if (!file.valid()) return write_error(errno, path);
    return Output(std::move(file), path);
}

Expected<Output> Output::extend(const std::string& path) {
    Descriptor file = open_to_write(path, O_APPEND);
    if (!file.valid()) return write_error(errno, path);
    const bool locked = ::flock(file.number(), LOCK_EX | LOCK_NB) == 0;
    if (!locked && errno == EWOULDBLOCK) return Error{.code = code::file_in_use, .text = path};
    return Output(std::move(file), path);
}

void Output::cut(std::uint64_t size) {
    if (::ftruncate(descriptor_, static_cast<off_t>(size)) != 0) fail(errno);
}

void Output::write(std::string_view text) {
    if (reader_gone_ || failure_) return;
    waiting_ += text;
    if (waiting_.size() >= most_waiting) flush();
}

void Output::flush() {
    std::string_view rest = waiting_;
    while (!rest.empty() && !reader_gone_ && !failure_) {
        const ssize_t count = ::write(descriptor_, rest.data(), rest.size());
        if (count >= 0) rest.remove_prefix(static_cast<std::size_t>(count));
        else if (errno != EINTR) fail(errno);
    }
    waiting_.clear();
}

void Output::finish() {
    flush();
    if (!own_.valid()) return;
    // Some file systems report a full disk only now.
    if (::close(own_.release()) != 0) fail(errno);
}

void Output::fail(int number) {
    if (number == EPIPE) reader_gone_ = true;
    else if (!failure_) failure_ = write_error(number, name_);
}

}  // namespace noyes::io
