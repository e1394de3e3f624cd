// A comparison as a picture (SVG): a line for each way, a panel for each figure, a dot for each of
// both. Shapes tell what colours tell, too.
#pragma once

#include "comparison.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace noyes::cli {

enum class Theme : std::uint8_t { follow_reader, light, dark };

struct PlotStyle {
    std::string_view plot{"all"};  // a name of plot_names()
    Theme theme = Theme::follow_reader;
    std::string title{};  // empty: what was compared
};

std::span<const std::string_view> plot_names();   // all, nodes, time, length, memory
std::span<const std::string_view> theme_names();  // auto, light, dark

Attempt<PlotStyle> read_plot_style(std::string_view plot, std::string_view theme,
                                   const std::string& title);

std::string svg_plot(const Comparison& comparison, const PlotStyle& style);

}  // namespace noyes::cli
