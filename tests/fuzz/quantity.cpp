// Times, counts and sizes: what is read lies in its range, what is refused has a place in the text.
#include <noyes/io/quantity.hpp>

#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

void check(const auto& quantity, std::string_view text) {
    if (quantity) return;
    const auto column = quantity.error().column;
    if (column < 1 || column > text.size() + 1) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto duration = noyes::io::parse_duration(text);
    check(duration, text);
    if (duration && duration->count() < 0) std::abort();
    check(noyes::io::parse_count(text), text);
    check(noyes::io::parse_bytes(text), text);
    return 0;
}
