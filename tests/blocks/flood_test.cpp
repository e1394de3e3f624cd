// Where pieces can flow, and what that costs.
#include <noyes/blocks/flood.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace noyes::blocks {
namespace {

// A board of characters; all but '#' is open.
struct Board {
    Extent extent;
    std::string cells;

    Board(std::uint32_t columns, std::string_view rows)
        : extent{static_cast<std::uint32_t>(rows.size()) / columns, columns}, cells(rows) {}
    [[nodiscard]] CellSet open() const {
        CellSet open;
        for (const char cell : cells) open.push_back(cell != '#');
        return open;
    }
    [[nodiscard]] std::vector<Cell> all(char name) const {
        std::vector<Cell> all;
        for (Cell cell = 0; cell < cells.size(); ++cell) {
            if (cells[cell] == name) all.push_back(cell);
        }
        return all;
    }
    [[nodiscard]] std::uint32_t price() const {
        return flow_price(extent, open(), all('a'), all('b'));
    }
    [[nodiscard]] std::uint32_t width(char to = 'b') const {
        return passage_width(extent, open(), all('a'), all(to), 4);
    }
};

TEST(Flooded, has_what_hangs_together_with_an_open_cell) {
    const Board board(4,
                      "a.#x"
                      ".##."
                      "..#.");
    const CellSet reached = flooded(board.extent, board.open(), board.all('a'));
    EXPECT_EQ(reached, (CellSet{1, 1, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0}));
    const std::vector<Cell> closed = board.all('#');
    const CellSet none = flooded(board.extent, board.open(), closed);
    EXPECT_EQ(std::ranges::count(none, true), 0);
}

TEST(FlowPrice, counts_each_cell_after_the_first_by_the_square_it_lies_in) {
    const std::string_view rows =
        "a....b"
        "......"
        "......"
        "......"
        "......";
    for (std::size_t height = 1; height <= 5; ++height) {
        const std::uint32_t cell = flow_prices[std::min<std::size_t>(height, 4)];
        EXPECT_EQ(Board(6, rows.substr(0, 6 * height)).price(), 5 * cell) << height;
    }
}

TEST(FlowPrice, is_that_of_the_cheapest_way) {
    const Board narrow_and_wide(6,
                                "a.##.b"
                                "......"
                                "..##..");
    EXPECT_EQ(narrow_and_wide.price(),
              1 * flow_prices[2] + 2 * flow_prices[1] + 1 * flow_prices[2] + 3 * flow_prices[2]);
    EXPECT_EQ(Board(6,
                    "a....b"
                    "....##")
                  .price(),
              3 * flow_prices[2] + 2 * flow_prices[1]);
}

TEST(FlowPrice, is_the_average_of_several) {
    EXPECT_EQ(Board(5, "ba.bb").price(), (1 + 2 + 3) * flow_prices[1] / 3);
    EXPECT_EQ(Board(5, "ba.a#").price(), flow_prices[1]);  // from the nearest
}

TEST(PassageWidth, is_the_side_of_the_largest_square_that_can_be_pushed_through) {
    const Board drawn(5,
                      "aa..b"
                      "aac.#");
    EXPECT_EQ(drawn.width('b'), 1u);
    EXPECT_EQ(drawn.width('c'), 2u);
    const std::string square = "a....b" + std::string(4 * 6, '.');
    for (std::size_t height = 1; height <= 5; ++height)
        EXPECT_EQ(Board(6, std::string_view(square).substr(0, 6 * height)).width(),
                  std::min<std::size_t>(height, 4));
    EXPECT_EQ(Board(7,
                    "a..#..b"
                    ".......")
                  .width(),
              1u);
}

TEST(PassageWidth, is_nothing_where_one_cannot_be_reached) {
    EXPECT_EQ(Board(5, "ba.#b").width(), 0u);
    EXPECT_EQ(Board(3, "b#a").width(), 0u);
    EXPECT_EQ(Board(4, "ba.b").width(), 1u);
}

}  // namespace
}  // namespace noyes::blocks
