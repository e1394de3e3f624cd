// Searches that are told to an observer, on the general shape only. They are looked up by the name
// of the algorithm, in a file of its own: a program that never traces can do without them.
#pragma once

#include <noyes/catalog/engine.hpp>
#include <noyes/catalog/trace_observer.hpp>

#include <string_view>

namespace noyes::catalog {

using ObservedRunner = Found (*)(const Problem<tiles::Dynamic>&,
                                 const AnyHeuristic<tiles::Dynamic>&, TraceObserver&, Run&,
                                 const Settings&);

ObservedRunner observed_runner(std::string_view algorithm);

}  // namespace noyes::catalog
