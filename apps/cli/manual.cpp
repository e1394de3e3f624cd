#include "commands.hpp"
#include "manual.hpp"
#include "option_table.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <string_view>

namespace noyes::cli {

namespace {

constexpr std::string_view name = "solves and explains sliding puzzles";

constexpr std::string_view endings = R"(.SH ENVIRONMENT
.TP
.B NO_COLOR
If set, there are no colours on a terminal.
.SH EXIT STATUS
.TP
.B 0
Done: solved; for \fBcheck\fR, well formed and solvable; for \fBverify\fR, right.
.TP
.B 1
The answer is no: there is no solution, or \fBverify\fR found a wrong one.
.TP
.B 2
Bad command line or bad input.
.TP
.B 3
A limit was reached, or it was stopped, before any solution.
.TP
.B 4
A resource failed: a full disk, a damaged table, not enough memory.
.TP
.B 130
Interrupted by Ctrl\-C.
)";

// No backslash, hyphen, or point or quote at the start of a line means anything.
std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        const bool line_begins = safe.empty() || safe.back() == '\n';
        if (line_begins && (c == '.' || c == '\'')) safe += "\\&";
        if (c == '\\') safe += "\\e";
        else if (c == '-') safe += "\\-";
        else safe += c;
    }
    return safe;
}

std::string bold(std::string_view text) { return fmt::format("\\fB{}\\fR", escaped(text)); }
std::string italic(std::string_view text) { return fmt::format("\\fI{}\\fR", escaped(text)); }

// Lines as they are.
std::string verbatim(std::string_view text) {
    return fmt::format(".PP\n.nf\n{}\n.fi\n", escaped(text));
}

std::string option_text(const CLI::Option& option) {
    std::string text;
    for (const std::string& spelling : spellings(option))
        text += (text.empty() ? "" : ", ") + bold(spelling);
    if (takes_value(option)) text += " " + italic(option.get_type_name());
    return fmt::format(".TP\n{}\n{}\n", text, escaped(option.get_description()));
}

std::string positional_text(const CLI::Option& option) {
    return fmt::format(".TP\n{}\n{}\n", italic(option.get_type_name()),
                       escaped(option.get_description()));
}

// "tables build"
std::string full_name(const CLI::App& command) {
    const CLI::App* parent = command.get_parent();
    const bool top = parent == nullptr || parent->get_parent() == nullptr;
    return top ? command.get_name() : fmt::format("{} {}", full_name(*parent), command.get_name());
}

std::string synopsis(const CLI::App& command) {
    std::string text = fmt::format("{} {}", bold("noyes"), bold(full_name(command)));
    for (const CLI::Option* positional : positionals_of(command))
        text += fmt::format(" [{}]", italic(positional->get_type_name()));
    return text + " [" + italic("OPTION") + "]...\n";
}

std::string command_text(const CLI::App& command) {
    std::string text = fmt::format(".SS {}\n{}.PP\n{}.\n", escaped(full_name(command)),
                                   synopsis(command), escaped(command.get_description()));
    for (const std::string& alias : command.get_aliases())
        text += fmt::format("Also called {}.\n", bold(alias));
    for (const CLI::Option* positional : positionals_of(command))
        text += positional_text(*positional);
    for (const CLI::Option* option : options_of(command)) text += option_text(*option);
    text += verbatim(command.get_footer());
    for (const CLI::App* part : commands_of(command)) text += command_text(*part);
    return text;
}

}  // namespace

std::string manual_page(const CLI::App& app) {
    std::string text =
        fmt::format(".TH NOYES 1 \"\" \"noyes {}\"\n.SH NAME\nnoyes \\- {}\n", NOYES_VERSION, name);
    text += fmt::format(".SH SYNOPSIS\n{} [{} [{}]...]\n", bold("noyes"), italic("COMMAND"),
                        italic("ARGUMENT"));
    text += fmt::format(".SH DESCRIPTION\n{}\n", escaped(app.get_description()));
    text += ".SH OPTIONS\n";
    for (const CLI::Option* option : options_of(app)) text += option_text(*option);
    text += ".SH COMMANDS\n";
    for (const CLI::App* command : commands_of(app)) text += command_text(*command);
    return text + std::string(endings) + ".SH EXAMPLES\n" + verbatim(app.get_footer());
}

Command add_man(CLI::App& app) {
    CLI::App* command = app.add_subcommand("man", "The manual page")->group("");
    return {command, [&app](Session& session) {
                session.print(manual_page(app));
                return Exit::done;
            }};
}

}  // namespace noyes::cli
