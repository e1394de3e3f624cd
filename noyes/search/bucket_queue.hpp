// States waiting to be expanded, the smallest key first; ties by the cost so far or by age. One
// chain of records for each key, or for each key and cost.
#pragma once

#include <noyes/base/cost.hpp>
#include <noyes/search/policy.hpp>
#include <noyes/search/record_chain.hpp>

#include <algorithm>
#include <map>
#include <vector>

namespace noyes::search {

class BucketQueue {
   public:
    BucketQueue(BlockPool& pool, std::size_t record_bytes, Ties ties)
        : pool_(pool), record_bytes_(record_bytes), ties_(ties) {}
    BucketQueue(const BucketQueue&) = delete;
    BucketQueue& operator=(const BucketQueue&) = delete;

    [[nodiscard]] std::uint64_t size() const { return size_; }
    [[nodiscard]] bool empty() const { return size_ == 0; }

    // Where to write the record; nullptr if there is no memory.
    std::byte* push(Key key, Cost g) {
        Level& own = level(key);
        std::byte* place = own.chain(slot_of(g)).push(pool_, record_bytes_);
        if (place != nullptr) {
            ++size_;
            ++own.size;
        } else if (own.size == 0) {
            drop(levels_.find(key));  // `pop` expects something in each level
        }
        return place;
    }

    // How many records share the smallest key. The queue is not empty.
    [[nodiscard]] std::uint64_t first_alike() const { return levels_.begin()->second.size; }

    // The smallest key. The queue is not empty.
    [[nodiscard]] Key first_key() const { return levels_.begin()->first; }

    // Copies the first record to `out`, removes it and returns its key. The queue is not empty.
    Key pop(std::byte* out) {
        const auto first = levels_.begin();
        RecordChain& chain = first->second.first();
        if (ties_ == Ties::fifo) chain.pop_oldest(pool_, record_bytes_, out);
        else chain.pop_newest(pool_, record_bytes_, out);
        --size_;
        const Key key = first->first;
        if (--first->second.size == 0) drop(first);
        return key;
    }

   private:
    // The chains of one key, the one to be served first in the highest slot.
    class Level {
       public:
        RecordChain& chain(std::size_t slot) {
            if (slot >= chains_.size()) chains_.resize(slot + 1);
            highest_ = std::max(highest_, slot);
            return chains_[slot];
        }
        RecordChain& first() {
            while (chains_[highest_].empty()) --highest_;
            return chains_[highest_];
        }

        std::uint64_t size = 0;

       private:
        std::vector<RecordChain> chains_;
        std::size_t highest_ = 0;
    };

    using Levels = std::map<Key, Level>;

    // Pushes go to few keys, mostly to the last one again.
    Level& level(Key key) {
        if (last_ == nullptr || last_key_ != key) {
            last_ = &levels_[key];
            last_key_ = key;
        }
        return *last_;
    }

    void drop(Levels::iterator level) {
        if (last_ == &level->second) last_ = nullptr;
        levels_.erase(level);
    }

    // Costs from `slots` on share a chain and are served newest first.
    static constexpr Cost slots = 4096;

    [[nodiscard]] std::size_t slot_of(Cost g) const {
        const Cost slot = std::min(g, slots - 1);
        switch (ties_) {
            case Ties::high_g: return static_cast<std::size_t>(slot);
            case Ties::low_g: return static_cast<std::size_t>(slots - 1 - slot);
            case Ties::fifo:
            case Ties::lifo: break;
        }
        return 0;
    }

    BlockPool& pool_;
    std::size_t record_bytes_;
    Ties ties_;
    Levels levels_;
    Level* last_ = nullptr;
    Key last_key_ = 0;
    std::uint64_t size_ = 0;
};

}  // namespace noyes::search
