// Files kept for the user: replaced as a whole, set aside when they are damaged.
#include <noyes/io/user_files.hpp>

#include <noyes/io/codes.hpp>
#include <noyes/io/input.hpp>

#include "files.hpp"

#include <gtest/gtest.h>
#include <stdlib.h>

namespace noyes::io {
namespace {

TEST(UserFiles, are_replaced_and_leave_nothing_else_behind) {
    const Folder folder;
    const std::string path = folder.path() + "/deep/er/scores";
    EXPECT_FALSE(replace_file(path, "first"));
    EXPECT_EQ(content(path), "first");
    EXPECT_FALSE(replace_file(path, "second"));
    EXPECT_EQ(content(path), "second");
    EXPECT_EQ(files_in(folder.path() + "/deep/er"), 1u);
}

TEST(UserFiles, a_folder_that_cannot_be_made_is_an_error_with_the_path) {
    const Folder folder;
    const std::string file = folder.add("file", "");
    const std::optional<Error> error = replace_file(file + "/scores", "text");
    ASSERT_TRUE(error);
    EXPECT_EQ(error->code, code::cannot_write);
    EXPECT_NE(error->text.find(file + "/scores"), std::string::npos);
}

TEST(UserFiles, a_folder_in_the_place_of_the_file_is_an_error_and_leaves_no_draft) {
    const Folder folder;
    folder.add("scores/inside", "kept");
    EXPECT_TRUE(replace_file(folder.path() + "/scores", "text"));
    EXPECT_EQ(content(folder.path() + "/scores/inside"), "kept");
    EXPECT_EQ(files_in(folder.path()), 1u);
}

TEST(UserFiles, are_set_aside_under_a_name_that_is_free) {
    const Folder folder;
    const std::string path = folder.add("scores", "bad");
    EXPECT_EQ(set_aside(path), path + ".damaged-1");
    folder.add("scores", "worse");
    EXPECT_EQ(set_aside(path), path + ".damaged-2");
    EXPECT_EQ(content(path + ".damaged-1"), "bad");
    EXPECT_EQ(content(path + ".damaged-2"), "worse");
    EXPECT_FALSE(exists(path));
    EXPECT_FALSE(set_aside(path));
}

TEST(UserFiles, lie_where_the_xdg_specification_says) {
    ::setenv("XDG_DATA_HOME", "/data", 1);
    EXPECT_EQ(user_file("x"), "/data/noyes/x");
    ::setenv("XDG_DATA_HOME", "relative", 1);  // which is to be ignored
    ::setenv("HOME", "/home/me", 1);
    EXPECT_EQ(user_file("x"), "/home/me/.local/share/noyes/x");
    ::unsetenv("XDG_DATA_HOME");
    ::unsetenv("HOME");
    EXPECT_EQ(user_file("x"), std::nullopt);
}

}  // namespace
}  // namespace noyes::io
