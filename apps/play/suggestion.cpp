#include "suggestion.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

namespace noyes::play {

namespace {

// How many letters to change, leave out or put in (Levenshtein 1965), row by row.
std::size_t difference(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

}  // namespace

std::string_view closest(std::string_view wrong, std::span<const std::string_view> names) {
    constexpr std::size_t longest = 40;  // nobody misspells more than that
    if (wrong.empty() || wrong.size() > longest) return {};
    std::string_view best;
    std::size_t least = std::max<std::size_t>(2, wrong.size() / 3) + 1;
    for (const std::string_view name : names) {
        // The start of a name is as good as a name with one slip: "man" for manhattan.
        const std::size_t apart = name.starts_with(wrong) ? 1 : difference(wrong, name);
        if (apart >= least || apart >= std::max(wrong.size(), name.size())) continue;
        least = apart;
        best = name;
    }
    return best;
}

std::string advice(std::string_view wrong, std::span<const std::string_view> names) {
    const std::string_view name = closest(wrong, names);
    if (!name.empty()) return fmt::format("did you mean {}?", name);
    return fmt::format("there {} {}", names.size() == 1 ? "is" : "are", joined(names, ", "));
}

std::string joined(std::span<const std::string_view> names, std::string_view between) {
    return fmt::format("{}", fmt::join(names.begin(), names.end(), between));
}

}  // namespace noyes::play
