#include "numbers.hpp"
#include "say.hpp"

#include <algorithm>

namespace noyes::play {

std::string say(const Words& words, std::string_view key, std::initializer_list<Piece> pieces) {
    std::string_view sentence = words.find(key);
    if (sentence.empty()) return std::string(key);
    std::string said;
    while (true) {
        const auto open = std::min(sentence.find('{'), sentence.size());
        said += sentence.substr(0, open);
        sentence.remove_prefix(open);
        const auto close = sentence.find('}');
        if (close == sentence.npos) return said.append(sentence);
        const auto* piece = std::ranges::find(pieces, sentence.substr(1, close - 1), &Piece::name);
        said += piece == pieces.end() ? sentence.substr(0, close + 1) : piece->text;
        sentence.remove_prefix(close + 1);
    }
}

std::string counted(const Words& words, std::string_view key, std::uint64_t number) {
    return words.say(
        {.code = key, .numbers = {static_cast<std::int64_t>(number)}, .text = grouped(number)});
}

}  // namespace noyes::play
