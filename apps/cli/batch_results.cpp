#include <noyes/base/lines.hpp>
#include <noyes/io/input.hpp>
#include <noyes/io/user_files.hpp>

#include "batch_record.hpp"
#include "batch_results.hpp"
#include "codes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace noyes::cli {

namespace {

// "algorithm was astar and is ida now"; empty if nothing differs.
std::string difference(const Json& before, const Json& now) {
    for (const auto& [key, value] : now.items()) {
        const Json old = before.is_object() && before.contains(key) ? before[key] : Json();
        if (old != value)
            return fmt::format("{} was {} and is {} now", key, old.dump(), value.dump());
    }
    return {};
}

class ResultReader {
   public:
    ResultReader(const BatchOrder& order, const std::string& path)
        : order_(order),
          path_(path),
          entries_(list_entries(order.source.text)),
          finished_(entries_.size(), false) {}

    // What is wrong with the next line, if anything is.
    std::optional<Failure> add(std::string_view text) {
        ++number_;
        const Json record = Json::parse(text, nullptr, false);
        if (!is_result(record)) return failure({.code = code::bad_result});
        if (auto other = difference(record.value("options", Json()), order_.options);
            !other.empty())
            return failure({.code = code::other_options, .text = std::move(other)});
        if (auto wrong = mark_finished(record)) return failure(*std::move(wrong));
        results_.tally.count(record);
        if (record.value("version", "") != NOYES_VERSION)
            results_.other_version = record.value("version", "unknown");
        return std::nullopt;
    }

    BatchResults finish(std::uint64_t bytes) {
        results_.bytes = bytes;
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            if (!finished_[i]) results_.rest.push_back(entries_[i]);
        }
        return std::move(results_);
    }

   private:
    static bool is_result(const Json& record) {
        return record.is_object() && record.contains("line") &&
               record["line"].is_number_unsigned() && record.contains("status") &&
               record["status"].is_string() &&
               (!record.contains("version") || record["version"].is_string());
    }

    Failure failure(Error error) const {
        error.line = number_;
        error.column = 1;
        return {std::move(error), path_};
    }

    std::optional<Error> mark_finished(const Json& record) {
        const auto line = record["line"].get<std::uint64_t>();
        const auto said = static_cast<std::int64_t>(line);
        const auto entry = std::ranges::lower_bound(entries_, line, {}, &ListEntry::number);
        if (entry == entries_.end() || entry->number != line)
            return Error{.code = code::other_input, .numbers = {said}, .text = "content"};
        if (auto key = changed(record, *entry); !key.empty())
            return Error{.code = code::other_input, .numbers = {said}, .text = std::move(key)};
        const auto index = static_cast<std::size_t>(entry - entries_.begin());
        if (finished_[index]) return Error{.code = code::result_twice, .numbers = {said}};
        finished_[index] = true;
        return std::nullopt;
    }

    // What of the entry is no longer what the record says; empty if nothing is.
    [[nodiscard]] std::string changed(const Json& record, const ListEntry& entry) const {
        const Attempt<tiles::BatchLine> line = read_entry(entry, order_.source.name);
        const Json head = head_json(entry, line);
        if (!line && record.contains("tiles")) return "board";
        for (const auto& [key, value] : head.items()) {
            if (record.contains(key) && record[key] == value) continue;
            const bool of_board = key == "rows" || key == "cols" || key == "tiles";
            return of_board ? "board" : key == "known_length" ? "length" : key;
        }
        return {};
    }

    const BatchOrder& order_;
    const std::string& path_;
    std::vector<ListEntry> entries_;
    std::vector<bool> finished_;
    std::uint32_t number_ = 0;  // of the line in the results
    BatchResults results_;
};

struct NumberedLine {
    std::uint64_t number;  // in the input
    std::string_view text;
};

std::vector<NumberedLine> numbered_lines(std::string_view results) {
    std::vector<NumberedLine> lines;
    while (!results.empty()) {
        const std::string_view text = take_line(results);
        lines.push_back({Json::parse(text)["line"].get<std::uint64_t>(), text});
    }
    return lines;
}

}  // namespace

Attempt<BatchResults> read_results(std::string_view written, const std::string& path,
                                   const BatchOrder& order) {
    const std::size_t last_end = written.rfind('\n');
    const std::size_t whole = last_end == std::string_view::npos ? 0 : last_end + 1;
    ResultReader reader(order, path);
    for (std::string_view rest = written.substr(0, whole); !rest.empty();) {
        if (auto failure = reader.add(take_line(rest))) return *std::move(failure);
    }
    return reader.finish(whole);
}

std::optional<Failure> put_in_order(const std::string& path) {
    const Expected<std::string> results =
        io::read_file(path, std::numeric_limits<std::size_t>::max());
    if (!results) return Failure{results.error()};
    std::vector<NumberedLine> lines = numbered_lines(*results);
    if (std::ranges::is_sorted(lines, {}, &NumberedLine::number)) return std::nullopt;
    std::ranges::sort(lines, {}, &NumberedLine::number);
    std::string sorted;
    sorted.reserve(results->size());
    for (const NumberedLine& line : lines) sorted.append(line.text).append("\n");
    if (std::optional<Error> error = io::replace_file(path, sorted))
        return Failure{*std::move(error)};
    return std::nullopt;
}

}  // namespace noyes::cli
