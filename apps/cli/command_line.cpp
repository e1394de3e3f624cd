#include <apps/play/suggestion.hpp>
#include <noyes/io/input.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "command_line.hpp"
#include "commands.hpp"
#include "completion.hpp"
#include "help_format.hpp"
#include "shared.hpp"
#include "version.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace noyes::cli {

namespace {

constexpr const char* about =
    "Noyes solves and explains sliding puzzles. Without a command it makes a random\n"
    "15-puzzle and solves it.";

constexpr const char* command_line_examples = R"(Examples:
  noyes solve 120483765
  noyes solve board.txt --goal snail --format moves
  noyes generate 4x4 --seed 7
  noyes check "3 1 2 / 4 5 7 / 6 8 0"
  noyes compare 638541720 --algorithm astar,ida
  noyes batch boards.txt --threads 4 --output answers.json
  noyes list heuristics
  noyes play 3x3

`noyes COMMAND --help` has more on each.)";

// Errors are wanted as JSON even if the arguments cannot be understood.
bool wants_json(std::span<const char* const> arguments) {
    std::string_view before;
    for (const std::string_view argument : arguments) {
        if (argument == "--json" || argument == "--format=json") return true;
        if (before == "--format" && argument == "json") return true;
        before = argument;
    }
    return false;
}

// The words behind it are those of an unfinished line: nothing to parse.
bool asks_for_completion(std::span<const char* const> arguments) {
    return arguments.size() > 1 && std::string_view(arguments[1]) == "--complete";
}

const CLI::App& innermost(const CLI::App& app) {
    const auto chosen = app.get_subcommands();
    return chosen.empty() ? app : innermost(*chosen.front());
}

std::vector<std::string> known_words(const CLI::App& app) {
    std::vector<std::string> words;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        words.push_back(command->get_name());
    for (const CLI::Option* option : app.get_options()) {
        if (!option->get_lnames().empty()) words.push_back("--" + option->get_lnames().front());
    }
    return words;
}

// As it is typed: "noyes tables build".
std::string full_name(const CLI::App& command) {
    const CLI::App* parent = command.get_parent();
    return parent == nullptr ? "noyes" : full_name(*parent) + " " + command.get_name();
}

std::string advice_on(const std::string& word, const CLI::App& command) {
    const std::vector<std::string> known = known_words(command);
    const std::vector<std::string_view> names(known.begin(), known.end());
    const std::string_view meant = closest(word.substr(0, word.find('=')), names);
    if (!meant.empty()) return fmt::format("did you mean {}?", meant);
    if (command.get_parent() == nullptr && (io::exists(word) || tiles::parse_board(word)))
        return fmt::format("did you mean noyes solve {}?", quotable(word));
    return fmt::format("see {} --help", full_name(command));
}

// What to say about words that nobody asked for.
Failure unexpected_word(const CLI::App& app) {
    const CLI::App& command = innermost(app);
    const std::vector<std::string> extra = app.remaining(true);
    const std::string word = extra.empty() ? std::string() : extra.front();
    Failure failure{{.code = code::unexpected_argument, .text = quotable(word)}};
    failure.advice = advice_on(word, command);
    return failure;
}

}  // namespace

Exit run_command_line(Session& session, int count, const char* const* arguments) {
    CLI::App app(about, "noyes");
    app.formatter(std::make_shared<HelpFormat>());
    app.set_version_flag("--version", version_text(), "Print the version");
    app.set_help_flag("-h,--help", "Print this help");
    app.require_subcommand(0, 1);
    app.footer(command_line_examples);
    const Command welcome = add_welcome(app);
    const std::vector<Command> commands{
        add_solve(app),  add_n_puzzle(app), add_generate(app), add_enumerate(app), add_check(app),
        add_verify(app), add_tables(app),   add_list(app),     add_play(app),      add_gui(app),
        add_batch(app),  add_compare(app),  add_bench(app),    add_man(app)};
    if (asks_for_completion({arguments, static_cast<std::size_t>(count)})) {
        const std::vector<std::string> words(arguments + 2, arguments + count);
        session.print(to_lines(complete(app, words)));
        return Exit::done;
    }
    if (wants_json({arguments, static_cast<std::size_t>(count)})) session.speak_json();
    try {
        app.parse(count, arguments);
    } catch (const CLI::CallForHelp&) {
        session.print(app.help());
        return Exit::done;
    } catch (const CLI::CallForVersion& version) {
        session.print(fmt::format("{}\n", version.what()));
        return Exit::done;
    } catch (const CLI::ExtrasError&) {
        return session.fail(unexpected_word(app));
    } catch (const CLI::ParseError& error) {
        return session.fail({{.code = code::bad_command_line, .text = error.what()}});
    }
    for (const Command& command : commands) {
        if (command.app->parsed()) return command.run(session);
    }
    return welcome.run(session);
}

}  // namespace noyes::cli
