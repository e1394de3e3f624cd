# What people get who only run noyes: the program, its manual page and the completions for three
# shells. They are the component `program`, and the Debian package is made of it alone:
#
#   cmake --preset portable && cmake --build --preset portable && cpack --preset deb
set(completion ${PROJECT_SOURCE_DIR}/apps/cli/completion)
install(TARGETS noyes_cli COMPONENT program)
install(FILES ${PROJECT_BINARY_DIR}/apps/cli/noyes.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1
        COMPONENT program)
install(FILES ${completion}/noyes.bash RENAME noyes COMPONENT program
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${completion}/_noyes COMPONENT program
        DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
install(FILES ${completion}/noyes.fish COMPONENT program
        DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

if(NOT NOYES_PACKAGE)
  return()
endif()
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE RENAME copyright COMPONENT program
        DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/noyes)
# Debian's zsh looks for what packages bring in a folder of its own.
install(FILES ${completion}/_noyes COMPONENT program
        DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
set(CPACK_GENERATOR DEB)
set(CPACK_COMPONENTS_ALL program)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PACKAGE_CONTACT "The authors of Noyes")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME noyes)
set(CPACK_DEBIAN_PROGRAM_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION
    "The 8-puzzle, the 15-puzzle and tile puzzles of any size up to 1000x1000: shortest
solutions, the reason if there is none, random boards, a game in the terminal, and
the algorithms and heuristics of the literature to compare.")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
include(CPack)
