#include "slide.hpp"

#include <algorithm>
#include <utility>

namespace noyes::desktop {

namespace {

// Fast at first, then slower.
float eased(float share) {
    const float left = 1 - share;
    return 1 - left * left * left;
}

}  // namespace

void Slide::go_to(const std::vector<ui::Point>& places, Moment now) {
    if (places.size() != seen_.size()) return jump_to(places);
    if (places == to_ && seen_ == to_) return;
    from_ = seen_;
    to_ = places;
    begun_ = now;
    moving_ = true;
}

void Slide::jump_to(std::vector<ui::Point> places) {
    to_ = std::move(places);
    from_ = to_;
    seen_ = to_;
    moving_ = false;
}

void Slide::hold(std::size_t piece, ui::Point away) {
    moving_ = false;
    seen_[piece] = {to_[piece].x + away.x, to_[piece].y + away.y};
}

void Slide::let_go(Moment now) { go_to(std::vector(to_), now); }

bool Slide::tick(Moment now) {
    if (!moving_) return false;
    const float gone = static_cast<float>((now - begun_).count());
    const float share = std::clamp(gone / static_cast<float>(duration.count()), 0.F, 1.F);
    for (std::size_t i = 0; i < seen_.size(); ++i) {
        seen_[i] = {from_[i].x + (to_[i].x - from_[i].x) * eased(share),
                    from_[i].y + (to_[i].y - from_[i].y) * eased(share)};
    }
    if (share >= 1) {
        seen_ = to_;
        moving_ = false;
    }
    return true;
}

}  // namespace noyes::desktop
