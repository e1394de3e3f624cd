// A heuristic of the catalog, made for a goal.
#pragma once

#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/engine.hpp>
#include <noyes/tiles/homes.hpp>
#include <noyes/tiles/pdb/table_source.hpp>

namespace noyes::test {

template <class Shape>
catalog::AnyHeuristic<Shape> made(const catalog::Heuristic& heuristic, const tiles::Board& goal,
                                  const Settings& settings = {}) {
    const tiles::Renaming renaming = tiles::rename_for(goal);
    const auto settled = heuristic.settle(settings, goal);
    tiles::NoTables no_tables;
    noyes::Run run;
    std::chrono::nanoseconds ready{};
    return *heuristic.engine->make<Shape>({renaming.homes, *settled, no_tables, run, ready});
}

}  // namespace noyes::test
