// noyes tables: list, build, verify, remove.
#include <tests/io/tables.hpp>

#include <noyes/base/random.hpp>

#include "lists.hpp"
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <future>

namespace noyes::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class Tables {
   public:
    explicit Tables(std::string folder) : folder_(std::move(folder)) {}

    [[nodiscard]] Outcome operator()(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), "tables");
        arguments.insert(arguments.end(), {"--tables", folder_});
        return noyes(std::move(arguments));
    }
    [[nodiscard]] Json json(std::vector<std::string> arguments) const {
        arguments.emplace_back("--json");
        return Json::parse((*this)(std::move(arguments)).out);
    }
    [[nodiscard]] std::vector<std::string> files() const {
        std::vector<std::string> paths;
        if (!std::filesystem::exists(folder_)) return paths;
        for (const auto& file : std::filesystem::directory_iterator(folder_))
            paths.push_back(file.path().string());
        return paths;
    }
    [[nodiscard]] const std::string& folder() const { return folder_; }

   private:
    std::string folder_;
};

void flip(const std::string& path, std::int64_t at) {
    std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
    file.seekg(at);
    const int byte = file.get();
    file.seekp(at);
    file.put(static_cast<char>(byte ^ 1));
}

TEST(TablesCommand, an_empty_store_says_how_to_fill_it) {
    const io::Folder folder;
    const Tables tables(folder.path() + "/none");
    const Outcome outcome = tables({});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_EQ(outcome.out,
              "no tables in " + tables.folder() + "\nmake some: noyes tables build 4x4\n");
    EXPECT_EQ(tables.json({"list"})["tables"].size(), 0u);
    EXPECT_FALSE(std::filesystem::exists(tables.folder()));  // looking leaves nothing behind
}

TEST(TablesCommand, builds_lists_verifies_and_removes) {
    const io::Folder folder;
    const Tables tables(folder.path() + "/tables");
    const Outcome built = tables({"build", "4x4", "5-5-5"});
    EXPECT_EQ(built.exit, 0) << built.err;
    EXPECT_THAT(built.out, StartsWith("4x4 5-5-5 for blank-last, 3 tables in "));
    EXPECT_THAT(built.out, HasSubstr("  made in "));
    EXPECT_EQ(built.err, "");
    EXPECT_EQ(tables.files().size(), 3u);

    const Outcome listed = tables({"list"});
    EXPECT_THAT(listed.out, HasSubstr("\n4x4  5-5-5  blank-last, blank-first, snake\n"));
    EXPECT_THAT(listed.out, HasSubstr("\n3 tables, "));
    EXPECT_EQ(tables({}).out, listed.out);

    const Outcome verified = tables({"verify", "4x4", "5-5-5", "--sample", "20"});
    EXPECT_EQ(verified.exit, 0);
    EXPECT_THAT(verified.out, HasSubstr("good, 20 entries worked out anew"));

    const Outcome removed = tables({"remove", "4x4"});
    EXPECT_EQ(removed.exit, 0);
    EXPECT_THAT(removed.out, HasSubstr("\n3 files removed, "));
    EXPECT_EQ(tables.files().size(), 0u);
    EXPECT_EQ(tables({"remove", "4x4"}).out, "nothing to remove\n");
}

TEST(TablesCommand, json_has_the_same_for_programs) {
    const io::Folder folder;
    const Tables tables(folder.path());
    const Json built = tables.json({"build", "3x3", "4-4", "--threads", "1"});
    EXPECT_EQ(built["status"], "done");
    EXPECT_EQ(built["partition"], "4-4");
    ASSERT_EQ(built["tables"].size(), 2u);
    const Json listed = tables.json({"list"});
    ASSERT_EQ(listed["tables"].size(), 2u);
    std::uint64_t sum = 0;
    for (const Json& table : listed["tables"]) {
        EXPECT_EQ(table["tiles"], 4);
        EXPECT_EQ(table["homes"].size(), 4u);
        EXPECT_EQ(table["status"], "good");
        sum += table["bytes"].get<std::uint64_t>();
    }
    EXPECT_EQ(listed["bytes"], sum);
    EXPECT_EQ(listed["complete"][0]["partition"], "4-4");
    for (const Json& table :
         records_of(tables({"verify", "--sample", "9", "--seed", "1", "--json"}).out))
        EXPECT_EQ(table["status"], "good");
    EXPECT_EQ(tables.json({"remove", "--all"})["bytes"], sum);
}

// The snail's blank lies elsewhere; blank-first is blank-last turned by half.
TEST(TablesCommand, goals_share_tables_where_a_turn_makes_them_alike) {
    const io::Folder folder;
    const Tables tables(folder.path());
    EXPECT_EQ(tables({"build", "3x3", "4-4", "--goal", "blank-last"}).exit, 0);
    const Json turned = tables.json({"build", "3", "4-4", "--goal", "blank-first"});
    for (const Json& table : turned["tables"]) EXPECT_EQ(table["status"], "there");
    const Json other = tables.json({"build", "3", "4-4", "--goal", "snail"});
    for (const Json& table : other["tables"]) EXPECT_EQ(table["status"], "made");
}

TEST(TablesCommand, without_a_partition_builds_the_largest_that_has_a_name) {
    const io::Folder folder;
    const Tables tables(folder.path());
    EXPECT_EQ(tables.json({"build", "3x3"})["partition"], "8");
}

TEST(TablesCommand, good_tables_are_kept_and_damaged_ones_made_anew) {
    const io::Folder folder;
    const Tables tables(folder.path());
    EXPECT_EQ(tables({"build", "3x3", "4-4"}).exit, 0);
    flip(tables.files().front(), 5000);
    const Outcome verified = tables({"verify", "--sample", "1"});
    EXPECT_EQ(verified.exit, 4);
    EXPECT_THAT(verified.out, HasSubstr("DAMAGED: its entries are damaged"));
    const Outcome built = tables({"build", "3x3", "4-4"});
    EXPECT_EQ(built.exit, 0);
    EXPECT_THAT(built.err, HasSubstr(": its entries are damaged; it is made anew\n"));
    EXPECT_THAT(built.out, HasSubstr("  replaced in "));
    EXPECT_THAT(built.out, HasSubstr("  there already\n"));
    EXPECT_EQ(tables({"verify", "--sample", "1"}).exit, 0);
    EXPECT_THAT(tables({"build", "3x3", "4-4", "--force"}).out, Not(HasSubstr("there already")));
}

TEST(TablesCommand, damaged_headers_and_foreign_files_are_marked) {
    const io::Folder folder;
    const Tables tables(folder.path());
    EXPECT_EQ(tables({"build", "3x3", "8"}).exit, 0);
    flip(tables.files().front(), 17);
    std::ofstream(folder.path() + "/holiday.jpg") << "a photo";
    const Outcome listed = tables({"list"});
    EXPECT_EQ(listed.exit, 0);
    EXPECT_THAT(listed.out, HasSubstr("NOT USABLE"));
    EXPECT_THAT(listed.out, HasSubstr("a table of version "));
    EXPECT_THAT(listed.out, Not(HasSubstr("complete for")));
    EXPECT_THAT(listed.out, Not(HasSubstr("holiday")));
    EXPECT_EQ(tables.json({"list"})["tables"][0]["error"]["code"], "other-table-version");
    EXPECT_EQ(tables({"remove", "--all"}).exit, 0);
    EXPECT_EQ(tables.files(), std::vector{folder.path() + "/holiday.jpg"});
}

TEST(TablesCommand, verify_finds_entries_that_were_wrong_when_they_were_written) {
    const io::Folder folder;
    const Tables tables(folder.path());
    EXPECT_EQ(tables({"build", "3x3", "4-4"}).exit, 0);
    // As if the builder had made a mistake: no entry exceeds the Manhattan distance.
    const tiles::TableKey key = io::read_table_folder(folder.path())->tables.at(0).key;
    const std::vector<std::byte> zeros(tiles::table_bytes(key));
    io::store(tiles::Table(key, zeros, nullptr), folder.path());
    const Outcome outcome = tables({"verify", "--sample", "200", "--seed", "3"});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_THAT(outcome.out, HasSubstr("WRONG: "));
    EXPECT_THAT(outcome.out, HasSubstr("good, "));
}

TEST(TablesCommand, says_beforehand_what_does_not_fit) {
    const io::Folder folder;
    const Tables tables(folder.path());
    const Outcome memory = tables({"build", "4x4", "7-8", "--memory-limit", "100M"});
    EXPECT_EQ(memory.exit, 4);
    EXPECT_THAT(memory.err, HasSubstr("the tables of 4x4 7-8 take 1."));
    EXPECT_THAT(memory.err, HasSubstr(" of memory while they are made, and 100.0 MB are allowed"));
    const Outcome hopeless = tables({"build", "6x6", "15"});
    EXPECT_EQ(hopeless.exit, 4);
    EXPECT_THAT(hopeless.err, HasSubstr("the tables of 6x6 15 take more memory than there is"));
    EXPECT_EQ(tables.files().size(), 0u);
}

TEST(TablesCommand, a_disk_that_is_too_small_gives_4_and_loses_nothing) {
    const io::SmallDisk disk;
    if (!disk.mounted()) GTEST_SKIP() << "only root may mount a small disk";
    const Tables tables(disk.path());
    EXPECT_EQ(tables({"build", "3x3", "4-4"}).exit, 0);
    const Outcome outcome = tables({"build", "4x4", "6-6-3"});
    EXPECT_EQ(outcome.exit, 4);
    EXPECT_THAT(outcome.err, HasSubstr("on the disk, and "));
    EXPECT_THAT(outcome.err, HasSubstr(" are free in " + disk.path()));
    EXPECT_EQ(tables.files().size(), 2u);
    EXPECT_EQ(tables({"verify", "--sample", "5"}).exit, 0);
}

TEST(TablesCommand, ctrl_c_and_a_time_limit_leave_nothing_broken) {
    const io::Folder folder;
    const Tables tables(folder.path());
    const Outcome stopped =
        run({.arguments = {"tables", "build", "4x4", "7-8", "--tables", folder.path()},
             .signal_after = 500ms});
    EXPECT_EQ(stopped.exit, 130);
    EXPECT_LT(stopped.after_signal, 3s);
    const Outcome limited = tables({"build", "4x4", "7-8", "--time-limit", "300ms"});
    EXPECT_EQ(limited.exit, 3);
    EXPECT_THAT(limited.err, HasSubstr("the time limit was reached; what is finished is kept"));
    for (const std::string& file : tables.files())
        EXPECT_THAT(file, testing::EndsWith(".noyes-table"));
}

TEST(TablesCommand, a_build_killed_at_any_moment_leaves_a_usable_store) {
    const io::Folder folder;
    const Tables tables(folder.path());
    EXPECT_EQ(tables({"build", "3x3", "4-4"}).exit, 0);
    Random random(20);
    for (int i = 0; i < 20; ++i) {
        run({.arguments = {"tables", "build", "4x4", "6-6-3", "--force", "--tables", folder.path()},
             .signal_after = std::chrono::milliseconds(random.below(400)),
             .signal = SIGKILL});
        EXPECT_EQ(tables({"list"}).exit, 0);
        const Outcome verified = tables({"verify", "--sample", "0"});
        EXPECT_EQ(verified.exit, 0) << verified.out << verified.err;
    }
    EXPECT_EQ(tables({"build", "4x4", "6-6-3"}).exit, 0);
    EXPECT_EQ(tables.json({"list"})["drafts"].size(), 0u);
    EXPECT_EQ(tables.files().size(), 5u);
    EXPECT_EQ(tables({"verify", "--sample", "5"}).exit, 0);
}

TEST(TablesCommand, leftovers_are_shown_and_removed) {
    const io::Folder folder;
    const Tables tables(folder.path());
    std::ofstream(folder.path() + "/3x3-blank0-tiles1.noyes-table.draft") << std::string(9000, 'x');
    EXPECT_THAT(tables({"list"}).out, HasSubstr("left over: 3x3  _x./.../...  "));
    EXPECT_THAT(tables({"remove", "3x3"}).out, HasSubstr("1 file removed, "));
    EXPECT_EQ(tables.files().size(), 0u);
}

TEST(TablesCommand, two_processes_that_build_the_same_do_no_harm) {
    const io::Folder folder;
    const Tables tables(folder.path());
    const auto build = [&] { return tables({"build", "4x4", "7-7-1", "--json"}); };
    auto first = std::async(std::launch::async, build);
    auto second = std::async(std::launch::async, build);
    std::size_t made = 0;
    for (auto* process : {&first, &second}) {
        const Outcome outcome = process->get();
        EXPECT_EQ(outcome.exit, 0) << outcome.err;
        const Json record = Json::parse(outcome.out);
        for (const Json& table : record["tables"]) made += table["status"] == "made" ? 1 : 0;
    }
    EXPECT_EQ(made, 3u);  // each table once, whoever did it
    EXPECT_EQ(tables.files().size(), 3u);
    EXPECT_EQ(tables({"verify", "--sample", "1"}).exit, 0);
}

TEST(TablesCommand, shows_progress_on_a_terminal) {
    const io::Folder folder;
    const Outcome outcome =
        run({.arguments = {"tables", "build", "4x4", "7-7-1", "--tables", folder.path()},
             .terminal = true});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_THAT(outcome.out, HasSubstr("table 1 of 3   "));
    EXPECT_THAT(outcome.out, HasSubstr(" entries"));
}

TEST(TablesCommand, uses_the_cache_folder_of_the_user) {
    const io::Folder folder;
    EXPECT_EQ(run({.arguments = {"tables", "build", "3x3", "4-4"},
                   .environment = {"XDG_CACHE_HOME=" + folder.path()}})
                  .exit,
              0);
    EXPECT_EQ(Tables(folder.path() + "/noyes/tables").files().size(), 2u);
    const Outcome homeless =
        run({.arguments = {"tables"}, .environment = {"XDG_CACHE_HOME=", "HOME="}});
    EXPECT_EQ(homeless.exit, 4);
    EXPECT_THAT(homeless.err, HasSubstr("name one, --tables FOLDER"));
}

TEST(TablesCommand, the_folder_may_be_named_before_the_part) {
    const io::Folder folder;
    EXPECT_EQ(noyes({"tables", "--tables", folder.path(), "build", "3x3", "4-4"}).exit, 0);
    EXPECT_EQ(Tables(folder.path()).files().size(), 2u);
}

TEST(TablesCommand, bad_command_lines_name_what_is_wrong) {
    const io::Folder folder;
    const Tables tables(folder.path());
    EXPECT_THAT(tables({"build"}).err, HasSubstr("size is required"));
    EXPECT_THAT(tables({"build", "4x4", "7-9"}).err,
                HasSubstr("the patterns have 16 tiles, but the board has 15; 4x4 has 5-5-5, "));
    EXPECT_THAT(tables({"build", "7x7"}).err, HasSubstr("36 cells are the most"));
    EXPECT_THAT(tables({"buidl"}).err, HasSubstr("did you mean build?"));
    EXPECT_THAT(tables({"build", "4x4", "--forse"}).err, HasSubstr("did you mean --force?"));
    EXPECT_THAT(tables({"build", "4x4", "7-8", "/tmp"}).err,
                HasSubstr("see noyes tables build --help"));
    EXPECT_THAT(tables({"remove"}).err, HasSubstr("remove what?"));
    EXPECT_THAT(tables({"remove", "4x4", "--all"}).err, HasSubstr("remove what?"));
    EXPECT_THAT(tables({"verify", "4x4"}).err, HasSubstr("there are no such tables in "));
    for (const std::vector<std::string>& bad : std::vector<std::vector<std::string>>{
             {"build"}, {"build", "4x4", "7-9"}, {"build", "9"}, {"remove"}, {"verify", "4x4"}})
        EXPECT_EQ(tables(bad).exit, 2) << bad.front();
}

}  // namespace
}  // namespace noyes::test
