// One run of the program: where its words go.
#pragma once

#include <apps/play/failure.hpp>
#include <noyes/base/words.hpp>
#include <noyes/io/output.hpp>

#include "shared.hpp"

#include <string>
#include <string_view>

namespace noyes::cli {

class Session {
   public:
    Session();

    io::Output& out() { return out_; }
    [[nodiscard]] const Words& words() const { return words_; }

    // Errors are JSON on standard output from now on.
    void speak_json() { json_ = true; }
    [[nodiscard]] bool speaks_json() const { return json_; }

    // Colours are codes in the text; without a terminal that wants them there are none.
    [[nodiscard]] bool colour() const { return colour_; }

    void print(std::string_view text) { out_.write(text); }
    // One line on standard error: "noyes: note: ...".
    void note(std::string_view text);
    void warn(std::string_view line);

    // Tells what went wrong, and the exit code that belongs to it.
    Exit fail(const Failure& failure);

    // The last thing: a disk that is full turns any answer into a failed one.
    Exit finish(Exit exit);

   private:
    io::Output out_;
    io::Output err_;
    Words words_;
    bool json_ = false;
    bool colour_;
};

}  // namespace noyes::cli
