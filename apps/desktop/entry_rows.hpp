// One list of the catalog in a dialog: which of its entries, what that one is, and its options.
// Names, explanations and what an option takes are all the catalog's own.
#pragma once

#include <apps/play/method_offer.hpp>
#include <noyes/base/expected.hpp>

#include "desk.hpp"
#include "ui/drop_down.hpp"
#include "ui/label.hpp"
#include "ui/text_field.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace noyes::desktop {

class EntryRows {
   public:
    // `kind` is "algorithm" or "heuristic"; `changed` is called when another entry was chosen.
    EntryRows(const Desk& desk, std::string kind, play::Descriptions entries,
              const catalog::Choice& chosen, std::function<void()> changed);

    // Rows of the dialog, top down: a widget with a word before it, or lines of text.
    struct Row {
        std::string words{};
        ui::Widget* widget = nullptr;
        ui::Label* text = nullptr;
    };
    [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }

    // The options of the entry that is chosen are in sight; with or without their explanations.
    void show(bool explained);
    // Whether it makes a difference at all.
    void use(bool used);
    void set_window(ui::Size window);

    [[nodiscard]] std::string_view name() const;
    // An error if an option has a value that it does not take.
    [[nodiscard]] Expected<catalog::Choice> choice() const;

   private:
    // A drop-down if it takes one of several words, else a field.
    struct Option {
        const Description* entry;
        const OptionDescription* about;
        std::unique_ptr<ui::DropDown> list{};
        std::unique_ptr<ui::TextField> field{};
        std::unique_ptr<ui::Label> text{};

        [[nodiscard]] std::string value() const;
        [[nodiscard]] ui::Widget& widget() const;
    };

    [[nodiscard]] const Description* chosen() const;  // nullptr for `auto`
    void add_option(const Description& entry, const OptionDescription& about,
                    const std::string& value);
    void explain();

    const Desk& desk_;
    std::string kind_;
    play::Descriptions entries_;
    ui::DropDown names_;
    ui::Label text_;
    std::vector<Option> options_;
    std::vector<Row> rows_;
};

}  // namespace noyes::desktop
