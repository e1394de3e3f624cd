#include "display.hpp"

#include <X11/Xlib.h>

namespace noyes::desktop {

DisplayFound::DisplayFound() : display_(XOpenDisplay(nullptr)) {}

void DisplayFound::Close::operator()(_XDisplay* display) const { XCloseDisplay(display); }

}  // namespace noyes::desktop
