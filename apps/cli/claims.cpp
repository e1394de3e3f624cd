#include "claims.hpp"

#include <fmt/format.h>

namespace noyes::cli {

std::optional<std::string> false_length_claim(const Json& record, std::uint64_t moves) {
    if (record.contains("length") && record["length"] != moves)
        return fmt::format("wrong: there are {} moves, but the length says {}", moves,
                           record["length"].dump());
    if (!record.contains("lower_bound") || !record["lower_bound"].is_number()) return std::nullopt;
    const Json& bound = record["lower_bound"];
    if (bound > moves)
        return fmt::format("wrong: {} moves are fewer than the lower bound {}", moves,
                           bound.dump());
    if (record["status"] == "optimal" && bound != moves)
        return fmt::format("wrong: called optimal, but the lower bound {} is not the length {}",
                           bound.dump(), moves);
    return std::nullopt;
}

std::string text_of(const Json& record, const char* key) {
    return record.contains(key) && record[key].is_string() ? record[key].get<std::string>()
                                                           : std::string();
}

}  // namespace noyes::cli
