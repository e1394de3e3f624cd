// Games that are played, by the handles that the page has of them.
#include <noyes/game/codes.hpp>

#include "codes.hpp"
#include "json_of.hpp"
#include "play.hpp"

#include <map>

namespace noyes::web {

namespace {

constexpr std::size_t most_games = 100;
constexpr std::uint64_t most_exact = (std::uint64_t{1} << 53) - 1;

class Games {
   public:
    // The new one's handle, in the view of it.
    Reply add(Expected<std::unique_ptr<Play>> play, Moment now) {
        if (!play) return play.error();
        if (games_.size() >= most_games) return Error{.code = code::too_many_games};
        games_.emplace(++last_, *std::move(play));
        Json view = games_.at(last_)->view(now);
        view["game"] = last_;
        return view;
    }
    Expected<Play*> find(const Arguments& in) {
        const auto handle = in.number("game", 1, most_exact);
        if (!handle) return handle.error();
        const auto found = games_.find(*handle);
        if (found == games_.end()) return Error{.code = code::no_such_game};
        return found->second.get();
    }
    bool remove(std::uint64_t handle) { return games_.erase(handle) > 0; }

   private:
    std::map<std::uint64_t, std::unique_ptr<Play>> games_;
    std::uint64_t last_ = 0;
};

Games& games() {
    static Games all;
    return all;
}

// Hands the game and the time to `use`, if both are there.
template <class Use>
Reply with_game(const Arguments& in, Use&& use) {
    const Expected<Play*> play = games().find(in);
    if (!play) return play.error();
    const Expected<Moment> now = in.moment("now");
    if (!now) return now.error();
    return std::forward<Use>(use)(**play, *now);
}

// Whether something happened, and how the game stands.
Reply after(const Play& play, const Expected<bool>& done, Moment now) {
    if (!done) return done.error();
    return Json{{"done", *done}, {"view", play.view(now)}};
}

}  // namespace

Expected<std::unique_ptr<Play>> load_play(std::string_view text) {
    Expected<std::unique_ptr<Play>> tiles = load_tile_play(text);
    if (tiles || tiles.error().code != game::code::other_puzzle) return tiles;
    return load_block_play(text);
}

// `kind`: "tiles" or "blocks"; `now`.
Reply game_new(const Arguments& in) {
    const Expected<Moment> now = in.moment("now");
    if (!now) return now.error();
    const std::string kind = in.text_or("kind", "");
    if (kind == "tiles") return games().add(new_tile_play(in), *now);
    if (kind == "blocks") return games().add(new_block_play(in), *now);
    return Arguments::bad("kind");
}

Reply game_load(const Arguments& in) {
    const Expected<Moment> now = in.moment("now");
    if (!now) return now.error();
    const Expected<std::string> text = in.text("text");
    if (!text) return text.error();
    return games().add(load_play(*text), *now);
}

Reply game_view(const Arguments& in) {
    return with_game(in, [](const Play& play, Moment now) { return Reply(play.view(now)); });
}

Reply game_turn(const Arguments& in) {
    return with_game(in,
                     [&](Play& play, Moment now) { return after(play, play.turn(in, now), now); });
}

Reply game_act(const Arguments& in) {
    return with_game(in, [&](Play& play, Moment now) {
        return after(play, play.act(in.text_or("action", ""), now), now);
    });
}

Reply game_inquire(const Arguments& in) {
    const Expected<Play*> play = games().find(in);
    if (!play) return play.error();
    return (*play)->inquire();
}

Reply game_deliver(const Arguments& in) {
    return with_game(in, [&](Play& play, Moment now) -> Reply {
        const auto inquiry = in.number("inquiry", 1, most_exact);
        if (!inquiry) return inquiry.error();
        const auto bound = in.number("lower_bound", 0, std::numeric_limits<std::int32_t>::max());
        if (!bound) return bound.error();
        const Expected<std::string> moves = in.text("moves");
        if (!moves) return moves.error();
        return after(play, play.deliver(*inquiry, *moves, static_cast<Cost>(*bound)), now);
    });
}

Reply game_hint(const Arguments& in) {
    const Expected<Play*> play = games().find(in);
    if (!play) return play.error();
    const auto most = in.number("most", 0, most_exact);
    if (!most) return most.error();
    return (*play)->hint(static_cast<std::size_t>(*most));
}

Reply game_history(const Arguments& in) {
    const Expected<Play*> play = games().find(in);
    if (!play) return play.error();
    return (*play)->history();
}

Reply game_save(const Arguments& in) {
    return with_game(
        in, [](const Play& play, Moment now) { return Reply(Json{{"text", play.save(now)}}); });
}

Reply game_score(const Arguments& in) {
    const Expected<Play*> play = games().find(in);
    if (!play) return play.error();
    const auto finished = in.number("finished", 0, most_exact);
    if (!finished) return finished.error();
    return (*play)->score(*finished);
}

Reply game_close(const Arguments& in) {
    const auto handle = in.number("game", 1, most_exact);
    if (!handle) return handle.error();
    return Json{{"done", games().remove(*handle)}};
}

}  // namespace noyes::web
