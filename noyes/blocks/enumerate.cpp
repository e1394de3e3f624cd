#include <noyes/blocks/enumerate.hpp>

#include <noyes/blocks/tell.hpp>
#include <noyes/blocks/width.hpp>
#include <noyes/search/layered.hpp>

namespace noyes::blocks {

namespace {

template <std::size_t Words>
class Enumerator {
    using Layers = search::Layers<Puzzle<Words>, search::Unobserved>;

   public:
    Enumerator(const Level& level, const Puzzle<Words>& puzzle, Run& run,
               const EnumerateOptions& options)
        : level_(level), puzzle_(puzzle), options_(options), layers_(puzzle, nobody_, run) {}

    Enumeration operator()() {
        if (!layers_.add_start()) return std::move(found_);
        note();
        while (layers_.distance() < options_.last) {
            if (layers_.step(Layers::Goals::ignored) == search::Outcome::halted) break;
            if (layers_.newest() == 0) break;
            note();
        }
        return std::move(found_);
    }

   private:
    // Adds the distance that has just been completed.
    void note() {
        found_.states_at.push_back(layers_.newest());
        found_.states += layers_.newest();
        found_.farthest.clear();
        auto state = puzzle_.start();
        layers_.for_each_newest([&](const std::byte* packed) {
            if (found_.farthest.size() == options_.examples) return true;
            puzzle_.unpack(packed, state);
            found_.farthest.push_back(level_at(level_, puzzle_, state));
            return false;
        });
        if (options_.listener) options_.listener(layers_.distance(), layers_.newest());
    }

    const Level& level_;
    const Puzzle<Words>& puzzle_;
    const EnumerateOptions& options_;
    search::Unobserved nobody_;
    Layers layers_;
    Enumeration found_;
};

}  // namespace

Enumeration enumerate(const Level& level, Metric metric, Run& run,
                      const EnumerateOptions& options) {
    Enumeration found = with_puzzle(level, metric, Mirroring::ignored,
                                    [&]<std::size_t Words>(const Puzzle<Words>& puzzle) {
                                        return Enumerator<Words>(level, puzzle, run, options)();
                                    });
    found.halt = run.halt();
    return found;
}

}  // namespace noyes::blocks
