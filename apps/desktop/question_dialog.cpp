#include "question_dialog.hpp"

#include <utility>

namespace noyes::desktop {

QuestionDialog::QuestionDialog(Desk& desk, std::string_view question, std::function<void()> yes)
    : Dialog(desk, "question", question) {
    ui::Button& agree =
        add_button({"yes", "desktop-yes", {ui::Key::y}, [this, yes = std::move(yes)] {
                        close();
                        yes();
                    }});
    add_button({"no", "desktop-no", {ui::Key::escape}, [this] { close(); }});
    page().focus(&agree);
}

}  // namespace noyes::desktop
