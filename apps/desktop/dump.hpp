// What is on the screen as text, for tests: written after each frame if the environment names a
// file in NOYES_DESKTOP_DUMP. It is replaced as a whole, so whoever reads it finds one frame.
//
//   frame 12
//   cpu-us 840                                      our thread's work for this frame
//   usual-cpu-us 620                                the median of the last sixty
//   own-cpu-us 310                                  the same without the graphics driver's part
//   answer-us 2100                                  from a key or click to this frame, waits
//   included screen play window 1280x800 board 1 2 3 / 4 5 6 / 7 0 8 widget button undo
//   980,120,140,34 enabled focused text=Undo end 12
#pragma once

#include "desk.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace noyes::desktop {

struct Frame {
    std::uint64_t number = 0;
    std::chrono::nanoseconds cpu{};
    std::chrono::nanoseconds usual_cpu{};  // the median of the last ones
    std::chrono::nanoseconds own_cpu{};    // without the graphics driver's part
    std::chrono::nanoseconds answer{};     // since what it answers has happened; 0 if nothing has
};

std::string dump_text(const Desk& desk, const Frame& frame);

class Dump {
   public:
    Dump();  // asks the environment
    [[nodiscard]] bool wanted() const { return !path_.empty(); }
    void write(const Desk& desk, const Frame& frame) const;

   private:
    std::string path_;
};

}  // namespace noyes::desktop
