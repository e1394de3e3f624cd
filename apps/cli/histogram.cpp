#include <apps/play/numbers.hpp>

#include "histogram.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace noyes::cli {

std::string histogram(std::span<const std::uint64_t> counts, std::string_view what) {
    constexpr std::uint64_t longest = 40;
    const std::uint64_t most = *std::ranges::max_element(counts);
    std::string text = fmt::format("{:>8}  {:>16}\n", "distance", what);
    for (std::size_t distance = 0; distance < counts.size(); ++distance) {
        const std::uint64_t count = counts[distance];
        const std::string bar(static_cast<std::size_t>(count * longest / most), '#');
        text += fmt::format("{:>8}  {:>16}{}{}\n", distance, grouped(count),
                            bar.empty() ? "" : "  ", bar);
    }
    return text;
}

std::string_view enumeration_status(const std::optional<Halt>& halt) {
    if (!halt) return "done";
    return *halt == Halt::stopped ? "stopped" : "limit";
}

}  // namespace noyes::cli
