#include "bench_means.hpp"

#include <utility>

namespace noyes::cli {

BenchMeans::BenchMeans(const std::optional<std::string>& folder, const BatchOrder& order,
                       const StopFlag& stop, ProgressListener listener)
    : executor_(order.threads),
      run_({.memory = order.limits.memory}, &stop, std::move(listener), pages_),
      keep_(order.method.heuristic.name != catalog::automatic) {
    if (folder) store_.emplace(*folder, executor_);
    kept_.emplace(stored(), run_, executor_);
}

catalog::TableSource& BenchMeans::tables() {
    if (keep_) return *kept_;
    return stored();
}

catalog::TableSource& BenchMeans::stored() {
    if (store_) return *store_;
    return none_;
}

std::vector<io::TableComplaint> BenchMeans::take_complaints() {
    return store_ ? store_->take_complaints() : std::vector<io::TableComplaint>();
}

std::vector<std::string> BenchMeans::names() const {
    std::vector<std::string> all;
    for (const catalog::Table& table : kept_->tables()) all.push_back(table_name(table.key()));
    return all;
}

}  // namespace noyes::cli
