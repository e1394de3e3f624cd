#include <noyes/io/codes.hpp>
#include <noyes/io/input.hpp>
#include <noyes/io/table_file.hpp>
#include <noyes/io/table_folder.hpp>

#include "table_maker.hpp"
#include "table_text.hpp"

#include <fmt/format.h>

#include <chrono>
#include <thread>
#include <utility>

namespace noyes::cli {

std::string_view name(TableFate fate) {
    switch (fate) {
        case TableFate::there: return "there";
        case TableFate::made: return "made";
        case TableFate::replaced: return "replaced";
        case TableFate::by_another: return "by_another";
        case TableFate::halted: return "halted";
    }
    return {};
}

TableMaker::TableMaker(std::string folder, Run& run, Executor& executor,
                       std::function<void(const std::string&)> note)
    : folder_(std::move(folder)), run_(run), executor_(executor), note_(std::move(note)) {}

std::optional<Error> TableMaker::wrong_with(const catalog::TableKey& key) const {
    const auto table =
        io::load_table(io::table_path(folder_, key), key, io::TableMemory::mapped, executor_);
    if (table) return std::nullopt;
    return table.error();
}

Attempt<MadeTable> TableMaker::make(const catalog::TableKey& key) {
    const auto begin = run_.elapsed();
    const Attempt<TableFate> fate = make_one(key);
    if (!fate) return fate.error();
    const std::chrono::duration<double> taken = run_.elapsed() - begin;
    return MadeTable{key, *fate, taken.count()};
}

Attempt<TableFate> TableMaker::make_one(const catalog::TableKey& key) {
    const bool replaces = io::exists(io::table_path(folder_, key));
    Attempt<Claim> mine = claim(key);
    if (!mine) return mine.error();
    if (!mine->draft) return TableFate::halted;
    if (mine->waited && !wrong_with(key)) return TableFate::by_another;
    const Attempt<TableFate> fate = fill(*mine->draft, key);
    return fate && *fate == TableFate::made && replaces ? TableFate::replaced : fate;
}

// Whoever comes second waits for the first, as long as the run may last.
Attempt<TableMaker::Claim> TableMaker::claim(const catalog::TableKey& key) {
    constexpr std::chrono::milliseconds pause{100};
    const std::string path = io::table_path(folder_, key);
    for (bool waited = false;; waited = true) {
        auto draft = io::TableDraft::claim(path, catalog::table_bytes(key));
        if (draft) return Claim{*std::move(draft), waited};
        if (draft.error().code != io::code::file_in_use) return Failure{draft.error()};
        if (!waited) note_(fmt::format("another process makes {}; waiting", file_name(path)));
        if (!run_.keep_going()) return Claim{};
        std::this_thread::sleep_for(pause);
    }
}

Attempt<TableFate> TableMaker::fill(io::TableDraft& draft, const catalog::TableKey& key) {
    const std::optional<catalog::Table> table = catalog::build_table(key, run_, executor_);
    if (!table) return TableFate::halted;
    const Expected<bool> finished = draft.finish(*table, run_, executor_);
    run_.give_back(table->bytes().size());  // the run has counted it until now
    if (!finished) return Failure{finished.error()};
    return *finished ? TableFate::made : TableFate::halted;
}

}  // namespace noyes::cli
