#include <apps/play/level_source.hpp>
#include <noyes/blocks/text.hpp>
#include <noyes/io/program.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "window.hpp"

#include <fmt/format.h>

#include <utility>

namespace noyes::cli {

Failure become_window(std::vector<std::string> arguments) {
    const std::string path = io::find_program("noyes-desktop");
    if (path.empty()) return {{.code = code::no_desktop}};
    const std::string why = io::become_program(path, std::move(arguments));
    return {{.code = code::cannot_start, .text = fmt::format("{}: {}", path, why)}};
}

namespace {

struct Wish {
    const Method& method;
    bool optimal;
    const std::optional<std::string>& time_limit;
};

Failure play_solution(std::vector<std::string> arguments, const Wish& wish) {
    arguments.insert(arguments.end(), {"--solve", "--algorithm", to_text(wish.method.algorithm),
                                       "--heuristic", to_text(wish.method.heuristic)});
    if (wish.time_limit) arguments.insert(arguments.end(), {"--time-limit", *wish.time_limit});
    if (wish.optimal) arguments.emplace_back("--optimal");
    return become_window(std::move(arguments));
}

}  // namespace

Failure play_in_window(const Task& task, const std::optional<std::string>& time_limit) {
    return play_solution({tiles::to_line(task.board), "--goal", written(task.goal)},
                         {task.method, task.insist_on_optimum, time_limit});
}

Failure play_in_window(const catalog::LevelQuestion& question,
                       const std::optional<std::string>& time_limit) {
    const Method method{question.algorithm, question.heuristic};
    return play_solution(
        {blocks::to_text(question.level), "--metric", std::string(name(question.metric))},
        {method, question.insist_on_optimum, time_limit});
}

}  // namespace noyes::cli
