// Bytes as terminals send them: xterm's control sequences, ECMA-48.
#include <noyes/io/keys.hpp>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <vector>

namespace noyes::io {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<Key> all(KeyDecoder& decoder) {
    std::vector<Key> keys;
    while (std::optional<Key> key = decoder.next()) keys.push_back(*key);
    return keys;
}

std::vector<Key> keys_of(std::string_view bytes) {
    KeyDecoder decoder;
    decoder.feed(bytes);
    return all(decoder);
}

Key letter(char character) { return {KeyKind::character, character}; }

const Key up{KeyKind::up};
const Key down{KeyKind::down};
const Key left{KeyKind::left};
const Key right{KeyKind::right};
const Key escape{KeyKind::escape};

TEST(Keys, letters_digits_and_blanks_are_themselves) {
    EXPECT_THAT(keys_of("w7 ~"), ElementsAre(letter('w'), letter('7'), letter(' '), letter('~')));
}

TEST(Keys, arrows_come_in_two_forms) {
    EXPECT_THAT(keys_of("\x1b[A\x1b[B\x1b[C\x1b[D"), ElementsAre(up, down, right, left));
    EXPECT_THAT(keys_of("\x1bOA\x1bOB\x1bOC\x1bOD"), ElementsAre(up, down, right, left));
}

TEST(Keys, arrows_with_shift_or_control_are_arrows) {
    EXPECT_THAT(keys_of("\x1b[1;2A\x1b[1;5D"), ElementsAre(up, left));
}

TEST(Keys, control_keys_have_names) {
    EXPECT_THAT(
        keys_of("\r\n\t\b\x7f\x03\x04\f"),
        ElementsAre(Key{KeyKind::enter}, Key{KeyKind::enter}, Key{KeyKind::tab},
                    Key{KeyKind::backspace}, Key{KeyKind::backspace}, Key{KeyKind::interrupt},
                    Key{KeyKind::end_of_input}, Key{KeyKind::redraw}));
}

TEST(Keys, a_sequence_may_come_byte_by_byte) {
    KeyDecoder decoder;
    decoder.feed("\x1b");
    EXPECT_THAT(all(decoder), IsEmpty());
    EXPECT_TRUE(decoder.undecided());
    decoder.feed("[");
    EXPECT_THAT(all(decoder), IsEmpty());
    decoder.feed("A");
    EXPECT_THAT(all(decoder), ElementsAre(up));
    EXPECT_FALSE(decoder.undecided());
}

TEST(Keys, an_escape_that_nothing_follows_is_the_key) {
    KeyDecoder decoder;
    decoder.feed("\x1b");
    EXPECT_THAT(all(decoder), IsEmpty());
    decoder.settle();
    EXPECT_THAT(all(decoder), ElementsAre(escape));
    decoder.feed("\x1b");
    EXPECT_THAT(all(decoder), IsEmpty()) << "settled once is not settled for ever";
}

TEST(Keys, an_escape_before_a_sequence_is_the_key) {
    EXPECT_THAT(keys_of("\x1b\x1b[A"), ElementsAre(escape, up));
}

TEST(Keys, half_a_sequence_that_never_ends_is_dropped) {
    KeyDecoder decoder;
    decoder.feed("\x1b[1;");
    EXPECT_THAT(all(decoder), IsEmpty());
    decoder.settle();
    decoder.feed("");
    EXPECT_THAT(all(decoder), IsEmpty());
    decoder.feed("u");
    EXPECT_THAT(all(decoder), ElementsAre(letter('u')));
}

TEST(Keys, other_sequences_and_other_alphabets_are_skipped) {
    EXPECT_THAT(keys_of("\x1b[3~\x1b[15~\x1bOP\x1b[<0;3;4Mq"), ElementsAre(letter('q')));
    EXPECT_THAT(keys_of("\xc3\xa9\xe2\x86\x92\xf0\x9f\x98\x80q"), ElementsAre(letter('q')));
    EXPECT_THAT(keys_of("\x1bxq"), ElementsAre(letter('q'))) << "Alt and x";
}

TEST(Keys, a_sequence_broken_by_another_loses_only_itself) {
    EXPECT_THAT(keys_of("\x1b[1\x1b[A"), ElementsAre(up));
    EXPECT_THAT(keys_of("\x1b[" + std::string(100, '1') + "\x1b[A").back(), up);
}

TEST(Keys, a_paste_is_one_key_whatever_it_holds) {
    EXPECT_THAT(keys_of("\x1b[200~1 2 3 / 4\nq\x1b[A\x1b[201~q"),
                ElementsAre(Key{KeyKind::paste, 0, "1 2 3 / 4\nq\x1b[A"}, letter('q')));
}

TEST(Keys, a_long_paste_is_cut) {
    const std::vector<Key> keys =
        keys_of("\x1b[200~" + std::string(KeyDecoder::longest_paste + 9, 'x') + "\x1b[201~q");
    ASSERT_EQ(keys.size(), 2u);
    EXPECT_EQ(keys[0].text.size(), KeyDecoder::longest_paste);
    EXPECT_EQ(keys[1], letter('q'));
}

RC_GTEST_PROP(Keys, do_not_depend_on_where_the_bytes_are_cut, ()) {
    const auto pieces = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
        "\x1b[A", "\x1bOD", "\x1b[200~12\x1b[2\x1b[201~", "q", "\xe2\x86\x92", "\x1b[1;2C", "7"));
    std::string bytes;
    for (const std::string& piece : pieces) bytes += piece;
    KeyDecoder decoder;
    std::vector<Key> keys;
    while (!bytes.empty()) {
        const auto size = *rc::gen::inRange<std::size_t>(1, bytes.size() + 1);
        decoder.feed(bytes.substr(0, size));
        bytes.erase(0, size);
        for (const Key& key : all(decoder)) keys.push_back(key);
    }
    std::string whole;
    for (const std::string& piece : pieces) whole += piece;
    RC_ASSERT(keys == keys_of(whole));
}

}  // namespace
}  // namespace noyes::io
