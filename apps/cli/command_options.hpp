// Commands and their options, as CLI11 is told of them. Its headers bring four seconds of compiling
// into every file that includes them: only those that walk its tables do, all others come here.
//
//   CLI::App* command = add_command(app, "solve", "Solve one board");
//   add_option(*command, "--seed", options->seed, "The same again").type_name("NUMBER");
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace noyes::cli {

// An option that was just added, to say more of it.
class AddedOption {
   public:
    explicit AddedOption(CLI::Option* option) : option_(option) {}

    AddedOption& type_name(const std::string& name);
    AddedOption& required();
    AddedOption& comma_separated();
    AddedOption& in_range(int least, int most);  // the help shows 1..10
    AddedOption& needs(AddedOption other);

   private:
    CLI::Option* option_;
};

CLI::App* add_command(CLI::App& app, const std::string& name, const std::string& about);
// Whatever stands behind it is not read but handed on: see `handed_on`.
CLI::App* add_handing_command(CLI::App& app, const std::string& name, const std::string& about);
std::vector<std::string> handed_on(const CLI::App& command);
void add_alias(CLI::App& app, const std::string& name);
void add_footer(CLI::App& app, const std::string& text);
void require_at_most_one_command(CLI::App& app);

AddedOption add_flag(CLI::App& app, const std::string& names, bool& value,
                     const std::string& about);
AddedOption add_option(CLI::App& app, const std::string& names, int& value,
                       const std::string& about);
AddedOption add_option(CLI::App& app, const std::string& names, std::optional<std::uint64_t>& value,
                       const std::string& about);
AddedOption add_option(CLI::App& app, const std::string& names, std::string& value,
                       const std::string& about);
AddedOption add_option(CLI::App& app, const std::string& names, std::optional<std::string>& value,
                       const std::string& about);
AddedOption add_option(CLI::App& app, const std::string& names, std::vector<std::string>& values,
                       const std::string& about);

bool knows_option(const CLI::App& app, const std::string& name);
bool was_named(const CLI::App& command);  // on the command line

}  // namespace noyes::cli
