#include <noyes/tiles/text.hpp>

#include "tree_drawing.hpp"

#include <fmt/format.h>

namespace noyes::cli {

namespace {

using catalog::TraceEvent;

std::string rows_of(const tiles::Board& board) {
    std::string text;
    const std::uint32_t columns = board.extent().columns;
    for (std::size_t cell = 0; cell < board.tiles().size(); ++cell) {
        const tiles::Tile tile = board.tiles()[cell];
        text += tile == 0 ? "_" : fmt::format("{}", tile);
        text += (cell + 1) % columns == 0 ? "\\n" : " ";
    }
    return text;
}

}  // namespace

std::string TreeDrawing::begin() {
    return "digraph search {\n"
           "  node [shape=box, fontname=monospace, color=gray, fontcolor=gray];\n";
}

std::string TreeDrawing::write(const TraceEvent& event) {
    switch (event.kind) {
        case TraceEvent::Kind::generated: return draw(event);
        case TraceEvent::Kind::expanded: return mark_expanded(event);
        case TraceEvent::Kind::pruned: return mark_pruned(event);
        case TraceEvent::Kind::reopened:          // it is expanded again next
        case TraceEvent::Kind::found: return {};  // a goal has a double line already
        case TraceEvent::Kind::bound_raised: break;
    }
    return fmt::format("  // bound {}\n", event.bound);
}

// Moves cost 1: the parent is the board expanded last one move nearer to the start.
std::string TreeDrawing::draw(const TraceEvent& event) {
    const Node node = nodes_++;
    newest_[{tiles::to_line(*event.board), event.g}] = node;
    std::string text =
        fmt::format("  n{} [label=\"{}g {}  h {}\"{}];\n", node, rows_of(*event.board), event.g,
                    event.h, *event.board == goal_ ? ", peripheries=2" : "");
    const auto parent = parents_.find(event.g - 1);
    if (event.move && parent != parents_.end())
        text += fmt::format("  n{} -> n{} [label=\"{}\"];\n", parent->second, node,
                            tiles::letter(*event.move));
    return text;
}

std::string TreeDrawing::mark_expanded(const TraceEvent& event) {
    std::string text;
    const Place place{tiles::to_line(*event.board), event.g};
    if (event.g == 0 || !newest_.contains(place)) text = draw(event);
    const Node node = newest_[place];
    parents_[event.g] = node;
    return text +
           fmt::format("  n{} [xlabel=\"{}\", color=black, fontcolor=black];\n", node, ++expanded_);
}

std::string TreeDrawing::mark_pruned(const TraceEvent& event) const {
    const auto found = newest_.find({tiles::to_line(*event.board), event.g});
    if (found == newest_.end()) return {};
    return fmt::format("  n{} [style=dashed];\n", found->second);
}

}  // namespace noyes::cli
