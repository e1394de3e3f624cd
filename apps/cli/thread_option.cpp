#include <noyes/base/thread_executor.hpp>
#include <noyes/io/codes.hpp>
#include <noyes/io/quantity.hpp>

#include "thread_option.hpp"

#include <cstdint>

namespace noyes::cli {

void add_thread_option(CLI::App& app, std::optional<std::string>& threads) {
    add_option(app, "--threads", threads, "Use so many threads (one for each processor by default)")
        .type_name("N");
}

Attempt<std::size_t> read_threads(const std::optional<std::string>& threads) {
    constexpr std::uint64_t most = 1024;
    if (!threads) return machine_threads();
    const Expected<std::uint64_t> count = io::parse_count(*threads);
    if (!count) {
        Error error = count.error();
        error.line = 0;  // an option has a column, but no line to show
        return Failure{error, "--threads"};
    }
    if (*count < 1 || *count > most)
        return Failure{{.code = io::code::quantity_too_large, .text = *threads},
                       "--threads",
                       {},
                       "1 to 1024 are possible"};
    return static_cast<std::size_t>(*count);
}

}  // namespace noyes::cli
