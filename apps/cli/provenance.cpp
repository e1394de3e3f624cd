#include <noyes/io/processor.hpp>

#include "provenance.hpp"

#include <fmt/format.h>

namespace noyes::cli {

std::string compiler_name() {
#if defined(__clang__)
    return fmt::format("clang++ {}.{}.{}", __clang_major__, __clang_minor__, __clang_patchlevel__);
#elif defined(__GNUC__)
    return fmt::format("g++ {}.{}.{}", __GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#else
    return "unknown";
#endif
}

const std::string& processor_name() {
    static const std::string name = io::processor_name();
    return name;
}

}  // namespace noyes::cli
