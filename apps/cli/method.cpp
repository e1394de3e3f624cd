#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/codes.hpp>

#include "codes.hpp"
#include "method.hpp"
#include "option_values.hpp"
#include "suggestion.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace noyes::cli {

namespace {

using Names = std::vector<std::string_view>;

std::vector<const Description*> descriptions() {
    std::vector<const Description*> all;
    for (const auto& entry : catalog::algorithms()) all.push_back(&entry.about);
    for (const auto& entry : catalog::heuristics()) all.push_back(&entry.about);
    return all;
}

bool has_option(const Description& about, std::string_view name) {
    return std::ranges::any_of(about.options, [&](const auto& o) { return o.name == name; });
}

Names owners(std::string_view option) {
    Names names;
    for (const Description* about : descriptions()) {
        if (has_option(*about, option)) names.push_back(about->name);
    }
    return names;
}

template <class Entries>
Names names_of(const Entries& entries) {
    Names names{catalog::automatic};
    for (const auto& entry : entries) {
        if (entry.about.name != catalog::automatic) names.push_back(entry.about.name);
    }
    return names;
}

std::string help(std::string_view what, std::string_view topic, const Names& names) {
    return fmt::format("{}: {} (`noyes list {}` explains them)", what, joined(names, ", "), topic);
}

void add_extra_option(CLI::App& app, MethodOptions& options, const OptionDescription& option) {
    const std::string flag = fmt::format("--{}", option.name);
    if (knows_option(app, flag)) return;
    add_option(app, flag, options.extra[std::string(option.name)],
               fmt::format("{} (of {}; {} by default)", option.summary,
                           joined(owners(option.name), ", "), option.fallback))
        .type_name(values_of(option));
}

// What is wrong with one choice, and the entry it names; nullptr for `auto`.
struct Named {
    catalog::Choice choice;
    const Description* about = nullptr;
};

Attempt<Named> read_choice(const std::string& text, const std::string& flag, auto find,
                           const Names& names, Code unknown) {
    Expected<catalog::Choice> choice = catalog::parse_choice(text);
    if (!choice) {
        Error error = choice.error();
        error.line = 0;  // an option has a column, but no line to show
        return Failure{error, flag};
    }
    for (const std::string& part : choice->parts) {
        if (find(part) == nullptr) return not_in_list(unknown, part, {}, names);
    }
    if (!choice->parts.empty()) return Named{*std::move(choice)};
    const auto* entry = find(choice->name);
    if (entry != nullptr) return Named{*std::move(choice), &entry->about};
    if (choice->name == catalog::automatic) return Named{*std::move(choice)};
    return not_in_list(unknown, choice->name, {}, names);
}

// Gives an option to those that know it.
bool give(Named& named, const std::string& key, const std::string& value) {
    if (named.about == nullptr || !has_option(*named.about, key)) return false;
    named.choice.options.emplace_back(key, value);
    return true;
}

Failure not_taken(const std::string& key, const Named& algorithm) {
    return {{.code = code::option_not_taken, .text = algorithm.choice.name},
            "--" + key,
            {},
            fmt::format("{} {} it", joined(owners(key), ", "),
                        owners(key).size() == 1 ? "has" : "have")};
}

// What would have been right instead of the first wrong key or value.
std::string option_advice(const Named& named) {
    Names keys;
    for (const OptionDescription& option : named.about->options) keys.push_back(option.name);
    for (const auto& [key, value] : named.choice.options) {
        const auto option = std::ranges::find_if(
            named.about->options, [&](const auto& one) { return one.is_called(key); });
        if (option == named.about->options.end())
            return keys.empty() ? "it has no options" : advice(key, keys);
        if (option->allows(value)) continue;
        return option->is_number() ? fmt::format("{} takes a number, {}", key, values_of(*option))
                                   : advice(value, option->choices);
    }
    return {};
}

Attempt<catalog::Choice> checked(Named named, const std::string& flag) {
    if (named.about == nullptr) return std::move(named.choice);
    Expected<catalog::Choice> choice = catalog::checked(named.choice, *named.about);
    if (!choice) return Failure{choice.error(), flag, {}, option_advice(named)};
    return *std::move(choice);
}

}  // namespace

void add_method_options(CLI::App& app, MethodOptions& options) {
    add_option(app, "--algorithm", options.algorithm,
               help("How to search", "algorithms", names_of(catalog::algorithms())))
        .type_name("NAME[:KEY=VALUE]");
    add_option(app, "--heuristic", options.heuristic,
               help("How to estimate", "heuristics", names_of(catalog::heuristics())))
        .type_name("NAME[:KEY=VALUE]");
    for (const Description* about : descriptions()) {
        for (const OptionDescription& option : about->options)
            add_extra_option(app, options, option);
    }
}

Attempt<Method> read_method(const MethodOptions& options) {
    Attempt<Named> algorithm =
        read_choice(options.algorithm, "--algorithm", catalog::find_algorithm,
                    names_of(catalog::algorithms()), catalog::code::unknown_algorithm);
    if (!algorithm) return algorithm.error();
    Attempt<Named> heuristic =
        read_choice(options.heuristic, "--heuristic", catalog::find_heuristic,
                    names_of(catalog::heuristics()), catalog::code::unknown_heuristic);
    if (!heuristic) return heuristic.error();
    for (const auto& [key, value] : options.extra) {
        if (!value) continue;
        const bool taken = give(*algorithm, key, *value);
        if (!give(*heuristic, key, *value) && !taken) return not_taken(key, *algorithm);
    }
    Attempt<catalog::Choice> first = checked(*std::move(algorithm), "--algorithm");
    if (!first) return first.error();
    Attempt<catalog::Choice> second = checked(*std::move(heuristic), "--heuristic");
    if (!second) return second.error();
    return Method{*std::move(first), *std::move(second)};
}

}  // namespace noyes::cli
