#include <apps/play/suggestion.hpp>

#include "batch_order.hpp"
#include "codes.hpp"
#include "goal_option.hpp"
#include "shared.hpp"
#include "thread_option.hpp"

#include <array>
#include <chrono>
#include <string_view>
#include <utility>

namespace noyes::cli {

namespace {

constexpr const char* batch_examples =
    R"(A line is a board in any form of one line, perhaps after an id and the length
of its shortest solution: `korf-1 57 14 13 15 ...`. Empty lines and comments (#)
are skipped. Each board gives one line of JSON; a bad line gives one that says
what is wrong, and the rest goes on.

With --output FILE, the same command with --resume goes on where a run ended,
however it ended: nothing that is in FILE is done again.

Examples:
  noyes batch boards.txt
  noyes batch korf100.txt --goal blank-first --optimal --output korf100.json
  noyes batch korf100.txt --goal blank-first --optimal --output korf100.json --resume
  noyes batch boards.txt --time-limit 5s --threads 4 --order finish | noyes verify -

Exit codes: 0 all solved, 1 a board has no solution or not the known length,
2 bad input or a bad line, 3 a limit was reached before any solution, 4 out of
a resource, 130 interrupted.)";

constexpr std::array<std::string_view, 2> orders{"input", "finish"};

template <class T>
Json json_of(const std::optional<T>& value) {
    return value ? Json(*value) : Json();
}

// Two runs with equal ones give the same answers, as far as time limits allow.
Json options_json(const BatchOptions& options, const GoalChoice& goal, const Method& method,
                  const Limits& limits) {
    std::optional<double> seconds;
    if (limits.time) seconds = std::chrono::duration<double>(*limits.time).count();
    return {{"algorithm", to_text(method.algorithm)},
            {"heuristic", to_text(method.heuristic)},
            {"goal", written(goal)},
            {"optimal", options.optimal},
            {"time_limit", json_of(seconds)},
            {"node_limit", json_of(limits.nodes)},
            {"memory_limit", options.limits.memory ? json_of(limits.memory) : Json()}};
}

Attempt<bool> read_in_input_order(const std::string& order) {
    if (order == orders[0] || order == orders[1]) return order == orders[0];
    return not_in_list(code::unknown_value, order, "--order", orders);
}

}  // namespace

void add_batch_options(CLI::App& app, BatchOptions& options) {
    add_option(app, "boards", options.input, "A file with a board in each line, or - for input")
        .type_name("FILE|-")
        .required();
    add_goal_option(app, options.goal);
    add_method_options(app, options.method);
    add_flag(app, "--optimal", options.optimal, "Insist on proven optima, however long it takes");
    add_limit_options(app, options.limits);
    add_thread_option(app, options.threads);
    add_option(app, "--order", options.order,
               "Write answers in the order of the input (the default) or as they finish")
        .type_name(joined(orders, "|"));
    add_option(app, "--output", options.output, "Write to a file that --resume can go on with")
        .type_name("FILE");
    add_flag(app, "--resume", options.resume, "Do only what --output FILE does not have yet");
    add_flag(app, "-q,--quiet", options.quiet, "No summary and no progress");
    add_footer(app, batch_examples);
}

Attempt<BatchOrder> order_without_boards(const BatchOptions& options) {
    Attempt<bool> in_input_order = read_in_input_order(options.order);
    if (!in_input_order) return in_input_order.error();
    Attempt<Method> method = read_method(options.method);
    if (!method) return method.error();
    Attempt<Limits> limits = read_limits(options.limits);
    if (!limits) return limits.error();
    Attempt<std::size_t> threads = read_threads(options.threads);
    if (!threads) return threads.error();
    Attempt<GoalChoice> goal = read_goal_choice(options.goal, options.input == "-");
    if (!goal) return goal.error();
    Json asked = options_json(options, *goal, *method, *limits);
    return BatchOrder{{},       *std::move(goal), *std::move(method), *limits, options.optimal,
                      *threads, *in_input_order,  std::move(asked)};
}

Attempt<BatchOrder> read_batch_order(const BatchOptions& options) {
    if (options.resume && options.output.empty()) return Failure{{.code = code::resume_what}};
    Attempt<BatchOrder> order = order_without_boards(options);
    if (!order) return order;
    Attempt<Source> source = read_list(options.input);
    if (!source) return source.error();
    order->source = *std::move(source);
    std::optional<std::uint64_t>& memory = order->limits.memory;
    if (!options.limits.memory && memory) *memory /= order->threads;
    return order;
}

}  // namespace noyes::cli
