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

Failure play_in_window(const Task& task, const std::optional<std::string>& time_limit) {
    std::vector<std::string> arguments{tiles::to_line(task.board),
                                       "--goal",
                                       written(task.goal),
                                       "--solve",
                                       "--algorithm",
                                       to_text(task.method.algorithm),
                                       "--heuristic",
                                       to_text(task.method.heuristic)};
    if (time_limit) arguments.insert(arguments.end(), {"--time-limit", *time_limit});
    if (task.insist_on_optimum) arguments.emplace_back("--optimal");
    return become_window(std::move(arguments));
}

}  // namespace noyes::cli
