// Keys from any bytes, cut anywhere: the first byte tells how many are fed at a time. Every call
// ends, nothing is kept for ever, and a `q` after all of it arrives.
#include <noyes/io/keys.hpp>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

using namespace noyes::io;

void take_all(KeyDecoder& keys) {
    while (const std::optional<Key> key = keys.next()) {
        if (key->text.size() > KeyDecoder::longest_paste) std::abort();
        const bool printable = key->character >= ' ' && key->character <= '~';
        if (printable != (key->kind == KeyKind::character)) std::abort();
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::size_t step = 1 + data[0] % 16;
    std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
    KeyDecoder keys;
    while (!bytes.empty()) {
        keys.feed(bytes.substr(0, step));
        bytes.remove_prefix(std::min(step, bytes.size()));
        take_all(keys);
    }
    keys.feed("\x1b[201~");  // ends a paste, if there is one
    keys.settle();
    take_all(keys);
    keys.feed("q");
    const std::optional<Key> last = keys.next();
    if (!last || last->character != 'q' || keys.next()) std::abort();
    return 0;
}
