#include <apps/play/numbers.hpp>
#include <noyes/io/table_folder.hpp>
#include <noyes/tiles/text.hpp>

#include "build_report.hpp"
#include "halt.hpp"
#include "shared.hpp"
#include "table_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace noyes::cli {

namespace {

std::string fate_text(const MadeTable& made) {
    switch (made.fate) {
        case TableFate::there: return "there already";
        case TableFate::made: return fmt::format("made in {} s", seconds_text(made.seconds));
        case TableFate::replaced:
            return fmt::format("replaced in {} s", seconds_text(made.seconds));
        case TableFate::by_another: return "made by another process";
        case TableFate::halted: return "not finished";
    }
    return {};
}

std::string_view status(const Run& run) {
    if (!run.halt()) return "done";
    return *run.halt() == Halt::stopped ? "stopped" : "limit";
}

}  // namespace

BuildNeeds needs_of(std::span<const catalog::TableKey> keys) {
    BuildNeeds needs;
    for (const catalog::TableKey& key : keys) {
        needs.memory = std::max(needs.memory, catalog::build_bytes(key));
        if (needs.memory == BuildNeeds::beyond) return {BuildNeeds::beyond, BuildNeeds::beyond};
        needs.disk += io::stored_bytes(key);
    }
    return needs;
}

BuildReport::BuildReport(Session& session, const TableChoice& choice, bool json)
    : session_(session), choice_(choice), json_(json) {}

void BuildReport::begin(const BuildNeeds& needs, const std::string& folder) {
    if (json_) return;
    session_.print(fmt::format("{} {} for {}, {} in {}\n",
                               tiles::to_text(choice_.goal.board.extent()), choice_.set.partition,
                               spoken(choice_.goal), counted(choice_.set.keys.size(), "table"),
                               folder));
    if (needs.disk > 0)
        session_.print(fmt::format("to be made: {} on the disk, with {} of memory meanwhile\n",
                                   bytes_text(needs.disk), bytes_text(needs.memory)));
    session_.out().flush();
}

void BuildReport::add(const MadeTable& made) {
    if (json_) {
        Json entry = table_json(made.key);
        entry["file"] = file_name(io::table_path({}, made.key));
        entry["bytes"] = io::stored_bytes(made.key);
        entry["status"] = name(made.fate);
        entry["seconds"] = microseconds(made.seconds);
        tables_.push_back(std::move(entry));
        return;
    }
    session_.print(fmt::format("  {}  {:>8}  {}\n", table_text(made.key),
                               bytes_text(io::stored_bytes(made.key)), fate_text(made)));
    session_.out().flush();
}

void BuildReport::end(const Run& run, std::size_t threads) {
    if (!json_) {
        if (run.halt())
            session_.note(fmt::format("{}; what is finished is kept", halt_text(*run.halt())));
        return;
    }
    Json record = json_record();
    record["rows"] = choice_.goal.board.extent().rows;
    record["cols"] = choice_.goal.board.extent().columns;
    record["goal"] = written(choice_.goal);
    record["partition"] = choice_.set.partition;
    record["status"] = status(run);
    record["tables"] = std::move(tables_);
    record["seconds"] = microseconds(std::chrono::duration<double>(run.elapsed()).count());
    record["memory_bytes"] = run.peak_memory();
    record["threads"] = threads;
    session_.print(line(std::move(record)));
}

}  // namespace noyes::cli
