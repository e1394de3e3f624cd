// What `noyes tables build` tells: how much it takes, and each table as it is done.
#pragma once

#include "json.hpp"
#include "session.hpp"
#include "table_maker.hpp"
#include "table_options.hpp"

#include <limits>
#include <span>

namespace noyes::cli {

struct BuildNeeds {
    static constexpr std::uint64_t beyond = std::numeric_limits<std::uint64_t>::max();

    std::uint64_t memory = 0;  // at once; `beyond` if it is more than 64 bits can say
    std::uint64_t disk = 0;
};

BuildNeeds needs_of(std::span<const catalog::TableKey> keys);

class BuildReport {
   public:
    BuildReport(Session& session, const TableChoice& choice, bool json);

    void begin(const BuildNeeds& needs, const std::string& folder);
    void add(const MadeTable& made);
    void end(const Run& run, std::size_t threads);

   private:
    Session& session_;
    const TableChoice& choice_;
    bool json_;
    Json tables_ = Json::array();
};

}  // namespace noyes::cli
