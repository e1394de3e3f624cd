// States waiting to be expanded, the smallest key first; ties by the cost so far or by age. One
// chain of records for each key, or for each key and cost.
//
// The queue keeps the costs: where each has a chain of its own that takes no room, else they stand
// behind the records.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/search/policy.hpp>
#include <noyes/search/record_chain.hpp>

#include <array>
#include <cstring>
#include <map>

namespace noyes::search {

class BucketQueue {
   public:
    BucketQueue(BlockPool& pool, std::size_t record_bytes, Ties ties)
        : pool_(pool),
          record_bytes_(record_bytes),
          ties_(ties),
          stored_bytes_(record_bytes + (by_age() ? sizeof(Cost) : 0)) {}
    BucketQueue(const BucketQueue&) = delete;
    BucketQueue& operator=(const BucketQueue&) = delete;

    // At most, for a record of that size.
    static constexpr std::size_t bytes_for(std::size_t record) { return record + sizeof(Cost); }

    [[nodiscard]] std::uint64_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }

    // Where to write the record; nullptr if there is no memory.
    std::byte* push(Key key, Cost g) {
        const Bucket& own = bucket(key, rank(g));
        std::byte* place = own.chain->second.push(pool_, stored_bytes_);
        if (place != nullptr) {
            ++size_;
            own.level->add(own.chain);
            if (by_age()) std::memcpy(place + record_bytes_, &g, sizeof g);
        } else if (own.level->size == 0) {
            drop(levels_.find(key));  // `pop` expects something in each level
        }
        return place;
    }

    // The smallest key. The queue is not empty.
    [[nodiscard]] Key first_key() const { return levels_.begin()->first; }

    // Whether `key` is the smallest one, and shared by so many records.
    [[nodiscard]] bool has_crowd(Key key, std::uint64_t least) const {
        return !empty() && first_key() == key && levels_.begin()->second.size >= least;
    }

    struct Taken {
        const std::byte* record;  // lies there until the next push
        Cost g;
    };

    // Removes the first record. The queue is not empty.
    Taken pop() {
        const auto level = levels_.begin();
        auto& [rank, chain] = level->second.first_chain();
        Taken taken{};
        taken.record = ties_ == Ties::fifo ? chain.pop_oldest(pool_, stored_bytes_)
                                           : chain.pop_newest(pool_, stored_bytes_);
        if (by_age()) std::memcpy(&taken.g, taken.record + record_bytes_, sizeof taken.g);
        else taken.g = ties_ == Ties::high_g ? -rank : rank;
        --size_;
        if (--level->second.size == 0) drop(level);
        return taken;
    }

   private:
    using Chains = std::map<Cost, RecordChain>;  // by rank

    // The chains of one key, the one with the smallest rank served first. Empty ones stay.
    struct Level {
        Chains chains;
        Chains::iterator first = chains.end();  // there are no records before
        std::uint64_t size = 0;

        void add(Chains::iterator chain) {
            if (size++ == 0 || chain->first < first->first) first = chain;
        }
        Chains::value_type& first_chain() {
            while (first->second.empty()) ++first;
            return *first;
        }
    };

    using Levels = std::map<Key, Level>;

    // Known as long as no level goes.
    struct Bucket {
        std::uint64_t drops = 0;
        Key key = 0;
        Level* level = nullptr;
        Chains::iterator chain;
    };

    [[nodiscard]] bool by_age() const { return ties_ == Ties::fifo || ties_ == Ties::lifo; }

    [[nodiscard]] Cost rank(Cost g) const {
        if (by_age()) return 0;
        return ties_ == Ties::high_g ? -g : g;
    }

    // Pushes go to few buckets, so the last ones are remembered.
    const Bucket& bucket(Key key, Cost rank) {
        constexpr std::uint64_t spread = 0x9E3779B97F4A7C15u;
        Bucket& known = known_[(static_cast<std::uint64_t>(31 * key + rank) * spread) >> 57];
        if (known.drops != drops_ || known.key != key || known.chain->first != rank) {
            known = find(key, rank);
        }
        return known;
    }

    [[gnu::noinline, gnu::cold]] Bucket find(Key key, Cost rank) {
        Level& level = levels_[key];
        return {drops_, key, &level, level.chains.try_emplace(rank).first};
    }

    [[gnu::noinline, gnu::cold]] void drop(Levels::iterator level) {
        levels_.erase(level);
        ++drops_;
    }

    BlockPool& pool_;
    std::size_t record_bytes_;
    Ties ties_;
    std::size_t stored_bytes_;
    Levels levels_;
    std::array<Bucket, 128> known_;
    std::uint64_t drops_ = 1;  // levels that have gone
    std::uint64_t size_ = 0;
};

}  // namespace noyes::search
