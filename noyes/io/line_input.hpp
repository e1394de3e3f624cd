// Standard input, line by line, as somebody types it.
#pragma once

#include <noyes/base/stop_flag.hpp>

#include <optional>
#include <string>

namespace noyes::io {

class LineInput {
   public:
    // Without its line end. Nothing when the input ends or the flag is raised.
    std::optional<std::string> next(const StopFlag& stop);

   private:
    bool fill(const StopFlag& stop);
    std::string take(std::size_t size);

    std::string waiting_;
};

}  // namespace noyes::io
