#include "help_format.hpp"
#include "wrapping.hpp"

namespace noyes::cli {

namespace {
constexpr std::size_t explanations_begin = 34;
constexpr std::size_t width = 80;
}  // namespace

HelpFormat::HelpFormat() { column_width(explanations_begin); }

std::string HelpFormat::make_option(const CLI::Option* option, bool is_positional) const {
    std::string text = "  " + make_option_name(option, is_positional) + make_option_opts(option);
    if (text.size() >= explanations_begin) text += '\n';
    const std::size_t begun = text.ends_with('\n') ? 0 : text.size();
    text.append(explanations_begin - begun, ' ');
    return text + wrapped(make_option_desc(option), explanations_begin, width) + "\n";
}

}  // namespace noyes::cli
