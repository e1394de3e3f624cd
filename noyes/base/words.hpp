// Turns codes and numbers into sentences. A word list is text, one `key = sentence` a line, `#` for
// comments; {0}, {1}, {2} stand for an error's numbers, {text} for the piece it quotes, and
// {0?tile:tiles} for the first word if the number is 1, else for the second.
//
//   duplicate-tile = tile {0} stands twice
#pragma once

#include <noyes/base/error.hpp>

#include <string>
#include <string_view>

namespace noyes {

class Words {
   public:
    // `list` must outlive the object.
    explicit Words(std::string_view list) : list_(list) {}

    // Empty if the list has no such key.
    [[nodiscard]] std::string_view find(std::string_view key) const;

    // The sentence for an error, without its place but with its note in brackets; the code itself
    // if the list has no sentence.
    [[nodiscard]] std::string say(const Error& error) const;

   private:
    std::string_view list_;
};

}  // namespace noyes
