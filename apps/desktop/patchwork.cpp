#include "patchwork.hpp"

#include <algorithm>
#include <cmath>

namespace noyes::desktop {

namespace {

using ui::Box;

// The order counts.
std::uint64_t joined(std::uint64_t before, std::uint64_t mark) {
    constexpr std::uint64_t odd = 0x9E37'79B9'7F4A'7C15;
    const std::uint64_t mixed = (before ^ mark) * odd;
    return mixed ^ (mixed >> 29);
}

Box around(const Box& one, const Box& other) {
    const float x = std::min(one.x, other.x);
    const float y = std::min(one.y, other.y);
    return {x, y, std::max(one.right(), other.right()) - x,
            std::max(one.bottom(), other.bottom()) - y};
}

std::uint32_t squares(float length) {
    return static_cast<std::uint32_t>(std::ceil(std::max(length, 1.F) / Patchwork::side));
}

std::uint32_t square_at(float place, std::uint32_t count) {
    const float number = std::floor(place / Patchwork::side);
    return static_cast<std::uint32_t>(std::clamp(number, 0.F, static_cast<float>(count)));
}

}  // namespace

void Patchwork::begin(ui::Size size) {
    if (size != size_) forget();
    size_ = size;
    columns_ = squares(size.width);
    rows_ = squares(size.height);
    now_.assign(std::size_t{columns_} * rows_, 0);
}

void Patchwork::add(const Box& bounds, std::uint64_t mark) {
    const std::uint32_t left = square_at(bounds.x, columns_);
    const std::uint32_t right = square_at(std::ceil(bounds.right()) - 1, columns_ - 1);
    const std::uint32_t bottom = square_at(std::ceil(bounds.bottom()) - 1, rows_ - 1);
    for (std::uint32_t row = square_at(bounds.y, rows_); row <= bottom; ++row) {
        for (std::uint32_t column = left; column <= right; ++column) {
            std::uint64_t& square = now_[std::size_t{row} * columns_ + column];
            square = joined(square, mark);
        }
    }
}

// Squares side by side make a box, which goes on downwards where the next row has the same.
std::vector<Box> Patchwork::changed_rows() const {
    std::vector<Box> boxes;
    for (std::uint32_t row = 0; row < rows_; ++row) {
        const std::size_t first = std::size_t{row} * columns_;
        const auto differs = [&](std::uint32_t column) {
            return now_[first + column] != before_[first + column];
        };
        for (std::uint32_t column = 0; column < columns_; ++column) {
            if (!differs(column)) continue;
            const std::uint32_t begin = column;
            while (column < columns_ && differs(column)) ++column;
            const Box run{static_cast<float>(begin) * side, static_cast<float>(row) * side,
                          static_cast<float>(column - begin) * side, side};
            const auto above = std::ranges::find_if(boxes, [&](const Box& box) {
                return box.x == run.x && box.width == run.width && box.bottom() == run.y;
            });
            if (above != boxes.end()) above->height += side;
            else boxes.push_back(run);
        }
    }
    return boxes;
}

std::vector<Box> Patchwork::changed() {
    constexpr std::size_t most = 12;  // each is drawn by itself, which takes time as well
    std::vector<Box> boxes;
    const Box all{0, 0, size_.width, size_.height};
    if (before_.size() == now_.size()) boxes = changed_rows();
    else boxes = {all};
    before_.swap(now_);
    if (boxes.size() > most) {
        Box whole = boxes.front();
        for (const Box& box : boxes) whole = around(whole, box);
        boxes = {whole};
    }
    for (Box& box : boxes) {
        box.width = std::min(box.right(), size_.width) - box.x;
        box.height = std::min(box.bottom(), size_.height) - box.y;
    }
    return boxes;
}

}  // namespace noyes::desktop
