#include <noyes/base/lines.hpp>
#include <noyes/io/input.hpp>
#include <noyes/io/user_files.hpp>

#include "preferences.hpp"

namespace noyes::desktop {

namespace {

constexpr std::string_view between = " = ";

// The one list of all of them: `each(key, member)`.
template <class P, class Each>
void for_each_preference(P& preferences, Each each) {
    each("theme", preferences.theme);
    each("arrows-move-gap", preferences.arrows_move_gap);
    each("hover-moves", preferences.hover_moves);
    each("reduced-motion", preferences.reduced_motion);
    each("show-to-go", preferences.show_to_go);
    each("hints", preferences.hints);
    each("path-of-gap", preferences.path_of_gap);
    each("picture", preferences.picture);
    each("numbers-on-picture", preferences.numbers_on_picture);
    each("scheme", preferences.scheme);
    each("size", preferences.size);
    each("goal", preferences.goal);
}

std::string written(const std::string& value) { return value; }
std::string written(bool value) { return value ? "yes" : "no"; }

void read(std::string_view text, std::string& value) { value = text; }
void read(std::string_view text, bool& value) {
    if (text == "yes" || text == "no") value = text == "yes";
}

std::optional<std::string> path() { return io::user_file("desktop-preferences"); }

}  // namespace

std::string to_text(const Preferences& preferences) {
    std::string text;
    for_each_preference(preferences, [&](std::string_view key, const auto& value) {
        text.append(key).append(between).append(written(value)).append("\n");
    });
    return text;
}

Preferences read_preferences(std::string_view text) {
    Preferences preferences;
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        const std::size_t sign = line.find(between);
        if (sign == line.npos) continue;
        for_each_preference(preferences, [&](std::string_view key, auto& value) {
            if (key == line.substr(0, sign)) read(line.substr(sign + between.size()), value);
        });
    }
    return preferences;
}

Preferences load_preferences() {
    const std::optional<std::string> file = path();
    if (!file || !io::exists(*file)) return {};
    const Expected<std::string> text = io::read_file(*file);
    return text ? read_preferences(*text) : Preferences{};
}

std::optional<Error> save(const Preferences& preferences) {
    const std::optional<std::string> file = path();
    return file ? io::replace_file(*file, to_text(preferences)) : std::nullopt;
}

}  // namespace noyes::desktop
