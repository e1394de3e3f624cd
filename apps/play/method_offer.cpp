#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/level_catalog.hpp>

#include "method_offer.hpp"

#include <algorithm>

namespace noyes::play {

namespace {

Descriptions about_all(const auto& entries) {
    Descriptions all;
    for (const auto& entry : entries) all.push_back(&entry.about);
    return all;
}

}  // namespace

MethodOffer tile_offer() {
    return {"tile boards", about_all(catalog::algorithms()), about_all(catalog::heuristics())};
}

MethodOffer level_offer() {
    return {"sliding blocks", about_all(catalog::level_algorithms()),
            about_all(catalog::level_heuristics())};
}

MethodOffer offer_for(const game::TilePlay& rules) {
    MethodOffer offer = tile_offer();
    offer.heuristics.clear();
    for (const catalog::Heuristic& heuristic : catalog::heuristics()) {
        if (heuristic.fits(rules.goal().extent())) offer.heuristics.push_back(&heuristic.about);
    }
    return offer;
}

MethodOffer offer_for(const game::BlockPlay& /*rules*/) { return level_offer(); }

const Description* find(const Descriptions& list, std::string_view name) {
    const auto found = std::ranges::find_if(list, [&](const Description* about) {
        return about->name == name || (!name.empty() && about->alias == name);
    });
    return found == list.end() ? nullptr : *found;
}

bool uses_heuristic(std::string_view algorithm) {
    if (algorithm == catalog::automatic) return true;
    if (const auto* entry = catalog::find_algorithm(algorithm)) return entry->uses_heuristic;
    const auto* entry = catalog::find_level_algorithm(algorithm);
    return entry != nullptr && entry->uses_heuristic;
}

}  // namespace noyes::play
