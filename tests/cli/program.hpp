// Runs the real program and tells all about how it went.
//
//   const Outcome outcome = noyes({"solve", "120483765", "--format", "moves"});
//   EXPECT_EQ(outcome.exit, 0);
#pragma once

#include <chrono>
#include <csignal>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace noyes::test {

struct Request {
    std::vector<std::string> arguments{};
    std::string input{};      // on standard input, which is no terminal
    std::string output_to{};  // a path for standard output; else it is caught
    bool terminal = false;    // all three streams are a terminal; all is caught in `out`
    std::vector<std::string> environment{};  // NAME=VALUE, besides the usual
    std::optional<std::chrono::milliseconds> signal_after{};
    int signal = SIGINT;
};

struct Outcome {
    int exit = -1;  // minus the signal's number if one ended it
    std::string out;
    std::string err;
    std::uint64_t peak_bytes = 0;  // resident
    std::chrono::milliseconds after_signal{};
};

Outcome run(const Request& request);

inline Outcome noyes(std::vector<std::string> arguments, std::string input = {}) {
    return run({.arguments = std::move(arguments), .input = std::move(input)});
}

// A line of the shell; $noyes is the program.
Outcome shell(const std::string& line);

// A file that goes away with the object.
class TemporaryFile {
   public:
    explicit TemporaryFile(const std::string& content = {});
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile();
    [[nodiscard]] const std::string& path() const { return path_; }
    [[nodiscard]] std::string content() const;

   private:
    std::string path_;
};

// Number 88 of Korf's hundred (1985): 65 moves, 6,320,047,980 nodes by IDA* with Manhattan
// distance.
inline constexpr const char* korf_88 = "15 2 12 11 14 13 9 5 1 3 8 7 0 10 6 4";

}  // namespace noyes::test
