// What a test may want to know of the screen: lines `key value`.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace noyes::desktop {

class Notes {
   public:
    void add(std::string_view key, std::string_view value);
    void add(std::string_view key, std::uint64_t value) { add(key, std::to_string(value)); }
    [[nodiscard]] const std::string& text() const { return text_; }

   private:
    std::string text_;
};

}  // namespace noyes::desktop
