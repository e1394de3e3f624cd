#include <apps/play/block_face.hpp>
#include <apps/play/player.hpp>
#include <apps/play/tile_face.hpp>

#include "search_dialog.hpp"
#include "search_words.hpp"

#include <utility>

namespace noyes::desktop {

template <class Face>
SearchDialog<Face>::SearchDialog(Desk& desk, play::SearchOrder<Face> order, Found found)
    : Dialog(desk, "search", "desktop-searching"),
      searcher_(std::move(order), desk.window().ring),
      found_(std::move(found)) {
    const play::Method& method = searcher_.order().wish.method;
    const bool guided = play::uses_heuristic(method.algorithm.name);
    add_text("method",
             to_text(method.algorithm) + (guided ? " + " + to_text(method.heuristic) : ""),
             {.faint = true});
    text_ = &add_text("progress", {});
    button_ = &add_button({"cancel", "desktop-cancel", {ui::Key::escape}, [this] { cancel(); }});
    refresh();
}

template <class Face>
bool SearchDialog<Face>::press(const ui::Chord& /*chord*/) {
    return false;  // Esc is the button's
}

template <class Face>
void SearchDialog<Face>::cancel() {
    if (over_) return close();
    searcher_.cancel();
    const catalog::Conclusion conclusion{.status = catalog::Status::stopped,
                                         .halt = Halt::stopped,
                                         .lower_bound = proven_bound(searcher_.progress())};
    end_with(outcome_text(desk(), conclusion, std::nullopt, unit()));
}

template <class Face>
bool SearchDialog<Face>::refresh() {
    if (over_) return false;
    return text_->set_text(
        progress_text(desk(), searcher_.elapsed(), searcher_.progress(), unit()));
}

template <class Face>
void SearchDialog<Face>::finish() {
    const auto result = searcher_.result();
    if (*result && (*result)->way) {
        over_ = true;
        desk().close_dialogs();
        return found_(**result);
    }
    end_with(*result ? outcome_text(desk(), **result, std::nullopt, unit())
                     : desk().say(result->error()));
}

template <class Face>
void SearchDialog<Face>::end_with(std::string text) {
    over_ = true;
    text_->set_text(std::move(text));
    button_->set_text(desk().say("desktop-close"));
}

template <class Face>
bool SearchDialog<Face>::look() {
    if (over_) return false;
    if (searcher_.busy()) return refresh();
    finish();
    return true;
}

template <class Face>
bool SearchDialog<Face>::tick(Moment /*now*/) {
    return refresh();
}

template <class Face>
std::optional<Moment> SearchDialog<Face>::next_tick() const {
    constexpr Moment tenth{100};  // the text has one decimal
    return over_ ? std::nullopt : std::optional(play::now() + tenth);
}

template <class Face>
void SearchDialog<Face>::tell(Notes& notes) const {
    notes.add("searching", over_ ? "no" : "yes");
}

template class SearchDialog<play::TileFace>;
template class SearchDialog<play::BlockFace>;

}  // namespace noyes::desktop
