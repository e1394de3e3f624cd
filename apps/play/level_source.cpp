#include <noyes/base/lines.hpp>
#include <noyes/blocks/codes.hpp>
#include <noyes/blocks/text.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "level_source.hpp"
#include "levels.hpp"
#include "suggestion.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace noyes::play {

namespace {

constexpr std::string_view white_space = " \t\r\n";

// In the order of blocks::Metric.
constexpr std::array<std::string_view, 3> names_of_metrics{"moves", "straight", "steps"};

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(white_space);
    if (begin == text.npos) return {};
    return text.substr(begin, text.find_last_not_of(white_space) - begin + 1);
}

bool has_records(std::string_view text) {
    while (!text.empty()) {
        const std::string_view line = trimmed(take_line(text));
        if (line.starts_with("[level]") || line.starts_with("grid:")) return true;
    }
    return false;
}

bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_hexadecimal(char c) {
    return is_digit(c) || (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f');
}

bool is_rush_word(std::string_view word) {
    constexpr std::size_t length = 36;
    return word.size() == length && std::ranges::all_of(word, [](char c) {
               return is_letter(c) || is_digit(c) || c == '.';
           });
}

// Nine digits without a letter are a tile board, even one that has a mistake; so are fewer if they
// make no level.
bool is_klotski_word(std::string_view word) {
    constexpr std::size_t shortest = 7;
    constexpr std::size_t longest = 9;
    if (word.size() < shortest || word.size() > longest) return false;
    if (!std::ranges::all_of(word, is_hexadecimal)) return false;
    if (!std::ranges::all_of(word, is_digit)) return true;
    return word.size() < longest && blocks::parse_klotski(word);
}

std::vector<std::string_view> ids_of(const std::vector<blocks::Level>& levels) {
    std::vector<std::string_view> ids;
    for (const blocks::Level& level : levels) ids.push_back(level.id);
    return ids;
}

Failure unknown_id(const std::string& id, const std::vector<blocks::Level>& levels,
                   std::string advice) {
    const std::string_view meant = closest(id, ids_of(levels));
    if (!meant.empty()) advice = fmt::format("did you mean {}?", meant);
    return {{.code = blocks::code::unknown_level, .text = quotable(id)},
            "--level",
            {},
            std::move(advice)};
}

Attempt<ChosenLevel> choose(const std::vector<blocks::Level>& levels,
                            const std::optional<std::string>& id, const std::string& advice) {
    if (!id) return ChosenLevel{levels.front(), levels.size()};
    if (const blocks::Level* level = find_level(levels, *id)) return ChosenLevel{*level};
    return unknown_id(*id, levels, advice);
}

Failure not_a_level(const Error& error, const Source& source) {
    Failure failure{error, source.name};
    if (source.argument)
        failure.context = "no such file, and not a level: " + quotable(*source.argument);
    return failure;
}

}  // namespace

std::span<const std::string_view> metric_names() { return names_of_metrics; }

Attempt<ChosenLevel> shipped_level(const std::string& id) {
    return choose(shipped_levels(), id, "`noyes list levels` shows all of them");
}

Attempt<blocks::Metric> read_metric(const std::optional<std::string>& name) {
    if (!name) return blocks::Metric::moves;
    const auto found = std::ranges::find(names_of_metrics, *name);
    if (found != names_of_metrics.end())
        return static_cast<blocks::Metric>(found - names_of_metrics.begin());
    return not_in_list(code::unknown_value, *name, "--metric", names_of_metrics);
}

std::string_view name(blocks::Metric metric) { return names_of_metrics[blocks::index(metric)]; }

bool is_level(std::string_view text) {
    if (has_records(text)) return true;
    const std::string_view word = trimmed(text);
    return (is_rush_word(word) || is_klotski_word(word)) && !tiles::parse_board(word);
}

Attempt<ChosenLevel> parse_level(const Source& source, const std::optional<std::string>& id) {
    const std::string_view word = trimmed(source.text);
    if (!id && !has_records(source.text) && (is_rush_word(word) || is_klotski_word(word))) {
        Expected<blocks::Level> level =
            is_rush_word(word) ? blocks::parse_rush(word) : blocks::parse_klotski(word);
        if (!level) return not_a_level(level.error(), source);
        return ChosenLevel{*std::move(level)};
    }
    const Expected<std::vector<blocks::Level>> levels = blocks::parse_levels(source.text);
    if (!levels) return not_a_level(levels.error(), source);
    return choose(*levels, id, fmt::format("{} has others", source.name));
}

}  // namespace noyes::play
