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

// The place of each tile in the order of that number.
Places places_of(std::uint64_t number, std::uint32_t count) {
    std::array<std::uint32_t, most_pattern_tiles> digits{};
    for (std::uint32_t i = count; i-- > 0;) {
        digits[i] = static_cast<std::uint32_t>(number % (count - i));
        number /= count - i;
    }
    std::vector<std::uint8_t> left(count);
    for (std::uint32_t place = 0; place < count; ++place) {
        left[place] = static_cast<std::uint8_t>(place);
    }
    Places places{};
    for (std::uint32_t i = 0; i < count; ++i) {
        places[i] = left[digits[i]];
        left.erase(left.begin() + digits[i]);
    }
    return places;
}

}  // namespace

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
            std::vector<GroupSource>& list = sources_[from * tiles + to];
            list.reserve(groups_);
            for (std::uint32_t group = 0; group < groups_; ++group) {
                list.push_back(source(group, from, to));
            }
        }
    }
}

std::uint32_t Orders::groups(std::uint32_t tiles) {
    return static_cast<std::uint32_t>(factorial(tiles) / factorial(std::min(tiles, group_tiles)));
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

Places Orders::places(std::uint32_t group) const {
    return places_of(group * factorial(inner_tiles_), tiles_);
}

GroupSource Orders::source(std::uint32_t group, std::uint32_t from, std::uint32_t to) const {
    Places there = places(group);
    for (std::uint8_t& place : there) place = moved(place, from, to);
    const auto number = number_of_order(there, tiles_);
    // The last four stood in the order of their places: where each is now is the exchange.
    const auto inner = static_cast<std::uint32_t>(factorial(inner_tiles_));
    return {(number / inner) & 0x7ffffffu, (number % inner) & 31u};
}

std::uint64_t Orders::bytes(std::uint32_t tiles, std::uint32_t farthest) {
    return std::uint64_t{groups(tiles)} * sizeof(GroupSource) * 2 * tiles * farthest;
}

}  // namespace noyes::tiles
