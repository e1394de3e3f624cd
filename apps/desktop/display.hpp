// Whether there is a screen to open a window on. SFML ends the program if there is none, so this is
// asked before any of its objects exists.
#pragma once

#include <memory>

struct _XDisplay;

namespace noyes::desktop {

// A connection of our own, which should live as long as the window: some X servers start afresh
// when the last one is closed, and cannot be reached meanwhile.
class DisplayFound {
   public:
    DisplayFound();
    explicit operator bool() const { return display_ != nullptr; }

    // From now on it is known when a part of the window has to be drawn again, because it was
    // covered or moved: SFML does not tell.
    void watch(unsigned long window);
    // Whether that happened since the last call.
    bool take_exposed();

   private:
    struct Close {
        void operator()(_XDisplay* display) const;
    };
    std::unique_ptr<_XDisplay, Close> display_;
};

}  // namespace noyes::desktop
