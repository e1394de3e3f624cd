// One half of a search from both ends: all states reached from one end, each with the least cost
// known, and those of them that wait to be expanded.
//
// A state is stored when it is reached, not when it is expanded, so that the other half sees where
// they meet as soon as possible. One reached again at less cost waits a second time; its older
// record is then out of date and dropped when its turn comes.
#pragma once

#include <noyes/search/bucket_queue.hpp>
#include <noyes/search/way_here.hpp>

#include <optional>

namespace noyes::search {

template <PackableDomain D>
class Frontier {
    using Move = typename D::Move;

   public:
    // The size of the pool's blocks.
    static std::size_t block_bytes_for(const D& domain) {
        const RecordLayout<D> waiting(domain, KeepCost::no);
        return block_bytes(RecordLayout<D>(domain, KeepCost::yes).bytes(),
                           BucketQueue::bytes_for(waiting.bytes()));
    }

    Frontier(const D& domain, BlockPool& pool)
        : layout_(domain, KeepCost::yes),
          waiting_layout_(domain, KeepCost::no),
          reached_(pool, layout_),
          waiting_(pool, waiting_layout_.bytes(), Ties::high_g) {}

    [[nodiscard]] bool empty() const { return waiting_.empty(); }
    [[nodiscard]] std::uint64_t waiting() const { return waiting_.size(); }
    [[nodiscard]] std::uint64_t reached() const { return reached_.size(); }
    [[nodiscard]] Key first_key() const { return waiting_.first_key(); }

    // The least cost known of a state, if it was reached.
    [[nodiscard]] std::optional<Cost> cost(const std::byte* packed) const {
        const std::byte* record = reached_.find(packed);
        if (record == nullptr) return std::nullopt;
        return real(layout_.cost(record));
    }

    // Fetches the place of a state that will be reached or asked for soon.
    void prefetch(const std::byte* packed) const { reached_.prefetch(reached_.hash(packed)); }

    enum class News : std::uint8_t { no_memory, nothing_better, first, cheaper, cheaper_expanded };

    // Notes that a state can be reached.
    News reach(const std::byte* packed, Move move, Cost g) {
        const auto place = reached_.put(packed);
        if (place.record == nullptr) return News::no_memory;
        const Cost known = place.is_new ? infinite_cost : layout_.cost(place.record);
        if (g >= real(known)) return News::nothing_better;
        layout_.set_move(place.record, move);
        layout_.set_cost(place.record, g);
        if (place.is_new) return News::first;
        return known < 0 ? News::cheaper_expanded : News::cheaper;
    }

    // Adds a state just reached to those that wait. False: no memory.
    bool enqueue(const std::byte* packed, Move move, Cost g, Key key) {
        std::byte* record = waiting_.push(key, g);
        if (record == nullptr) return false;
        std::memcpy(record, packed, layout_.packed_size());
        waiting_layout_.set_move(record, move);
        return true;
    }

    struct Taken {
        Move move;
        Cost g;
        bool is_current;  // no cheaper way has been found since
    };

    // Takes the first waiting state as expanded, packed into `packed`.
    Taken take(std::byte* packed) {
        const auto [record, g] = waiting_.pop();
        std::memcpy(packed, record, layout_.packed_size());
        const Taken taken{waiting_layout_.move(record), g, true};
        std::byte* stored = reached_.put(packed).record;  // it is there: nothing grows
        if (layout_.cost(stored) != taken.g) return {taken.move, taken.g, false};
        layout_.set_cost(stored, ~taken.g);
        return taken;
    }

    [[nodiscard]] std::vector<Move> way(const D& domain, const std::byte* packed) const {
        typename D::State state = domain.start();
        domain.unpack(packed, state);
        return way_to(std::move(state), domain, reached_, layout_);
    }

   private:
    // The stored cost of an expanded state is marked by inverting its bits.
    static Cost real(Cost stored) { return stored < 0 ? ~stored : stored; }

    RecordLayout<D> layout_;
    RecordLayout<D> waiting_layout_;
    StateTable<D> reached_;
    BucketQueue waiting_;
};

}  // namespace noyes::search
