#include <noyes/blocks/large_first.hpp>

#include <noyes/blocks/making_way.hpp>
#include <noyes/blocks/tell.hpp>
#include <noyes/blocks/width.hpp>
#include <noyes/search/novelty.hpp>

#include <algorithm>
#include <array>

namespace noyes::blocks {

namespace {

using search::Ends;

// Many arrangements of the small pieces go from stage to stage: most of those in which a step has
// become possible are in no shape for the next ones.
struct Arrangement {
    std::vector<Cell> corners;  // kind by kind
    std::size_t before = 0;     // which arrangement of the layer before it came from
    std::vector<Slide> way{};   // and how
};

constexpr std::size_t most_arrangements = 1500;

struct Layer {
    std::vector<Kind> kinds{};  // as the slides of these ways count them
    std::vector<Arrangement> arrangements{};
    std::vector<LargeStep> steps{};  // that are possible now

    [[nodiscard]] std::size_t bytes() const {
        std::size_t sum = 0;
        for (const Arrangement& one : arrangements)
            sum += sizeof one + one.corners.size() * sizeof(Cell) + one.way.size() * sizeof(Slide);
        return sum;
    }
};

// What is tried one after the other: one leads where the other is lost.
struct Try {
    Weights weights;
    std::uint64_t nodes;
};
constexpr Try sorting{{.dam = 20}, 5'000'000};
constexpr std::array making_way{
    Try{{.clear = 20, .dam = 20, .gather = 2}, 6'000'000},
    Try{{.clear = 40, .dam = 80, .gather = 2}, 6'000'000},
    Try{{.clear = 5, .dam = 20, .gather = 2}, 12'000'000},
    Try{{.clear = 20, .dam = 160, .gather = 1}, 12'000'000},
    Try{{.clear = 10, .dam = 80, .gather = 2}, 12'000'000},
    Try{{.clear = 40, .dam = 40, .gather = 1}, 12'000'000},
    Try{{.clear = 5, .dam = 80, .gather = 1}, 24'000'000},
    Try{{.clear = 10, .dam = 20, .gather = 1}, 24'000'000},
    Try{{.clear = 10, .dam = 40, .gather = 1}, 6'000'000},
    Try{{.clear = 5, .dam = 80, .gather = 1}, 6'000'000},
};
// As many are enough, or after some tries so few. But if all that were found are in trouble at the
// next stage, there are more tries.
constexpr std::size_t enough = most_arrangements / 4;
constexpr std::size_t some_tries = 4;
constexpr std::size_t few = 20;
// Where nothing is found at all, some stages before are done once more with another try first.
constexpr std::size_t most_failures = 20;

void go(const Level& level, Piece& piece, Direction way) {
    for (Cell& cell : piece.cells) cell = *neighbour(level.extent, cell, way);
}

class LargeFirst {
   public:
    LargeFirst(const Level& level, std::span<const LargeStep> plan, Run& run)
        : start_(level),
          there_(level),
          large_(large_pieces(level)),
          stages_(stages_of(level, plan)),
          run_(run) {
        for (std::size_t piece = 0; piece < level.pieces.size(); ++piece) {
            if (!std::ranges::binary_search(large_, piece)) small_.push_back(piece);
        }
        Arrangement& first = layers_.emplace_back().arrangements.emplace_back();
        for (const Kind& kind : kinds_of(small_level(level, large_))) {
            for (const std::size_t piece : kind.pieces) {
                slots_.push_back(small_[piece]);
                first.corners.push_back(corner_of(level.extent, level.pieces[slots_.back()].cells));
            }
        }
    }
    LargeFirst(const LargeFirst&) = delete;
    LargeFirst& operator=(const LargeFirst&) = delete;
    ~LargeFirst() { run_.give_back(bytes_); }

    Shortest operator()() {
        Shortest found{.outcome = search::Outcome::solved};
        for (std::size_t i = 0; i < stages_.size();) {
            marks_.resize(i);
            marks_.push_back({layers_.size(), layers_.back().steps.size(), there_});
            if (make_way(std::span(stages_).subspan(i))) {
                const LargeStep& step = stages_[i++].step;
                go(there_, there_.pieces[step.piece], step.way);
                layers_.back().steps.push_back(step);
            } else if (run_.halt() || failures_ == most_failures) {
                found.outcome = search::Outcome::halted;
                break;
            } else {
                i -= std::min(i, 2 * ++failures_);
                go_back(marks_[i]);
            }
        }
        if (found.outcome == search::Outcome::solved) found.path = way();
        found.cost = static_cast<Cost>(found.path.size());
        found.stats = stats_;
        found.stats.memory_bytes = run_.peak_memory();
        return found;
    }

   private:
    // Where a stage began.
    struct Mark {
        std::size_t layers;
        std::size_t steps;  // of the last of these
        Level there;
    };

    void go_back(const Mark& mark) {
        while (layers_.size() > mark.layers) {
            run_.give_back(layers_.back().bytes());
            bytes_ -= layers_.back().bytes();
            layers_.pop_back();
        }
        layers_.back().steps.resize(mark.steps);
        there_ = mark.there;
    }

    bool make_way(std::span<const Stage> ahead) {
        if (ahead.front().front.empty()) return true;
        const Level small = small_level(there_, large_);
        return with_puzzle(small, Metric::steps, [&]<std::size_t Words>(const Puzzle<Words>&) {
            const MakingWay<Words> puzzle(small, ahead.front());
            return sort(puzzle, ahead) && gather(puzzle, ahead);
        });
    }

    // Brings the small pieces into an order that the stages ahead can do with.
    template <std::size_t Words>
    bool sort(const MakingWay<Words>& puzzle, std::span<const Stage> ahead) {
        Layer next;
        search(puzzle, ahead, sorting, Ends::nearest, next);
        const std::vector<Arrangement>& before = layers_.back().arrangements;
        for (std::size_t i = 0; i < std::min(before.size(), most_arrangements / 8); ++i)
            next.arrangements.push_back({.corners = before[i].corners, .before = i});
        return add(std::move(next), puzzle);
    }

    template <std::size_t Words>
    bool gather(const MakingWay<Words>& puzzle, std::span<const Stage> ahead) {
        Layer next;
        for (std::size_t tries = 1; tries <= making_way.size(); ++tries) {
            const Try& how = making_way[(tries - 1 + failures_) % making_way.size()];
            search(puzzle, ahead, how, Ends::at_goals, next);
            if (run_.halt()) return false;
            const std::size_t found = next.arrangements.size();
            const bool are_many = found >= enough || (tries >= some_tries && found >= few);
            if (are_many && any_is_good(next, ahead.subspan(1))) break;
        }
        return !next.arrangements.empty() && add(std::move(next), puzzle);
    }

    // Whether nobody hinders the next stage in one of these.
    [[nodiscard]] bool any_is_good(const Layer& layer, std::span<const Stage> ahead) const {
        if (ahead.empty()) return true;
        std::vector<std::vector<Cost>> hindrances;  // slot by slot
        Shape before;
        for (const std::size_t piece : slots_) {
            Shape shape = shape_of(there_.extent, there_.pieces[piece].cells);
            hindrances.push_back(shape == before ? hindrances.back()
                                                 : hindrance(ahead.first(1), shape, {.dam = 100}));
            before = std::move(shape);
        }
        return std::ranges::any_of(layer.arrangements, [&](const Arrangement& one) {
            std::size_t slot = 0;
            while (slot < slots_.size() && hindrances[slot][one.corners[slot]] == 0) ++slot;
            return slot == slots_.size();
        });
    }

    template <std::size_t Words>
    void search(const MakingWay<Words>& puzzle, std::span<const Stage> ahead, const Try& how,
                Ends ends, Layer& next) {
        using State = typename MakingWay<Words>::State;
        std::vector<State> starts;
        std::vector<std::size_t> numbers;
        for (std::size_t i = 0; i < layers_.back().arrangements.size(); ++i) {
            State state = puzzle.start();
            if (!arrange(puzzle, layers_.back().arrangements[i], state)) continue;
            starts.push_back(state);
            numbers.push_back(i);
        }
        const WayToMake<Words> heuristic(puzzle, ahead, how.weights);
        run_.give_up_after(how.nodes);
        const auto found =
            search::Novelty::leads(puzzle, heuristic, run_, std::span(std::as_const(starts)), ends,
                                   most_arrangements - next.arrangements.size());
        run_.add_finished(found.stats.generated);
        stats_.expanded += found.stats.expanded;
        stats_.generated += found.stats.generated;
        stats_.duplicates += found.stats.duplicates;
        stats_.peak_stored = std::max(stats_.peak_stored, found.stats.peak_stored);
        stats_.peak_open = std::max(stats_.peak_open, found.stats.peak_open);
        for (const auto& lead : found.leads)
            next.arrangements.push_back(
                {corners_of(puzzle, lead.end), numbers[lead.start], lead.moves});
    }

    // False if a piece stands where none could come from the first arrangement.
    template <std::size_t Words>
    static bool arrange(const MakingWay<Words>& puzzle, const Arrangement& as,
                        typename MakingWay<Words>::State& state) {
        puzzle.clear(state);
        for (std::size_t kind = 0, slot = 0; kind < puzzle.kinds().size(); ++kind) {
            for (; slot < puzzle.first_slot(kind + 1); ++slot) {
                const Place place = puzzle.kinds()[kind].place(as.corners[slot]);
                if (place == nowhere) return false;
                puzzle.stand(state, slot, kind, place);
            }
        }
        return true;
    }

    template <std::size_t Words>
    static std::vector<Cell> corners_of(const MakingWay<Words>& puzzle,
                                        const typename MakingWay<Words>::State& state) {
        std::vector<Cell> corners;
        for (std::size_t kind = 0; kind < puzzle.kinds().size(); ++kind) {
            puzzle.for_each_place(state, kind, [&](Place place) {
                corners.push_back(puzzle.kinds()[kind].corners[place]);
            });
        }
        return corners;
    }

    template <std::size_t Words>
    bool add(Layer next, const MakingWay<Words>& puzzle) {
        if (run_.halt()) return false;
        next.kinds.assign(puzzle.kinds().begin(), puzzle.kinds().end());
        if (!run_.take(next.bytes())) {
            run_.halt_now(Halt::memory_limit);
            return false;
        }
        bytes_ += next.bytes();
        const Arrangement& first = next.arrangements.front();
        for (std::size_t slot = 0; slot < slots_.size(); ++slot) {
            std::vector<Cell>& cells = there_.pieces[slots_[slot]].cells;
            cells = *cells_at(there_.extent, shape_of(there_.extent, cells), first.corners[slot]);
        }
        layers_.push_back(std::move(next));
        return true;
    }

    // To the first arrangement of the last layer.
    [[nodiscard]] std::vector<Move> way() const {
        std::vector<const Arrangement*> chain;
        std::size_t number = 0;
        for (std::size_t i = layers_.size(); i-- > 0;) {
            chain.push_back(&layers_[i].arrangements[number]);
            number = chain.back()->before;
        }
        std::ranges::reverse(chain);
        Level there = start_;
        std::vector<Move> moves;
        for (std::size_t i = 0; i < layers_.size(); ++i) {
            Names names(small_level(there, large_), layers_[i].kinds);
            for (const Slide& slide : chain[i]->way)
                moves.push_back(names.move(slide.kind(), slide.from(), slide.to()));
            for (std::size_t piece = 0; piece < small_.size(); ++piece)
                there.pieces[small_[piece]] = names.pieces()[piece];
            for (const LargeStep& step : layers_[i].steps) {
                go(there, there.pieces[step.piece], step.way);
                moves.push_back({there.pieces[step.piece].name, {step.way}});
            }
        }
        return moves;
    }

    const Level& start_;
    Level there_;  // the large pieces as the plan leads them, and any arrangement of the others
    std::vector<std::size_t> large_;
    std::vector<std::size_t> small_;
    std::vector<std::size_t> slots_;  // the small pieces kind by kind
    std::vector<Stage> stages_;
    Run& run_;
    std::vector<Layer> layers_;
    std::size_t bytes_ = 0;    // of these
    std::vector<Mark> marks_;  // stage by stage
    std::size_t failures_ = 0;
    Stats stats_;
};

}  // namespace

bool can_be_planned(const Level& level) {
    const std::vector<std::size_t> large = large_pieces(level);
    return large.size() > level.targets.size() &&
           std::ranges::all_of(level.targets, [&](const Target& target) {
               return std::ranges::binary_search(large, target.piece);
           });
}

Shortest large_first(const Level& level, Run& run) {
    if (!can_be_planned(level)) return {};
    const std::vector<LargeStep> plan = plan_of_large_pieces(level, run);
    return plan.empty() ? Shortest{} : LargeFirst(level, plan, run)();
}

}  // namespace noyes::blocks
