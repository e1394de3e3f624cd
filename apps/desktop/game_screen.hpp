// Playing: the board, what is counted, and a button for everything that can be done. Written over a
// face of apps/play; Look<Face> says how its board is shown and moved.
#pragma once

#include <apps/play/player.hpp>

#include "action.hpp"
#include "desk.hpp"
#include "game_below.hpp"
#include "look.hpp"
#include "screen.hpp"
#include "solving.hpp"
#include "ui/label.hpp"
#include "ui/layout.hpp"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace noyes::desktop {

template <class Face>
class GameScreen : public Screen, public GameBelow {
   public:
    using Step = typename Face::Step;

    // `continued`: it was kept when it was left last.
    GameScreen(Desk& desk, play::Start<Face> start, bool continued = false);

    [[nodiscard]] std::string_view name() const override { return "play"; }
    void lay_out(ui::Size window, const ui::TextMeasure& measure, const ui::Style& style) override;
    bool handle(const ui::Event& event) override;
    bool press(const ui::Chord& chord) override;
    bool tick(Moment now) override;
    [[nodiscard]] std::optional<Moment> next_tick() const override;
    bool look() override;
    void leave() override;
    void cover() override;
    void uncover() override;
    void tell(Notes& notes) const override;

    // For what Look<Face> adds to the buttons.
    [[nodiscard]] Desk& desk() { return desk_; }
    [[nodiscard]] play::Player<Face>& player() { return player_; }
    [[nodiscard]] Solving<Face>& solving() { return solving_; }
    // Another game instead of this one, with something to say of it.
    void begin(typename Face::Game game, std::string message = {});
    // Begins the lessons beside the board, or ends them.
    void teach();

    void ask_before(std::function<void()> action) override;
    void give_way(std::unique_ptr<Screen> other) override;
    [[nodiscard]] std::string compared_with() const override { return player_.rules().key(); }

   private:
    void add_actions();
    void turn(const std::vector<Step>& steps);
    void after(bool done, std::string_view otherwise);
    void hint();
    void begin_next();
    void point_out();
    void finish();
    void tell_trouble();
    void say(std::string text) { message_.set_text(std::move(text)); }
    void show_board(typename Look<Face>::View::Motion motion);
    void begun();
    void copy();
    void paste();
    void refresh();
    void refresh_finish();
    void refresh_best();
    bool place_message_below(const ui::Box& room, const ui::Column& column,
                             const ui::TextMeasure& measure, const ui::Style& style);
    void place_goal(const ui::Box& room, ui::Column& column, const ui::TextMeasure& measure,
                    const ui::Style& style);

    Desk& desk_;
    play::Player<Face> player_;
    Solving<Face> solving_{desk_, player_, [this](std::string text) { say(std::move(text)); }};
    typename Look<Face>::View board_{"board"};
    typename Look<Face>::View goal_{"goal"};  // beside the board, where there is room
    typename Look<Face>::Coach coach_;
    ui::Label title_{"title", {}, {.size = 20, .weight = ui::Weight::bold}};
    ui::Label counts_{"counts", {}, {.size = 17}};
    ui::Label optimum_{"optimum", {}, {.faint = true}};
    ui::Label to_go_{"to-go", {}, {.faint = true}};
    ui::Label best_{"best", {}, {.faint = true}};
    ui::Label headline_{"headline", {}, {.size = 24, .weight = ui::Weight::bold}};
    ui::Label message_{"message"};
    ui::Label tip_{"tip", {}, {.size = 13, .faint = true}};
    Buttons buttons_;
    std::vector<Step> hinted_;  // the moves that are shown, as long as the player follows them
    bool nudged_ = false;
    bool cheered_ = false;    // for this game
    bool given_up_ = false;   // nothing of it is kept
    bool continued_ = false;  // the game is in the user's files
    bool stopped_ = false;    // the clock, because the board is covered
    ui::Button* new_ = nullptr;
    ui::Button* hint_ = nullptr;
    ui::Button* undo_ = nullptr;
    ui::Button* redo_ = nullptr;
    ui::Button* restart_ = nullptr;
    std::string record_;   // what is said if it was one of the player's best
    std::string trouble_;  // with the user's files, in this game
};

}  // namespace noyes::desktop
