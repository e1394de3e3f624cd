// The help as CLI11 writes it, but with explanations of options broken into lines of 80 columns.
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace noyes::cli {

class HelpFormat : public CLI::Formatter {
   public:
    HelpFormat();
    std::string make_option(const CLI::Option* option, bool is_positional) const override;
};

}  // namespace noyes::cli
