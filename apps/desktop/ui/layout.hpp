// Widgets put into a box, one after the other.
//
//   Column column(box, style.gap());
//   title.place(column.take(height));
//   place_in_rows(buttons, column.rest(), measure, style);
#pragma once

#include "widget.hpp"

#include <span>

namespace noyes::ui {

// From the top to the bottom.
class Column {
   public:
    Column(const Box& box, float gap) : rest_(box), gap_(gap) {}

    Box take(float height);
    Box take_from_bottom(float height);
    [[nodiscard]] const Box& rest() const { return rest_; }

   private:
    Box rest_;
    float gap_;
};

// From the left to the right.
class Row {
   public:
    Row(const Box& box, float gap) : rest_(box), gap_(gap) {}

    Box take(float width);
    Box take_from_right(float width);
    [[nodiscard]] const Box& rest() const { return rest_; }

   private:
    Box rest_;
    float gap_;
};

// In as many equal columns as they fit into without a word being cut; the height they take. Widgets
// that are not shown take none.
float place_in_grid(std::span<Widget* const> widgets, const Box& box, const TextMeasure& measure,
                    const Style& style);
// The same without placing them.
float grid_height(std::span<Widget* const> widgets, float width, const TextMeasure& measure,
                  const Style& style);

// One behind the other, in the middle, in further rows if need be; the height they take.
float place_in_rows(std::span<Widget* const> widgets, const Box& box, const TextMeasure& measure,
                    const Style& style);

}  // namespace noyes::ui
