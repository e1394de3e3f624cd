// A search tree in the language of Graphviz: `dot -Tsvg tree.dot` draws it.
//
// Boards are numbered in the order in which they were expanded, the others are grey. An iteration
// of a deepening search is a tree of its own.
#pragma once

#include "trace_writer.hpp"

#include <map>
#include <utility>

namespace noyes::cli {

class TreeDrawing final : public TraceWriter {
   public:
    explicit TreeDrawing(tiles::Board goal) : goal_(std::move(goal)) {}

    // A tree of more boards than this fits on no wall.
    [[nodiscard]] std::uint64_t most_events() const override { return 5'000; }

    std::string begin() override;
    using TraceWriter::write;
    std::string write(const catalog::TraceEvent& event) override;
    std::string end() override { return "}\n"; }

   private:
    using Node = int;
    using Place = std::pair<std::string, Cost>;  // a board in one line, and how far it is

    std::string draw(const catalog::TraceEvent& event);
    std::string mark_expanded(const catalog::TraceEvent& event);
    std::string mark_pruned(const catalog::TraceEvent& event) const;

    tiles::Board goal_;
    Node nodes_ = 0;
    int expanded_ = 0;
    std::map<Place, Node> newest_;  // drawn last at this place
    std::map<Cost, Node> parents_;  // expanded last at this depth
};

}  // namespace noyes::cli
