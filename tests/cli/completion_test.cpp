// What the program offers after a Tab, and that the shells show it.
#include <noyes/catalog/catalog.hpp>
#include <noyes/tiles/goal.hpp>

#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace noyes::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsSupersetOf;
using testing::Not;
using testing::UnorderedElementsAre;
using Words = std::vector<std::string>;

Words lines_of(const std::string& text) {
    Words words;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        words.push_back(line.substr(0, line.find('\t')));
    return words;
}

Words offered(Words typed) {
    typed.insert(typed.begin(), "--complete");
    return lines_of(noyes(typed).out);
}

TEST(Completion, offers_the_commands_first_but_not_the_hidden_one) {
    EXPECT_THAT(offered({""}), IsSupersetOf({"solve", "n-puzzle", "generate", "check", "list"}));
    EXPECT_THAT(offered({""}), Not(Contains("man")));
    EXPECT_THAT(offered({"so"}), ElementsAre("solve"));
}

TEST(Completion, offers_the_options_of_the_command) {
    EXPECT_THAT(offered({"solve", "--parse"}), ElementsAre("--parse-only"));
    EXPECT_THAT(offered({"solve", "-"}), IsSupersetOf({"-q", "--quiet", "-f", "--weight"}));
    EXPECT_THAT(offered({"list", "--par"}), ElementsAre());
    EXPECT_THAT(offered({"gen", "--walk", "5", "--uns"}), ElementsAre("--unsolvable"));
}

TEST(Completion, offers_every_name_of_the_catalog) {
    const Words algorithms = offered({"solve", "--algorithm", ""});
    for (const auto& entry : catalog::algorithms())
        EXPECT_THAT(algorithms, Contains(entry.about.name));
    const Words heuristics = offered({"solve", "--heuristic", ""});
    for (const auto& entry : catalog::heuristics())
        EXPECT_THAT(heuristics, Contains(entry.about.name));
    EXPECT_THAT(heuristics, IsSupersetOf({"auto", "linear"}));
    const Words goals = offered({"solve", "--goal", ""});
    for (const auto& goal : tiles::named_goals()) EXPECT_THAT(goals, Contains(goal.about.name));
}

TEST(Completion, offers_formats_and_topics) {
    EXPECT_THAT(offered({"solve", "--format", ""}), ElementsAre("text", "moves", "states", "json"));
    EXPECT_THAT(offered({"list", ""}),
                ElementsAre("algorithms", "heuristics", "goals", "sets", "levels"));
    EXPECT_THAT(offered({"bench", "kor"}), ElementsAre("korf100", "korf50-24", ":files"));
    EXPECT_THAT(offered({"tables", ""}), ElementsAre("list", "build", "verify", "remove"));
    EXPECT_THAT(offered({"tables", "build", "--fo"}), ElementsAre("--force"));
}

TEST(Completion, offers_files_where_a_file_may_stand) {
    EXPECT_THAT(offered({"solve", ""}), ElementsAre(":files"));
    EXPECT_THAT(offered({"solve", "--trace", ""}), ElementsAre(":files"));
    EXPECT_THAT(offered({"tables", "--tables", ""}), ElementsAre(":files"));
    EXPECT_THAT(offered({"solve", "--time-limit", ""}), ElementsAre());
}

TEST(Completion, reads_a_value_behind_an_equals_sign) {
    EXPECT_THAT(offered({"solve", "--goal=sna"}),
                ElementsAre("--goal=snail", "--goal=snake", ":files"));
    EXPECT_THAT(offered({"solve", "--goal", "=", "sna"}), ElementsAre("snail", "snake", ":files"));
}

TEST(Completion, offers_names_behind_a_comma_where_there_may_be_several) {
    EXPECT_THAT(offered({"compare", "--algorithm", "astar,id"}), ElementsAre("astar,ida"));
    EXPECT_THAT(offered({"compare", "--heuristic=zero,hamm"}),
                ElementsAre("--heuristic=zero,hamming"));
    EXPECT_THAT(offered({"solve", "--algorithm", "astar,id"}), ElementsAre());
}

TEST(Completion, offers_the_study_to_compare) {
    EXPECT_THAT(offered({"compare", "stu"}), ElementsAre("study", ":files"));
}

TEST(Completion, explains_what_it_offers) {
    EXPECT_EQ(noyes({"--complete", "chec"}).out.substr(0, 6), "check\t");
}

// The shells find the program as noyes, in a folder with a file called board.txt.
Words in_shell(const std::string& line) {
    const Outcome outcome = shell(
        "set -e; folder=$(mktemp -d); trap 'rm -r $folder' EXIT; cd $folder; mkdir bin;"
        "ln -s $noyes bin/noyes; touch board.txt; PATH=$folder/bin:$PATH HOME=$folder;"
        "export HOME; scripts=" NOYES_SOURCE "/apps/cli/completion;" +
        line);
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_EQ(outcome.err, "");
    return lines_of(outcome.out);
}

Words in_bash(const std::string& words) {
    return in_shell("set +e; . $scripts/noyes.bash; COMP_WORDS=(noyes " + words +
                    "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1));"
                    "_noyes noyes; printf '%s\\n' \"${COMPREPLY[@]}\"");
}

TEST(Bash, completes_commands_options_names_and_files) {
    EXPECT_THAT(in_bash("so"), ElementsAre("solve"));
    EXPECT_THAT(in_bash("solve --quie"), ElementsAre("--quiet"));
    EXPECT_THAT(in_bash("solve --algorithm weigh"), ElementsAre("weighted-astar"));
    EXPECT_THAT(in_bash("solve --goal = sna"), ElementsAre("snail", "snake"));
    EXPECT_THAT(in_bash("solve bo"), ElementsAre("board.txt"));
}

Words in_fish(const std::string& line) {
    return in_shell("fish --no-config -c \"source $scripts/noyes.fish; complete -C '" + line +
                    "'\"");
}

TEST(Fish, completes_commands_options_names_and_files) {
    EXPECT_THAT(in_fish("noyes so"), ElementsAre("solve"));
    EXPECT_THAT(in_fish("noyes solve --quie"), ElementsAre("--quiet"));
    EXPECT_THAT(in_fish("noyes solve --algorithm weigh"), ElementsAre("weighted-astar"));
    EXPECT_THAT(in_fish("noyes solve --goal=sna"), ElementsAre("--goal=snail", "--goal=snake"));
    EXPECT_THAT(in_fish("noyes solve bo"), ElementsAre("board.txt"));
}

// A zsh on a terminal of its own: a Tab behind the line, then Ctrl-X shows what became of it.
constexpr const char* driver = R"(cat >drive.zsh <<'END'
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1= PS2= RPS1=; fpath=($1 \$fpath); autoload -U compinit; compinit -u -D"
zpty -w shell 'show() { print -r -- "<$BUFFER>"; exit }; zle -N show; bindkey "^X" show'
zpty -w shell 'print rea""dy'
zpty -r shell said $'*ready\r*'
zpty -w -n shell "$2"$'\t\C-x'
zpty -r shell said '*<*>*'
said=${said##*<}
print -r -- ${said%%>*}
END
)";

Words in_zsh(const std::string& line) {
    return in_shell(driver + ("timeout 60 zsh -f drive.zsh $scripts '" + line + "'"));
}

TEST(Zsh, completes_commands_options_names_and_files) {
    EXPECT_THAT(in_zsh("noyes so"), ElementsAre("noyes solve "));
    EXPECT_THAT(in_zsh("noyes solve --quie"), ElementsAre("noyes solve --quiet "));
    EXPECT_THAT(in_zsh("noyes solve --algorithm weigh"),
                ElementsAre("noyes solve --algorithm weighted-astar "));
    EXPECT_THAT(in_zsh("noyes solve bo"), ElementsAre("noyes solve board.txt "));
}

}  // namespace
}  // namespace noyes::test
