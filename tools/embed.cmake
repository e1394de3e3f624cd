# Writes a C++ source whose function returns the bytes of a file:
#
#   cmake -D FUNCTION=words_en -D INPUT=en.txt -D OUTPUT=words_en.cpp -P embed.cmake
#
# An array of characters, because compilers limit the length of string literals. The zero at its
# end keeps it legal for an empty file.
file(READ ${INPUT} bytes HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
string(REGEX REPLACE "(('[^']+',)('[^']+',)('[^']+',)('[^']+',)('[^']+',)('[^']+',)('[^']+',)('[^']+',))"
       "\\1\n    " bytes "${bytes}")
get_filename_component(name ${INPUT} NAME)

file(WRITE ${OUTPUT} "// Made from ${name}.
#include <noyes/data/data.hpp>

namespace noyes::data {
namespace {

constexpr char bytes[] = {
    ${bytes}'\\0'};

}  // namespace

std::string_view ${FUNCTION}() { return {bytes, sizeof bytes - 1}; }

}  // namespace noyes::data
")
