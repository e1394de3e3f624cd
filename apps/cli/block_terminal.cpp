#include "block_drawing.hpp"
#include "block_terminal.hpp"

namespace noyes::cli {

const std::string_view Terminal<BlockFace>::words_help =
    "A capital letter chooses the piece of that name; up, down, left, right move it by one cell,\n"
    "and so do w a s d and h j k l. B:RRD moves B right, right and down.\n"
    "undo, redo, restart; tip (again for more); view the solution; goal; new for the next level;\n"
    "save FILE, open FILE; scores; board or an empty line reads the board: . is empty, # a wall,\n"
    "- a gate for pieces that have a goal; leave. There are no lessons for sliding blocks.\n"
    "Several on one line work: B right right undo.\n";

Drawing Terminal<BlockFace>::draw(const game::BlockPlay& rules, const game::BlockState& state,
                                  const Look& look, Room room, const Hand* hand,
                                  std::optional<game::BlockStep> pointer) {
    BlockMarks marks{.pointer = pointer};
    if (hand != nullptr) marks.chosen = hand->chosen(rules, state);
    return draw_blocks(rules, state, look, room, marks);
}

}  // namespace noyes::cli
