// Records of levels, line by line.
#include <noyes/base/lines.hpp>
#include <noyes/blocks/codes.hpp>
#include <noyes/blocks/text.hpp>
#include <noyes/blocks/text/build.hpp>

#include <algorithm>
#include <charconv>
#include <map>

namespace noyes::blocks {

namespace {

constexpr std::string_view blanks = " \t";

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == text.npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

std::string_view first_word(std::string_view text) {
    return text.substr(0, text.find_first_of(" \t;"));
}

std::optional<Cost> cost_in(std::string_view word) {
    Cost cost = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), cost);
    if (error != std::errc{} || end != word.data() + word.size() || cost < 0) return std::nullopt;
    return cost;
}

// "72..91", or "72.." if no solution was found.
std::optional<Bounds> bounds_in(std::string_view word) {
    const std::size_t dots = word.find("..");
    if (dots == word.npos) return std::nullopt;
    const std::optional<Cost> least = cost_in(word.substr(0, dots));
    const std::string_view rest = word.substr(dots + 2);
    const std::optional<Cost> found = cost_in(rest);
    if (!least || (!rest.empty() && (!found || *found < *least))) return std::nullopt;
    return Bounds{*least, found};
}

class Reader {
   public:
    explicit Reader(std::string_view text) : rest_(text) {
        if (rest_.starts_with("\xEF\xBB\xBF")) rest_.remove_prefix(3);
    }

    Expected<std::vector<Level>> read() {
        while (!rest_.empty() && !error_) {
            next_line();
            read_line();
        }
        finish();
        if (error_) return *error_;
        if (levels_.empty()) return Error{.code = code::no_level, .line = 1, .column = 1};
        return std::move(levels_);
    }

   private:
    void next_line() {
        line_ = take_line(rest_);
        ++number_;
    }

    void fail(Code code, std::string_view quoted = {}, std::uint32_t column = 1,
              std::array<std::int64_t, 3> numbers = {}) {
        error_ = Error{.code = code,
                       .line = number_,
                       .column = column,
                       .numbers = numbers,
                       .text = quotable(quoted)};
    }

    void read_line() {
        const std::string_view line = trimmed(line_);
        if (line.empty() || line.starts_with('%')) return;
        if (line == "[level]") {
            finish();
            begin();
            return;
        }
        const std::size_t colon = line.find(':');
        if (colon == line.npos) return fail(code::level_line, line, column_of(line));
        if (!open_) begin();
        read_key(line.substr(0, colon), trimmed(line.substr(colon + 1)));
    }

    void begin() {
        open_ = true;
        first_line_ = number_;
        level_ = {};
        parts_ = Parts::connected;
        keys_.clear();
        rows_.clear();
        goal_.clear();
    }

    void read_key(std::string_view key, std::string_view value) {
        const auto [known, is_new] = keys_.emplace(key, number_);
        if (!is_new && key != "goal")
            return fail(code::level_repeated_key, key, column_of(key), {known->second});
        if (key == "id") read_id(value);
        else if (key == "name") level_.name = value;
        else if (key == "title") level_.title = value;
        else if (key == "source") level_.source = value;
        else if (key == "rule") read_rule(value);
        else if (key == "pieces") read_kind(value);
        else if (key == "grid") read_grid();
        else if (key == "goal") read_goal(value);
        else if (key == "moves") read_count(Metric::moves, value);
        else if (key == "straight") read_count(Metric::straight, value);
        else if (key == "steps") read_count(Metric::steps, value);
        else fail(code::level_unknown_key, key, column_of(key));
    }

    // Of a part of the line; of its end if the part is empty.
    [[nodiscard]] std::uint32_t column_of(std::string_view part) const {
        const auto offset =
            part.empty() ? line_.size() : static_cast<std::size_t>(part.data() - line_.data());
        return static_cast<std::uint32_t>(offset) + 1;
    }

    void read_id(std::string_view value) {
        const auto [known, is_new] = ids_.emplace(value, number_);
        if (!is_new) return fail(code::level_repeated_id, value, column_of(value), {known->second});
        level_.id = value;
    }

    void read_rule(std::string_view value) {
        if (value == "rush") level_.rule = Rule::rush;
        else if (value != "free") fail(code::level_unknown_rule, value, column_of(value));
    }

    // Collections call whatever is no rectangle a polyomino, pieces in parts too.
    void read_kind(std::string_view value) {
        if (value == "entangled" || value == "polyomino") parts_ = Parts::entangled;
        else if (value != "rectangles") fail(code::level_unknown_kind, value, column_of(value));
    }

    void read_grid() {
        const std::uint32_t begin = number_;
        while (!rest_.empty() && !error_) {
            next_line();
            const std::string_view row = trimmed(line_);
            if (row == "end") {
                if (rows_.empty()) fail(code::level_empty_grid);
                return;
            }
            read_row(row);
        }
        if (!error_) fail(code::level_missing_end, {}, 1, {begin});
    }

    void read_row(std::string_view row) {
        const auto strange = std::ranges::find_if(row, [](char c) { return c < '!' || c > '~'; });
        if (strange != row.end()) {
            const auto byte = static_cast<unsigned char>(*strange);
            return fail(code::level_bad_character, {},
                        column_of(row) + static_cast<std::uint32_t>(strange - row.begin()), {byte});
        }
        if (row.size() > most_side || rows_.size() == most_side)
            return fail(code::level_too_large, {}, 1, {most_side});
        const std::size_t needed = rows_.empty() ? row.size() : rows_.front().text.size();
        if (row.size() != needed || row.empty()) {
            return fail(code::level_row_length, row,
                        column_of(row) + static_cast<std::uint32_t>(row.size()),
                        {static_cast<std::int64_t>(rows_.size()) + 1,
                         static_cast<std::int64_t>(row.size()), static_cast<std::int64_t>(needed)});
        }
        rows_.push_back({row, number_, column_of(row)});
    }

    // Several goals stand in one line, or each in a line of its own.
    void read_goal(std::string_view value) {
        if (value.empty()) fail(code::level_bad_goal, trimmed(line_), column_of(value));
        while (!value.empty() && !error_) value = read_target(value);
    }

    // What is left after PIECE ROW COLUMN.
    std::string_view read_target(std::string_view value) {
        std::string_view rest = value;
        for (std::size_t i = 0; i < words_of_target && !error_; ++i) {
            const std::string_view word = rest.substr(0, rest.find_first_of(blanks));
            if (word.empty()) fail(code::level_bad_goal, value, goal_.back().column);
            goal_.push_back({word, number_, column_of(word)});
            rest = trimmed(rest.substr(word.size()));
        }
        return rest;
    }

    void read_count(Metric metric, std::string_view value) {
        const std::string_view word = first_word(value);
        std::optional<Known>& known = level_.known[index(metric)];
        if (word == "unknown") return;
        if (word == "unsolvable") known = Known{};
        else if (const auto length = cost_in(word)) known = Known{length};
        else if (const auto bounds = bounds_in(word)) level_.bounds[index(metric)] = bounds;
        else fail(code::level_bad_count, word, column_of(value));
    }

    void finish() {
        if (!open_ || error_) return;
        open_ = false;
        if (rows_.empty()) return fail_record(code::level_no_grid);
        error_ = lay_out(level_, rows_, parts_);
        if (error_) return;
        if (goal_.empty()) return fail_record(code::level_no_goal);
        error_ = add_targets(level_, goal_);
        if (!error_) levels_.push_back(std::move(level_));
    }

    void fail_record(Code code) { error_ = Error{.code = code, .line = first_line_, .column = 1}; }

    std::string_view rest_;
    std::string_view line_;
    std::uint32_t number_ = 0;
    std::optional<Error> error_;
    std::vector<Level> levels_;
    std::map<std::string_view, std::uint32_t> ids_;  // the line of each

    // The record that is being read.
    bool open_ = false;
    std::uint32_t first_line_ = 0;
    Level level_;
    Parts parts_ = Parts::connected;
    std::map<std::string_view, std::uint32_t> keys_;  // the line of each
    std::vector<GridRow> rows_;
    std::vector<GoalWord> goal_;
};

}  // namespace

Expected<std::vector<Level>> parse_levels(std::string_view text) { return Reader(text).read(); }

Expected<Level> parse_level(std::string_view text, std::string_view id) {
    auto levels = parse_levels(text);
    if (!levels) return levels.error();
    if (id.empty()) return std::move(levels->front());
    const auto found = std::ranges::find(*levels, id, &Level::id);
    if (found == levels->end()) return Error{.code = code::unknown_level, .text = quotable(id)};
    return std::move(*found);
}

}  // namespace noyes::blocks
