#include <apps/play/numbers.hpp>

#include "shared.hpp"
#include "tally.hpp"

#include <fmt/format.h>

#include <vector>

namespace noyes::cli {

void Tally::count(const Json& record) {
    const std::string status = record.value("status", "");
    ++records_;
    if (status == "optimal") ++optimal_;
    else if (status == "solved") ++solved_;
    else if (status == "unsolvable") ++unsolvable_;
    else if (status == "error") ++bad_;
    else ++limited_;
    if (record.contains("as_known") && record["as_known"] == false) ++mismatched_;
}

Exit Tally::exit() const {
    if (bad_ > 0) return Exit::bad_input;
    if (mismatched_ + unsolvable_ > 0) return Exit::no;
    return limited_ > 0 ? Exit::limit : Exit::done;
}

std::string Tally::text() const {
    std::vector<std::string> parts;
    const auto add = [&](std::uint64_t number, std::string_view what) {
        if (number > 0) parts.push_back(fmt::format("{} {}", grouped(number), what));
    };
    add(optimal_, "optimal");
    add(solved_, "solved");
    add(unsolvable_, "without a solution");
    add(limited_, "ended by a limit");
    if (bad_ > 0) parts.push_back(counted(bad_, "bad line"));
    add(mismatched_, "not of the known length");
    return fmt::format("{}: {}", counted(records_, "board"), fmt::join(parts, ", "));
}

}  // namespace noyes::cli
