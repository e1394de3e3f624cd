#include "level_question.hpp"
#include "requests.hpp"

namespace noyes::web {

Reply solve_level(const Arguments& in) {
    const Expected<catalog::LevelQuestion> question = level_question(in);
    if (!question) return question.error();
    const auto answer = catalog::solve_level(*question);
    if (!answer) return answer.error();
    return json_of(*answer);
}

}  // namespace noyes::web
