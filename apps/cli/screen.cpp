#include <noyes/io/raw_terminal.hpp>

#include "screen.hpp"

#include <fmt/format.h>

#include <algorithm>

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
        if (measured.columns == most) break;
        measured.bytes += character_size(rest);
        ++measured.columns;
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

std::string bold(std::string_view text, bool colour) {
    return colour ? fmt::format("\x1b[1m{}\x1b[0m", text) : std::string(text);
}

}  // namespace noyes::cli
