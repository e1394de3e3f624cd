// DejaVu Sans, compiled in: its licence lies beside it in assets/.
#pragma once

#include <span>

namespace noyes::desktop {

std::span<const char> regular_font();
std::span<const char> bold_font();

}  // namespace noyes::desktop
