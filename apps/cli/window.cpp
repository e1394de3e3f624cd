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

Failure open_window(const tiles::Board& board, const Goal& goal) {
    return become_window({tiles::to_line(board), "--goal", written(goal)});
}

}  // namespace noyes::cli
