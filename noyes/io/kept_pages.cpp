#include <noyes/io/kept_pages.hpp>

#include <algorithm>
#include <iterator>

namespace noyes::io {

std::byte* KeptPages::take(std::size_t bytes) {
    if (bytes < LargePages::page) return pages_.take(bytes);
    const std::scoped_lock lock(mutex_);
    std::byte* const kept = take_kept(LargePages::up_to_page(bytes));
    return kept != nullptr ? kept : take_fresh(bytes);
}

// What comes from the system is zero.
std::byte* KeptPages::take_zeros(std::size_t bytes) {
    if (bytes < LargePages::page) return pages_.take_zeros(bytes);
    const std::scoped_lock lock(mutex_);
    std::byte* const kept = take_kept(LargePages::up_to_page(bytes));
    if (kept == nullptr) return take_fresh(bytes);
    std::fill_n(kept, bytes, std::byte{0});
    return kept;
}

void KeptPages::give_back(std::byte* piece, std::size_t bytes) {
    if (bytes < LargePages::page) return pages_.give_back(piece, bytes);
    const std::scoped_lock lock(mutex_);
    const auto own = kept_.emplace(piece, LargePages::up_to_page(bytes)).first;
    const auto behind = std::next(own);
    if (behind != kept_.end() && own->first + own->second == behind->first) {
        own->second += behind->second;
        kept_.erase(behind);
    }
    if (own == kept_.begin()) return;
    const auto before = std::prev(own);
    if (before->first + before->second != own->first) return;
    before->second += own->second;
    kept_.erase(own);
}

// The end of the smallest piece that is large enough: what is left of it stays where it is.
std::byte* KeptPages::take_kept(std::size_t bytes) {
    auto smallest = kept_.end();
    for (auto piece = kept_.begin(); piece != kept_.end(); ++piece) {
        if (piece->second < bytes) continue;
        if (smallest == kept_.end() || piece->second < smallest->second) smallest = piece;
    }
    if (smallest == kept_.end()) return nullptr;
    smallest->second -= bytes;
    std::byte* const taken = smallest->first + smallest->second;
    if (smallest->second == 0) kept_.erase(smallest);
    return taken;
}

std::byte* KeptPages::take_fresh(std::size_t bytes) {
    release();
    return pages_.take(bytes);
}

void KeptPages::release() {
    for (const auto& [piece, bytes] : kept_) pages_.give_back(piece, bytes);
    kept_.clear();
}

}  // namespace noyes::io
