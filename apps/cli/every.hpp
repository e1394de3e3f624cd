// --all and --count: every shortest solution, shown as it is found, or only their number.
#pragma once

#include <noyes/catalog/all_solutions.hpp>

#include "command_options.hpp"
#include "report.hpp"
#include "session.hpp"

namespace noyes::cli {

struct EveryOptions {
    bool all = false;
    bool count = false;
};

void add_every_options(CLI::App& app, EveryOptions& options);

// What every solution is shown to, and the summary after the last.
class EveryPrinter {
   public:
    // `task` outlives the printer; its answer is not looked at.
    struct Task {
        const tiles::Board& board;
        const Goal& goal;
        std::string_view format;  // text, moves or json
        tiles::Notation notation;
        bool show_solutions;  // else they are only counted
        bool quiet;
    };

    EveryPrinter(Session& session, const Task& task) : session_(session), task_(task) {}

    // False if nobody reads any more.
    bool show(std::span<const tiles::Direction> moves);
    void finish(const catalog::Answer& answer);

   private:
    void show_record(const std::vector<tiles::Direction>& moves);

    Session& session_;
    const Task& task_;
    bool begun_ = false;
};

}  // namespace noyes::cli
