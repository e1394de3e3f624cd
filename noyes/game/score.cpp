#include <noyes/game/score.hpp>

#include <noyes/game/codes.hpp>
#include <noyes/game/figures.hpp>
#include <noyes/game/help_words.hpp>
#include <noyes/game/line_reader.hpp>

#include <algorithm>
#include <array>

namespace noyes::game {

namespace {

constexpr std::string_view title = "noyes scores 1\n";
constexpr std::array<std::string_view, 8> columns{"puzzle", "finished",  "seconds", "steps",
                                                  "turns",  "slip_free", "optimum", "help"};
using Fields = std::array<std::string, columns.size()>;

Fields fields_of(const Score& score) {
    return {score.puzzle,
            std::to_string(score.finished),
            time_text(score.time),
            std::to_string(score.steps),
            std::to_string(score.turns),
            std::to_string(score.slip_free),
            score.optimum ? std::to_string(*score.optimum) : "",
            help_text(score.help)};
}

template <class Texts>
std::string joined(const Texts& texts) {
    std::string line;
    for (const auto& text : texts) line.append(line.empty() ? "" : ",").append(text);
    return line;
}

// The first column and the last are text; nothing in them needs to be escaped.
std::string object(const Score& score) {
    const Fields fields = fields_of(score);
    std::string text;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const bool quoted = i == 0 || i + 1 == fields.size();
        const std::string_view quote = quoted ? "\"" : "";
        text.append(i == 0 ? "{\"" : ",\"").append(columns[i]).append("\":").append(quote);
        text.append(fields[i].empty() ? "null" : fields[i]).append(quote);
    }
    return text + "}";
}

bool is_puzzle(std::string_view name) {
    const auto plain = [](char c) {
        return c >= ' ' && c <= '~' && c != ',' && c != '"' && c != '\\';
    };
    return !name.empty() && std::ranges::all_of(name, plain);
}

// One line of the list.
class ScoreReader {
   public:
    explicit ScoreReader(LineReader& in) : in_(in) {}

    bool read(Score& score) {
        if (!split()) return false;
        if (!is_puzzle(pieces_[0])) return fail(0, code::score_puzzle);
        score.puzzle = pieces_[0];
        return count(1, score.finished) && read_time(score.time) && count(3, score.steps) &&
               count(4, score.turns) && count(5, score.slip_free) && read_optimum(score) &&
               read_help(score.help) && is_possible(score);
    }

   private:
    bool split() {
        std::size_t found = 0;
        for (std::string_view piece; in_.piece(',', piece); ++found) {
            if (found < pieces_.size()) pieces_[found] = piece;
        }
        if (found == pieces_.size()) return true;
        const auto there = static_cast<std::int64_t>(found);
        return in_.fail({.code = code::score_columns,
                         .numbers = {there, static_cast<std::int64_t>(columns.size())}});
    }

    bool fail(std::size_t column, Code code) {
        const std::string_view piece = pieces_[column];
        return in_.fail_in(piece, {.code = code, .text = quotable(piece)});
    }

    bool count(std::size_t column, std::uint64_t& value) {
        const auto read = parse_count(pieces_[column]);
        if (!read) return fail(column, code::not_a_plain_number);
        value = *read;
        return true;
    }

    bool read_time(Moment& time) {
        const auto read = parse_time(pieces_[2]);
        if (!read) return fail(2, code::not_a_game_time);
        time = *read;
        return true;
    }

    bool read_optimum(Score& score) {
        return pieces_[6].empty() || count(6, score.optimum.emplace());
    }

    bool read_help(Help& help) {
        const auto read = parse_help(pieces_[7]);
        if (!read) return fail(7, code::not_known_help);
        help = *read;
        return true;
    }

    bool is_possible(const Score& score) {
        const std::uint64_t optimum = score.optimum.value_or(0);
        const bool possible = score.turns > 0 && score.slip_free <= score.steps &&
                              optimum <= score.slip_free && has_moves_enough(score);
        return possible || in_.fail({.code = code::score_impossible});
    }

    // A turn is one move at least, but of blocks several turns may be one.
    static bool has_moves_enough(const Score& score) {
        const bool of_tiles = score.puzzle.starts_with("tiles ");
        return score.steps > 0 && (!of_tiles || score.turns <= score.steps);
    }

    LineReader& in_;
    std::array<std::string_view, columns.size()> pieces_;
};

}  // namespace

std::string save_scores(std::span<const Score> scores) {
    return std::string(title) + to_csv(scores);
}

std::string to_csv(std::span<const Score> scores) {
    std::string text = joined(columns) + "\n";
    for (const Score& score : scores) text.append(joined(fields_of(score))).append("\n");
    return text;
}

std::string to_json(std::span<const Score> scores) {
    std::string text = "[";
    for (const Score& score : scores) {
        text.append(text.size() > 1 ? ",\n " : "").append(object(score));
    }
    return text + "]\n";
}

Expected<std::vector<Score>> load_scores(std::string_view text) {
    LineReader in(text);
    if (!in.head("scores")) return in.error();
    const std::string heading = joined(columns);
    if (!in.line() || in.value() != heading) {
        in.fail({.code = code::other_line, .text = heading});
        return in.error();
    }
    std::vector<Score> scores;
    while (in.line()) {
        if (!ScoreReader(in).read(scores.emplace_back())) return in.error();
    }
    return scores;
}

}  // namespace noyes::game
