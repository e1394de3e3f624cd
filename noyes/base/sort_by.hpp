// Sorts by a key that is asked for once an item; items with equal keys keep their order.
//
//   sort_by(parts, [](const Part& part) { return part.rank; });
//
// std::stable_sort does the same, but that of libstdc++ 12 calls what C++17 deprecates, which
// clang reports wherever headers are precompiled.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace noyes {

template <class Item, class Key>
void sort_by(std::span<Item> items, const Key& key) {
    std::vector<std::pair<decltype(key(items[0])), std::size_t>> order;
    order.reserve(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) order.emplace_back(key(items[i]), i);
    std::sort(order.begin(), order.end());
    std::vector<Item> sorted;
    sorted.reserve(items.size());
    for (const auto& [rank, place] : order) sorted.push_back(std::move(items[place]));
    std::move(sorted.begin(), sorted.end(), items.begin());
}

template <class Item, class Key>
void sort_by(std::vector<Item>& items, const Key& key) {
    sort_by(std::span<Item>(items), key);
}

}  // namespace noyes
