// Options that take a time, a count or a size, read by the parsers of io.
#pragma once

#include <apps/play/failure.hpp>

#include "shared.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace noyes::cli {

// Reads `text` if it is given; what is wrong with it otherwise.
template <class T>
std::optional<Failure> read_quantity(const std::optional<std::string>& text, const char* flag,
                                     Expected<T> (*parse)(std::string_view),
                                     std::optional<T>& quantity) {
    if (!text) return std::nullopt;
    Expected<T> value = parse(*text);
    if (value) {
        quantity = *value;
        return std::nullopt;
    }
    Error error = value.error();
    error.line = 0;  // an option has a column, but no line to show
    return Failure{error, flag};
}

}  // namespace noyes::cli
