// Text on its way out. A reader that went away (`| head -1`) is no error: what is written after
// that is dropped. Anything else that goes wrong is kept until somebody asks.
//
//   Output out(STDOUT_FILENO, "standard output");
//   out.write("6 moves\n");
//   out.finish();
//   if (out.failure()) ...
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/io/descriptor.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace noyes::io {

// The end of a closed pipe then is an error of `write` and no signal. Once, when the program
// starts.
void ignore_closed_pipes();

class Output {
   public:
    // The descriptor stays open when the object goes.
    Output(int descriptor, std::string name);
    // A new file, or an old one emptied.
    static Expected<Output> create(const std::string& path);
    // A new file, or an old one that is gone on with. It is locked: a second program that wants to
    // go on with it gets an error.
    static Expected<Output> extend(const std::string& path);

    // Drops what stands behind the first `size` bytes of the file.
    void cut(std::uint64_t size);
    void write(std::string_view text);
    // Hands over what is still kept back.
    void flush();
    // The last flush; closes the file, if it is one of its own.
    void finish();

    [[nodiscard]] bool reader_gone() const { return reader_gone_; }
    [[nodiscard]] const std::optional<Error>& failure() const { return failure_; }

   private:
    Output(Descriptor own, std::string name);
    void fail(int number);

    std::string name_;
    Descriptor own_;  // invalid if the descriptor belongs to somebody else
    int descriptor_;
    std::string waiting_;
    bool reader_gone_ = false;
    std::optional<Error> failure_;
};

}  // namespace noyes::io
