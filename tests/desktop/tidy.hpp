// Nothing outside the window, and no two widgets on the same place.
#pragma once

#include "window_test.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace noyes::test {

struct WindowSize {
    int width;
    int height;
    [[nodiscard]] std::string text() const {
        return std::to_string(width) + "x" + std::to_string(height);
    }
};

inline constexpr std::array window_sizes{WindowSize{640, 480}, WindowSize{1280, 800},
                                         WindowSize{1920, 1080}};

inline auto every_theme() {
    return testing::Values("light", "dark", "high-contrast", "colour-blind");
}

inline std::string name_of_theme(const testing::TestParamInfo<const char*>& theme) {
    std::string name = theme.param;
    std::erase(name, '-');
    return name;
}

inline bool overlap(const Area& one, const Area& other) {
    return one.x < other.right() && other.x < one.right() && one.y < other.bottom() &&
           other.y < one.bottom();
}

inline void expect_tidy(const Window& window, WindowSize size) {
    const auto widgets = window.widgets();
    for (std::size_t i = 0; i < widgets.size(); ++i) {
        const auto& [name, area] = widgets[i];
        EXPECT_GE(area.x, 0) << name;
        EXPECT_GE(area.y, 0) << name;
        EXPECT_LE(area.right(), size.width) << name;
        EXPECT_LE(area.bottom(), size.height) << name;
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_FALSE(overlap(area, widgets[j].second)) << name << " and " << widgets[j].first;
    }
}

}  // namespace noyes::test
