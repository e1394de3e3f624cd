#include "arguments.hpp"
#include "codes.hpp"
#include "read_puzzle.hpp"

#include <cmath>

namespace noyes::web {

namespace {

constexpr double most_exact = 9007199254740991;  // 2^53 - 1: what a number of the page can count

std::optional<double> as_number(const Json* value) {
    if (value == nullptr || !value->is_number()) return std::nullopt;
    const double number = value->get<double>();
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

}  // namespace

Error Arguments::bad(const char* name) { return {.code = code::bad_argument, .text = name}; }

const Json* Arguments::find(const char* name) const {
    if (!object_.is_object()) return nullptr;
    const auto found = object_.find(name);
    return found == object_.end() || found->is_null() ? nullptr : &*found;
}

bool Arguments::flag(const char* name) const {
    const Json* value = find(name);
    return value != nullptr && value->is_boolean() && value->get<bool>();
}

Expected<std::string> Arguments::text(const char* name) const {
    const Json* value = find(name);
    if (value == nullptr || !value->is_string()) return bad(name);
    return value->get<std::string>();
}

std::string Arguments::text_or(const char* name, const char* fallback) const {
    const Expected<std::string> given = text(name);
    return given ? *given : fallback;
}

Expected<std::uint64_t> Arguments::number(const char* name, std::uint64_t least,
                                          std::uint64_t most) const {
    const auto number = as_number(find(name));
    if (!number || *number < 0 || *number > most_exact || std::floor(*number) != *number)
        return bad(name);
    const auto whole = static_cast<std::uint64_t>(*number);
    if (whole < least || whole > most) return bad(name);
    return whole;
}

Expected<Moment> Arguments::moment(const char* name) const {
    const auto number = as_number(find(name));
    if (!number || std::abs(*number) > most_exact) return bad(name);
    return Moment(static_cast<Moment::rep>(*number));
}

Expected<tiles::Board> Arguments::board(const char* name) const {
    const Expected<std::string> written = text(name);
    if (!written) return written.error();
    return tiles::parse_board(*written);
}

Expected<tiles::Extent> Arguments::extent() const {
    const auto rows = number("rows", tiles::least_side, tiles::most_side);
    if (!rows) return rows.error();
    const auto columns = number("columns", tiles::least_side, tiles::most_side);
    if (!columns) return columns.error();
    return tiles::Extent{static_cast<std::uint32_t>(*rows), static_cast<std::uint32_t>(*columns)};
}

Expected<std::vector<std::optional<tiles::Tile>>> Arguments::contents(const char* name) const {
    constexpr double most = 1e6;  // cells of the largest board
    const Json* list = find(name);
    if (list == nullptr || !list->is_array() || list->size() > most) return bad(name);
    std::vector<std::optional<tiles::Tile>> contents;
    for (const Json& cell : *list) {
        const auto number = as_number(&cell);
        if (!cell.is_null() && (!number || *number < 0 || *number > most)) return bad(name);
        contents.push_back(number ? std::optional(static_cast<tiles::Tile>(*number))
                                  : std::nullopt);
    }
    return contents;
}

Expected<tiles::Board> Arguments::goal(tiles::Extent extent) const {
    if (!has("goal")) return read_goal({}, extent);
    const Expected<std::string> written = text("goal");
    if (!written) return written.error();
    return read_goal(*written, extent);
}

Expected<blocks::Level> Arguments::level() const {
    const Expected<std::string> written = text("level");
    if (!written) return written.error();
    return read_level(*written);
}

Expected<blocks::Metric> Arguments::metric() const {
    const Expected<std::string> written = text("metric");
    if (!written) return written.error();
    return read_metric(*written);
}

Expected<catalog::Choice> Arguments::choice(const char* name) const {
    return catalog::parse_choice(text_or(name, "auto"));
}

Expected<Limits> Arguments::limits() const {
    Limits limits{.memory = limit::usual_megabytes << 20};
    if (has("megabytes")) {
        const auto megabytes = number("megabytes", 1, limit::most_megabytes);
        if (!megabytes) return megabytes.error();
        limits.memory = *megabytes << 20;
    }
    if (has("nodes")) {
        const auto nodes = number("nodes", 1, static_cast<std::uint64_t>(most_exact));
        if (!nodes) return nodes.error();
        limits.nodes = *nodes;
    }
    if (has("seconds")) {
        const auto seconds = as_number(find("seconds"));
        if (!seconds || *seconds < 0 || *seconds > limit::most_seconds) return bad("seconds");
        limits.time = std::chrono::nanoseconds(static_cast<std::int64_t>(*seconds * 1e9));
    }
    return limits;
}

}  // namespace noyes::web
