#include <noyes/base/settings.hpp>

#include "entry_rows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace noyes::desktop {

namespace {

constexpr ui::Label::Look small{.size = 13, .faint = true};

std::vector<std::string> names_of(const play::Descriptions& entries) {
    std::vector<std::string> names{std::string(catalog::automatic)};
    for (const Description* entry : entries) {
        if (entry->name != catalog::automatic) names.emplace_back(entry->name);
    }
    return names;
}

std::size_t place_of(const std::vector<std::string>& names, std::string_view name) {
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? 0 : static_cast<std::size_t>(found - names.begin());
}

std::string known_name(const play::Descriptions& entries, const catalog::Choice& choice) {
    const Description* entry = play::find(entries, choice.name);
    return std::string(entry != nullptr ? entry->name : catalog::automatic);
}

}  // namespace

EntryRows::EntryRows(const Desk& desk, std::string kind, play::Descriptions entries,
                     const catalog::Choice& chosen, std::function<void()> changed)
    : desk_(desk),
      kind_(std::move(kind)),
      entries_(std::move(entries)),
      names_(kind_, names_of(entries_), place_of(names_of(entries_), known_name(entries_, chosen)),
             [this, changed = std::move(changed)](std::size_t) {
                 explain();
                 changed();
             }),
      text_("explains-" + kind_, {}, small) {
    rows_.push_back({.words = desk.say("desktop-method-" + kind_), .widget = &names_});
    rows_.push_back({.text = &text_});
    for (const Description* entry : entries_) {
        const bool is_chosen = entry->name == name();
        const Settings settings(is_chosen ? chosen.options : decltype(chosen.options){});
        for (const OptionDescription& about : entry->options)
            add_option(*entry, about, std::string(settings.word(about)));
    }
    explain();
}

void EntryRows::add_option(const Description& entry, const OptionDescription& about,
                           const std::string& value) {
    const std::string widget = fmt::format("{}-{}", entry.name, about.name);
    Option option{.entry = &entry, .about = &about};
    std::vector<std::string> choices(about.choices.begin(), about.choices.end());
    if (choices.empty()) {
        option.field = std::make_unique<ui::TextField>(widget, value, ui::TextField::Answers{});
        option.field->set_clipboard({desk_.window().clipboard, desk_.window().set_clipboard});
    } else {
        const std::size_t place = place_of(choices, value);
        option.list =
            std::make_unique<ui::DropDown>(widget, std::move(choices), place, [](std::size_t) {});
    }
    option.text =
        std::make_unique<ui::Label>("explains-" + widget, std::string(about.summary), small);
    rows_.push_back({.words = std::string(about.name), .widget = &option.widget()});
    rows_.push_back({.text = option.text.get()});
    options_.push_back(std::move(option));
}

std::string EntryRows::Option::value() const { return list ? list->said() : field->text(); }

ui::Widget& EntryRows::Option::widget() const {
    if (list) return *list;
    return *field;
}

std::string_view EntryRows::name() const { return names_.choices()[names_.chosen()]; }

const Description* EntryRows::chosen() const { return play::find(entries_, name()); }

void EntryRows::explain() {
    const Description* entry = chosen();
    if (!names_.enabled()) text_.set_text(desk_.say("desktop-method-unused"));
    else if (entry == nullptr) text_.set_text(desk_.say("desktop-method-auto-" + kind_));
    else text_.set_text(fmt::format("{} ({})", entry->summary, entry->source));
}

void EntryRows::use(bool used) {
    names_.enable(used);
    explain();
}

void EntryRows::show(bool explained) {
    const Description* entry = chosen();
    for (const Option& option : options_) {
        const bool shown = option.entry == entry && names_.enabled();
        option.widget().show(shown);
        option.text->show(shown && explained);
    }
}

void EntryRows::set_window(ui::Size window) {
    names_.set_window(window);
    for (const Option& option : options_) {
        if (option.list) option.list->set_window(window);
    }
}

Expected<catalog::Choice> EntryRows::choice() const {
    catalog::Choice choice{.name = std::string(name())};
    const Description* entry = chosen();
    if (entry == nullptr) return choice;
    for (const Option& option : options_) {
        if (option.entry == entry && option.value() != option.about->fallback)
            choice.options.emplace_back(option.about->name, option.value());
    }
    return catalog::checked(std::move(choice), *entry);
}

}  // namespace noyes::desktop
