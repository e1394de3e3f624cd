// Exit codes, messages for bad input, and streams that break.
#include <noyes/catalog/catalog.hpp>

#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>

namespace noyes::test {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using Json = nlohmann::json;

struct BadLine {
    std::vector<std::string> arguments;
    const char* says;  // somewhere in the message
};

void PrintTo(const BadLine& line, std::ostream* out) {  // NOLINT(readability-identifier-naming)
    *out << "noyes";
    for (const std::string& argument : line.arguments) *out << ' ' << argument.substr(0, 40);
}

class BadCommandLine : public testing::TestWithParam<BadLine> {};

TEST_P(BadCommandLine, exits_with_2_and_a_message) {
    const Outcome outcome = noyes(GetParam().arguments);
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, HasSubstr(GetParam().says));
}

INSTANTIATE_TEST_SUITE_P(
    All, BadCommandLine,
    testing::Values(
        BadLine{{"slove"}, "did you mean solve?"},
        BadLine{{"120483765"}, "did you mean noyes solve 120483765?"},
        BadLine{{"solve", "--algoritm", "ida", "123456780"}, "did you mean --algorithm?"},
        BadLine{{"solve", "123456780", "--algorithm", "asta"}, "did you mean astar?"},
        BadLine{{"solve", "123456780", "--heuristic", "manhatan"}, "did you mean manhattan?"},
        BadLine{{"solve", "123456780", "--goal", "snial"}, "did you mean snail?"},
        BadLine{{"solve", "123456780", "--goal", "1230"}, "the board is 3x3, the goal 2x2"},
        BadLine{{"solve", "123456780", "--format", "jsn"}, "did you mean json?"},
        BadLine{{"solve", "123456780", "--notation", "tiles"}, "did you mean tile?"},
        BadLine{{"solve", "123456780", "--ties", "fifo"}, "--ties: auto has no such option"},
        BadLine{{"solve", "123456780", "--algorithm", "astar:tie=fifo"}, "did you mean ties?"},
        BadLine{{"solve", "123456780", "--algorithm", "astar", "--ties", "fif"}, "fifo"},
        BadLine{{"solve", "123456780", "--time-limit", "10x"}, "--time-limit: 'x'"},
        BadLine{{"solve", "123456780", "--time-limit", "-1s"}, "-1s is negative"},
        BadLine{{"solve", "123456780", "--node-limit", "many"}, "--node-limit: 'many'"},
        BadLine{{"solve", "123456780", "--memory-limit", "2Q"}, "--memory-limit: 'Q'"},
        BadLine{{"solve", "123456780", "--trace", "-"}, "add -q"},
        BadLine{{"solve", "120483765", "--trace", "/dev/null", "--trace-format", "dt"}, "dot"},
        BadLine{{"solve", "123456780", "--algorithm", "weighted-astar", "--weight", "0.5"},
                "weight takes a number, 1..1000"},
        BadLine{{"solve", "123456780", "--algorithm", "alpha-astar:lambda=2,Lambda=1"},
                "lambda is at most Lambda"},
        BadLine{{"solve", "-", "--goal", "-"}, "empty"},
        BadLine{{"solve", "123456780", "--all", "--count"}, "--all and --count do not go together"},
        BadLine{{"solve", "123456780", "--all", "--format", "states"}, "do not go together"},
        BadLine{{"solve", "-f", "a", "b"}, "one board at a time"},
        BadLine{{"solve", "/dev/null", "b"}, "one board at a time"},
        BadLine{{"list", "heuristic"}, "did you mean heuristics?"}));

TEST(BadBoard, is_told_with_file_line_and_column) {
    const TemporaryFile file("1 2 3\n4 5 5\n7 8 0\n");
    const Outcome outcome = noyes({"solve", file.path()});
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, StartsWith(file.path() + ":2:5: tile 5 stands twice"));
}

TEST(BadBoard, is_json_on_standard_output_if_json_is_wanted) {
    const Outcome outcome = noyes({"solve", "--json"}, "1 2 3\n4 5 5\n7 8 0\n");
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_EQ(outcome.err, "");
    const Json record = Json::parse(outcome.out);
    EXPECT_EQ(record["status"], "error");
    EXPECT_EQ(record["error"]["code"], "duplicate-tile");
    EXPECT_EQ(record["error"]["line"], 2);
    EXPECT_EQ(record["error"]["column"], 5);
    EXPECT_THAT(record["error"]["message"], HasSubstr("tile 5"));
}

TEST(BadBoard, an_argument_that_is_neither_file_nor_board_is_told_so) {
    const Outcome outcome = noyes({"solve", "bord.txt"});
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.err, HasSubstr("no such file, and not a board: bord.txt ("));
    const Json record = Json::parse(noyes({"solve", "bord.txt", "--json"}).out);
    EXPECT_EQ(record["error"]["code"], "no-such-file");
}

TEST(BadBoard, folders_and_endless_files_are_refused) {
    EXPECT_THAT(noyes({"solve", "/tmp"}).err, HasSubstr("/tmp is a folder"));
    const Outcome endless = noyes({"solve", "/dev/zero"});
    EXPECT_EQ(endless.exit, 2);
    EXPECT_THAT(endless.err, HasSubstr("more than 64 MB"));
}

TEST(BadOption, is_json_on_standard_output_if_json_is_wanted) {
    const Json record = Json::parse(noyes({"solve", "--json", "--bogus"}).out);
    EXPECT_EQ(record["error"]["code"], "unexpected-argument");
}

TEST(FullDisk, exits_with_4_and_a_message) {
    const Outcome outcome = run({.arguments = {"solve", "120483765"}, .output_to = "/dev/full"});
    EXPECT_EQ(outcome.exit, 4);
    EXPECT_THAT(outcome.err, HasSubstr("cannot write to standard output: No space left"));
    const Outcome trace = noyes({"solve", "120483765", "--trace", "/dev/full"});
    EXPECT_EQ(trace.exit, 4);
    EXPECT_THAT(trace.err, HasSubstr("cannot write to /dev/full"));
}

TEST(ClosedPipe, ends_the_output_quietly) {
    const Outcome outcome = shell(
        "$noyes solve 638541720 --format states | head -1; echo ${PIPESTATUS[0]};"
        "{ sleep 0.2; $noyes list; echo $? >&2; } | true");
    EXPECT_EQ(outcome.out, "28\n0\n");
    EXPECT_EQ(outcome.err, "0\n");
}

TEST(Help, is_there_for_the_program_and_every_command) {
    EXPECT_THAT(noyes({"--help"}).out, HasSubstr("Examples:"));
    for (const char* command : {"solve", "check", "verify", "list", "play", "batch"}) {
        const Outcome outcome = noyes({command, "--help"});
        EXPECT_EQ(outcome.exit, 0);
        EXPECT_THAT(outcome.out, HasSubstr("Examples:")) << command;
    }
}

// A list goes on in the next line.
std::string in_one_line(const std::string& text) {
    std::istringstream words(text);
    std::string line;
    for (std::string word; words >> word;) line += word + " ";
    return line;
}

TEST(Help, names_every_algorithm_and_heuristic) {
    const std::string help = in_one_line(noyes({"solve", "--help"}).out);
    for (const auto& entry : catalog::algorithms())
        EXPECT_THAT(help, HasSubstr(", " + std::string(entry.about.name)));
    for (const auto& entry : catalog::heuristics())
        EXPECT_THAT(help, HasSubstr(", " + std::string(entry.about.name)));
}

TEST(Help, explains_options_in_lines_of_80_columns) {
    for (const char* command : {"solve", "generate", "bench", "batch", "compare", "play"}) {
        std::istringstream lines(noyes({command, "--help"}).out);
        for (std::string line; std::getline(lines, line);) {
            const bool explains = line.starts_with(std::string(34, ' '));
            EXPECT_LE(explains ? line.size() : 0, 80u) << line;
        }
    }
}

TEST(Terminal, has_colours_unless_they_are_not_wanted) {
    const Request plain{.arguments = {"solve", "123456708"}, .terminal = true};
    EXPECT_THAT(run(plain).out, HasSubstr("\x1b[32m1\x1b[0m"));
    Request without = plain;
    without.environment = {"NO_COLOR=1"};
    EXPECT_THAT(run(without).out, Not(HasSubstr("\x1b[3")));
    EXPECT_THAT(noyes({"solve", "123456708"}).out, Not(HasSubstr("\x1b")));
}

TEST(Terminal, a_missing_board_is_told_instead_of_waited_for) {
    const Outcome outcome = run({.arguments = {"solve"}, .terminal = true});
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.out, HasSubstr("no board given"));
}

}  // namespace
}  // namespace noyes::test
