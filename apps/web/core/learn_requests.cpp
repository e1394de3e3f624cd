#include "requests.hpp"

namespace noyes::web {

namespace {

constexpr Request all[]{
    {"trace", trace},           {"lens", lens},
    {"distances", distances},   {"admissibility", admissibility},
    {"expansions", expansions},
};

}  // namespace

std::span<const Request> requests() { return all; }

}  // namespace noyes::web
