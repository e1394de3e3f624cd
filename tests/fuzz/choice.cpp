// A name with options, taken apart and put together again, is the same text.
#include <noyes/catalog/choice.hpp>

#include <cstdint>
#include <cstdlib>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto choice = noyes::catalog::parse_choice(text);
    if (!choice) {
        const auto column = choice.error().column;
        if (column < 1 || column > size + 1) std::abort();
        return 0;
    }
    if (to_text(*choice) != text) std::abort();
    return 0;
}
