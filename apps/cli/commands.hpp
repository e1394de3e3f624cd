// The subcommands. Each file of that name has one; main asks the one that was named.
#pragma once

#include "command_options.hpp"
#include "session.hpp"

#include <functional>

namespace noyes::cli {

struct Command {
    CLI::App* app;  // set if it was named on the command line
    std::function<Exit(Session&)> run;
};

Command add_solve(CLI::App& app);
Command add_n_puzzle(CLI::App& app);
Command add_generate(CLI::App& app);
Command add_enumerate(CLI::App& app);
Command add_check(CLI::App& app);
Command add_verify(CLI::App& app);
Command add_tables(CLI::App& app);
Command add_list(CLI::App& app);
Command add_play(CLI::App& app);
Command add_gui(CLI::App& app);
Command add_batch(CLI::App& app);
Command add_compare(CLI::App& app);
Command add_bench(CLI::App& app);

// Hidden: writes the manual page, which is made when the program is built.
Command add_man(CLI::App& app);

// What happens without a subcommand: a random 15-puzzle, solved.
Command add_welcome(CLI::App& app);

}  // namespace noyes::cli
