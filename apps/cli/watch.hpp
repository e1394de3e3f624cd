// Work watched from the command line: Ctrl-C stops it, a line on standard error shows how far it
// is.
//
//   Watch watch(progress_text);
//   Run run(limits, &watch.stop(), watch.listener(), watch.memory());
#pragma once

#include <noyes/base/progress.hpp>
#include <noyes/base/stop_flag.hpp>
#include <noyes/io/interrupt.hpp>
#include <noyes/io/large_pages.hpp>
#include <noyes/io/progress_line.hpp>

#include <functional>
#include <string>

namespace noyes::cli {

class Watch {
   public:
    // `text` makes the line.
    explicit Watch(std::function<std::string(const Progress&)> text);

    // None if nobody would see it.
    ProgressListener listener();
    [[nodiscard]] const StopFlag& stop() const { return stop_; }
    MemorySource& memory() { return pages_; }
    // For work that tells nothing by itself.
    void show(const std::string& text) { line_.show(text); }
    // The line goes: now the answer is shown.
    void done() { line_.erase(); }
    [[nodiscard]] bool by_ctrl_c() const { return interrupt_.by_ctrl_c(); }

   private:
    std::function<std::string(const Progress&)> text_;
    io::ProgressLine line_;
    io::LargePages pages_;
    StopFlag stop_;
    io::Interrupt interrupt_;
};

}  // namespace noyes::cli
