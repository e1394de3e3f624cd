// What an algorithm or a heuristic says of itself, beside its class. The catalog collects these;
// help, lists, menus and documentation pages are drawn from them.
#pragma once

#include <span>
#include <string_view>

namespace noyes {

struct OptionDescription {
    std::string_view name;      // "ties"
    std::string_view summary;   // "which of equally good states comes first"
    std::string_view fallback;  // the value taken when none is given
    std::span<const std::string_view> choices{};
};

struct Description {
    std::string_view name;     // "linear-conflict"
    std::string_view alias{};  // "linear"
    std::string_view summary;  // one line
    std::string_view source;   // who described it, and when
    std::span<const OptionDescription> options{};
};

}  // namespace noyes
