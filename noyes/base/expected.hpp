// A value, or the reason why there is none. The names are those of std::expected, which not every
// compiler here has yet.
//
//   Expected<Board> board = parse_board(text);
//   if (!board) return board.error();
#pragma once

#include <noyes/base/error.hpp>

#include <cassert>
#include <utility>
#include <variant>

namespace noyes {

template <class T, class E = Error>
class Expected {
   public:
    using value_type = T;
    using error_type = E;

    Expected(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Expected(E error) : content_(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool has_value() const { return content_.index() == 0; }
    explicit operator bool() const { return has_value(); }

    [[nodiscard]] const T& value() const& {
        assert(has_value());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] T& value() & {
        assert(has_value());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] T&& value() && { return std::move(value()); }

    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    T&& operator*() && { return std::move(value()); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    [[nodiscard]] const E& error() const {
        assert(!has_value());
        return *std::get_if<1>(&content_);
    }

   private:
    std::variant<T, E> content_;
};

}  // namespace noyes
