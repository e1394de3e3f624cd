#include <noyes/io/terminal.hpp>

#include "watch.hpp"

#include <utility>

namespace noyes::cli {

Watch::Watch(std::function<std::string(const Progress&)> text)
    : text_(std::move(text)), line_(io::standard_error), interrupt_(stop_) {}

ProgressListener Watch::listener() {
    if (!line_.seen()) return {};
    return [this](const Progress& progress) { line_.show(text_(progress)); };
}

}  // namespace noyes::cli
