#include "wrapping.hpp"

#include <algorithm>

namespace noyes::cli {

namespace {

// Of UTF-8: none for bytes that continue a character; two for those from U+3000 on, which are the
// wide ones of East Asia.
std::size_t columns_of(char byte) {
    const auto value = static_cast<unsigned char>(byte);
    if ((value & 0xC0U) == 0x80U) return 0;
    return value >= 0xE3U ? 2 : 1;
}

std::size_t columns(std::string_view text) {
    std::size_t sum = 0;
    for (const char byte : text) sum += columns_of(byte);
    return sum;
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t indent, std::size_t width) {
    std::string lines;
    std::size_t column = indent;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const bool first = column == indent;
        if (!first && column + 1 + columns(word) > width) {
            lines += '\n' + std::string(indent, ' ');
            column = indent;
        } else if (!first) {
            lines += ' ';
            ++column;
        }
        lines += word;
        column += columns(word);
    }
    return lines;
}

}  // namespace noyes::cli
