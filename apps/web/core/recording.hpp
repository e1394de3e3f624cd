// The events of a search in columns, for the page: half a million of them as text would take longer
// to read than the search took. All numbers are little-endian; src/learn/steps/recording.ts reads
// it.
//
//   | events, states, cells of a state, bytes of moves | 4 x u32
//   | f      | f64 of each event
//   | state  | u32 of each event: the number of its state, by first appearance; 2^32 - 1 for none
//   | g      | i32 of each event; the bound, of bound_raised
//   | h      | i32 of each event
//   | move   | u16 of each event: the number of its move, by first appearance; 65535 for none
//   | cells  | u16 of each cell of each state: tiles by cell, or corners by piece
//   | what   | u8 of each event: kind + 8 x why + 64 x backward
//   | moves  | texts, each with a line end
#pragma once

#include <noyes/catalog/trace.hpp>

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace noyes::web {

class Recording {
   public:
    // Enough for uniform cost on the farthest 8-puzzle; some 25 MB.
    static constexpr std::uint64_t most_events = 1'000'000;

    // False if there is no room for more.
    bool add(const catalog::TraceStep& step, std::span<const std::uint16_t> cells,
             std::string_view move);

    [[nodiscard]] bool is_full() const { return what_.size() >= most_events; }
    [[nodiscard]] std::string bytes() const;

   private:
    static constexpr std::uint32_t no_state = 0xFFFFFFFF;
    static constexpr std::uint16_t no_move = 0xFFFF;

    std::uint32_t number_of(std::span<const std::uint16_t> cells);
    std::uint16_t number_of(std::string_view move);

    std::vector<double> f_;
    std::vector<std::uint32_t> state_;
    std::vector<std::int32_t> g_;
    std::vector<std::int32_t> h_;
    std::vector<std::uint16_t> move_;
    std::vector<std::uint16_t> cells_;
    std::vector<std::uint8_t> what_;
    std::string moves_;
    std::unordered_map<std::string, std::uint32_t> states_;
    std::map<std::string, std::uint16_t, std::less<>> move_numbers_;
};

}  // namespace noyes::web
