#include <noyes/base/run.hpp>

#include "kept.hpp"

namespace noyes::web {

catalog::TableSource& kept_tables() {
    static catalog::NoTables none;
    static Run run(Limits{.memory = std::uint64_t{256} << 20});
    static catalog::KeptTables kept(none, run, serial_executor());
    return kept;
}

catalog::KeptDetours& kept_detours() {
    static catalog::KeptDetours kept;
    return kept;
}

}  // namespace noyes::web
