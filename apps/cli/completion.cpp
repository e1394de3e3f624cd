#include <noyes/catalog/choice.hpp>

#include "completion.hpp"
#include "option_table.hpp"
#include "topics.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace noyes::cli {

namespace {

// --goal takes the names of the topic goals; the options of the catalog are named like that.
const Topic* topic_of(const CLI::Option& option) {
    for (const Topic& topic : topics()) {
        for (const std::string& name : option.get_lnames()) {
            if (topic.name == name || topic.name == name + "s") return &topic;
        }
    }
    return nullptr;
}

void add_entries(const Topic& topic, Completion& completion) {
    if (topic.besides == "file") completion.files = true;
    if (topic.besides == catalog::automatic)
        completion.candidates.push_back({std::string(catalog::automatic), "chosen by noyes"});
    for (const Entry& entry : topic.entries()) {
        if (entry.about->name == catalog::automatic) continue;
        const std::string about(entry.about->summary);
        completion.candidates.push_back({std::string(entry.about->name), about});
        if (!entry.about->alias.empty())
            completion.candidates.push_back({std::string(entry.about->alias), about});
    }
}

void add_sets(Completion& completion) {
    for (const Topic& topic : topics()) {
        if (topic.name == "sets") add_entries(topic, completion);
    }
}

// "text|moves|FILE": what is written in capitals stands for something else.
void add_written(std::string_view type, Completion& completion) {
    while (!type.empty()) {
        const std::size_t end = std::min(type.find('|'), type.size());
        const std::string_view word = type.substr(0, end);
        type.remove_prefix(std::min(end + 1, type.size()));
        if (word == "SET") add_sets(completion);
        if (word == "FILE" || word == "FOLDER") completion.files = true;
        const bool literal =
            std::ranges::all_of(word, [](char c) { return ('a' <= c && c <= 'z') || c == '-'; });
        if (literal && word != "-") completion.candidates.push_back({std::string(word)});
    }
}

void put_before(std::string_view text, Completion& completion) {
    for (Candidate& candidate : completion.candidates) candidate.word.insert(0, text);
}

// `begun` is what stands there already: of a list only its last name is open.
Completion values_for(const CLI::Option& option, std::string_view begun) {
    Completion completion;
    const std::string type = option.get_type_name();
    if (const Topic* topic = topic_of(option)) add_entries(*topic, completion);
    else add_written(type, completion);
    if (type.ends_with(",...")) put_before(begun.substr(0, begun.rfind(',') + 1), completion);
    return completion;
}

Completion options_for(const CLI::App& command) {
    Completion completion;
    for (const CLI::Option* option : options_of(command)) {
        for (const std::string& spelling : spellings(*option))
            completion.candidates.push_back({spelling, option->get_description()});
    }
    return completion;
}

Completion words_for(const CLI::App& command) {
    Completion completion;
    for (const CLI::App* sub : commands_of(command))
        completion.candidates.push_back({sub->get_name(), sub->get_description()});
    for (const CLI::Option* positional : positionals_of(command))
        add_written(positional->get_type_name(), completion);
    return completion;
}

// Where the cursor is, once the words before it are read.
struct Place {
    const CLI::App* command;
    const CLI::Option* wants_value = nullptr;
};

const CLI::App* find_command(const CLI::App& app, const std::string& word) {
    for (const CLI::App* command : commands_of(app)) {
        if (command->check_name(word)) return command;
    }
    return nullptr;
}

const CLI::Option* find_option(const CLI::App& command, const std::string& word) {
    for (const CLI::Option* option : options_of(command)) {
        if (option->check_name(word)) return option;
    }
    return nullptr;
}

// Bash makes three words of --goal=snail.
Place place_after(const CLI::App& app, std::span<const std::string> words) {
    Place place{&app};
    for (const std::string& word : words) {
        if (word == "=" && place.wants_value != nullptr) continue;
        if (std::exchange(place.wants_value, nullptr) != nullptr) continue;
        if (word.starts_with('-')) {
            const CLI::Option* option = find_option(*place.command, word);
            if (option != nullptr && takes_value(*option)) place.wants_value = option;
        } else if (const CLI::App* command = find_command(*place.command, word)) {
            place.command = command;
        }
    }
    return place;
}

Completion everything_at(const Place& place, const std::string& word) {
    if (place.wants_value != nullptr) return values_for(*place.wants_value, word);
    const std::size_t sign = word.find('=');
    if (!word.starts_with('-')) return words_for(*place.command);
    if (sign == word.npos) return options_for(*place.command);
    const CLI::Option* option = find_option(*place.command, word.substr(0, sign));
    if (option == nullptr) return {};
    Completion completion = values_for(*option, std::string_view(word).substr(sign + 1));
    put_before(std::string_view(word).substr(0, sign + 1), completion);
    return completion;
}

}  // namespace

Completion complete(const CLI::App& app, std::span<const std::string> words) {
    if (words.empty()) return words_for(app);
    const Place place = place_after(app, words.first(words.size() - 1));
    const std::string word = words.back() == "=" ? "" : words.back();
    Completion completion = everything_at(place, word);
    std::erase_if(completion.candidates,
                  [&](const Candidate& candidate) { return !candidate.word.starts_with(word); });
    return completion;
}

std::string to_lines(const Completion& completion) {
    std::string lines;
    for (const auto& [word, about] : completion.candidates)
        lines += about.empty() ? word + "\n" : fmt::format("{}\t{}\n", word, about);
    return completion.files ? lines + ":files\n" : lines;
}

}  // namespace noyes::cli
