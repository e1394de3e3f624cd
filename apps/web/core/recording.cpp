#include "recording.hpp"

#include <array>
#include <bit>

namespace noyes::web {

static_assert(std::endian::native == std::endian::little);

namespace {

template <class T>
void append(std::string& bytes, const std::vector<T>& column) {
    bytes.append(reinterpret_cast<const char*>(column.data()), column.size() * sizeof(T));
}

std::uint8_t coded(const catalog::TraceStep& step) {
    return static_cast<std::uint8_t>(static_cast<unsigned>(step.kind) |
                                     static_cast<unsigned>(step.why) << 3 |
                                     unsigned{step.is_backward} << 6);
}

}  // namespace

bool Recording::add(const catalog::TraceStep& step, std::span<const std::uint16_t> cells,
                    std::string_view move) {
    if (is_full()) return false;
    const bool is_bound = step.kind == SearchEvent::bound_raised;
    f_.push_back(step.f);
    state_.push_back(is_bound ? no_state : number_of(cells));
    g_.push_back(is_bound ? step.bound : step.g);
    h_.push_back(step.h);
    move_.push_back(number_of(move));
    what_.push_back(coded(step));
    return !is_full();
}

std::uint32_t Recording::number_of(std::span<const std::uint16_t> cells) {
    const std::string key(reinterpret_cast<const char*>(cells.data()), cells.size_bytes());
    const auto [place, is_new] =
        states_.try_emplace(key, static_cast<std::uint32_t>(states_.size()));
    if (is_new) cells_.insert(cells_.end(), cells.begin(), cells.end());
    return place->second;
}

std::uint16_t Recording::number_of(std::string_view move) {
    if (move.empty()) return no_move;
    const auto known = move_numbers_.find(move);
    if (known != move_numbers_.end()) return known->second;
    const auto number = static_cast<std::uint16_t>(move_numbers_.size());
    move_numbers_.emplace(move, number);
    moves_.append(move).append("\n");
    return number;
}

std::string Recording::bytes() const {
    const std::size_t cells = states_.empty() ? 0 : cells_.size() / states_.size();
    const std::vector<std::uint32_t> sizes{
        static_cast<std::uint32_t>(what_.size()), static_cast<std::uint32_t>(states_.size()),
        static_cast<std::uint32_t>(cells), static_cast<std::uint32_t>(moves_.size())};
    std::string bytes;
    append(bytes, sizes);
    append(bytes, f_);
    append(bytes, state_);
    append(bytes, g_);
    append(bytes, h_);
    append(bytes, move_);
    append(bytes, cells_);
    append(bytes, what_);
    return bytes.append(moves_);
}

}  // namespace noyes::web
