#include "codes.hpp"
#include "json_of.hpp"
#include "requests.hpp"

#include <algorithm>

namespace noyes::web {

namespace {

Reply reply_to(std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return Error{.code = code::bad_json};
    const Arguments in(json);
    const std::string name = in.text_or("request", "");
    const auto found = std::ranges::find(requests(), name, &Request::name);
    if (found == requests().end())
        return Error{.code = code::unknown_request, .text = quotable(name)};
    return found->reply(in);
}

}  // namespace

std::string answer(std::string_view request) {
    attachment() = {};
    Reply reply = reply_to(request);
    const Json said =
        reply ? Json{{"ok", *std::move(reply)}} : Json{{"error", json_of(reply.error())}};
    return said.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string& attachment() {
    static std::string bytes;
    return bytes;
}

ProgressListener& progress_listener() {
    static ProgressListener listener;
    return listener;
}

}  // namespace noyes::web
