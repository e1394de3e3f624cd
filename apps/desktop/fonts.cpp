#include "fonts.hpp"

// The assembler reads the files: compilers take long for arrays of that size. The build names the
// folder.
#define NOYES_EMBED(name, file)            \
    asm(".pushsection .rodata\n"           \
        ".balign 16\n"                     \
        ".global noyes_" #name             \
        "\n"                               \
        "noyes_" #name                     \
        ":\n"                              \
        ".incbin \"" NOYES_ASSETS "/" file \
        "\"\n"                             \
        ".global noyes_" #name             \
        "_end\n"                           \
        "noyes_" #name                     \
        "_end:\n"                          \
        ".byte 0\n"                        \
        ".popsection\n");                  \
    extern "C" const char noyes_##name[];  \
    extern "C" const char noyes_##name##_end[]

NOYES_EMBED(regular_font, "DejaVuSans.ttf");
NOYES_EMBED(bold_font, "DejaVuSans-Bold.ttf");

namespace noyes::desktop {

std::span<const char> regular_font() { return {noyes_regular_font, noyes_regular_font_end}; }
std::span<const char> bold_font() { return {noyes_bold_font, noyes_bold_font_end}; }

}  // namespace noyes::desktop
