// noyes --version, and what it says of the sources.
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace noyes::test {
namespace {

using testing::MatchesRegex;

TEST(Version, tells_number_and_compiler) {
    EXPECT_THAT(noyes({"--version"}).out,
                MatchesRegex("noyes [0-9]+\\.[0-9]+\\.[0-9]+ \\((commit [^ ;]+; )?(g|clang)\\+\\+ "
                             "[0-9]+\\.[0-9]+.*\\)\n"));
}

// $source is the project's folder.
Outcome describe(const std::string& line) {
    return shell("set -e; source=" NOYES_SOURCE
                 "; cd $(mktemp -d); trap 'rm -r $PWD' EXIT;"
                 "commit() { cmake -D SOURCES=$PWD -D HEADER=$PWD/commit.hpp"
                 " -P $source/cmake/commit.cmake; tail -n 1 commit.hpp; };" +
                 line);
}

TEST(Version, sources_without_a_repository_have_no_commit) {
    EXPECT_EQ(describe("commit").out, "#define NOYES_COMMIT \"\"\n");
}

TEST(Version, a_commit_is_named_and_its_header_is_left_alone_while_it_stays) {
    const Outcome outcome = describe(
        "git init -q; git -c user.name=n -c user.email=e commit -q --allow-empty -m first;"
        "[ \"$(commit)\" = \"#define NOYES_COMMIT \\\"$(git rev-parse --short=10 HEAD)\\\"\" ];"
        "touch -d 2001-01-01 commit.hpp; commit >/dev/null; date -r commit.hpp +%Y");
    EXPECT_EQ(outcome.exit, 0) << outcome.err;
    EXPECT_EQ(outcome.out, "2001\n");
}

}  // namespace
}  // namespace noyes::test
