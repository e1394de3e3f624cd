#include "compare_formats.hpp"
#include "plot.hpp"
#include "plot_scale.hpp"
#include "plot_style.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace noyes::cli {

namespace {

// All in the SVG's own units, which are pixels if nobody scales it.
constexpr double margin = 24;
constexpr double row_height = 20;
constexpr double letter = 7.3;  // of the labels, which are monospaced at 12
constexpr double gap = 40;      // between panels: room for half a label on both sides
constexpr double head = 122;    // above the rows
constexpr double foot = 34;     // below them
constexpr double least_width = 640;

struct Panel {
    std::string_view name;  // of --plot
    std::string_view heading;
    Unit unit;
    double (*figure)(const Summary&);
};

constexpr std::array panels{
    Panel{"nodes", "nodes expanded", Unit::nodes,
          [](const Summary& s) { return static_cast<double>(s.expanded); }},
    Panel{"time", "time", Unit::seconds, [](const Summary& s) { return s.seconds; }},
    Panel{"length", "moves", Unit::moves, [](const Summary& s) { return s.moves; }},
    Panel{"memory", "memory", Unit::bytes,
          [](const Summary& s) { return static_cast<double>(s.memory_bytes); }}};

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '<') safe += "&lt;";
        else if (c == '>') safe += "&gt;";
        else if (c == '&') safe += "&amp;";
        else if (static_cast<unsigned char>(c) >= 0x20) safe += c;
    }
    return safe;
}

std::string label_of(const Way& way) {
    const std::string_view mark = way.admissible ? "" : " !";
    if (way.heuristic.empty()) return fmt::format("{}{}", way.algorithm, mark);
    return fmt::format("{} {}{}", way.algorithm, way.heuristic, mark);
}

class Drawing {
   public:
    Drawing(const Comparison& comparison, const PlotStyle& style)
        : comparison_(comparison), style_(style), rows_(summaries(comparison)) {
        for (const Panel& panel : panels) {
            if (style.plot == "all" || style.plot == panel.name) shown_.push_back(&panel);
        }
        for (const Summary& row : rows_) longest_ = std::max(longest_, label_of(*row.way).size());
        labels_ = margin + letter * static_cast<double>(longest_) + margin;
        panel_width_ = shown_.size() == 1 ? 480 : 190;
    }

    std::string draw() {
        begin();
        for (std::size_t row = 0; row < rows_.size(); ++row) draw_band(row);
        for (std::size_t i = 0; i < shown_.size(); ++i) draw_panel(*shown_[i], left_of(i));
        for (std::size_t row = 0; row < rows_.size(); ++row)
            text(labels_ - margin / 2, middle_of(row) + 4, "label", "end",
                 label_of(*rows_[row].way));
        svg_ += "</svg>\n";
        return std::move(svg_);
    }

   private:
    template <class... T>
    void add(fmt::format_string<T...> format, T&&... values) {
        svg_ += fmt::format(format, std::forward<T>(values)...);
    }

    void text(double x, double y, std::string_view kind, std::string_view anchor,
              std::string_view words) {
        add("<text class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", kind, x,
            y, anchor, escaped(words));
    }

    [[nodiscard]] double width() const {
        const auto count = static_cast<double>(shown_.size());
        return std::max(least_width, labels_ + count * panel_width_ + (count - 1) * gap + gap);
    }
    [[nodiscard]] double bottom() const {
        return head + row_height * static_cast<double>(rows_.size());
    }
    [[nodiscard]] double left_of(std::size_t panel) const {
        return labels_ + static_cast<double>(panel) * (panel_width_ + gap);
    }
    [[nodiscard]] static double middle_of(std::size_t row) {
        return head + row_height * (static_cast<double>(row) + 0.5);
    }

    // As much of a line as surely fits, letters being at most `wide`.
    [[nodiscard]] std::string cut(const std::string& line, double wide) const {
        const auto room = static_cast<std::size_t>((width() - 2 * margin) / wide);
        return line.size() <= room ? line : line.substr(0, room - 3) + "...";
    }

    void begin() {
        const std::string title = style_.title.empty() ? comparison_.name : style_.title;
        add("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" "
            "width=\"{0:.0f}\" height=\"{1:.0f}\" role=\"img\">\n<title>{2}</title>\n",
            width(), bottom() + foot, escaped(title));
        add("<style>text{{font-family:system-ui,sans-serif;font-size:12px}}"
            ".title{{font-size:18px;font-weight:600}}.heading{{font-size:13px;font-weight:600}}"
            ".label{{font-family:ui-monospace,'DejaVu Sans Mono',monospace}}"
            ".tick{{font-size:11px}}.grid{{stroke-width:1}}{}</style>\n",
            style_sheet(style_.theme));
        add("<rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n");
        text(margin, 32, "title", "start", cut(title, 10));
        text(margin, 52, "quiet", "start", cut(subtitle(), 7));
        draw_legend();
    }

    [[nodiscard]] std::string subtitle() const {
        std::string limits = limits_text(comparison_.limits);
        if (!comparison_.is_set()) return limits;
        return limits + "; nodes and time of all boards together, moves on average";
    }

    void draw_legend() {
        constexpr double y = 76;
        double x = margin + 6;
        const auto entry = [&](const char* kind, std::string_view words) {
            draw_mark(kind, x, y - 4);
            text(x + 12, y, "quiet", "start", words);
            x += 12 + letter * static_cast<double>(words.size()) + 16;
        };
        entry("optimal", "proven optimal");
        entry("solved", "solved, not proven");
        entry("limited", "a limit ended it: at least");
        const auto misleads = [](const Summary& row) { return !row.way->admissible; };
        if (std::ranges::any_of(rows_, misleads)) text(x, y, "quiet", "start", "! not admissible");
    }

    // Alternating grounds for the rows of different algorithms.
    void draw_band(std::size_t row) {
        if (row > 0 && rows_[row].way->algorithm != rows_[row - 1].way->algorithm) odd_ = !odd_;
        if (!odd_) return;
        add("<rect class=\"band\" x=\"0\" y=\"{:.1f}\" width=\"100%\" height=\"{}\"/>\n",
            head + row_height * static_cast<double>(row), row_height);
    }

    void draw_panel(const Panel& panel, double left) {
        std::vector<double> figures;
        for (const Summary& row : rows_) figures.push_back(panel.figure(row));
        const Scale scale(panel.unit, figures);
        text(left, head - 24, "heading", "start", panel.heading);
        draw_ticks(scale, left);
        if (panel.unit == Unit::moves) draw_fewest(scale, left);
        for (std::size_t row = 0; row < rows_.size(); ++row) draw_row(panel, scale, row, left);
    }

    void draw_ticks(const Scale& scale, double left) {
        constexpr double room = 62;  // of one label
        for (const Tick& tick : scale.ticks(static_cast<int>(panel_width_ / room) + 1)) {
            const double x = left + tick.place * panel_width_;
            add("<line class=\"grid\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1:.1f}\" "
                "y2=\"{2:.1f}\"/>\n",
                x, head, bottom());
            text(x, head - 6, "tick quiet", "middle", tick.label);
            text(x, bottom() + 16, "tick quiet", "middle", tick.label);
        }
    }

    // Where the shortest solutions end, if somebody has proven them: what is right of it is longer.
    void draw_fewest(const Scale& scale, double left) {
        const auto is_proven = [](const Summary& row) {
            return !row.halt && row.trials > 0 && row.optimal == row.trials;
        };
        const auto proven = std::ranges::find_if(rows_, is_proven);
        if (proven == rows_.end() || proven->moves == 0) return;
        add("<line class=\"fewest\" x1=\"{0:.1f}\" x2=\"{0:.1f}\" y1=\"{1:.1f}\" y2=\"{2:.1f}\">"
            "<title>the fewest moves</title></line>\n",
            left + scale.place(proven->moves) * panel_width_, head, bottom());
    }

    static const char* kind_of(const Summary& row) {
        if (row.halt || row.solved < row.trials) return "limited";
        return row.optimal == row.trials ? "optimal" : "solved";
    }

    void draw_row(const Panel& panel, const Scale& scale, std::size_t row, double left) {
        const Summary& summary = rows_[row];
        const double figure = panel.figure(summary);
        if (figure == 0) return text(left + 4, middle_of(row) + 4, "tick quiet", "start", "none");
        const double x = left + scale.place(figure) * panel_width_;
        draw_mark(kind_of(summary), x, middle_of(row));
        if (shown_.size() > 1) return;
        const bool at_end = x > left + 0.75 * panel_width_;
        text(x + (at_end ? -10 : 10), middle_of(row) + 4, "tick", at_end ? "end" : "start",
             figure_text(panel.unit, figure));
    }

    // A disc, a ring, or an arrow to the right.
    void draw_mark(std::string_view kind, double x, double y) {
        if (kind == "limited")
            add("<path class=\"limited\" d=\"M{:.1f} {:.1f}l9 5l-9 5z\"/>\n", x - 4, y - 5);
        else add("<circle class=\"{}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4\"/>\n", kind, x, y);
    }

    const Comparison& comparison_;
    const PlotStyle& style_;
    std::vector<Summary> rows_;
    std::vector<const Panel*> shown_{};
    std::size_t longest_ = 0;  // label, in letters
    double labels_ = 0;        // where the panels begin
    double panel_width_ = 0;
    bool odd_ = false;
    std::string svg_{};
};

}  // namespace

std::string svg_plot(const Comparison& comparison, const PlotStyle& style) {
    return Drawing(comparison, style).draw();
}

}  // namespace noyes::cli
