#include <noyes/io/keys.hpp>

#include <algorithm>
#include <utility>

namespace noyes::io {

namespace {

constexpr char escape_byte = '\x1b';
constexpr std::string_view paste_begins = "\x1b[200~";
constexpr std::string_view paste_ends = "\x1b[201~";
// The longest that terminals send is far shorter; what goes on is no sequence.
constexpr std::size_t longest_sequence = 32;

std::optional<Key> key_of_byte(char byte) {
    switch (byte) {
        case '\x03': return Key{KeyKind::interrupt};
        case '\x04': return Key{KeyKind::end_of_input};
        case '\b':
        case '\x7f': return Key{KeyKind::backspace};
        case '\t': return Key{KeyKind::tab};
        case '\f': return Key{KeyKind::redraw};
        case '\r':
        case '\n': return Key{KeyKind::enter};
        default: break;
    }
    if (byte < ' ' || byte > '~') return std::nullopt;  // all of UTF-8 beyond ASCII, too
    return Key{KeyKind::character, byte};
}

// The letter that ends an arrow's sequence, `ESC [ A` or `ESC O A`.
std::optional<Key> arrow(char last) {
    switch (last) {
        case 'A': return Key{KeyKind::up};
        case 'B': return Key{KeyKind::down};
        case 'C': return Key{KeyKind::right};
        case 'D': return Key{KeyKind::left};
        default: return std::nullopt;
    }
}

// How many of the text's last bytes may be the beginning of `mark`.
std::size_t begun(std::string_view text, std::string_view mark) {
    std::size_t size = std::min(text.size(), mark.size() - 1);
    while (!text.ends_with(mark.substr(0, size))) --size;
    return size;
}

bool ends_sequence(char byte) { return byte >= '@' && byte <= '~'; }

// Control bytes and what is not ASCII have no place within a sequence.
bool breaks_sequence(char byte) { return byte < ' ' || byte > '~'; }

}  // namespace

void KeyDecoder::settle() { settled_ = undecided(); }

std::optional<Key> KeyDecoder::next() {
    while (!waiting_.empty()) {
        if (pasting_) {
            if (std::optional<Key> key = take_paste()) return key;
            if (pasting_) return std::nullopt;
        } else if (waiting_.front() == escape_byte) {
            const std::size_t before = waiting_.size();
            if (std::optional<Key> key = take_sequence()) return key;
            if (waiting_.size() == before) return std::nullopt;
        } else {
            const char byte = waiting_.front();
            waiting_.erase(0, 1);
            if (std::optional<Key> key = key_of_byte(byte)) return key;
        }
    }
    return std::nullopt;
}

// Takes what belongs to the paste; what may be the beginning of its end stays.
std::optional<Key> KeyDecoder::take_paste() {
    const std::size_t end = waiting_.find(paste_ends);
    const bool whole = end != std::string::npos;
    const std::size_t size = whole ? end : waiting_.size() - begun(waiting_, paste_ends);
    pasted_.append(waiting_, 0, std::min(size, longest_paste - pasted_.size()));
    waiting_.erase(0, whole ? size + paste_ends.size() : size);
    if (!whole) return std::nullopt;
    pasting_ = false;
    return Key{KeyKind::paste, 0, std::exchange(pasted_, {})};
}

// Takes what begins with an escape; nothing is taken if more bytes are needed to tell.
std::optional<Key> KeyDecoder::take_sequence() {
    const bool ends_here = std::exchange(settled_, false);
    const bool introduced = waiting_.size() > 1 && (waiting_[1] == '[' || waiting_[1] == 'O');
    if (!introduced) {
        if (waiting_.size() == 1 && !ends_here) return std::nullopt;
        const bool alone = waiting_.size() == 1 || waiting_[1] == escape_byte;
        waiting_.erase(0, alone ? 1 : 2);  // a letter behind an escape is Alt with that letter
        if (alone) return Key{KeyKind::escape};
        return std::nullopt;
    }
    for (std::size_t at = 2; at < waiting_.size(); ++at) {
        const bool broken = breaks_sequence(waiting_[at]) || at >= longest_sequence;
        if (!broken && !ends_sequence(waiting_[at])) continue;
        const std::string sequence = waiting_.substr(0, broken ? at : at + 1);
        waiting_.erase(0, sequence.size());
        return broken ? std::nullopt : finish_csi(sequence);
    }
    if (ends_here) waiting_.clear();
    return std::nullopt;
}

std::optional<Key> KeyDecoder::finish_csi(std::string_view sequence) {
    pasting_ = sequence == paste_begins;
    return arrow(sequence.back());
}

}  // namespace noyes::io
