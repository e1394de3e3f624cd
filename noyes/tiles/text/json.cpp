#include <noyes/tiles/codes.hpp>
#include <noyes/tiles/text/build.hpp>
#include <noyes/tiles/text/json_reader.hpp>
#include <noyes/tiles/text/read.hpp>

#include <optional>
#include <string>
#include <vector>

namespace noyes::tiles {

namespace {

// Keeps "rows", "cols" and "tiles" of one object and skips what else it has, so that a solver's
// whole answer can be read back as the board it was asked about.
class BoardObject {
   public:
    BoardObject(std::string_view text, std::size_t at)
        : text_(text), start_(at), reader_(text, at) {}

    Expected<Board> read() {
        if (!read_members() || !ends_here() || !has_all()) return reader_.error();
        if (!rows_) return build_square(text_, *tiles_);
        return build_board(text_, size(), *tiles_);
    }

   private:
    bool read_members() {
        if (!reader_.expect('{')) return false;
        if (reader_.take('}')) return true;
        do {
            if (!read_member()) return false;
        } while (reader_.take(','));
        return reader_.expect('}');
    }

    bool read_member() {
        std::string key;
        const std::size_t before = reader_.position();
        if (!reader_.read_string(key) || !reader_.expect(':')) return false;
        if (key == "rows") return is_new(rows_.has_value(), key, before) && read_side(rows_, key);
        if (key == "cols") return is_new(cols_.has_value(), key, before) && read_side(cols_, key);
        if (key == "tiles") return is_new(tiles_.has_value(), key, before) && read_tiles();
        return reader_.skip_value();
    }

    bool is_new(bool known, const std::string& key, std::size_t before) {
        if (!known) return true;
        return reader_.fail_at(skip_space(text_, before),
                               {.code = code::json_repeated_key, .text = key});
    }

    bool read_side(std::optional<Number>& side, const std::string& key) {
        return reader_.read_number(side.emplace(), key);
    }

    bool read_tiles() {
        if (!reader_.take('[')) {
            return reader_.fail({.code = code::json_wrong_type, .text = "tiles"});
        }
        tiles_.emplace();
        if (reader_.take(']')) return true;
        do {
            if (tiles_->size() == most_numbers) return too_many();
            if (!reader_.read_number(tiles_->emplace_back(), "tiles")) return false;
        } while (reader_.take(','));
        return reader_.expect(']');
    }

    bool too_many() {
        constexpr std::int64_t most = std::int64_t{most_side} * most_side;
        return reader_.fail({.code = code::too_many_numbers, .numbers = {most}});
    }

    bool ends_here() {
        const std::size_t end = skip_space(text_, reader_.position());
        return end == text_.size() || reader_.fail_at(end, {.code = code::json_trailing});
    }

    // The size may be left out as a whole: then the board is a square.
    bool has_all() {
        if (!tiles_) return missing("tiles");
        if (rows_ && !cols_) return missing("cols");
        if (cols_ && !rows_) return missing("rows");
        return true;
    }

    bool missing(std::string key) {
        return reader_.fail_at(start_, {.code = code::json_missing_key, .text = std::move(key)});
    }

    [[nodiscard]] Size size() const {
        const std::string as_written =
            std::string(rows_->in(text_)) + "x" + std::string(cols_->in(text_));
        return {.extent = {rows_->value, cols_->value},
                .offset = rows_->offset,
                .text = quotable(as_written)};
    }

    std::string_view text_;
    std::size_t start_;
    JsonReader reader_;
    std::optional<Number> rows_{};
    std::optional<Number> cols_{};
    std::optional<std::vector<Number>> tiles_{};
};

}  // namespace

Expected<Board> read_json(std::string_view text, std::size_t at) {
    return BoardObject(text, at).read();
}

}  // namespace noyes::tiles
