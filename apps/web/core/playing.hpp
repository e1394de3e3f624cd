// What all puzzles that are played have in common. A Face tells what is different:
//
//   static Json state(const P& rules, const State& state);          // as the page draws it
//   static Expected<Steps> steps(const Arguments& in, const P& rules, const State& state);
//   static Json question(const P& rules, const State& state);       // what to ask a solver
//   static Expected<Steps> way(const std::string& moves, const P& rules, const State& state);
//   static std::string text(const P& rules, std::span<const Step>); // of one turn or more
#pragma once

#include <noyes/game/game.hpp>
#include <noyes/game/guide.hpp>
#include <noyes/game/save.hpp>
#include <noyes/game/score.hpp>

#include "codes.hpp"
#include "json_of.hpp"
#include "play.hpp"

#include <utility>

namespace noyes::web {

template <class Face>
class Playing final : public Play {
   public:
    using Rules = typename Face::Rules;
    using Game = game::Game<Rules>;
    using Step = game::StepOf<Rules>;

    explicit Playing(Game game) : game_(std::move(game)) {}

    [[nodiscard]] Json view(Moment now) const override {
        Json record = Face::state(game_.rules(), game_.state());
        record["key"] = game_.rules().key();
        record["solved"] = game_.is_solved();
        record["finished"] = game_.is_finished();
        record["can_undo"] = game_.can_undo();
        record["can_redo"] = game_.can_redo();
        record["timed"] = game_.is_timed();
        record["time"] = game_.time(now).count();
        record["counts"] = json_of(game_.counts());
        record["help"] = json_of(game_.help());
        record["distance"] = distance();
        return record;
    }

    Expected<bool> turn(const Arguments& in, Moment now) override {
        const auto steps = Face::steps(in, game_.rules(), game_.state());
        if (!steps) return steps.error();
        const bool made = game_.turn(*steps, now);
        guide_.follow(game_);
        return made;
    }

    Expected<bool> act(std::string_view action, Moment now) override {
        const auto done = perform(action, now);
        if (!done) return Arguments::bad("action");
        guide_.follow(game_);
        return *done;
    }

    Json inquire() override {
        inquiry_ = guide_.inquire(game_);
        Json question = Face::question(game_.rules(), game_.state());
        question["inquiry"] = ++inquiries_;
        return question;
    }

    // Nothing of what a solver says is believed: its way is played.
    Expected<bool> deliver(std::uint64_t inquiry, const std::string& moves,
                           Cost lower_bound) override {
        if (!inquiry_ || inquiry != inquiries_) return false;
        auto way = Face::way(moves, inquiry_->rules, inquiry_->state);
        if (!way) return way.error();
        auto state = inquiry_->state;
        for (const Step& step : *way) {
            if (!inquiry_->rules.apply(state, step)) return Error{.code = code::wrong_advice};
        }
        const Cost length = game::count_moves<Rules>(inquiry_->rules, *way);
        if (!inquiry_->rules.is_solved(state) || lower_bound < 0 || lower_bound > length)
            return Error{.code = code::wrong_advice};
        guide_.deliver(game_, *inquiry_, {.way = *std::move(way), .lower_bound = lower_bound});
        return true;
    }

    [[nodiscard]] Json hint(std::size_t most) const override {
        const std::vector<Step> steps = guide_.next(most);
        return {{"known", guide_.knows_way()},
                {"distance", distance()},
                {"moves", Face::text(game_.rules(), steps)}};
    }

    [[nodiscard]] Json history() const override {
        Json turns = Json::array();
        for (const auto& turn : game_.history())
            turns.push_back(
                {{"moves", Face::text(game_.rules(), turn.steps)}, {"time", turn.at.count()}});
        return {{"start", Face::state(game_.rules(), game_.start())},
                {"turns", std::move(turns)},
                {"done", game_.done()}};
    }

    [[nodiscard]] std::string save(Moment now) const override { return game::save(game_, now); }

    [[nodiscard]] Reply score(std::uint64_t finished) const override {
        if (!game_.is_finished()) return Error{.code = code::not_finished};
        const std::vector<game::Score> scores{game::score_of(game_, finished)};
        return Json{{"text", game::save_scores(scores)}};
    }

   private:
    [[nodiscard]] Json distance() const {
        const auto distance = guide_.distance();
        if (!distance) return {};
        return {{"at_least", distance->at_least}, {"at_most", distance->at_most}};
    }

    std::optional<bool> perform(std::string_view action, Moment now) {
        if (action == "undo") return game_.undo();
        if (action == "redo") return game_.redo();
        if (action == "restart") return game_.restart();
        const auto done = [](auto&& note) {
            note();
            return true;
        };
        if (action == "pause") return done([&] { game_.pause(now); });
        if (action == "resume") return done([&] { game_.resume(now); });
        if (action == "note-hint") return done([&] { game_.note_hint(); });
        if (action == "note-solution") return done([&] { game_.note_solution(); });
        return std::nullopt;
    }

    Game game_;
    game::Guide<Rules> guide_;
    std::optional<typename game::Guide<Rules>::Inquiry> inquiry_;
    std::uint64_t inquiries_ = 0;
};

}  // namespace noyes::web
