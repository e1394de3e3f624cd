// What several files do with the system's calls: errors with a code, and writing until all is
// written.
#pragma once

#include <noyes/base/error.hpp>

#include <string>
#include <string_view>

namespace noyes::io {

// `number` is errno; `name` is what people call the file.
Error read_error(int number, const std::string& name);
Error write_error(int number, const std::string& name);

// False leaves the reason in errno.
[[nodiscard]] bool write_all(int descriptor, std::string_view bytes);

}  // namespace noyes::io
