#include "display.hpp"

#include <X11/Xlib.h>

namespace noyes::desktop {

DisplayFound::DisplayFound() : display_(XOpenDisplay(nullptr)) {}

void DisplayFound::Close::operator()(_XDisplay* display) const { XCloseDisplay(display); }

void DisplayFound::watch(unsigned long window) {
    XSelectInput(display_.get(), window, ExposureMask);
    XFlush(display_.get());
}

bool DisplayFound::take_exposed() {
    bool exposed = false;
    while (XPending(display_.get()) > 0) {
        XEvent event;
        XNextEvent(display_.get(), &event);
        exposed = exposed || event.type == Expose;
    }
    return exposed;
}

}  // namespace noyes::desktop
