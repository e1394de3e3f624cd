// noyes list: what the catalog has, with explanations.
#include <noyes/catalog/catalog.hpp>
#include <noyes/tiles/goal.hpp>

#include "codes.hpp"
#include "commands.hpp"
#include "json.hpp"
#include "option_values.hpp"
#include "suggestion.hpp"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <memory>
#include <utility>

namespace noyes::cli {

namespace {

struct ListOptions {
    std::string topic{};  // all of them if empty
    bool json = false;
};

// One entry of a list, whatever it is of.
struct Entry {
    const Description* about;
    std::vector<std::pair<std::string_view, bool>> properties{};  // for JSON
    std::string guarantees{};                                     // for people
};

using Entries = std::vector<Entry>;

std::string length_promise(const catalog::Algorithm& algorithm) {
    const double factor = algorithm.factor({});
    if (std::isinf(factor)) return "promises nothing about the length";
    if (!algorithm.uses_heuristic) return "shortest solution; uses no heuristic";
    if (factor == 1) return "shortest solution if the heuristic is admissible";
    return fmt::format("at most {} times the shortest by default, if the heuristic is admissible",
                       factor);
}

Entries algorithm_entries() {
    Entries entries;
    for (const catalog::Algorithm& entry : catalog::algorithms()) {
        entries.push_back({&entry.about,
                           {{"finds_optimum", entry.finds_optimum()},
                            {"uses_heuristic", entry.uses_heuristic},
                            {"stores_states", entry.stores_states},
                            {"can_find_all", entry.can_find_all}}});
        std::string& said = entries.back().guarantees;
        said = length_promise(entry);
        if (entry.stores_states) said += "; memory grows with the states seen";
        if (entry.can_find_all) said += "; can find all of them (--all)";
    }
    return entries;
}

Entries heuristic_entries() {
    Entries entries;
    for (const catalog::Heuristic& entry : catalog::heuristics()) {
        entries.push_back(
            {&entry.about, {{"admissible", entry.admissible}, {"consistent", entry.consistent}}});
        std::string& said = entries.back().guarantees;
        said = entry.admissible ? "admissible" : "not admissible";
        said += entry.consistent ? ", consistent" : ", not consistent";
    }
    return entries;
}

Entries goal_entries() {
    Entries entries;
    for (const tiles::NamedGoal& goal : tiles::named_goals()) entries.push_back({&goal.about});
    return entries;
}

struct Topic {
    std::string_view name;
    std::string_view heading;
    Entries (*entries)();
};

constexpr std::array topics{
    Topic{"algorithms", "Algorithms (--algorithm; auto chooses one)", algorithm_entries},
    Topic{"heuristics",
          "Heuristics (--heuristic; auto chooses one)\n"
          "  admissible: never more than the true distance\n"
          "  consistent: never falls by more than a move costs",
          heuristic_entries},
    Topic{"goals", "Goals (--goal; the first is the default)", goal_entries}};

std::vector<std::string_view> topic_names() {
    std::vector<std::string_view> names;
    for (const Topic& topic : topics) names.push_back(topic.name);
    return names;
}

constexpr const char* indent = "                      ";

std::string option_text(const OptionDescription& option) {
    return fmt::format("{}--{} {}: {} ({} by default)\n", indent, option.name, values_of(option),
                       option.summary, option.fallback);
}

std::string entry_text(const Entry& entry) {
    const Description& about = *entry.about;
    std::string text = fmt::format("  {:<18}  {}\n", about.name, about.summary);
    if (!about.alias.empty()) text += fmt::format("{}also called {}\n", indent, about.alias);
    if (!entry.guarantees.empty()) text += fmt::format("{}{}\n", indent, entry.guarantees);
    for (const OptionDescription& option : about.options) text += option_text(option);
    if (!about.source.empty()) text += fmt::format("{}source: {}\n", indent, about.source);
    return text;
}

Json option_json(const OptionDescription& option) {
    Json record{{"name", option.name}, {"summary", option.summary}, {"default", option.fallback}};
    if (option.is_number()) {
        record["least"] = option.least;
        record["most"] = option.most;
    } else {
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
        session.print(fmt::format("{}\n", topic.heading));
        for (const Entry& entry : topic.entries()) session.print(entry_text(entry));
    }
}

void print_topics_json(Session& session, std::span<const Topic> chosen) {
    Json record = json_record();
    for (const Topic& topic : chosen) {
        Json& list = record[std::string(topic.name)] = Json::array();
        for (const Entry& entry : topic.entries()) list.push_back(entry_json(entry));
    }
    session.print(line(std::move(record)));
}

Attempt<std::span<const Topic>> choose(const std::string& name) {
    if (name.empty()) return std::span<const Topic>(topics);
    for (const Topic& topic : topics) {
        if (topic.name == name) return std::span<const Topic>(&topic, 1);
    }
    return not_in_list(code::unknown_value, name, "list", topic_names());
}

Exit list(Session& session, const ListOptions& options) {
    if (options.json) session.speak_json();
    const Attempt<std::span<const Topic>> chosen = choose(options.topic);
    if (!chosen) return session.fail(chosen.error());
    if (options.json) print_topics_json(session, *chosen);
    else print_topics(session, *chosen);
    return Exit::done;
}

}  // namespace

Command add_list(CLI::App& app) {
    CLI::App* command = app.add_subcommand("list", "What there is: algorithms, heuristics, goals");
    auto options = std::make_shared<ListOptions>();
    command->add_option("topic", options->topic, "Only these")
        ->type_name(joined(topic_names(), "|"));
    command->add_flag("--json", options->json, "One line of JSON");
    command->footer("Examples:\n  noyes list\n  noyes list heuristics --json");
    return {command, [options](Session& session) { return list(session, *options); }};
}

}  // namespace noyes::cli
