#include "codes.hpp"
#include "json_of.hpp"
#include "requests.hpp"

#include <algorithm>

namespace noyes::web {

namespace {

struct Request {
    std::string_view name;
    Reply (*reply)(const Arguments&);
};

constexpr Request requests[]{
    {"describe", describe},
    {"promise", promise},
    {"levels", list_levels},
    {"parse", parse},
    {"check", check},
    {"setup", set_up},
    {"generate", generate},
    {"replay", replay},
    {"solve", solve},
    {"solve_level", solve_level},
    {"lessons", lessons},
    {"review", review},
    {"summarise", summarise},
    {"game_new", game_new},
    {"game_load", game_load},
    {"game_view", game_view},
    {"game_turn", game_turn},
    {"game_act", game_act},
    {"game_inquire", game_inquire},
    {"game_deliver", game_deliver},
    {"game_hint", game_hint},
    {"game_history", game_history},
    {"game_save", game_save},
    {"game_score", game_score},
    {"game_close", game_close},
};

Reply reply_to(std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return Error{.code = code::bad_json};
    const Arguments in(json);
    const std::string name = in.text_or("request", "");
    const auto* const found = std::ranges::find(requests, name, &Request::name);
    if (found == std::end(requests))
        return Error{.code = code::unknown_request, .text = quotable(name)};
    return found->reply(in);
}

}  // namespace

std::string answer(std::string_view request) {
    Reply reply = reply_to(request);
    const Json said =
        reply ? Json{{"ok", *std::move(reply)}} : Json{{"error", json_of(reply.error())}};
    return said.dump(-1, ' ', false, Json::error_handler_t::replace);
}

ProgressListener& progress_listener() {
    static ProgressListener listener;
    return listener;
}

}  // namespace noyes::web
