#include <noyes/io/program.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "window.hpp"

#include <fmt/format.h>

namespace noyes::cli {

Failure open_window(const tiles::Board& board, const Goal& goal) {
    const std::string path = io::find_program("noyes-desktop");
    if (path.empty()) return {{.code = code::no_desktop}};
    const std::string why =
        io::become_program(path, {tiles::to_line(board), "--goal", written(goal)});
    return {{.code = code::cannot_start, .text = fmt::format("{}: {}", path, why)}};
}

}  // namespace noyes::cli
