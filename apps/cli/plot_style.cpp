#include "codes.hpp"
#include "plot.hpp"
#include "plot_style.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace noyes::cli {

namespace {

constexpr std::array<std::string_view, 5> plots{"all", "nodes", "time", "length", "memory"};
constexpr std::array<std::string_view, 3> themes{"auto", "light", "dark"};

// Okabe and Ito's colours, which the colour-blind can tell apart; lighter ones on dark ground.
struct Palette {
    const char* ground;
    const char* band;
    const char* text;
    const char* quiet;  // text that matters less
    const char* grid;
    const char* optimal;
    const char* solved;
    const char* limited;
};

constexpr Palette light{"#ffffff", "#f3f4f6", "#1a1a1a", "#555b63",
                        "#d4d8dd", "#0072b2", "#a15c00", "#c2410c"};
constexpr Palette dark{"#16181c", "#1f2329", "#eceff3", "#a9b1bb",
                       "#3a4048", "#56b4e9", "#f0b429", "#ff7a59"};

std::string rules(const Palette& p) {
    return fmt::format(
        ".ground{{fill:{}}}.band{{fill:{}}}text{{fill:{}}}.quiet{{fill:{}}}.grid{{stroke:{}}}"
        ".optimal{{fill:{}}}.solved{{fill:none;stroke:{};stroke-width:2}}"
        ".limited{{fill:{}}}.fewest{{stroke:{};stroke-width:1.5;stroke-dasharray:5 3}}",
        p.ground, p.band, p.text, p.quiet, p.grid, p.optimal, p.solved, p.limited, p.optimal);
}

}  // namespace

std::span<const std::string_view> plot_names() { return plots; }
std::span<const std::string_view> theme_names() { return themes; }

Attempt<PlotStyle> read_plot_style(std::string_view plot, std::string_view theme,
                                   const std::string& title) {
    const auto* const chosen = std::ranges::find(plots, plot);
    if (chosen == plots.end()) return not_in_list(code::unknown_value, plot, "--plot", plots);
    const auto* const colours = std::ranges::find(themes, theme);
    if (colours == themes.end()) return not_in_list(code::unknown_value, theme, "--theme", themes);
    return PlotStyle{*chosen, static_cast<Theme>(colours - themes.begin()), title};
}

std::string style_sheet(Theme theme) {
    std::string sheet = rules(theme == Theme::dark ? dark : light);
    if (theme == Theme::follow_reader)
        sheet += "@media (prefers-color-scheme:dark){" + rules(dark) + "}";
    return sheet;
}

}  // namespace noyes::cli
