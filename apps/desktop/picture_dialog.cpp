#include <noyes/tiles/goal.hpp>

#include "drawn_pictures.hpp"
#include "picture_dialog.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace noyes::desktop {

namespace {

// Numbers, the drawn ones, and a file.
std::vector<std::string> choices(const Desk& desk) {
    std::vector<std::string> texts{desk.say("desktop-picture-none")};
    for (const std::string_view name : picture_names)
        texts.push_back(desk.say("desktop-picture-" + std::string(name)));
    texts.push_back(desk.say("desktop-picture-own"));
    return texts;
}

constexpr std::size_t own_file = picture_names.size() + 1;

std::size_t chosen(const Preferences& preferences) {
    if (preferences.picture.empty()) return 0;
    const auto* const found = std::ranges::find(picture_names, preferences.picture);
    if (found == picture_names.end()) return own_file;
    return static_cast<std::size_t>(found - picture_names.begin()) + 1;
}

std::vector<std::string> scheme_texts(const Desk& desk) {
    std::vector<std::string> texts;
    for (const std::string_view name : scheme_names)
        texts.push_back(desk.say("desktop-scheme-" + std::string(name)));
    return texts;
}

}  // namespace

PictureDialog::PictureDialog(Desk& desk)
    : Dialog(desk, "pictures", "desktop-pictures"),
      picture_("picture", choices(desk), chosen(desk.preferences()),
               [this](std::size_t number) { choose(number); }),
      file_("file", chosen(desk.preferences()) == own_file ? desk.preferences().picture : "",
            {{}, [this](const std::string& file) { open_file(file); }}),
      numbers_("numbers", desk.say("desktop-numbers-on-picture"),
               desk.preferences().numbers_on_picture,
               [this](bool numbers) {
                   Preferences changed = this->desk().preferences();
                   changed.numbers_on_picture = numbers;
                   this->desk().prefer(std::move(changed));
                   refresh();
               }),
      scheme_("scheme", scheme_texts(desk),
              static_cast<std::size_t>(scheme_of(desk.preferences().scheme)),
              [this](std::size_t number) {
                  Preferences changed = this->desk().preferences();
                  changed.scheme = scheme_names[number];
                  this->desk().prefer(std::move(changed));
                  refresh();
              }) {
    file_.set_clipboard({desk.window().clipboard, desk.window().set_clipboard});
    file_.set_prompt(desk.say("desktop-picture-file-prompt"));
    add_row("desktop-tiles-show", picture_);
    add_row("desktop-picture-file", file_);
    add_row(numbers_);
    add_row("desktop-scheme", scheme_);
    add_row(sample_);
    trouble_ = &add_text("trouble", {});
    add_button({"open", "desktop-open-file", {ui::Key::f2}, [this] { open_file(file_.text()); }});
    add_button({"close", "desktop-close", {ui::Key::escape}, [this] { close(); }}).mark(true);
    refresh();
}

void PictureDialog::lay_out(ui::Size window, const ui::TextMeasure& measure,
                            const ui::Style& style) {
    sample_.want(style.scaled(150));
    Dialog::lay_out(window, measure, style);
    sample_.place_in(sample_.box());
    picture_.set_window(window);
    scheme_.set_window(window);
}

void PictureDialog::choose(std::size_t number) {
    if (number == own_file) return open_file(file_.text());
    Preferences changed = desk().preferences();
    changed.picture = number == 0 ? std::string() : std::string(picture_names[number - 1]);
    desk().prefer(std::move(changed));
    refresh();
}

// A file that is no picture changes nothing.
void PictureDialog::open_file(const std::string& file) {
    picture_.choose(own_file);
    if (file.empty()) {
        page().focus(&file_);
        trouble_->set_text(desk().say("desktop-name-a-file"));
        return;
    }
    if (!desk().window().load_picture(file)) {
        trouble_->set_text(desk().say({.code = "desktop-no-picture", .text = quotable(file)}));
        trouble_->set_colour(desk().theme().warning);
        picture_.choose(chosen(desk().preferences()));
        return;
    }
    Preferences changed = desk().preferences();
    changed.picture = file;
    desk().prefer(std::move(changed));
    refresh();
}

void PictureDialog::refresh() {
    const Preferences& preferences = desk().preferences();
    const tiles::Board goal = tiles::named_goals().front().board({3, 3});
    sample_.dress(
        {desk().picture(), preferences.numbers_on_picture, scheme_of(preferences.scheme)});
    sample_.show(goal, goal, TileView::Motion::jump, Moment{0});
    numbers_.enable(!preferences.picture.empty());
    scheme_.enable(preferences.picture.empty());
    trouble_->set_text({});
}

}  // namespace noyes::desktop
