// Bytes of a terminal become keys. Knows no terminal: bytes are fed in as they come, keys are taken
// out as soon as they are whole.
//
//   KeyDecoder keys;
//   keys.feed("\x1b[A");
//   keys.next();             // Key{KeyKind::up}
//
// An escape byte may be the key Escape or the start of an arrow. Whoever reads waits a moment, and
// if nothing follows says so by `settle`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace noyes::io {

enum class KeyKind : std::uint8_t {
    character,  // printable ASCII; a letter, a digit, a blank, ...
    up,
    down,
    left,
    right,
    enter,
    tab,
    backspace,
    escape,
    redraw,        // Ctrl-L
    interrupt,     // Ctrl-C, where the terminal does not make a signal of it
    end_of_input,  // Ctrl-D
    paste,         // text pasted between the marks of "bracketed paste"
};

struct Key {
    KeyKind kind;
    char character = 0;
    std::string text{};  // of a paste

    friend bool operator==(const Key&, const Key&) = default;
};

class KeyDecoder {
   public:
    // What is pasted beyond this is dropped.
    static constexpr std::size_t longest_paste = 1 << 16;

    void feed(std::string_view bytes) { waiting_ += bytes; }

    // The next whole key; nothing if there is none. Bytes that are no key known here are skipped:
    // other keys, other sequences, and all that is not ASCII.
    std::optional<Key> next();

    // Whether an escape waits for what may follow it.
    [[nodiscard]] bool undecided() const { return !pasting_ && !waiting_.empty(); }
    // Nothing follows: what waits is the key Escape, or half a sequence that never ends.
    void settle();

   private:
    std::optional<Key> take_paste();
    std::optional<Key> take_sequence();
    std::optional<Key> finish_csi(std::string_view sequence);

    std::string waiting_;  // begins with an escape whenever `next` has returned nothing
    std::string pasted_;
    bool pasting_ = false;
    bool settled_ = false;
};

}  // namespace noyes::io
