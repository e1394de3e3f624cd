#include <noyes/catalog/catalog.hpp>

#include <noyes/catalog/choice.hpp>
#include <noyes/catalog/level_catalog.hpp>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace noyes::catalog {
namespace {

const std::filesystem::path source = NOYES_SOURCE "/noyes";

template <class Entries>
std::vector<std::string> names_of(const Entries& entries) {
    std::vector<std::string> names;
    for (const auto& entry : entries) names.emplace_back(entry.about.name);
    return names;
}

void expect_filled(const Description& about) {
    EXPECT_FALSE(about.name.empty());
    EXPECT_FALSE(about.summary.empty()) << about.name;
    EXPECT_FALSE(about.source.empty()) << about.name;
    EXPECT_EQ(about.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"),
              std::string_view::npos);
    EXPECT_EQ(about.summary.find('\n'), std::string_view::npos) << about.name;
    for (const OptionDescription& option : about.options) {
        EXPECT_FALSE(option.name.empty()) << about.name;
        EXPECT_FALSE(option.summary.empty()) << option.name;
        if (!option.choices.empty()) {
            EXPECT_THAT(option.choices, testing::Contains(option.fallback));
        }
    }
}

template <class Entries>
void expect_distinct(const Entries& entries) {
    std::set<std::string_view> known{automatic};
    for (const auto& entry : entries) {
        expect_filled(entry.about);
        EXPECT_TRUE(known.insert(entry.about.name).second) << entry.about.name;
        if (entry.about.alias.empty()) continue;
        EXPECT_TRUE(known.insert(entry.about.alias).second) << entry.about.alias;
    }
}

TEST(Catalog, describes_every_algorithm_under_names_of_its_own) { expect_distinct(algorithms()); }

TEST(Catalog, describes_every_heuristic_under_names_of_its_own) { expect_distinct(heuristics()); }

TEST(Catalog, finds_entries_by_name_and_by_alias) {
    for (const Algorithm& one : algorithms()) EXPECT_EQ(find_algorithm(one.about.name), &one);
    for (const Heuristic& one : heuristics()) EXPECT_EQ(find_heuristic(one.about.name), &one);
    ASSERT_NE(find_heuristic("linear"), nullptr);
    EXPECT_EQ(find_heuristic("linear")->about.name, "linear-conflict");
}

TEST(Catalog, finds_nothing_under_other_names) {
    for (const std::string_view name : {"", "auto", "Astar", "astar ", "nobody"}) {
        EXPECT_EQ(find_algorithm(name), nullptr) << name;
        EXPECT_EQ(find_heuristic(name), nullptr) << name;
    }
}

// The name after `Description about{` in each header that has one.
std::vector<std::string> names_in(const std::filesystem::path& folder) {
    std::vector<std::string> names;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        std::ostringstream content;
        content << std::ifstream(file.path()).rdbuf();
        const std::string text = content.str();
        const std::size_t about = text.find("Description about{");
        if (about == std::string::npos) continue;
        const std::string before = ".name = \"";
        const std::size_t begin = text.find(before, about) + before.size();
        names.push_back(text.substr(begin, text.find('"', begin) - begin));
    }
    return names;
}

TEST(Catalog, has_every_heuristic_of_the_source_tree) {
    EXPECT_THAT(names_of(heuristics()),
                testing::UnorderedElementsAreArray(names_in(source / "tiles/heuristics")));
}

// Some are for tile boards, some for sliding blocks, some for both.
TEST(Catalog, has_every_algorithm_of_the_source_tree) {
    std::set<std::string> names;
    for (const char* folder : {"search", "tiles/large"}) {
        for (const std::string& name : names_in(source / folder)) names.insert(name);
    }
    std::set<std::string> listed;
    for (const std::string& name : names_of(algorithms())) listed.insert(name);
    for (const std::string& name : names_of(level_algorithms())) listed.insert(name);
    EXPECT_EQ(listed, names);
}

TEST(Catalog, has_every_heuristic_for_blocks_of_the_source_tree) {
    EXPECT_THAT(names_of(level_heuristics()),
                testing::IsSupersetOf(names_in(source / "blocks/heuristics")));
}

}  // namespace
}  // namespace noyes::catalog
