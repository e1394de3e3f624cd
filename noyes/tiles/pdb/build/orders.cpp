#include <noyes/tiles/pdb/build/orders.hpp>

#include <algorithm>

namespace noyes::tiles {

namespace {

// Where a tile stands after the one at `from` has gone to `to` and those between have closed up.
std::uint8_t moved(std::uint8_t place, std::uint32_t from, std::uint32_t to) {
    if (place == from) return static_cast<std::uint8_t>(to);
    if (from < place && place <= to) return static_cast<std::uint8_t>(place - 1);
    if (to <= place && place < from) return static_cast<std::uint8_t>(place + 1);
    return place;
}

// The number of an order of tiles, given the place of each.
template <class Places>
std::uint32_t number_of_order(const Places& places, std::size_t count) {
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < count; ++i) {
        std::uint32_t smaller = 0;
        for (std::size_t j = i + 1; j < count; ++j) smaller += places[j] < places[i] ? 1 : 0;
        number = number * static_cast<std::uint32_t>(count - i) + smaller;
    }
    return number;
}

}  // namespace

Places places_of(std::uint64_t order, std::uint32_t tiles) {
    std::array<std::uint32_t, most_pattern_tiles> digits{};
    for (std::uint32_t i = tiles; i-- > 0;) {
        digits[i] = static_cast<std::uint32_t>(order % (tiles - i));
        order /= tiles - i;
    }
    std::vector<std::uint8_t> left(tiles);
    for (std::uint32_t place = 0; place < tiles; ++place) {
        left[place] = static_cast<std::uint8_t>(place);
    }
    Places places{};
    for (std::uint32_t i = 0; i < tiles; ++i) {
        places[i] = left[digits[i]];
        left.erase(left.begin() + digits[i]);
    }
    return places;
}

Exchange::Exchange(const std::array<std::uint8_t, group_size>& to) {
    for (std::uint32_t part = 0; part < 3; ++part) {
        for (std::uint32_t byte = 0; byte < 256; ++byte) {
            for (std::uint32_t bit = 0; bit < 8; ++bit) {
                if ((byte >> bit) % 2 == 1) part_[part][byte] |= 1u << to[part * 8 + bit];
            }
        }
    }
}

Orders::Orders(std::uint32_t tiles, std::uint32_t farthest)
    : tiles_(tiles),
      inner_tiles_(std::min(tiles, group_tiles)),
      groups_(groups(tiles)),
      used_((1u << factorial(inner_tiles_)) - 1),
      sources_(std::size_t{tiles} * tiles) {
    make_exchanges();
    for (std::uint32_t from = 0; from < tiles; ++from) {
        for (std::uint32_t to = 0; to < tiles; ++to) {
            if (from == to || std::max(from, to) - std::min(from, to) > farthest) continue;
            find_sources(from, to);
        }
    }
}

std::uint32_t Orders::groups(std::uint32_t tiles) {
    return static_cast<std::uint32_t>(factorial(tiles) / factorial(std::min(tiles, group_tiles)));
}

std::uint32_t Orders::bundles(std::uint32_t tiles) {
    return static_cast<std::uint32_t>((groups(tiles) + bundle_groups - 1) / bundle_groups);
}

void Orders::make_exchanges() {
    for (std::uint32_t order = 0; order < factorial(inner_tiles_); ++order) {
        auto& inner = inner_.emplace_back();
        std::copy_n(places_of(order, inner_tiles_).begin(), group_tiles, inner.begin());
    }
    // What is at place p among the last four stands at place `turn[p]` where it comes from.
    for (const auto& turn : inner_) {
        std::array<std::uint8_t, group_size> to{};
        for (std::size_t order = 0; order < inner_.size(); ++order) {
            std::array<std::uint8_t, group_tiles> there{};
            for (std::size_t tile = 0; tile < inner_tiles_; ++tile) {
                there[tile] = turn[inner_[order][tile]];
            }
            to[number_of_order(there, inner_tiles_)] = static_cast<std::uint8_t>(order);
        }
        exchanges_.emplace_back(to);
    }
}

void Orders::find_sources(std::uint32_t from, std::uint32_t to) {
    std::vector<Turned>& list = sources_[from * tiles_ + to];
    for (std::uint32_t bundle = 0; bundle < bundles(); ++bundle) {
        Turn turn;
        std::uint32_t other = 0;
        const std::uint32_t first = bundle * bundle_groups;
        for (std::uint32_t i = 0; i < bundle_groups && first + i < groups_; ++i) {
            const GroupSource found = source(first + i, from, to);
            other = found.group / bundle_groups;  // the same for all of them
            turn.group[i] = static_cast<std::uint8_t>(found.group % bundle_groups);
            turn.exchange[i] = found.exchange;
        }
        auto at = std::ranges::find(list, turn, &Turned::turn);
        if (at == list.end()) at = list.insert(at, Turned{turn, {}});
        at->bundles.push_back({bundle, other});
    }
}

Orders::GroupSource Orders::source(std::uint32_t group, std::uint32_t from,
                                   std::uint32_t to) const {
    Places there = places_of(group * factorial(inner_tiles_), tiles_);
    for (std::uint8_t& place : there) place = moved(place, from, to);
    const auto number = number_of_order(there, tiles_);
    // The last four stood in the order of their places: where each is now is the exchange.
    const auto inner = static_cast<std::uint32_t>(factorial(inner_tiles_));
    return {number / inner, static_cast<std::uint8_t>(number % inner)};
}

std::uint64_t Orders::bytes(std::uint32_t tiles, std::uint32_t farthest) {
    return std::uint64_t{bundles(tiles)} * sizeof(Turned::Bundles) * 2 * tiles * farthest;
}

}  // namespace noyes::tiles
