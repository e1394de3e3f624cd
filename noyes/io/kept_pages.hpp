// Large pages for work of many boards: what is given back is kept for whoever asks next. To get a
// page from the system, cleared, can take longer than the work with it.
//
//   KeptPages pages;
//   for (...) catalog::solve({.board = board, .goal = goal, .memory = &pages});
#pragma once

#include <noyes/io/large_pages.hpp>

#include <map>
#include <mutex>

namespace noyes::io {

// For any number of threads. Before more is asked of the system, all that is kept goes back: no
// more is held than was needed at once.
class KeptPages final : public MemorySource {
   public:
    ~KeptPages() override { release(); }

    std::byte* take(std::size_t bytes) override;
    std::byte* take_zeros(std::size_t bytes) override;
    void give_back(std::byte* piece, std::size_t bytes) override;

   private:
    std::byte* take_kept(std::size_t bytes);  // in whole pages
    std::byte* take_fresh(std::size_t bytes);
    void release();

    LargePages pages_;
    std::mutex mutex_;
    std::map<std::byte*, std::size_t> kept_;  // bytes by place, in whole pages; no two touch
};

}  // namespace noyes::io
