// Makes tables and stores them, one after the other.
#pragma once

#include <apps/play/failure.hpp>
#include <noyes/base/run.hpp>
#include <noyes/catalog/tables.hpp>
#include <noyes/io/table_draft.hpp>

#include "shared.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace noyes::cli {

enum class TableFate : std::uint8_t {
    there,       // it was there, and good
    made,        // there was none
    replaced,    // there was one, perhaps a damaged one
    by_another,  // another process made it meanwhile
    halted       // the run ended before
};

// "there", "made", ...
std::string_view name(TableFate fate);

struct MadeTable {
    catalog::TableKey key;
    TableFate fate = TableFate::halted;
    double seconds = 0;
};

class TableMaker {
   public:
    // `note` is told what people should know meanwhile.
    TableMaker(std::string folder, Run& run, Executor& executor,
               std::function<void(const std::string&)> note);

    // Looks at all entries. Nothing if it is there and good; no_such_file if it is not there.
    [[nodiscard]] std::optional<Error> wrong_with(const catalog::TableKey& key) const;

    // Whatever is there.
    Attempt<MadeTable> make(const catalog::TableKey& key);

   private:
    struct Claim {
        std::optional<io::TableDraft> draft{};  // nothing if the run halted
        bool waited = false;
    };
    Attempt<Claim> claim(const catalog::TableKey& key);
    Attempt<TableFate> fill(io::TableDraft& draft, const catalog::TableKey& key);
    Attempt<TableFate> make_one(const catalog::TableKey& key);

    std::string folder_;
    Run& run_;
    Executor& executor_;
    std::function<void(const std::string&)> note_;
};

}  // namespace noyes::cli
