// All keys, and what they do.
#pragma once

#include "dialog.hpp"

namespace noyes::desktop {

class HelpDialog : public Dialog {
   public:
    explicit HelpDialog(Desk& desk);
    bool press(const ui::Chord& chord) override;
};

void open_help(Desk& desk);

}  // namespace noyes::desktop
