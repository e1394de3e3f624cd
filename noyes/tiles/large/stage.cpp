#include <noyes/tiles/large/stage.hpp>

#include <noyes/tiles/codes.hpp>

#include <array>

namespace noyes::tiles {

Error name_of(const Stage& stage) {
    constexpr std::array lines{code::stage_row, code::stage_row_end, code::stage_column,
                               code::stage_column_end};
    if (stage.kind == Stage::Kind::rest) {
        return {.code = code::stage_rest, .numbers = {stage.extent.rows, stage.extent.columns}};
    }
    return {.code = lines.at(static_cast<std::size_t>(stage.kind)), .numbers = {stage.line}};
}

}  // namespace noyes::tiles
