#include <noyes/search/ida/promise.hpp>

#include <noyes/search/ida/packed_path.hpp>

#include <gtest/gtest.h>

#include <array>

namespace noyes::test {

namespace {

using search::Promise;
using Move = std::uint8_t;
using Path = std::array<Move, 8>;

constexpr Path one{3, 1, 0, 2, 2, 1, 0, 3};
constexpr Path same_beginning{3, 1, 0, 2, 2, 1, 3, 0};
constexpr Path other{3, 1, 0, 2, 2, 0, 0, 3};

std::uint8_t promise_of(const Promise& promise, std::span<const Move> path) {
    return promise.of(path);
}

std::uint32_t first_moves(const Path& path) {
    return search::PackedPath<Move, 1>(std::span<const Move>(path)).first(Promise::moves);
}

TEST(Promise, is_the_least_room_left_below_the_same_first_moves) {
    Promise promise;
    promise.note(first_moves(one), 7);
    promise.note(first_moves(one), 5);
    promise.note(first_moves(one), 9);
    EXPECT_EQ(promise_of(promise, one), 5);
    EXPECT_EQ(promise_of(promise, same_beginning), 5);
}

TEST(Promise, is_least_of_all_where_nobody_came) {
    Promise promise;
    promise.note(first_moves(one), 200);
    EXPECT_GT(promise_of(promise, other), promise_of(promise, one));
    const std::span<const Move> too_short(one.data(), Promise::moves - 1);
    EXPECT_EQ(promise_of(promise, too_short), promise_of(promise, other));
}

TEST(Promise, counts_what_several_threads_noted) {
    Promise promise;
    Promise of_another_thread;
    promise.note(first_moves(one), 7);
    of_another_thread.note(first_moves(one), 3);
    of_another_thread.note(first_moves(other), 4);
    promise.add(of_another_thread);
    EXPECT_EQ(promise_of(promise, one), 3);
    EXPECT_EQ(promise_of(promise, other), 4);
}

}  // namespace

}  // namespace noyes::test
