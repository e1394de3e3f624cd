// A path on the screen: the board where it has come to, and all its moves in a list, however many
// they are.
#pragma once

#include <apps/play/film.hpp>

#include "desk.hpp"
#include "look.hpp"
#include "ui/label.hpp"
#include "ui/list_view.hpp"

#include <functional>
#include <string>
#include <vector>

namespace noyes::desktop {

template <class Face>
class Reel {
   public:
    using View = typename Look<Face>::View;

    // What is told of it, and what its widgets are called: "board", "path".
    struct Names {
        std::string title{};
        std::string view{"board"};
        std::string list{"path"};
    };

    // `chosen` is told which place of the path was clicked.
    Reel(Desk& desk, Names names, play::Film<Face> film, std::function<void(std::size_t)> chosen);

    void add_to(ui::Page& page);
    // In a box of its own: the list stands beside the board or below it.
    void place_in(const ui::Box& box, const ui::TextMeasure& measure, const ui::Style& style);

    [[nodiscard]] const play::Film<Face>& film() const { return film_; }
    // So many moves from the start, or at the end. One step slides, others jump.
    void go_to(std::size_t place);
    bool tick(Moment now) { return view_.tick(now); }
    [[nodiscard]] bool is_moving() const { return view_.is_moving(); }

    // "Step 0: Move 0 to left" instead of "Step 0: 7 goes left".
    void speak_of_gap(bool gap) { of_gap_ = gap; }
    [[nodiscard]] bool can_speak_of_gap() const { return !gap_words_.empty(); }

    // The line of the list in which a place of the path stands.
    [[nodiscard]] std::string line(std::size_t place) const;

   private:
    void show(typename View::Motion motion);

    Desk& desk_;
    play::Film<Face> film_;
    std::vector<std::string> spoken_;
    std::vector<std::string> gap_words_;
    bool of_gap_ = true;
    ui::Label title_;
    View view_;
    ui::ListView list_;
};

}  // namespace noyes::desktop
