#include <apps/play/numbers.hpp>
#include <noyes/base/random.hpp>
#include <noyes/io/table_file.hpp>

#include "shared.hpp"
#include "table_text.hpp"
#include "table_verdict.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace noyes::cli {

namespace {

using namespace std::chrono_literals;

// As many as were asked for, or as can be done in three seconds.
catalog::TableCheck check(const catalog::Table& table, const Sample& sample, Run& run,
                          const std::function<void(std::uint64_t)>& tell) {
    constexpr auto usual = 3s;
    constexpr std::uint64_t usual_most = 1000;
    const auto begin = run.elapsed();
    Random seeds(sample.seed);
    catalog::TableCheck sum;
    for (std::uint64_t i = 0; i < sample.count.value_or(usual_most); ++i) {
        const bool enough = !sample.count && run.elapsed() - begin >= usual;
        if (enough || !run.keep_going()) break;
        const catalog::TableCheck one = catalog::check_sample(table, 1, seeds.next(), run);
        sum.checked += one.checked;
        sum.wrong += one.wrong;
        tell(sum.checked);
    }
    return sum;
}

std::string_view status(const TableVerdict& verdict) {
    if (verdict.damage) return "damaged";
    return verdict.check.wrong > 0 ? "wrong" : "good";
}

}  // namespace

TableVerdict verdict_on(const io::StoredTable& stored, const Sample& sample, Run& run,
                        Executor& executor, const std::function<void(std::uint64_t)>& tell) {
    tell(0);
    const auto table = io::load_table(stored.path, stored.key, io::TableMemory::mapped, executor);
    if (!table) return {.damage = table.error()};
    return {.check = check(*table, sample, run, tell)};
}

std::string verdict_text(const TableVerdict& verdict, const Words& words) {
    if (verdict.damage) return fmt::format("DAMAGED: {}", words.say(*verdict.damage));
    const std::string entries = counted(verdict.check.checked, "entry", "entries");
    if (verdict.check.wrong == 0) return fmt::format("good, {} worked out anew", entries);
    return fmt::format("WRONG: {} of {} worked out anew", grouped(verdict.check.wrong), entries);
}

Json verdict_json(const io::StoredTable& table, const TableVerdict& verdict, const Words& words) {
    Json record = json_record();
    record.update(table_json(table.key));
    record["file"] = file_name(table.path);
    record["status"] = status(verdict);
    if (verdict.damage)
        record["error"] = {{"code", verdict.damage->code}, {"message", words.say(*verdict.damage)}};
    record["checked"] = verdict.check.checked;
    record["wrong"] = verdict.check.wrong;
    return record;
}

}  // namespace noyes::cli
