#include <noyes/tiles/text/place.hpp>

#include <utility>

namespace noyes::tiles {

namespace {

bool ends_line(std::string_view text, std::size_t at) {
    if (text[at] == '\n') return true;
    return text[at] == '\r' && !text.substr(at + 1).starts_with('\n');
}

}  // namespace

Place place_of(std::string_view text, std::size_t offset) {
    Place place;
    std::size_t line_start = 0;
    for (std::size_t at = 0; at < offset; ++at) {
        if (!ends_line(text, at)) continue;
        ++place.line;
        line_start = at + 1;
    }
    place.column = static_cast<std::uint32_t>(offset - line_start + 1);
    return place;
}

Error placed(Error error, std::string_view text, std::size_t offset) {
    const Place place = place_of(text, offset);
    error.line = place.line;
    error.column = place.column;
    return error;
}

}  // namespace noyes::tiles
