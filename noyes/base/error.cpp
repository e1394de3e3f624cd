#include <noyes/base/error.hpp>

namespace noyes {

std::string quotable(std::string_view piece) {
    constexpr std::size_t longest = 40;
    std::string quote;
    for (const char c : piece.substr(0, longest)) {
        const bool printable = c >= ' ' && c <= '~';
        quote.push_back(printable ? c : '?');
    }
    if (piece.size() > longest) quote += "...";
    return quote;
}

}  // namespace noyes
