#include "program.hpp"

#include <fcntl.h>
#include <pty.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace noyes::test {

namespace {

using Clock = std::chrono::steady_clock;

// An unnamed file as a stream: no pipe can fill up while nobody reads.
class Stream {
   public:
    explicit Stream(const std::string& content = {}) : file_(std::tmpfile()) {
        if (file_ == nullptr) throw std::runtime_error("no temporary file");
        std::fwrite(content.data(), 1, content.size(), file_);
        std::rewind(file_);
    }
    Stream(const Stream&) = delete;
    Stream& operator=(const Stream&) = delete;
    ~Stream() { std::fclose(file_); }

    [[nodiscard]] int number() const { return fileno(file_); }
    [[nodiscard]] std::string content() const {
        std::string text;
        std::array<char, 4096> buffer{};
        std::rewind(file_);
        for (std::size_t n = 0; (n = std::fread(buffer.data(), 1, buffer.size(), file_)) > 0;)
            text.append(buffer.data(), n);
        return text;
    }

   private:
    std::FILE* file_;
};

[[noreturn]] void become(const std::vector<std::string>& command,
                         const std::vector<std::string>& environment) {
    ::unsetenv("NO_COLOR");
    for (const std::string& setting : environment) ::putenv(const_cast<char*>(setting.c_str()));
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    ::execv(arguments[0], arguments.data());
    ::_exit(127);
}

void wait_for(pid_t child, const Request& request, Outcome& outcome) {
    Clock::time_point signalled{};
    if (request.signal_after) {
        ::usleep(static_cast<useconds_t>(request.signal_after->count() * 1000));
        signalled = Clock::now();
        ::kill(child, request.signal);
    }
    int status = 0;
    struct rusage usage{};
    ::wait4(child, &status, 0, &usage);
    outcome.after_signal =
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - signalled);
    outcome.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    outcome.peak_bytes = static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
}

// The terminal's side; it ends with an error when the program has closed the other.
std::string read_terminal(int master) {
    std::string text;
    std::array<char, 4096> buffer{};
    for (ssize_t n = 0; (n = ::read(master, buffer.data(), buffer.size())) > 0;)
        text.append(buffer.data(), static_cast<std::size_t>(n));
    return text;
}

Outcome run_on_terminal(const std::vector<std::string>& command, const Request& request) {
    int master = -1;
    const pid_t child = ::forkpty(&master, nullptr, nullptr, nullptr);
    if (child == 0) become(command, request.environment);
    Outcome outcome;
    if (!request.signal_after) outcome.out = read_terminal(master);
    wait_for(child, request, outcome);
    if (request.signal_after) outcome.out = read_terminal(master);
    ::close(master);
    return outcome;
}

Outcome run_command(const std::vector<std::string>& command, const Request& request) {
    if (request.terminal) return run_on_terminal(command, request);
    const Stream in(request.input);
    const Stream out;
    const Stream err;
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(in.number(), 0);
        ::dup2(
            request.output_to.empty() ? out.number() : ::open(request.output_to.c_str(), O_WRONLY),
            1);
        ::dup2(err.number(), 2);
        become(command, request.environment);
    }
    Outcome outcome;
    wait_for(child, request, outcome);
    outcome.out = out.content();
    outcome.err = err.content();
    return outcome;
}

}  // namespace

Outcome run(const Request& request) {
    std::vector<std::string> command{NOYES_PROGRAM};
    command.insert(command.end(), request.arguments.begin(), request.arguments.end());
    return run_command(command, request);
}

Outcome shell(const std::string& line) {
    return run_command({"/bin/bash", "-c", line},
                       {.environment = {std::string("noyes=") + NOYES_PROGRAM}});
}

TemporaryFile::TemporaryFile(const std::string& content) : path_("/tmp/noyes-test-XXXXXX") {
    const int file = ::mkstemp(path_.data());
    if (file < 0) throw std::runtime_error("no temporary file");
    ::close(file);
    std::ofstream(path_, std::ios::binary) << content;
}

TemporaryFile::~TemporaryFile() { ::unlink(path_.c_str()); }

std::string TemporaryFile::content() const {
    std::ostringstream text;
    text << std::ifstream(path_, std::ios::binary).rdbuf();
    return text.str();
}

}  // namespace noyes::test
