#include <apps/play/path_words.hpp>
#include <apps/play/player.hpp>

#include "block_look.hpp"
#include "reel.hpp"
#include "tile_look.hpp"
#include "ui/layout.hpp"

#include <algorithm>
#include <utility>

namespace noyes::desktop {

template <class Face>
Reel<Face>::Reel(Desk& desk, Names names, play::Film<Face> film,
                 std::function<void(std::size_t)> chosen)
    : desk_(desk),
      film_(std::move(film)),
      spoken_(play::spoken_path(film_, desk_.words())),
      gap_words_(play::gap_path(film_)),
      title_("title-of-" + names.view, std::move(names.title), {.weight = ui::Weight::bold}),
      view_(std::move(names.view)),
      list_(std::move(names.list),
            {[this] { return film_.length() + 1; },
             [this](std::size_t place) { return line(place); }},
            std::move(chosen)) {
    title_.show(!title_.said().empty());
    Look<Face>::prefer(view_, desk_);
    show(View::Motion::jump);
}

template <class Face>
void Reel<Face>::add_to(ui::Page& page) {
    page.add(title_);
    page.add(view_);
    page.add(list_);
}

template <class Face>
void Reel<Face>::place_in(const ui::Box& box, const ui::TextMeasure& measure,
                          const ui::Style& style) {
    constexpr float wide = 1.25F;  // beside the board there is room for words
    const float least = style.scaled(220);
    ui::Column down(box, style.gap());
    if (title_.shown()) title_.place(down.take(title_.height_for(box.width, measure, style)));
    const ui::Box rest = down.rest();
    list_.set_row(style.scaled(24));
    if (rest.width > wide * rest.height) {
        ui::Row across(rest, style.scaled(16));
        const float spare = rest.width - rest.height - style.scaled(16);
        list_.place(across.take_from_right(std::clamp(spare, least, style.scaled(420))));
        view_.place_in(across.rest());
    } else {
        ui::Column below(rest, style.gap());
        const float spare = rest.height - rest.width - style.gap();
        list_.place(below.take_from_bottom(std::max(spare, rest.height * 0.32F)));
        view_.place_in(below.rest());
    }
    list_.keep_in_sight();
}

template <class Face>
void Reel<Face>::go_to(std::size_t place) {
    const std::size_t before = film_.place();
    film_.go_to(place);
    if (film_.place() == before) return;
    const bool one_step = film_.place() + 1 == before || film_.place() == before + 1;
    const bool slides = one_step && !desk_.preferences().reduced_motion;
    show(slides ? View::Motion::slide : View::Motion::jump);
    list_.mark(film_.place());
}

template <class Face>
void Reel<Face>::show(typename View::Motion motion) {
    Look<Face>::show_state(view_, film_.rules(), film_.state(), motion, play::now());
}

template <class Face>
std::string Reel<Face>::line(std::size_t place) const {
    if (place == 0) return desk_.say("desktop-path-start");
    const std::size_t move = place - 1;
    if (of_gap_ && can_speak_of_gap()) return gap_words_[move];
    return desk_.say({.code = "desktop-path-step",
                      .numbers = {static_cast<std::int64_t>(move)},
                      .text = spoken_[move]});
}

template class Reel<play::TileFace>;
template class Reel<play::BlockFace>;

}  // namespace noyes::desktop
