// Whether the last frame is still there where the next one is drawn. Some drivers exchange two
// buffers with each frame; those that work without a graphics card copy, and then only what has
// changed needs to be drawn. None of them tells, so each frame leaves its number in the last pixel
// of the window: in the two lowest bits of blue, where nobody sees it.
#pragma once

#include <SFML/Graphics/RenderWindow.hpp>

namespace noyes::desktop {

class FrameStamp {
   public:
    // Over everything that was drawn, on a ground of this colour.
    void put(sf::RenderWindow& window, sf::Color ground);
    // After that frame was shown.
    [[nodiscard]] bool is_there(sf::RenderWindow& window);

   private:
    sf::Color colour_;
    unsigned frames_ = 0;
    int missed_ = 0;  // one after the other; after a few it is not asked for again
};

}  // namespace noyes::desktop
