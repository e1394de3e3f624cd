#include <noyes/game/counting.hpp>

#include "block_face.hpp"
#include "film.hpp"
#include "tile_face.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

namespace noyes::play {

template <class Face>
Film<Face>::Film(Play rules, State start, std::vector<Step> steps)
    : rules_(std::move(rules)), start_(std::move(start)), state_(start_) {
    for (std::span<const Step> rest = steps; !rest.empty();) {
        const std::span<const Step> move = game::first_move<Play>(rules_, rest);
        moves_.emplace_back(move.begin(), move.end());
        rest = rest.subspan(move.size());
    }
}

template <class Face>
bool Film<Face>::forward() {
    if (at_end()) return false;
    for (const Step& step : moves_[place_++]) rules_.apply(state_, step);
    return true;
}

template <class Face>
bool Film<Face>::back() {
    if (place_ == 0) return false;
    const std::vector<Step>& move = moves_[--place_];
    for (auto step = move.rbegin(); step != move.rend(); ++step)
        rules_.apply(state_, rules_.inverse(*step));
    return true;
}

template <class Face>
void Film<Face>::rewind() {
    state_ = start_;
    place_ = 0;
}

template <class Face>
void Film<Face>::go_to(std::size_t place) {
    while (place_ > place) back();
    while (place_ < place && forward()) {
    }
}

template <class Face>
std::string Film<Face>::last_move(const Words& words) const {
    return place_ == 0 ? std::string() : Face::spoken(rules_, state_, moves_[place_ - 1], words);
}

// As many as fit, with as many before the place as behind it.
template <class Face>
std::string Film<Face>::moves_around(int columns) const {
    constexpr std::size_t taken = 4;  // by the brackets and the points on both sides
    const auto text_of = [&](std::size_t at) {
        return Face::move_text(rules_, moves_[at]).append(Face::between_moves);
    };
    const auto most = static_cast<std::size_t>(std::max(columns, 0));
    std::size_t first = std::min(place_, moves_.size());
    std::size_t end = first;
    std::size_t used = taken;
    for (bool grown = true; grown;) {
        grown = false;
        if (first > 0 && used + text_of(first - 1).size() <= most) {
            used += text_of(--first).size();
            grown = true;
        }
        if (end < moves_.size() && used + text_of(end).size() <= most) {
            used += text_of(end++).size();
            grown = true;
        }
    }
    std::string text(first > 0 ? "." : "");
    for (std::size_t at = first; at < end; ++at) {
        const std::string move = Face::move_text(rules_, moves_[at]);
        text += at + 1 == place_ ? fmt::format("[{}]", move) : move;
        text += Face::between_moves;
    }
    return end < moves_.size() ? text + "." : text;
}

template class Film<TileFace>;
template class Film<BlockFace>;

}  // namespace noyes::play
