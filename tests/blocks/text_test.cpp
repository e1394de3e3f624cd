// Records of levels: what is read, what is written, and the place of whatever is wrong.
#include <noyes/blocks/text.hpp>

#include <noyes/base/random.hpp>
#include <noyes/blocks/codes.hpp>
#include <noyes/blocks/replay.hpp>
#include <noyes/blocks/shortest.hpp>

#include "levels.hpp"

namespace noyes::blocks {
namespace {

Error refusal(std::string_view text) {
    const auto levels = parse_levels(text);
    EXPECT_FALSE(levels) << text;
    return levels ? Error{} : levels.error();
}

struct Wrong {
    std::string_view text;
    Code code;
    std::uint32_t line;
    std::uint32_t column;
};

TEST(LevelText, tells_what_is_wrong_and_where) {
    const Wrong cases[]{
        {"", code::no_level, 1, 1},
        {"% nothing but this\n", code::no_level, 1, 1},
        {"[level]\nid: x\ngoal: A 0 0\n", code::level_no_grid, 1, 1},
        {"[level]\nhello\n", code::level_line, 2, 1},
        {"[level]\ncolour: red\n", code::level_unknown_key, 2, 1},
        {"id: x\nid: y\n", code::level_repeated_key, 2, 1},
        {"rule: fast\n", code::level_unknown_rule, 1, 7},
        {"pieces:  round\n", code::level_unknown_kind, 1, 10},
        {"moves: many\n", code::level_bad_count, 1, 8},
        {"moves: -1\n", code::level_bad_count, 1, 8},
        {"grid:\nend\ngoal: A 0 0\n", code::level_empty_grid, 2, 1},
        {"grid:\nA.\n", code::level_missing_end, 2, 1},
        {"grid:\n", code::level_missing_end, 1, 1},
        {"grid:\nA..\nB.\nend\ngoal: A 0 0\n", code::level_row_length, 3, 3},
        {"grid:\nA.\n\nend\ngoal: A 0 0\n", code::level_row_length, 3, 1},
        {"grid:\nA. .\nend\n", code::level_bad_character, 2, 3},
        {"grid:\nA.\xC3\xA9\nend\n", code::level_bad_character, 2, 3},
        {"grid:\nA.B\n..A\nend\ngoal: B 0 0\n", code::level_piece_in_parts, 2, 1},
        {"pieces: rectangles\ngrid:\nA.A\nend\ngoal: A 0 0\n", code::level_piece_in_parts, 3, 1},
        {"[level]\nid: x\ngrid:\nA.\nend\n", code::level_no_goal, 1, 1},
        {"grid:\nA.\nend\ngoal:\n", code::level_bad_goal, 4, 6},
        {"grid:\nA.\nend\ngoal: A 0\n", code::level_bad_goal, 4, 9},
        {"grid:\nA.\nend\ngoal: A x 1\n", code::level_bad_goal, 4, 9},
        {"grid:\nA.B\nend\ngoal: A 0 1\ngoal: B\n", code::level_bad_goal, 5, 7},
        {"grid:\nA.B\nend\ngoal: A 0 1\ngoal: A 0 0\n", code::level_goal_twice, 5, 7},
        {"grid:\nA.\nend\ngoal: A 0 -1\n", code::level_bad_goal, 4, 11},
        {"grid:\nA.\nend\ngoal: B 0 1\n", code::level_goal_unknown_piece, 4, 7},
        {"grid:\nA.\nend\ngoal: . 0 1\n", code::level_goal_unknown_piece, 4, 7},
        {"grid:\nA.\nend\ngoal: A 0 1 A 0 0\n", code::level_goal_twice, 4, 13},
        {"grid:\nA.\nend\ngoal: A 0 2\n", code::level_goal_outside, 4, 7},
        {"grid:\nA.\nend\ngoal: A 4000000000 0\n", code::level_goal_outside, 4, 7},
        {"grid:\nAA.\nend\ngoal: A 0 2\n", code::level_goal_outside, 4, 7},
        {"grid:\nA.#\nend\ngoal: A 0 2\n", code::level_goal_on_wall, 4, 7},
        {"grid:\nA.B\nend\ngoal: A 0 1 B 0 1\n", code::level_goals_overlap, 4, 13},
        {"id: x\ngrid:\nA.\nend\ngoal: A 0 1\n[level]\nid: x\n", code::level_repeated_id, 7, 5},
    };
    for (const auto& [text, code, line, column] : cases) {
        const Error error = refusal(text);
        EXPECT_EQ(error.code, code) << text;
        EXPECT_EQ(error.line, line) << text;
        EXPECT_EQ(error.column, column) << text;
    }
}

TEST(LevelText, allows_32_cells_a_side_and_no_more) {
    const auto square = [](std::size_t rows, std::size_t columns) {
        std::string text = "grid:\nA" + std::string(columns - 1, '.') + "\n";
        for (std::size_t row = 1; row < rows; ++row) text += std::string(columns, '.') + "\n";
        return text + "end\ngoal: A 0 0\n";
    };
    EXPECT_TRUE(parse_levels(square(32, 32)));
    EXPECT_EQ(refusal(square(32, 33)).code, code::level_too_large);
    EXPECT_EQ(refusal(square(33, 32)).code, code::level_too_large);
    EXPECT_EQ(refusal(square(33, 32)).line, 34u);
}

TEST(LevelText, finds_a_record_by_its_id_among_several) {
    EXPECT_EQ(parse_level(data::block_levels(), "century")->id, "century");
    EXPECT_EQ(parse_level(data::block_levels())->id, "hrd-01");
    EXPECT_EQ(parse_level(data::block_levels(), "centuries").error().code, code::unknown_level);
}

TEST(LevelText, reads_what_only_informs_if_it_is_there) {
    const auto level = parse_level(
        "\xEF\xBB\xBF% a comment\r\nname: N\r\ntitle: T\r\nsource: S: s\r\ngrid:\r\nAB.\r\nend\r\n"
        "goal:\tA 0 0\r\nmoves: 3 verified\r\nstraight: unsolvable\r\nsteps: unknown\r\n");
    ASSERT_TRUE(level);
    EXPECT_EQ(level->name, "N");
    EXPECT_EQ(level->title, "T");
    EXPECT_EQ(level->source, "S: s");
    EXPECT_EQ(level->known[0]->length, 3);
    EXPECT_EQ(level->known[1]->length, std::nullopt);
    EXPECT_FALSE(level->known[2]);
    EXPECT_EQ(to_grid(*level), "AB.\n");
}

// Collections have such levels under the second word.
TEST(LevelText, may_have_pieces_in_parts_where_the_record_says_so) {
    for (const char* word : {"entangled", "polyomino"}) {
        const auto level =
            parse_level("pieces: " + std::string(word) + "\ngrid:\nA.A.\nend\ngoal: A 0 1\n");
        ASSERT_TRUE(level) << word;
        EXPECT_EQ(level->pieces.size(), 1u);
    }
}

TEST(LevelText, has_several_goals_in_one_line_or_in_several) {
    const auto in_one = parse_level("grid:\nA.B\nend\ngoal: A 0 1  B 0 2\n");
    const auto in_two = parse_level("grid:\nA.B\nend\ngoal: A 0 1\ngoal: B 0 2\n");
    ASSERT_TRUE(in_one && in_two);
    EXPECT_EQ(in_one->targets.size(), 2u);
    EXPECT_EQ(*in_one, *in_two);
}

TEST(LevelText, is_read_back_as_it_was_written) {
    std::string all;
    for (const Level& level : test::all_levels()) {
        const auto again = parse_level(to_text(level));
        ASSERT_TRUE(again) << level.id;
        EXPECT_EQ(*again, level) << level.id;
        all += to_text(level) + "\n";
    }
    EXPECT_EQ(*parse_levels(all), test::all_levels());
}

// What can be read can be searched.
void search_a_little(const Level& level) {
    for (const Metric metric : metrics) {
        noyes::Run run(Limits{.nodes = 100});
        const Shortest found = shortest(level, metric, run);
        if (found.outcome != search::Outcome::solved) continue;
        EXPECT_TRUE(leads_to_goal(level, found.path, metric)) << to_text(level);
    }
}

// Bytes changed, lost or added at random: a value or an error with a place, never anything else.
TEST(LevelText, of_a_thousand_damaged_records_is_read_or_refused_with_a_place) {
    Random random(7);
    int refused = 0;
    for (int i = 0; i < 1000; ++i) {
        const auto& levels = test::all_levels();
        std::string text = to_text(levels[random.below(levels.size())]);
        for (std::uint64_t damage = 1 + random.below(4); damage > 0; --damage) {
            const std::size_t at = random.below(text.size());
            const auto byte = static_cast<char>(random.below(256));
            if (damage % 3 == 0) text.erase(at, 1 + random.below(9));
            else if (damage % 3 == 1) text[at] = byte;
            else text.insert(at, 1, byte);
        }
        const auto read = parse_levels(text);
        if (read) search_a_little(read->front());
        if (read) continue;
        ++refused;
        const auto lines = static_cast<std::size_t>(std::ranges::count(text, '\n')) +
                           static_cast<std::size_t>(std::ranges::count(text, '\r')) + 1;
        EXPECT_GE(read.error().line, 1u);
        EXPECT_LE(read.error().line, lines);
        EXPECT_GE(read.error().column, 1u);
        EXPECT_TRUE(std::ranges::find(code::all, read.error().code) != code::all.end());
    }
    EXPECT_GT(refused, 500);
}

TEST(LevelWords, of_a_thousand_changed_at_random_are_read_back_or_refused) {
    Random random(8);
    const auto changed = [&](std::string word, std::string_view letters) {
        for (std::uint64_t i = 1 + random.below(4); i > 0; --i)
            word[random.below(word.size())] = letters[random.below(letters.size())];
        return word.substr(0, word.size() - random.below(2));
    };
    for (int i = 0; i < 1000; ++i) {
        const auto rush = parse_rush(changed("BBBCDEFGGCDEF.AADEHHI....JI.KK.JLLMM", "ABo.xC-"));
        if (rush) {
            search_a_little(*rush);
            EXPECT_EQ(parse_rush(*to_rush(*rush))->pieces, rush->pieces);
        }
        const auto klotski = parse_klotski(changed("1A9BF0C", "0123456789ABCDEF"));
        if (klotski) {
            search_a_little(*klotski);
            EXPECT_EQ(parse_klotski(*to_klotski(*klotski))->pieces, klotski->pieces);
        }
    }
}

}  // namespace
}  // namespace noyes::blocks
