// The largest of several heuristics: admissible if all of them are, and never worse than the best.
#pragma once

#include <noyes/search/any_heuristic.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <utility>
#include <vector>

namespace noyes::search {

// The values of all parts take no more bytes than this.
inline constexpr std::size_t room_for_parts = 60;

template <Domain D>
class Largest {
    using State = typename D::State;
    using Part = AnyHeuristic<D>;

   public:
    // The values of the parts lie one behind the other.
    struct Value {
        std::array<std::byte, room_for_parts> parts;
        Cost estimate;
    };

    explicit Largest(std::vector<Part> parts) : parts_(std::move(parts)) {}

    [[nodiscard]] bool is_consistent() const {
        return std::ranges::all_of(parts_, &Part::is_consistent);
    }

    [[nodiscard]] Value evaluate(const State& state) const {
        return gather([&](const Part& part, std::ptrdiff_t) { return part.evaluate(state); });
    }

    [[nodiscard]] Value advance(const Value& value, auto step, const State& child) const {
        const std::byte* const old = value.parts.data();
        return gather([&](const Part& part, std::ptrdiff_t at) {
            typename Part::Value own{};
            std::memcpy(own.inner.data(), old + at, part.value_bytes());
            return part.advance(own, step, child);
        });
    }

    static Cost estimate(const Value& value) { return value.estimate; }

   private:
    // make(part, where its value lies) gives the new value of each part.
    Value gather(auto make) const {
        Value all{};
        std::ptrdiff_t at = 0;
        for (const Part& part : parts_) {
            const auto own = make(part, at);
            std::memcpy(all.parts.data() + at, own.inner.data(), part.value_bytes());
            at += static_cast<std::ptrdiff_t>(part.value_bytes());
            all.estimate = std::max(all.estimate, own.estimate);
        }
        return all;
    }

    std::vector<Part> parts_;
};

}  // namespace noyes::search
