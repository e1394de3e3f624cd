#include "codes.hpp"
#include "exit_for.hpp"

#include <algorithm>
#include <array>

namespace noyes::cli {

Exit exit_for(const Error& error) {
    constexpr std::array resources{code::enumeration_too_large, code::no_desktop,
                                   code::cannot_start,          code::tables_too_large,
                                   code::disk_too_small,        code::no_table_folder};
    const bool resource = std::ranges::find(resources, error.code) != resources.end();
    return resource ? Exit::resource : play::exit_for(error);
}

}  // namespace noyes::cli
