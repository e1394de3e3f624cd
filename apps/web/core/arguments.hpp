// What came with a request, read by name. Whatever the page sends, nothing here fails otherwise
// than by an error that names the argument.
//
//   const Expected<tiles::Board> board = in.board("board");
//   if (!board) return board.error();
#pragma once

#include <noyes/base/expected.hpp>
#include <noyes/base/limits.hpp>
#include <noyes/base/moment.hpp>
#include <noyes/blocks/level.hpp>
#include <noyes/catalog/choice.hpp>
#include <noyes/tiles/board.hpp>

#include "json.hpp"

#include <optional>
#include <string>
#include <vector>

namespace noyes::web {

// What limits may be set to.
namespace limit {
inline constexpr double most_seconds = 1e6;
inline constexpr std::uint64_t usual_megabytes = 1024;
inline constexpr std::uint64_t most_megabytes = 3584;  // of the 4 GB that WebAssembly can address
}  // namespace limit

class Arguments {
   public:
    // Anything but an object is one without members. It must outlive this.
    explicit Arguments(const Json& object) : object_(object) {}

    [[nodiscard]] bool has(const char* name) const { return find(name) != nullptr; }
    [[nodiscard]] bool flag(const char* name) const;  // false if it is not there

    [[nodiscard]] Expected<std::string> text(const char* name) const;
    [[nodiscard]] std::string text_or(const char* name, const char* fallback) const;

    // A whole number from `least` to `most`.
    [[nodiscard]] Expected<std::uint64_t> number(const char* name, std::uint64_t least,
                                                 std::uint64_t most) const;
    // The time of whoever plays, in milliseconds.
    [[nodiscard]] Expected<Moment> moment(const char* name) const;

    [[nodiscard]] Expected<tiles::Board> board(const char* name) const;
    // `rows` and `columns`.
    [[nodiscard]] Expected<tiles::Extent> extent() const;
    // Numbers of tiles, row by row; null is an empty cell.
    [[nodiscard]] Expected<std::vector<std::optional<tiles::Tile>>> contents(
        const char* name) const;
    // `goal`: a name, or a board of that size; the usual goal if there is none.
    [[nodiscard]] Expected<tiles::Board> goal(tiles::Extent extent) const;
    // `level`: a record, a code in one word, or the id of a level that is compiled in.
    [[nodiscard]] Expected<blocks::Level> level() const;
    [[nodiscard]] Expected<blocks::Metric> metric() const;
    [[nodiscard]] Expected<catalog::Choice> choice(const char* name) const;
    // `seconds`, `nodes`, `megabytes`; memory is always limited.
    [[nodiscard]] Expected<Limits> limits() const;

    static Error bad(const char* name);

   private:
    [[nodiscard]] const Json* find(const char* name) const;

    const Json& object_;
};

}  // namespace noyes::web
