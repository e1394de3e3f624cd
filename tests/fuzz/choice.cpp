// A name with options, taken apart and put together again, is the same text.
#include <noyes/catalog/choice.hpp>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto choice = noyes::catalog::parse_choice(text);
    if (!choice) {
        const auto column = choice.error().column;
        if (column < 1 || column > size + 1) std::abort();
        return 0;
    }
    std::string again = full_name(*choice);  // with the parts of `max`
    char before = ':';
    for (const auto& [key, value] : choice->options) {
        again.append(1, before).append(key).append("=").append(value);
        before = ',';
    }
    if (again != text) std::abort();
    return 0;
}
