// Asks before something is lost.
//
//   desk.open(std::make_unique<QuestionDialog>(desk, "desktop-give-up", [this] { begin_next(); }));
#pragma once

#include "dialog.hpp"

#include <functional>

namespace noyes::desktop {

class QuestionDialog : public Dialog {
   public:
    QuestionDialog(Desk& desk, std::string_view question, std::function<void()> yes);
};

}  // namespace noyes::desktop
