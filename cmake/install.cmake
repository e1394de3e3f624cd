# `cmake --install` puts headers, static libraries and the program where other projects find them:
# by find_package(noyes), with a target noyes::ROOM for each room and noyes::noyes for all, or by
# pkg-config. What this build alone is compiled with (noyes_options: warnings, -march=native) is not
# passed on. The installed tree may be moved as a whole.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

get_property(rooms GLOBAL PROPERTY NOYES_ROOMS)
add_library(noyes_noyes INTERFACE)
target_link_libraries(noyes_noyes INTERFACE ${rooms})

set(archives "")  # for noyes.pc; each before those it needs
foreach(room IN LISTS rooms ITEMS noyes_noyes)
  string(REPLACE "noyes_" "" name ${room})
  set_target_properties(${room} PROPERTIES EXPORT_NAME ${name})
  install(TARGETS ${room} EXPORT noyes FILE_SET HEADERS)
  get_target_property(type ${room} TYPE)
  if(type STREQUAL STATIC_LIBRARY)
    string(PREPEND archives " -l${room}")
  endif()
endforeach()
if(TARGET noyes_cli)
  include(${CMAKE_CURRENT_LIST_DIR}/install_program.cmake)
endif()

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/noyes)
install(EXPORT noyes FILE noyesConfig.cmake NAMESPACE noyes:: DESTINATION ${package_dir})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/noyesConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/noyesConfigVersion.cmake DESTINATION ${package_dir})

file(RELATIVE_PATH to_prefix /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(${CMAKE_CURRENT_LIST_DIR}/noyes.pc.in ${PROJECT_BINARY_DIR}/noyes.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/noyes.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
