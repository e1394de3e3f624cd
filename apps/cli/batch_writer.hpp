// Takes the records of many threads, writes them in the order that is wanted, and shows how far the
// work is.
#pragma once

#include <noyes/io/output.hpp>
#include <noyes/io/progress_line.hpp>

#include "session.hpp"
#include "tally.hpp"

#include <chrono>
#include <cstddef>
#include <map>
#include <mutex>

namespace noyes::cli {

class BatchWriter {
   public:
    struct Work {
        std::size_t jobs = 0;  // records to come, numbered from 0
        bool in_order = true;  // else they are written as they come
        bool quiet = false;
        Tally done{};  // by an earlier run
    };

    BatchWriter(Session& session, io::Output& out, const Work& work);

    // These may be called by any thread.
    void add(std::size_t job, Json record);
    void show_progress();
    // Nobody reads any more, or the disk is full: there is no use in going on.
    [[nodiscard]] bool lost();

    // When all threads are done.
    [[nodiscard]] const Tally& tally() const { return tally_; }
    void end_progress() { progress_.erase(); }

   private:
    using Clock = std::chrono::steady_clock;

    void write(const Json& record);
    void tell_mismatch(const Json& record);
    void show();

    Session& session_;
    io::Output& out_;
    Work work_;
    std::mutex mutex_;  // guards all below
    Tally tally_;
    std::size_t next_ = 0;                   // the job whose record is written next
    std::map<std::size_t, Json> waiting_{};  // records that came before their turn
    io::ProgressLine progress_;
    std::size_t finished_ = 0;
    Clock::time_point start_ = Clock::now();
    Clock::time_point shown_{};
};

}  // namespace noyes::cli
