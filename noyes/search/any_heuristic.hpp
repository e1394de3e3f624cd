// Any heuristic for a domain behind one type: one virtual call a child instead of one compiled loop
// for each pair of algorithm and heuristic.
#pragma once

#include <noyes/search/heuristic.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <memory>
#include <type_traits>
#include <utility>

namespace noyes::search {

template <Domain D>
class AnyHeuristic {
    using State = typename D::State;
    using Step = typename D::Step;

   public:
    struct Value {
        alignas(std::max_align_t) std::array<std::byte, 64> inner;
        Cost estimate;
    };

    template <HeuristicFor<D> H>
    explicit AnyHeuristic(H heuristic)
        : consistent_(search::is_consistent(heuristic)),
          held_(std::make_unique<Held<H>>(std::move(heuristic))) {}

    [[nodiscard]] bool is_consistent() const { return consistent_; }

    [[nodiscard]] Value evaluate(const State& state) const { return held_->evaluate(state); }
    [[nodiscard]] Value advance(const Value& value, const Step& step, const State& child) const {
        return held_->advance(value, step, child);
    }
    static Cost estimate(const Value& value) { return value.estimate; }

    // How much of Value::inner is in use.
    [[nodiscard]] std::size_t value_bytes() const { return held_->value_bytes(); }

    // One for the way back, from the goal to the start; nullptr if none was given.
    [[nodiscard]] const AnyHeuristic* backward() const { return backward_.get(); }
    void set_backward(AnyHeuristic other) {
        backward_ = std::make_unique<const AnyHeuristic>(std::move(other));
    }

   private:
    struct Interface {
        virtual ~Interface() = default;
        [[nodiscard]] virtual std::size_t value_bytes() const = 0;
        virtual Value evaluate(const State& state) const = 0;
        virtual Value advance(const Value& value, Step step, const State& child) const = 0;
    };

    template <class H>
    struct Held final : Interface {
        using Inner = typename H::Value;
        static constexpr bool wraps_another = std::is_same_v<Inner, Value>;
        static_assert(wraps_another || sizeof(Inner) <= sizeof(Value::inner));

        explicit Held(H h) : heuristic(std::move(h)) {}

        [[nodiscard]] std::size_t value_bytes() const override {
            return std::min(sizeof(Inner), sizeof(Value::inner));
        }
        Value evaluate(const State& state) const override {
            return wrap(heuristic.evaluate(state));
        }
        Value advance(const Value& value, Step step, const State& child) const override {
            if constexpr (wraps_another) return heuristic.advance(value, step, child);
            else return wrap(heuristic.advance(unwrap(value), step, child));
        }
        static Inner unwrap(const Value& value) {
            Inner inner;
            std::memcpy(&inner, value.inner.data(), sizeof inner);
            return inner;
        }
        Value wrap(Inner inner) const {
            if constexpr (wraps_another) {
                return inner;
            } else {
                Value value;
                std::memcpy(value.inner.data(), &inner, sizeof inner);
                value.estimate = heuristic.estimate(inner);
                return value;
            }
        }

        H heuristic;
    };

    bool consistent_;
    std::unique_ptr<const Interface> held_;
    std::unique_ptr<const AnyHeuristic> backward_;
};

template <class H>
inline constexpr bool is_any_heuristic = false;
template <class D>
inline constexpr bool is_any_heuristic<AnyHeuristic<D>> = true;

}  // namespace noyes::search
