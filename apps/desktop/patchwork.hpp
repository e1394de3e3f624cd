// Which parts of the window differ from the frame before. The window is divided into squares, and
// each is known by a number that is made of all strokes that touch it, in their order: where the
// number is the same, so is the picture. (After rxi, "Cached software rendering", 2020.)
#pragma once

#include "ui/geometry.hpp"

#include <cstdint>
#include <vector>

namespace noyes::desktop {

class Patchwork {
   public:
    static constexpr float side = 32;  // of a square, in pixels

    void begin(ui::Size size);
    void add(const ui::Box& bounds, std::uint64_t mark);
    // In few boxes; everything in the first frame of a size. What is seen now is the frame before
    // from now on.
    [[nodiscard]] std::vector<ui::Box> changed();
    // What is on the screen is not to be trusted.
    void forget() { before_.clear(); }

   private:
    [[nodiscard]] std::vector<ui::Box> changed_rows() const;

    ui::Size size_{};
    std::uint32_t columns_ = 0;
    std::uint32_t rows_ = 0;
    std::vector<std::uint64_t> now_;
    std::vector<std::uint64_t> before_;
};

}  // namespace noyes::desktop
