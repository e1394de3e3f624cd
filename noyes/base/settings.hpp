// Options given to an algorithm or a heuristic, checked against its description beforehand.
#pragma once

#include <noyes/base/decimal.hpp>
#include <noyes/base/description.hpp>

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace noyes {

class Settings {
   public:
    Settings() = default;
    explicit Settings(std::vector<std::pair<std::string, std::string>> given)
        : given_(std::move(given)) {}

    // The word given for an option, else its fallback.
    [[nodiscard]] std::string_view word(const OptionDescription& option) const {
        for (const auto& [key, value] : given_) {
            if (option.is_called(key)) return value;
        }
        return option.fallback;
    }

    // The same of an option that takes a number.
    [[nodiscard]] double number(const OptionDescription& option) const {
        return parse_decimal(word(option)).value_or(option.least);
    }

    [[nodiscard]] const std::vector<std::pair<std::string, std::string>>& given() const {
        return given_;
    }

   private:
    std::vector<std::pair<std::string, std::string>> given_;
};

}  // namespace noyes
