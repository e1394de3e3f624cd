#include "json.hpp"

#include <cmath>

namespace noyes::cli {

Json json_record() {
    constexpr int schema = 1;
    return {{"schema", schema}};
}

std::string line(Json record) {
    record["version"] = NOYES_VERSION;
    // File names may hold any bytes; JSON must stay valid.
    return record.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

double microseconds(double seconds) {
    constexpr double million = 1e6;
    return std::round(seconds * million) / million;
}

Json error_json(const Failure& failure, const Words& words) {
    Json record = json_record();
    record["status"] = "error";
    record["error"] = {{"code", failure.code.empty() ? failure.error.code : failure.code},
                       {"line", failure.error.line},
                       {"column", failure.error.column},
                       {"message", message(failure, words)},
                       {"source", failure.source}};
    return record;
}

}  // namespace noyes::cli
