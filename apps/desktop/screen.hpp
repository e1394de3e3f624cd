// One thing that fills the window, or a dialog over it: its widgets, what keys do, what moves by
// itself. It draws through a Painter and knows nothing of the window library.
//
// What a screen has to do:
//   - make its widgets as members and add them to `page()` in the order of Tab;
//   - place them in `lay_out`, which is called when the size, the theme or the content changed;
//   - answer keys that no widget has taken in `press`;
//   - tell the tests what is shown, beyond its widgets, in `tell`.
#pragma once

#include <noyes/base/moment.hpp>

#include "notes.hpp"
#include "ui/page.hpp"

#include <optional>
#include <string_view>

namespace noyes::desktop {

class Screen {
   public:
    Screen() = default;
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    virtual ~Screen() = default;

    [[nodiscard]] virtual std::string_view name() const = 0;
    // Whether what lies below it stays in sight, as below a dialog.
    [[nodiscard]] virtual bool is_dialog() const { return false; }

    virtual void lay_out(ui::Size window, const ui::TextMeasure& measure,
                         const ui::Style& style) = 0;
    virtual void draw(ui::Painter& painter, const ui::Style& style) const {
        page_.draw(painter, style);
    }

    // True if something changed. Widgets come first, `press` gets the keys they leave.
    virtual bool handle(const ui::Event& event) {
        if (page_.handle(event)) return true;
        return event.kind == ui::Event::Kind::key && press(event.chord);
    }
    virtual bool press(const ui::Chord& /*chord*/) { return false; }

    // Time goes by: true if something moved. `next` is when it wants to be called again.
    virtual bool tick(Moment /*now*/) { return false; }
    [[nodiscard]] virtual std::optional<Moment> next_tick() const { return std::nullopt; }
    // Somebody rang the doorbell: true if something changed.
    virtual bool look() { return false; }
    // Another screen or a dialog lies over it from now on, or no longer does.
    virtual void cover() {}
    virtual void uncover() {}
    // The window is closed, or the screen is left for good.
    virtual void leave() {}

    virtual void tell(Notes& /*notes*/) const {}

    [[nodiscard]] ui::Page& page() { return page_; }
    [[nodiscard]] const ui::Page& page() const { return page_; }

   private:
    ui::Page page_;
};

}  // namespace noyes::desktop
