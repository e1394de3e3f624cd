#include <noyes/blocks/target_distance.hpp>

namespace noyes::blocks {

namespace {

// Calls f(place) for all places that are one move away, or one by one the places on the way there.
template <class F>
void for_each_next(const Kind& kind, Place from, Metric metric, F f) {
    for (const Direction way : directions) {
        for (Place to = kind.next_place(from, way); to != nowhere; to = kind.next_place(to, way)) {
            f(to);
            if (metric == Metric::steps) break;
        }
    }
}

}  // namespace

// Every move has a move back, so the way from the target is as long as the way to it.
std::vector<Cost> target_distances(const Kind& kind, Metric metric) {
    std::vector<Cost> distances(kind.places(), 0);
    if (kind.target == nowhere) return distances;
    constexpr Cost unknown = -1;
    distances.assign(kind.places(), metric == Metric::moves ? 1 : unknown);
    distances[kind.target] = 0;
    if (metric == Metric::moves) return distances;
    std::vector<Place> reached{kind.target};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        const Cost next = distances[reached[i]] + 1;
        for_each_next(kind, reached[i], metric, [&](Place place) {
            if (distances[place] != unknown) return;
            distances[place] = next;
            reached.push_back(place);
        });
    }
    return distances;
}

}  // namespace noyes::blocks
