# Writes a header with the commit of the sources, at every build; it is touched only if the commit is
# another. Without a repository of its own - a source archive - the commit is empty.
#
#   cmake -D SOURCES=FOLDER -D HEADER=FILE -P commit.cmake
cmake_minimum_required(VERSION 3.25)
set(NOYES_COMMIT "")
find_program(GIT git)
if(GIT AND EXISTS ${SOURCES}/.git)
  execute_process(COMMAND ${GIT} -C ${SOURCES} describe --always --dirty --abbrev=10
                  OUTPUT_VARIABLE NOYES_COMMIT OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
file(CONFIGURE OUTPUT ${HEADER} @ONLY CONTENT
"#pragma once

#define NOYES_COMMIT \"@NOYES_COMMIT@\"
")
