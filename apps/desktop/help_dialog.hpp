// All keys, and what they do.
#pragma once

#include "dialog.hpp"
#include "ui/key_list.hpp"

namespace noyes::desktop {

class HelpDialog : public Dialog {
   public:
    explicit HelpDialog(Desk& desk);
    bool press(const ui::Chord& chord) override;

   private:
    ui::KeyList keys_;
};

void open_help(Desk& desk);

}  // namespace noyes::desktop
