#include <noyes/catalog/conclusion.hpp>

namespace noyes::catalog {

std::string_view name(Status status) {
    constexpr std::string_view names[]{"optimal", "solved", "unsolvable", "limit", "stopped"};
    return names[static_cast<std::size_t>(status)];
}

}  // namespace noyes::catalog
