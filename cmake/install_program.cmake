# What people get who only run noyes: the program, its manual page and the completions for three
# shells. They are the component `program`.
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
