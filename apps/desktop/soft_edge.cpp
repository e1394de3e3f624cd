#include "soft_edge.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace noyes::desktop {

namespace {

using ui::Point;

constexpr float half = 0.5F;  // of a pixel: what lies inside of the edge, and outside

Point direction(Point from, Point to) {
    const float length = std::max(std::hypot(to.x - from.x, to.y - from.y), 0.001F);
    return {(to.x - from.x) / length, (to.y - from.y) / length};
}

Point middle_of(std::span<const Point> edge) {
    Point sum;
    for (const Point point : edge) sum = {sum.x + point.x, sum.y + point.y};
    const auto count = static_cast<float>(edge.size());
    return {sum.x / count, sum.y / count};
}

// Twice the area, above 0 if the points go round clockwise on a screen.
float turning(std::span<const Point> edge) {
    float sum = 0;
    for (std::size_t i = 0; i < edge.size(); ++i) {
        const Point a = edge[i];
        const Point b = edge[(i + 1) % edge.size()];
        sum += a.x * b.y - a.y * b.x;
    }
    return sum;
}

// From a corner outwards, so long that both its sides move by one.
Point outwards(Point before, Point corner, Point after, float side) {
    constexpr float longest = 2.5F;
    const Point in = direction(before, corner);
    const Point out = direction(corner, after);
    const Point sum{side * (in.y + out.y), -side * (in.x + out.x)};
    const float scale = 1 + in.x * out.x + in.y * out.y;
    const float stretch = 1 / std::max(scale, 0.01F);
    const float length = std::hypot(sum.x, sum.y) * stretch;
    const float fitted = length > longest ? stretch * longest / length : stretch;
    return {sum.x * fitted, sum.y * fitted};
}

Point moved(Point point, Point along, float by) {
    return {point.x + along.x * by, point.y + along.y * by};
}

}  // namespace

std::vector<SoftPoint> with_soft_edge(std::span<const Point> edge) {
    const std::size_t count = edge.size();
    const float side = turning(edge) < 0 ? -1.F : 1.F;
    const Point middle = middle_of(edge);
    std::vector<SoftPoint> inner;
    std::vector<SoftPoint> outer;
    for (std::size_t i = 0; i < count; ++i) {
        const Point away =
            outwards(edge[(i + count - 1) % count], edge[i], edge[(i + 1) % count], side);
        inner.push_back({moved(edge[i], away, -half), 1});
        outer.push_back({moved(edge[i], away, half), 0});
    }
    std::vector<SoftPoint> triangles;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t next = (i + 1) % count;
        triangles.insert(triangles.end(), {{middle, 1},
                                           inner[i],
                                           inner[next],
                                           inner[i],
                                           outer[i],
                                           outer[next],
                                           inner[i],
                                           outer[next],
                                           inner[next]});
    }
    return triangles;
}

std::vector<Point> edge_of_line(Point from, Point to, float thickness) {
    constexpr int points = 7;  // of a round end
    const float angle = std::atan2(to.y - from.y, to.x - from.x);
    std::vector<Point> edge;
    const auto add_end = [&](Point end, float begin) {
        for (int i = 0; i < points; ++i) {
            const float turned =
                begin + std::numbers::pi_v<float> * static_cast<float>(i) / (points - 1);
            edge.push_back({end.x + std::cos(turned) * thickness / 2,
                            end.y + std::sin(turned) * thickness / 2});
        }
    };
    add_end(to, angle - std::numbers::pi_v<float> / 2);
    add_end(from, angle + std::numbers::pi_v<float> / 2);
    return edge;
}

}  // namespace noyes::desktop
