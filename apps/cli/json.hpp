// The JSON that this program writes: one object a line, its keys in a fixed order.
#pragma once

#include <apps/play/failure.hpp>

#include "shared.hpp"

#include <nlohmann/json.hpp>

#include <string>

namespace noyes::cli {

using Json = nlohmann::ordered_json;

// {"schema":1}: how every line begins.
Json json_record();
// Ends a record with the program's version and the line.
std::string line(Json record);

// Seconds without the noise beyond microseconds.
double microseconds(double seconds);

Json error_json(const Failure& failure, const Words& words);

}  // namespace noyes::cli
