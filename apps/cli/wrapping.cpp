#include "wrapping.hpp"

#include <algorithm>

namespace noyes::cli {

namespace {

// Characters of UTF-8: every byte but those that continue one.
std::size_t columns(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
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
