// Whatever the bytes are, reading them as levels must not break anything; what can be read is read
// back as it is written, and can be searched.
#include <noyes/blocks/shortest.hpp>
#include <noyes/blocks/text.hpp>

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

using noyes::blocks::Level;

void expect_round_trips(const Level& level) {
    const auto again = noyes::blocks::parse_level(to_text(level));
    if (!again || *again != level) std::abort();
    if (const auto word = to_rush(level)) {
        if (noyes::blocks::parse_rush(*word)->pieces != level.pieces) std::abort();
    }
    if (const auto word = to_klotski(level)) {
        if (to_klotski(*noyes::blocks::parse_klotski(*word)) != word) std::abort();
    }
}

void search_a_little(const Level& level) {
    for (const noyes::blocks::Metric metric : noyes::blocks::metrics) {
        noyes::Run run(noyes::Limits{.nodes = 50});
        shortest(level, metric, run);
    }
}

// Nothing can be wrong before the input begins or after it ends.
void expect_place_within(const noyes::Error& error, std::string_view text) {
    if (error.line < 1 || error.line > text.size() + 1) std::abort();
    if (error.column < 1 || error.column > text.size() + 1) std::abort();
    if (error.code.empty()) std::abort();
}

void expect_right_or_placed(const noyes::Expected<Level>& level, std::string_view text) {
    if (level) expect_round_trips(*level);
    else expect_place_within(level.error(), text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto levels = noyes::blocks::parse_levels(text);
    if (!levels) expect_place_within(levels.error(), text);
    else {
        for (const Level& level : *levels) expect_round_trips(level);
        search_a_little(levels->front());
    }
    expect_right_or_placed(noyes::blocks::parse_rush(text), text);
    expect_right_or_placed(noyes::blocks::parse_klotski(text), text);
    return 0;
}
