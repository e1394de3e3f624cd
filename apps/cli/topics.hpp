// What `noyes list` and the catalog page tell: the entries of the catalog, topic by topic.
#pragma once

#include <noyes/base/description.hpp>
#include <noyes/base/pseudo_code.hpp>

#include "json.hpp"
#include "session.hpp"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace noyes::cli {

// One entry of a list, whatever it is of.
struct Entry {
    const Description* about;
    std::vector<std::pair<std::string_view, Json>> properties{};  // for JSON
    std::string guarantees{};                                     // for people
    PseudoCode code{};                                            // of an algorithm
};

struct Topic {
    std::string_view name;
    std::string_view heading;
    std::string_view explanation;  // lines, may be empty
    std::vector<Entry> (*entries)();
    std::string_view besides{};  // what else an option takes: "auto", or "file"
};

std::span<const Topic> topics();

// What `noyes list TOPIC` prints.
Exit list_topic(Session& session, const std::string& name, bool json);

}  // namespace noyes::cli
