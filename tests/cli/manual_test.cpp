// The manual page: complete, and without a complaint of man.
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace noyes::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

Outcome page(const std::string& options) {
    return shell(
        "file=$(mktemp --suffix .1); trap 'rm $file' EXIT; $noyes man >$file;"
        "LC_ALL=C.UTF-8 MANWIDTH=80 MANROFFSEQ= MANPAGER=cat man " +
        options + " -l $file");
}

TEST(Manual, man_has_nothing_to_complain_of) {
    const Outcome outcome = page("--warnings -E UTF-8 -Tutf8 -Z");
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_EQ(outcome.err, "");
}

TEST(Manual, has_every_command_with_its_options_and_examples) {
    const std::string text = page("-E ascii").out;
    EXPECT_THAT(text, AllOf(HasSubstr("noyes - solves"), HasSubstr("SYNOPSIS"),
                            HasSubstr("EXIT STATUS"), HasSubstr("--weight 1..1000")));
    for (const char* command : {"solve", "n-puzzle", "generate", "enumerate", "check", "verify",
                                "tables", "tables build", "tables remove"})
        EXPECT_THAT(text, HasSubstr(std::string("noyes ") + command + " [")) << command;
    EXPECT_THAT(text, HasSubstr("noyes generate 4x4 --seed 7 | noyes solve\n"));
}

TEST(Manual, a_line_of_an_example_keeps_its_signs) {
    EXPECT_THAT(noyes({"man"}).out,
                AllOf(HasSubstr("noyes generate 3 \\-s"), Not(HasSubstr("\n'"))));
}

}  // namespace
}  // namespace noyes::test
