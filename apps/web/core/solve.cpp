#include "requests.hpp"
#include "tile_question.hpp"

namespace noyes::web {

Reply solve(const Arguments& in) {
    const Expected<catalog::Question> question = tile_question(in);
    if (!question) return question.error();
    const auto answer = catalog::solve(*question);
    if (!answer) return answer.error();
    return json_of(*answer);
}

}  // namespace noyes::web
