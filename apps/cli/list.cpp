// noyes list: what the catalog has, with explanations.
#include <apps/play/suggestion.hpp>
#include <noyes/io/terminal.hpp>

#include "codes.hpp"
#include "commands.hpp"
#include "json.hpp"
#include "option_values.hpp"
#include "shared.hpp"
#include "topics.hpp"
#include "wrapping.hpp"

#include <fmt/format.h>

#include <memory>
#include <utility>

namespace noyes::cli {

namespace {

struct ListOptions {
    std::string topic{};  // all of them if empty
    std::string name{};   // of one entry, which is then shown in full
    bool json = false;
    bool markdown = false;
};

std::vector<std::string_view> topic_names() {
    std::vector<std::string_view> names;
    for (const Topic& topic : topics()) names.push_back(topic.name);
    return names;
}

constexpr std::size_t indent = 22;

// Lines of text, each wrapped and indented.
class EntryText {
   public:
    explicit EntryText(std::string_view name)
        : lines_(fmt::format("  {:<{}}", name, indent - 2)),
          width_(static_cast<std::size_t>(io::terminal_size(io::standard_output).columns)) {}

    void add(std::string_view line) {
        if (lines_.ends_with('\n')) lines_.append(indent, ' ');
        lines_ += wrapped(line, indent, width_) + "\n";
    }
    [[nodiscard]] const std::string& text() const { return lines_; }

   private:
    std::string lines_;
    std::size_t width_;
};

std::string option_text(const OptionDescription& option) {
    return fmt::format("--{} {}: {} ({} by default)", option.name, values_of(option),
                       option.summary, option.fallback);
}

std::string entry_text(const Entry& entry) {
    const Description& about = *entry.about;
    EntryText lines(about.name);
    lines.add(about.summary);
    if (!about.alias.empty()) lines.add(fmt::format("also called {}", about.alias));
    if (!entry.guarantees.empty()) lines.add(entry.guarantees);
    for (const OptionDescription& option : about.options) lines.add(option_text(option));
    if (!about.source.empty()) lines.add(fmt::format("source: {}", about.source));
    return lines.text();
}

std::string code_text(PseudoCode code) {
    std::string text;
    for (const CodeLine& line : code) text += fmt::format("    {}\n", line.text);
    return text;
}

Json option_json(const OptionDescription& option) {
    Json record{{"name", option.name}, {"summary", option.summary}, {"default", option.fallback}};
    if (option.is_number()) {
        record["least"] = option.least;
        record["most"] = option.most;
    } else if (!option.takes_word()) {
        record["choices"] = option.choices;
    }
    return record;
}

Json entry_json(const Entry& entry) {
    const Description& about = *entry.about;
    Json record{{"name", about.name}};
    if (!about.alias.empty()) record["alias"] = about.alias;
    record["summary"] = about.summary;
    record["source"] = about.source;
    for (const auto& [name, value] : entry.properties) record[std::string(name)] = value;
    record["options"] = Json::array();
    for (const OptionDescription& option : about.options)
        record["options"].push_back(option_json(option));
    return record;
}

void print_topics(Session& session, std::span<const Topic> chosen) {
    for (const Topic& topic : chosen) {
        if (&topic != chosen.data()) session.print("\n");
        session.print(fmt::format("{}\n{}", topic.heading, topic.explanation));
        for (const Entry& entry : topic.entries()) session.print(entry_text(entry));
    }
}

Exit print_entry(Session& session, const Topic& topic, const ListOptions& options) {
    std::vector<std::string_view> names;
    for (const Entry& entry : topic.entries()) {
        const Description& about = *entry.about;
        names.push_back(about.name);
        if (about.name != options.name && (about.alias.empty() || about.alias != options.name))
            continue;
        Json record = json_record();
        record[std::string(topic.name)] = Json::array({entry_json(entry)});
        if (options.json) session.print(line(std::move(record)));
        else session.print(entry_text(entry));
        if (!options.json && !entry.code.empty()) session.print("\n" + code_text(entry.code));
        return Exit::done;
    }
    return session.fail(
        not_in_list(code::unknown_value, options.name, std::string(topic.name), names));
}

void print_topics_json(Session& session, std::span<const Topic> chosen) {
    Json record = json_record();
    for (const Topic& topic : chosen) {
        Json& list = record[std::string(topic.name)] = Json::array();
        for (const Entry& entry : topic.entries()) list.push_back(entry_json(entry));
    }
    session.print(line(std::move(record)));
}

std::string option_markdown(const OptionDescription& option) {
    return fmt::format("- `--{} {}`: {} ({} by default)\n", option.name, values_of(option),
                       option.summary, option.fallback);
}

std::string entry_markdown(const Entry& entry) {
    const Description& about = *entry.about;
    std::string text = fmt::format("### {}\n\n{}\n\n", about.name, about.summary);
    if (!about.alias.empty()) text += fmt::format("- also called `{}`\n", about.alias);
    if (!entry.guarantees.empty()) text += fmt::format("- {}\n", entry.guarantees);
    for (const OptionDescription& option : about.options) text += option_markdown(option);
    if (!about.source.empty()) text += fmt::format("- source: {}\n", about.source);
    if (!entry.code.empty()) text += fmt::format("\n```text\n{}```\n", code_text(entry.code));
    return text + "\n";
}

void print_topics_markdown(Session& session, std::span<const Topic> chosen) {
    session.print("# The catalog\n\n`noyes list --markdown` wrote this page.\n\n");
    for (const Topic& topic : chosen) {
        session.print(fmt::format("## {}\n\n", topic.heading));
        if (!topic.explanation.empty())
            session.print(fmt::format("```text\n{}```\n\n", topic.explanation));
        for (const Entry& entry : topic.entries()) session.print(entry_markdown(entry));
    }
}

Attempt<std::span<const Topic>> choose(const std::string& name) {
    if (name.empty()) return topics();
    for (const Topic& topic : topics()) {
        if (topic.name == name) return std::span<const Topic>(&topic, 1);
    }
    return not_in_list(code::unknown_value, name, "list", topic_names());
}

Exit list(Session& session, const ListOptions& options) {
    if (options.json) session.speak_json();
    const Attempt<std::span<const Topic>> chosen = choose(options.topic);
    if (!chosen) return session.fail(chosen.error());
    if (!options.name.empty()) return print_entry(session, chosen->front(), options);
    if (options.json) print_topics_json(session, *chosen);
    else if (options.markdown) print_topics_markdown(session, *chosen);
    else print_topics(session, *chosen);
    return Exit::done;
}

}  // namespace

Exit list_topic(Session& session, const std::string& name, bool json) {
    return list(session, {.topic = name, .json = json});
}

Command add_list(CLI::App& app) {
    CLI::App* command =
        add_command(app, "list", "What there is: algorithms, heuristics, goals, sets, levels");
    auto options = std::make_shared<ListOptions>();
    add_option(*command, "topic", options->topic, "Only these")
        .type_name(joined(topic_names(), "|"));
    add_option(*command, "name", options->name, "Only this one, in full: with its lines of code");
    add_flag(*command, "--json", options->json, "One line of JSON");
    add_flag(*command, "--markdown", options->markdown, "A page for docs/");
    add_footer(
        *command,
        "Examples:\n  noyes list\n  noyes list algorithms astar\n  noyes list heuristics --json");
    return {command, [options](Session& session) { return list(session, *options); }};
}

}  // namespace noyes::cli
