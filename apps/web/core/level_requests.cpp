#include "requests.hpp"

namespace noyes::web {

namespace {

constexpr Request all[]{{"solve_level", solve_level}, {"trace_level", trace_level}};

}  // namespace

std::span<const Request> requests() { return all; }

}  // namespace noyes::web
