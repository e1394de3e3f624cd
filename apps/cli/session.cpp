#include <noyes/data/data.hpp>
#include <noyes/io/terminal.hpp>

#include "exit_for.hpp"
#include "json.hpp"
#include "session.hpp"

#include <fmt/format.h>

namespace noyes::cli {

Session::Session()
    : out_(io::standard_output, "standard output"),
      err_(io::standard_error, "standard error"),
      words_(data::words_en()),
      colour_(io::colour_wanted(io::standard_output)) {}

void Session::note(std::string_view text) { warn(fmt::format("noyes: note: {}", text)); }

void Session::warn(std::string_view line) {
    out_.flush();  // so that both streams keep their order on a terminal
    err_.write(fmt::format("{}\n", line));
    err_.flush();
}

Exit Session::fail(const Failure& failure) {
    if (json_) print(line(error_json(failure, words_)));
    else warn(placed_message(failure, words_));
    return exit_for(failure.error);
}

Exit Session::finish(Exit exit) {
    out_.finish();
    if (!out_.failure()) return exit;
    warn(placed_message({*out_.failure()}, words_));
    return Exit::resource;
}

}  // namespace noyes::cli
