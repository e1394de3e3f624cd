#include "command_options.hpp"

#include <CLI/CLI.hpp>

namespace noyes::cli {

AddedOption& AddedOption::type_name(const std::string& name) {
    option_->type_name(name);
    return *this;
}

AddedOption& AddedOption::required() {
    option_->required();
    return *this;
}

AddedOption& AddedOption::comma_separated() {
    option_->delimiter(',');
    return *this;
}

AddedOption& AddedOption::in_range(int least, int most) {
    option_->check(CLI::Range(least, most));
    option_->option_text(std::to_string(least) + ".." + std::to_string(most));
    return *this;
}

AddedOption& AddedOption::needs(AddedOption other) {
    option_->needs(other.option_);
    return *this;
}

CLI::App* add_command(CLI::App& app, const std::string& name, const std::string& about) {
    return app.add_subcommand(name, about);
}

CLI::App* add_handing_command(CLI::App& app, const std::string& name, const std::string& about) {
    return app.add_subcommand(name, about)->prefix_command();
}

std::vector<std::string> handed_on(const CLI::App& command) { return command.remaining(); }

void add_alias(CLI::App& app, const std::string& name) { app.alias(name); }

void add_footer(CLI::App& app, const std::string& text) { app.footer(text); }

void require_at_most_one_command(CLI::App& app) { app.require_subcommand(0, 1); }

AddedOption add_flag(CLI::App& app, const std::string& names, bool& value,
                     const std::string& about) {
    return AddedOption(app.add_flag(names, value, about));
}

AddedOption add_option(CLI::App& app, const std::string& names, int& value,
                       const std::string& about) {
    return AddedOption(app.add_option(names, value, about));
}

AddedOption add_option(CLI::App& app, const std::string& names, std::optional<std::uint64_t>& value,
                       const std::string& about) {
    return AddedOption(app.add_option(names, value, about));
}

AddedOption add_option(CLI::App& app, const std::string& names, std::string& value,
                       const std::string& about) {
    return AddedOption(app.add_option(names, value, about));
}

AddedOption add_option(CLI::App& app, const std::string& names, std::optional<std::string>& value,
                       const std::string& about) {
    return AddedOption(app.add_option(names, value, about));
}

AddedOption add_option(CLI::App& app, const std::string& names, std::vector<std::string>& values,
                       const std::string& about) {
    return AddedOption(app.add_option(names, values, about));
}

bool knows_option(const CLI::App& app, const std::string& name) {
    return app.get_option_no_throw(name) != nullptr;
}

bool was_named(const CLI::App& command) { return command.parsed(); }

}  // namespace noyes::cli
