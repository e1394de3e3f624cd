// Any heuristic for a domain behind one type: one virtual call a child instead of one compiled loop
// for each pair of algorithm and heuristic.
#pragma once

#include <noyes/search/heuristic.hpp>

#include <array>
#include <cstddef>
#include <cstring>
#include <memory>
#include <utility>

namespace noyes::search {

template <Domain D>
class AnyHeuristic {
    using State = typename D::State;
    using Step = typename D::Step;

   public:
    struct Value {
        alignas(std::max_align_t) std::array<std::byte, 32> inner;
        Cost estimate;
    };

    template <HeuristicFor<D> H>
    explicit AnyHeuristic(H heuristic)
        : consistent_(search::is_consistent(heuristic)),
          held_(std::make_unique<Held<H>>(std::move(heuristic))) {}

    [[nodiscard]] bool is_consistent() const { return consistent_; }

    [[nodiscard]] Value evaluate(const State& state) const { return held_->evaluate(state); }
    [[nodiscard]] Value advance(const Value& value, Step step, const State& child) const {
        return held_->advance(value, step, child);
    }
    static Cost estimate(const Value& value) { return value.estimate; }

   private:
    struct Interface {
        virtual ~Interface() = default;
        virtual Value evaluate(const State& state) const = 0;
        virtual Value advance(const Value& value, Step step, const State& child) const = 0;
    };

    template <class H>
    struct Held final : Interface {
        using Inner = typename H::Value;
        static_assert(sizeof(Inner) <= sizeof(Value::inner));

        explicit Held(H h) : heuristic(std::move(h)) {}

        Value evaluate(const State& state) const override {
            return wrap(heuristic.evaluate(state));
        }
        Value advance(const Value& value, Step step, const State& child) const override {
            Inner inner;
            std::memcpy(&inner, value.inner.data(), sizeof inner);
            return wrap(heuristic.advance(inner, step, child));
        }
        Value wrap(Inner inner) const {
            Value value;
            std::memcpy(value.inner.data(), &inner, sizeof inner);
            value.estimate = heuristic.estimate(inner);
            return value;
        }

        H heuristic;
    };

    bool consistent_;
    std::unique_ptr<const Interface> held_;
};

}  // namespace noyes::search
