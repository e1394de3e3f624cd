#include <noyes/io/codes.hpp>

#include "codes.hpp"
#include "failure.hpp"
#include "suggestion.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace noyes::play {

namespace {

std::string place(const Failure& failure) {
    const Error& error = failure.error;
    if (error.line > 0 && !failure.source.empty())
        return fmt::format("{}:{}:{}: ", failure.source, error.line, error.column);
    if (!failure.source.empty()) return fmt::format("noyes: {}: ", failure.source);
    return "noyes: ";
}

}  // namespace

Failure not_in_list(Code code, std::string_view name, std::string source,
                    std::span<const std::string_view> names) {
    Failure failure{.error = {.code = code}, .source = std::move(source)};
    failure.error.text = quotable(name);
    failure.advice = advice(name, names);
    return failure;
}

std::string message(const Failure& failure, const Words& words) {
    std::string text = words.say(failure.error);
    if (!failure.context.empty()) text = fmt::format("{} ({})", failure.context, text);
    if (!failure.advice.empty()) text += "; " + failure.advice;
    return text;
}

std::string placed_message(const Failure& failure, const Words& words) {
    return place(failure) + message(failure, words);
}

Exit exit_for(const Error& error) {
    if (error.code == code::no_way_to_goal || error.code == code::level_without_end)
        return Exit::no;
    constexpr std::array resources{io::code::cannot_read, io::code::cannot_write,
                                   io::code::file_in_use, code::no_home, code::out_of_memory};
    const bool resource = std::ranges::find(resources, error.code) != resources.end();
    return resource ? Exit::resource : Exit::bad_input;
}

}  // namespace noyes::play
