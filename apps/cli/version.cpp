#include "provenance.hpp"
#include "version.hpp"

#include <commit.hpp>
#include <fmt/format.h>

#include <string_view>

namespace noyes::cli {

namespace {

constexpr std::string_view commit = NOYES_COMMIT;

}  // namespace

std::string version_text() {
    const std::string from = commit.empty() ? "" : fmt::format("commit {}; ", commit);
    return fmt::format("noyes {} ({}{})", NOYES_VERSION, from, compiler_name());
}

}  // namespace noyes::cli
