// What an algorithm or a heuristic says of itself, beside its class. The catalog collects these;
// help, lists, menus and documentation pages are drawn from them.
#pragma once

#include <span>
#include <string_view>

namespace noyes {

class Settings;

// An option takes one of its choices, any word or, if it has neither, a number of its range.
struct OptionDescription {
    std::string_view name;      // "ties"
    std::string_view summary;   // "which of equally good states comes first"
    std::string_view fallback;  // the value taken when none is given
    std::span<const std::string_view> choices{};
    double least = 0;
    double most = 0;
    std::string_view word{};  // what any word stands for, such as "PARTITION"

    // The one that takes any word needs no name.
    [[nodiscard]] constexpr bool is_called(std::string_view key) const {
        return key == name || (key.empty() && takes_word());
    }
    [[nodiscard]] constexpr bool takes_word() const { return !word.empty(); }
    [[nodiscard]] constexpr bool is_number() const { return choices.empty() && !takes_word(); }
    [[nodiscard]] bool allows(std::string_view value) const;
};

// What several options have to fulfil together.
struct OptionRule {
    bool (*holds)(const Settings&) = nullptr;  // nullptr: always
    std::string_view sentence{};               // "lambda is at most Lambda"
};

struct Description {
    std::string_view name;     // "linear-conflict"
    std::string_view alias{};  // "linear"
    std::string_view summary;  // one line
    std::string_view source;   // who described it, and when
    std::span<const OptionDescription> options{};
    OptionRule rule{};
};

}  // namespace noyes
