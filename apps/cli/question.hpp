// Something that a player is asked on a screen: a letter, y or anything else, or a line of text.
#pragma once

#include <noyes/io/keys.hpp>

#include <functional>
#include <string>

namespace noyes::cli {

struct Question {
    enum class State : std::uint8_t { open, no, yes };

    std::string text;
    std::function<void(const std::string&)> answered;  // not called if the answer is no
    bool wants_line = false;
    std::string line{};

    // What a key makes of it. An empty line is a no.
    State press(const io::Key& key);

    // With what was typed so far.
    [[nodiscard]] std::string shown() const { return text + line + (wants_line ? "_" : ""); }
    // Which keys answer it.
    [[nodiscard]] const char* keys() const {
        return wants_line ? "Enter  Esc leaves it" : "Esc no";
    }
};

}  // namespace noyes::cli
