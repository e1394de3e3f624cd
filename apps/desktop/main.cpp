#include <apps/play/codes.hpp>
#include <apps/play/failure.hpp>
#include <apps/play/side_work.hpp>
#include <noyes/base/words.hpp>
#include <noyes/data/data.hpp>
#include <noyes/io/interrupt.hpp>
#include <noyes/io/output.hpp>

#include "application.hpp"
#include "display.hpp"
#include "opening.hpp"
#include "options.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <new>

namespace {

using namespace noyes;
using namespace noyes::desktop;
using play::Exit;

Exit fail(const std::string& message, Exit exit) {
    fmt::print(stderr, "{}\n", message);
    return exit;
}

Exit play_in_window(const Options& options, const Words& words) {
    Preferences preferences = load_preferences();
    if (options.theme) preferences.theme = *options.theme;
    if (options.picture) preferences.picture = *options.picture;
    if (ui::find_theme(preferences.theme) == nullptr && options.theme) {
        const Error error{.code = "desktop-bad-theme", .text = quotable(*options.theme)};
        return fail("noyes-desktop: " + words.say(error), Exit::bad_input);
    }
    const play::Attempt<Opening> opening = opening_for(options, preferences);
    if (!opening)
        return fail(play::placed_message(opening.error(), words),
                    play::exit_for(opening.error().error));
    DisplayFound display;
    if (!display)
        return fail("noyes-desktop: " + words.say({.code = "desktop-no-display"}), Exit::resource);
    StopFlag stop;
    const io::Interrupt interrupt(stop);
    Application application(display, words, std::move(preferences), options.window);
    (*opening)(application.desk());
    application.run([&stop] { return stop.raised(); });
    return Exit::done;
}

Exit run(int count, char** arguments) {
    const Words words(data::words_en());
    try {
        const auto options = read_options(count, arguments);
        if (const Exit* exit = std::get_if<Exit>(&options)) return *exit;
        return play_in_window(std::get<Options>(options), words);
    } catch (const std::bad_alloc&) {
        return fail("noyes-desktop: " + words.say({.code = play::code::out_of_memory}),
                    Exit::resource);
    }
}

}  // namespace

int main(int count, char** arguments) {
    io::ignore_closed_pipes();
    const Exit exit = run(count, arguments);
    play::wait_for_given_up_work();
    return static_cast<int>(exit);
}
