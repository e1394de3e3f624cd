// --algorithm, --heuristic and the options that the catalog's entries have.
#pragma once

#include <apps/play/failure.hpp>
#include <apps/play/method_offer.hpp>
#include <noyes/catalog/choice.hpp>

#include "command_options.hpp"
#include "shared.hpp"

#include <map>
#include <optional>
#include <string>

namespace noyes::cli {

struct MethodOptions {
    std::string algorithm{catalog::automatic};
    std::string heuristic{catalog::automatic};
    std::map<std::string, std::optional<std::string>> extra{};  // --ties and the like, by name
};

void add_method_options(CLI::App& app, MethodOptions& options);

Attempt<Method> read_method(const MethodOptions& options);
// The same for sliding blocks.
Attempt<Method> read_level_method(const MethodOptions& options);

}  // namespace noyes::cli
