#include <apps/play/numbers.hpp>
#include <noyes/io/terminal.hpp>

#include "bench_writer.hpp"
#include "shared.hpp"

#include <fmt/format.h>

#include <chrono>
#include <utility>

namespace noyes::cli {

namespace {

constexpr const char* row_format = "{:>6}  {:>5}  {:>5}  {:<6}  {:>15}  {:>10}  {}";

std::string row(const std::string& id, const std::string& moves, const std::string& known,
                std::string_view proven, const std::string& nodes, const std::string& seconds,
                const std::string& remark) {
    std::string line = fmt::format(row_format, id, moves, known, proven, nodes, seconds, remark);
    line.erase(line.find_last_not_of(' ') + 1);
    return line + "\n";
}

std::string number_or_dash(const Json& record, const char* key) {
    return record.contains(key) && !record[key].is_null() ? record[key].dump() : "-";
}

std::string halt_remark(const Json& record) {
    if (!record.contains("halt")) return {};
    std::string text = record["halt"];
    for (char& letter : text) letter = letter == '_' ? ' ' : letter;
    return text;
}

// What is out of the ordinary, the worst of it.
std::string remark_on(const Json& record) {
    if (record["status"] == "error") return record["error"]["message"];
    if (record["status"] == "unsolvable") return "NO SOLUTION";
    if (record.value("as_known", Json()) == false) return "NOT THE KNOWN LENGTH";
    if (record.value("as_published", Json()) == false) return "NOT THE PUBLISHED COUNT";
    if (record.value("as_published", Json()) == true) return "count as published";
    return halt_remark(record);
}

// A board without an id is told by its line.
std::string id_of(const Json& record) {
    if (!record.contains("id") || record["id"].is_null())
        return fmt::format("line {}", record["line"].dump());
    return record["id"];
}

std::string row_of(const Json& record) {
    if (!record.contains("seconds"))
        return row(id_of(record), "-", "-", "-", "-", "-", remark_on(record));
    return row(id_of(record), number_or_dash(record, "length"),
               number_or_dash(record, "known_length"), record["status"] == "optimal" ? "yes" : "no",
               grouped(record["generated"]), seconds_text(record["seconds"]), remark_on(record));
}

}  // namespace

BenchWriter::BenchWriter(Session& session, std::string name, std::size_t boards)
    : session_(session), name_(std::move(name)), boards_(boards), progress_(io::standard_error) {}

void BenchWriter::begin(const std::string& heading) {
    if (session_.speaks_json()) return;
    session_.print(heading + "\n\n");
    session_.print(row("board", "moves", "known", "proven", "nodes", "seconds", {}));
}

// At once: a board may take minutes.
void BenchWriter::add(const Json& record) {
    totals_.count(record);
    progress_.erase();
    session_.print(session_.speaks_json() ? line(record) : row_of(record));
    session_.out().flush();
}

void BenchWriter::finish() {
    progress_.erase();
    if (!session_.speaks_json()) return session_.print("\n" + totals_.text());
    Json record = json_record();
    record["set"] = name_;
    record["totals"] = totals_.json();
    session_.print(line(std::move(record)));
}

// "12 of 100 boards   solving 13   3.2 s   bound 48   123,456,789 nodes"
void BenchWriter::show(const std::string& doing, const Progress& progress) {
    if (!progress_.seen()) return;
    const double seconds = std::chrono::duration<double>(progress.elapsed).count();
    progress_.show(fmt::format("{} of {}   {}   {:.1f} s   bound {}   {} nodes",
                               grouped(totals_.boards()), counted(boards_, "board"), doing, seconds,
                               progress.bound, grouped(progress.generated)));
}

bool BenchWriter::lost() { return session_.out().failure() || session_.out().reader_gone(); }

}  // namespace noyes::cli
