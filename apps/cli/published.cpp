#include <noyes/io/quantity.hpp>

#include "published.hpp"

#include <algorithm>
#include <cstdint>
#include <string>

namespace noyes::cli {

namespace {

constexpr const char* count_key = "ida";

std::string_view take_word(std::string_view& text) {
    constexpr std::string_view space = " \t\r";
    text.remove_prefix(std::min(text.find_first_not_of(space), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(space));
    text.remove_prefix(word.size());
    return word;
}

// Nodes that lead by a detour are left out only if it is asked for.
bool is_published_search(const Json& record) {
    const std::string asked = record["options"]["algorithm"];
    return (asked == "ida" || asked == "ida:detours=0") && record["heuristic"] == "manhattan" &&
           record["status"] == "optimal";
}

}  // namespace

Json published_numbers(std::string_view remarks) {
    Json numbers = Json::object();
    for (auto word = take_word(remarks); !word.empty(); word = take_word(remarks)) {
        const std::size_t sign = word.find('=');
        if (sign == std::string_view::npos) continue;
        if (const auto value = io::parse_count(word.substr(sign + 1)))
            numbers[std::string(word.substr(0, sign))] = *value;
    }
    return numbers;
}

Json as_published(const Json& record, const Json& published) {
    if (!published.contains(count_key) || !is_published_search(record)) return {};
    return record["generated"].get<std::uint64_t>() + 1 == published[count_key];
}

}  // namespace noyes::cli
