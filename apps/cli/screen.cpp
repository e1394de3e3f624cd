#include <noyes/io/raw_terminal.hpp>

#include "screen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace noyes::cli {

namespace {

// The size of the code for a colour that the text begins with, if it does.
std::size_t code_size(std::string_view text) {
    if (!text.starts_with("\x1b[")) return 0;
    const std::size_t end = text.find('m');
    return end == std::string_view::npos ? text.size() : end + 1;
}

// The size of the character that the text begins with, in bytes.
std::size_t character_size(std::string_view text) {
    constexpr unsigned char mask = 0xC0;
    constexpr unsigned char continues = 0x80;
    std::size_t size = 1;
    while (size < text.size() && (static_cast<unsigned char>(text[size]) & mask) == continues)
        ++size;
    return size;
}

// The character that `bytes` are in UTF-8.
char32_t decoded(std::string_view bytes) {
    constexpr unsigned char low_bits = 0x3F;
    const auto lead = static_cast<unsigned char>(bytes.front());
    if (bytes.size() == 1) return lead;
    char32_t character = lead & (0x7Fu >> bytes.size());
    for (const char byte : bytes.substr(1))
        character = (character << 6) | (static_cast<unsigned char>(byte) & low_bits);
    return character;
}

// Chinese, Japanese and Korean characters take two columns, as Unicode's annex 11 has it.
int columns_of(char32_t character) {
    struct Range {
        char32_t first;
        char32_t last;
    };
    constexpr std::array wide{Range{0x1100, 0x115F},   Range{0x2E80, 0x303E},
                              Range{0x3041, 0xA4CF},   Range{0xAC00, 0xD7A3},
                              Range{0xF900, 0xFAFF},   Range{0xFE30, 0xFE6F},
                              Range{0xFF00, 0xFF60},   Range{0xFFE0, 0xFFE6},
                              Range{0x1F300, 0x1FAFF}, Range{0x20000, 0x3FFFD}};
    const bool is_wide = std::ranges::any_of(wide, [character](const Range& range) {
        return character >= range.first && character <= range.last;
    });
    return is_wide ? 2 : 1;
}

// The first bytes of a line that take at most so many columns, codes behind them included.
struct Measured {
    std::size_t bytes = 0;
    int columns = 0;
};

Measured measure(std::string_view line, int most) {
    Measured measured;
    while (measured.bytes < line.size()) {
        const std::string_view rest = line.substr(measured.bytes);
        if (const std::size_t size = code_size(rest); size > 0) {
            measured.bytes += size;
            continue;
        }
        const std::size_t size = character_size(rest);
        const int columns = columns_of(decoded(rest.substr(0, size)));
        if (measured.columns + columns > most) break;
        measured.bytes += size;
        measured.columns += columns;
    }
    return measured;
}

constexpr int no_end = 1 << 20;

std::vector<std::string> filled(const std::vector<std::string>& pieces, int columns,
                                std::string_view between) {
    std::vector<std::string> lines;
    for (const std::string& piece : pieces) {
        const int needed = static_cast<int>(between.size()) + width(piece);
        if (lines.empty() || width(lines.back()) + needed > columns) lines.push_back(piece);
        else lines.back().append(between).append(piece);
    }
    return lines;
}

}  // namespace

int width(std::string_view line) { return measure(line, no_end).columns; }

std::string cut(std::string_view line, int columns) {
    const Measured measured = measure(line, columns);
    std::string piece(line.substr(0, measured.bytes));
    if (measured.bytes < line.size() && piece.find('\x1b') != std::string::npos) piece += "\x1b[0m";
    return piece;
}

void Screen::show(const std::vector<std::string>& lines, io::TerminalSize size) {
    std::string text;
    if (size != size_ || shown_.empty()) {
        text = "\x1b[2J";
        shown_.assign(static_cast<std::size_t>(size.rows), {});
        size_ = size;
    }
    for (std::size_t row = 0; row < shown_.size(); ++row) {
        const std::string line = row < lines.size() ? cut(lines[row], size.columns) : std::string();
        if (line == shown_[row]) continue;
        text += fmt::format("\x1b[{};1H\x1b[2K{}", row + 1, line);
        shown_[row] = line;
    }
    io::RawTerminal::write(text);
}

std::vector<std::string> filled(const std::vector<std::string>& pieces, int columns) {
    return filled(pieces, columns, "  ");
}

std::vector<std::string> wrapped(std::string_view text, int columns) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return filled(words, columns, " ");
}

std::vector<std::string> indented(std::vector<std::string> lines, int width, int columns) {
    constexpr int margin = 2;
    const auto space = static_cast<std::size_t>(std::clamp(columns - width, 0, margin));
    for (std::string& line : lines) line.insert(0, space, ' ');
    return lines;
}

std::string in_ascii(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t size = character_size(text.substr(at));
        plain += size == 1 ? text[at] : '?';
        at += size;
    }
    return plain;
}

std::string bold(std::string_view text, bool colour) {
    return colour ? fmt::format("\x1b[1m{}\x1b[0m", text) : std::string(text);
}

}  // namespace noyes::cli
