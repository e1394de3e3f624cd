#include <apps/play/distances.hpp>
#include <apps/play/levels.hpp>
#include <apps/play/suggestion.hpp>
#include <noyes/blocks/arrange.hpp>
#include <noyes/blocks/text.hpp>
#include <noyes/tiles/text.hpp>

#include "codes.hpp"
#include "level_options.hpp"
#include "level_wish.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>

namespace noyes::cli {

namespace {

using blocks::Rule;

constexpr Cost no_end = std::numeric_limits<Cost>::max();

struct Lengths {
    Cost least = 0;
    Cost most = no_end;
};

struct Difficulty {
    std::string_view name;
    Lengths of_blocks;
    Lengths of_cars;
};

constexpr std::array difficulties{
    Difficulty{"easy", {5, 20}, {4, 9}},
    Difficulty{"medium", {21, 50}, {10, 17}},
    Difficulty{"hard", {51, no_end}, {18, no_end}},
};

std::vector<std::string_view> difficulty_names() {
    std::vector<std::string_view> names;
    for (const Difficulty& one : difficulties) names.push_back(one.name);
    return names;
}

Attempt<Lengths> read_difficulty(const std::string& name, Rule rule) {
    const auto found = std::ranges::find(difficulties, name, &Difficulty::name);
    if (found == difficulties.end())
        return not_in_list(code::unknown_value, name, "--difficulty", difficulty_names());
    return rule == Rule::rush ? found->of_cars : found->of_blocks;
}

Attempt<Lengths> read_lengths(const std::optional<std::string>& distance,
                              const std::string& difficulty, Rule rule) {
    if (!distance) return read_difficulty(difficulty, rule);
    const Attempt<MoveRange> range = read_move_range(*distance);
    if (!range) return range.error();
    return Lengths{range->least, range->most};
}

Attempt<blocks::Extent> read_size(const std::string& text, Rule rule) {
    const Expected<tiles::Extent> size = tiles::parse_extent(text);
    if (!size) return Failure{size.error()};
    const blocks::Extent extent{size->rows, size->columns};
    if (can_be_arranged(extent, rule)) return extent;
    Error error{.code = code::not_a_level_size};
    const std::string name = tiles::to_text(*size);
    error.text =
        rule == Rule::rush
            ? fmt::format("{} can be made: {} to {} cells a side are possible", name,
                          blocks::least_car_side, blocks::most_car_side)
            : fmt::format("{} can be made: at least {} cells a side are possible, and {} in all",
                          name, blocks::least_block_side, blocks::most_block_cells);
    return Failure{error};
}

std::string lengths_text(const Lengths& lengths, blocks::Metric metric) {
    const auto least = static_cast<std::uint64_t>(lengths.least);
    if (lengths.most == lengths.least) return counted_in(metric, least);
    if (lengths.most == no_end) return counted_in(metric, least) + " or more";
    return fmt::format("{}..{} {}s", lengths.least, lengths.most, unit(metric));
}

std::string word_of(const blocks::Level& level) {
    const auto word = level.rule == Rule::rush ? to_rush(level) : to_klotski(level);
    return word.value_or("") + "\n";
}

bool has_word(const blocks::LevelWish& wish) {
    return wish.extent == (wish.rule == Rule::rush ? blocks::Extent{6, 6} : blocks::Extent{5, 4});
}

std::string record_of(const blocks::Level& level) { return blocks::to_text(level); }

constexpr std::array level_formats{
    LevelFormat{"record", record_of},
    LevelFormat{"word", word_of},
    LevelFormat{"json", nullptr},
};
constexpr std::array<std::string_view, 3> level_format_names{"record", "word", "json"};

}  // namespace

void add_level_wish_options(CLI::App& app, LevelWishOptions& options) {
    add_flag(app, "--blocks", options.blocks, "Sliding-block levels, as in Klotski");
    add_flag(app, "--rush", options.rush, "Likewise, Rush Hour boards");
    add_option(app, "--difficulty", options.difficulty, "Of levels (medium by default)")
        .type_name(joined(difficulty_names(), "|"));
    add_metric_option(app, options.metric);
    add_limit_options(app, options.limits);
}

Attempt<LevelWish> read_level_wish(const LevelWishOptions& options,
                                   const std::optional<std::string>& size,
                                   const std::optional<std::string>& distance) {
    if (distance && options.difficulty)
        return Failure{{.code = code::not_together, .text = "--distance and --difficulty"}};
    const Rule rule = options.rush ? Rule::rush : Rule::free;
    const Attempt<blocks::Extent> extent =
        read_size(size.value_or(options.rush ? "6x6" : "5x4"), rule);
    if (!extent) return extent.error();
    const Attempt<blocks::Metric> metric = read_metric(options.metric);
    if (!metric) return metric.error();
    const std::string difficulty = options.difficulty.value_or("medium");
    const Attempt<Lengths> lengths = read_lengths(distance, difficulty, rule);
    if (!lengths) return lengths.error();
    return LevelWish{
        .wish = {.extent = *extent,
                 .rule = rule,
                 .metric = *metric,
                 .least = lengths->least,
                 .most = lengths->most,
                 .pick = lengths->most == no_end ? blocks::LevelWish::Pick::farthest
                                                 : blocks::LevelWish::Pick::any},
        .lengths = lengths_text(*lengths, *metric),
        .command = fmt::format(
            "noyes generate {} {}x{}{} {}", options.rush ? "--rush" : "--blocks", extent->rows,
            extent->columns, options.metric ? fmt::format(" --metric {}", name(*metric)) : "",
            distance ? "--distance " + *distance : "--difficulty " + difficulty)};
}

Attempt<Limits> read_level_limits(const LevelWishOptions& options) {
    Attempt<Limits> limits = read_limits(options.limits);
    if (limits && !limits->time) limits->time = std::chrono::seconds(30);
    return limits;
}

Attempt<const LevelFormat*> find_level_format(std::string_view name, const LevelWish& wish) {
    const auto found = std::ranges::find(level_formats, name, &LevelFormat::name);
    if (found == level_formats.end())
        return not_in_list(code::unknown_value, name, "--format", level_format_names);
    if (found->write != word_of || has_word(wish.wish)) return &*found;
    Failure failure{{.code = code::no_such_form}, "--format"};
    failure.error.text = fmt::format("{}x{} level in the form word", wish.wish.extent.rows,
                                     wish.wish.extent.columns);
    failure.advice = "levels of 5x4 and Rush Hour boards of 6x6 have one";
    return failure;
}

}  // namespace noyes::cli
