// JSON as the page and the core exchange it.
#pragma once

#include <nlohmann/json.hpp>

namespace noyes::web {

using Json = nlohmann::ordered_json;

}  // namespace noyes::web
