#include "requests.hpp"

namespace noyes::web {

namespace {

constexpr Request all[]{
    {"describe", describe},
    {"promise", promise},
    {"levels", list_levels},
    {"parse", parse},
    {"check", check},
    {"setup", set_up},
    {"generate", generate},
    {"replay", replay},
    {"solve", solve},
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

}  // namespace

std::span<const Request> requests() { return all; }

}  // namespace noyes::web
