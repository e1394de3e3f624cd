// The first line is a code and a quoted piece, the rest is a word list.
#include <noyes/base/words.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view code = text.substr(0, end);
    const noyes::Words words(text.substr(std::min(end + 1, text.size())));

    constexpr auto least = std::numeric_limits<std::int64_t>::min();
    const std::string said = words.say({.code = code,
                                        .numbers = {1, 0, least},
                                        .text = noyes::quotable(code),
                                        .note = code.substr(0, code.size() / 2)});
    if (words.find(code).empty() && !said.starts_with(code)) std::abort();
    return 0;
}
