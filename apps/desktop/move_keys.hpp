// The keys that stand for the four ways: arrows, WASD, HJKL.
#pragma once

#include "ui/event.hpp"

#include <cstdint>
#include <optional>

namespace noyes::desktop {

// In the order of tiles::Direction and blocks::Direction.
enum class Way : std::uint8_t { up, left, right, down };

std::optional<Way> way_of(const ui::Chord& chord);

}  // namespace noyes::desktop
