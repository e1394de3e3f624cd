#include "outlines.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace noyes::desktop {

std::vector<ui::Point> rounded_edge(const ui::Box& box, float radius, std::size_t points) {
    constexpr std::size_t corners = 4;
    constexpr float most = 16;
    constexpr float fewest = 2;
    radius = std::clamp(radius, 0.F, std::min(box.width, box.height) / 2);
    const auto wanted = static_cast<std::size_t>(std::clamp(radius, fewest, most));
    const std::size_t each = points > 0 ? points / corners : radius > 0 ? wanted + 1 : 1;
    const std::array<ui::Point, corners> centres{
        ui::Point{box.x + radius, box.y + radius}, ui::Point{box.right() - radius, box.y + radius},
        ui::Point{box.right() - radius, box.bottom() - radius},
        ui::Point{box.x + radius, box.bottom() - radius}};
    std::vector<ui::Point> edge;
    edge.reserve(corners * each);
    for (std::size_t corner = 0; corner < corners; ++corner) {
        for (std::size_t step = 0; step < each; ++step) {
            const float share =
                each > 1 ? static_cast<float>(step) / static_cast<float>(each - 1) : 0;
            const float angle =
                std::numbers::pi_v<float> * (1 + (static_cast<float>(corner) + share) / 2);
            edge.push_back({centres[corner].x + radius * std::cos(angle),
                            centres[corner].y + radius * std::sin(angle)});
        }
    }
    return edge;
}

}  // namespace noyes::desktop
