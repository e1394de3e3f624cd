#include <noyes/io/quantity.hpp>

#include "limit_options.hpp"
#include "quantity_option.hpp"

namespace noyes::cli {

namespace {

void add_time_limit(CLI::App& app, LimitOptions& options) {
    add_option(app, "--time-limit", options.time, "Stop after this time: 10s, 500ms, 2m")
        .type_name("TIME");
}

void add_memory_limit(CLI::App& app, LimitOptions& options) {
    add_option(app, "--memory-limit", options.memory,
               "Take no more memory than this: 256M, 2G (60 % of what is free by default)")
        .type_name("SIZE");
}

}  // namespace

void add_limit_options(CLI::App& app, LimitOptions& options) {
    add_time_limit(app, options);
    add_option(app, "--node-limit", options.nodes, "Stop after so many nodes: 1e6, 10M")
        .type_name("COUNT");
    add_memory_limit(app, options);
}

void add_time_and_memory_limits(CLI::App& app, LimitOptions& options) {
    add_time_limit(app, options);
    add_memory_limit(app, options);
}

Attempt<Limits> read_limits(const LimitOptions& options) {
    Limits limits = usual_limits();
    auto failure = read_quantity(options.time, "--time-limit", io::parse_duration, limits.time);
    if (!failure)
        failure = read_quantity(options.nodes, "--node-limit", io::parse_count, limits.nodes);
    if (!failure)
        failure = read_quantity(options.memory, "--memory-limit", io::parse_bytes, limits.memory);
    if (failure) return *failure;
    return limits;
}

}  // namespace noyes::cli
