// What can stand where the cursor is: shells ask `noyes --complete WORD...` after each Tab.
//
//   noyes --complete solve --goal sn        snail <Tab> a spiral ...
//                                           snake <Tab> ...
//                                           :files
//
// The answer comes from the option table and the catalog, so that the scripts for the shells
// (apps/cli/completion) know no names.
#pragma once

#include "command_options.hpp"

#include <span>
#include <string>
#include <vector>

namespace noyes::cli {

struct Candidate {
    std::string word;
    std::string about{};
};

struct Completion {
    std::vector<Candidate> candidates{};
    bool files = false;  // the name of a file may stand there as well
};

// `words` are those behind the program's name; the last is the one to complete, perhaps empty.
Completion complete(const CLI::App& app, std::span<const std::string> words);

// One candidate a line, its explanation behind a tab; a last line `:files` if files may be named.
std::string to_lines(const Completion& completion);

}  // namespace noyes::cli
