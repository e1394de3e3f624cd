#include <noyes/catalog/expansions.hpp>

#include "requests.hpp"
#include "tile_question.hpp"

namespace noyes::web {

// As `solve` takes it: the answer, and where the search went.
Reply expansions(const Arguments& in) {
    Expected<catalog::Question> question = tile_question(in);
    if (!question) return question.error();
    const auto seen = catalog::watch_expansions(*std::move(question));
    if (!seen) return seen.error();
    Json record = json_of(seen->answer);
    Json& contours = record["contours"] = Json::array();
    for (const catalog::Contour& one : seen->contours)
        contours.push_back({one.g, one.h, one.states, one.first, one.last});
    record["expanded"] = seen->expanded;
    record["boards"] = seen->boards;
    return record;
}

}  // namespace noyes::web
