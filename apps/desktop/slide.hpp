// How pieces slide: each goes from where it was seen to where it belongs, in a tenth of a second.
#pragma once

#include <noyes/base/moment.hpp>

#include "ui/geometry.hpp"

#include <cstddef>
#include <vector>

namespace noyes::desktop {

class Slide {
   public:
    static constexpr Moment duration{100};

    // In any unit, one place a piece. Pieces that are not there yet appear at once.
    void go_to(const std::vector<ui::Point>& places, Moment now);
    // Without sliding.
    void jump_to(std::vector<ui::Point> places);

    // Held by a hand: so far from where it belongs, until it goes there again.
    void hold(std::size_t piece, ui::Point away);
    void let_go(Moment now);

    // True if something moved.
    bool tick(Moment now);
    [[nodiscard]] bool is_moving() const { return moving_; }
    [[nodiscard]] const std::vector<ui::Point>& places() const { return seen_; }

   private:
    std::vector<ui::Point> from_;
    std::vector<ui::Point> to_;
    std::vector<ui::Point> seen_;
    Moment begun_{0};
    bool moving_ = false;
};

}  // namespace noyes::desktop
