#include <noyes/blocks/text.hpp>
#include <noyes/data/data.hpp>

#include "json_of.hpp"
#include "requests.hpp"

namespace noyes::web {

Reply list_levels(const Arguments& /*in*/) {
    const Expected<std::vector<blocks::Level>> levels = blocks::parse_levels(data::block_levels());
    if (!levels) return levels.error();
    Json list = Json::array();
    for (const blocks::Level& level : *levels) list.push_back(json_of(level));
    return list;
}

}  // namespace noyes::web
