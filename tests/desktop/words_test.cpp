// Every text of the window is in the word list, and the list has no other for it.
#include <noyes/base/words.hpp>

#include <noyes/data/data.hpp>

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>

namespace noyes {
namespace {

std::set<std::string> keys_in(const std::string& text, const std::string& form) {
    std::set<std::string> keys;
    const std::regex wanted(form);
    for (std::sregex_iterator found(text.begin(), text.end(), wanted), end; found != end; ++found)
        keys.insert((*found)[1]);
    return keys;
}

std::string sources() {
    std::ostringstream text;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(NOYES_DESKTOP_SOURCE)) {
        const auto extension = entry.path().extension();
        if (extension == ".cpp" || extension == ".hpp") text << std::ifstream(entry.path()).rdbuf();
    }
    return std::regex_replace(text.str(), std::regex("//[^\n]*"), "");  // without comments
}

// A key that ends with a dash is the beginning of several: "desktop-theme-" + name. Buttons look
// for a sentence of their own: "desktop-undo" for "desktop-undo-tip".
bool is_used(std::string key, const std::set<std::string>& used) {
    constexpr std::string_view tip = "-tip";
    if (key.ends_with(tip)) key.resize(key.size() - tip.size());
    for (const std::string& one : used) {
        if (key == one || (one.ends_with('-') && key.starts_with(one))) return true;
    }
    return false;
}

TEST(DesktopWords, are_all_in_the_list_and_all_used) {
    const std::set<std::string> used = keys_in(sources(), "\"(desktop-[a-z0-9-]+)\"");
    const std::set<std::string> listed =
        keys_in("\n" + std::string(data::words_en()), "\n(desktop-[a-z0-9-]+) = ");
    EXPECT_FALSE(used.empty());
    for (const std::string& key : used)
        EXPECT_TRUE(key.ends_with('-') || listed.contains(key)) << key << " has no words";
    for (const std::string& key : listed) EXPECT_TRUE(is_used(key, used)) << key << " is not used";
}

}  // namespace
}  // namespace noyes
