// One line at the bottom of a terminal, rewritten in place and gone when the work is done. On
// anything but a terminal it says nothing.
#pragma once

#include <string_view>

namespace noyes::io {

class ProgressLine {
   public:
    explicit ProgressLine(int descriptor);
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;
    ~ProgressLine() { erase(); }

    // Whether anybody sees it: if not, the text need not be made.
    [[nodiscard]] bool seen() const { return seen_; }
    // `text` is cut where it would run over into a second line.
    void show(std::string_view text);
    void erase();

   private:
    void write(std::string_view text) const;

    int descriptor_;
    bool seen_;
    bool shown_ = false;
};

}  // namespace noyes::io
