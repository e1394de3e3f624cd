// What the player prefers: shown at once, kept at once.
#pragma once

#include "dialog.hpp"
#include "ui/check_box.hpp"
#include "ui/drop_down.hpp"

namespace noyes::desktop {

class PreferencesDialog : public Dialog {
   public:
    explicit PreferencesDialog(Desk& desk);
    void lay_out(ui::Size window, const ui::TextMeasure& measure, const ui::Style& style) override;

   private:
    // Changes one of them.
    template <class T>
    auto changer(T Preferences::* member) {
        return [this, member](const T& value) {
            Preferences changed = desk().preferences();
            changed.*member = value;
            desk().prefer(std::move(changed));
        };
    }

    ui::DropDown theme_;
    ui::DropDown arrows_;
    ui::CheckBox hover_;
    ui::CheckBox still_;
    ui::CheckBox to_go_;
    ui::CheckBox hints_;
};

}  // namespace noyes::desktop
