# A page is loaded before it is played: what searches is compiled for speed, all else for size.
# Included by noyes/CMakeLists.txt.
target_compile_options(noyes_options INTERFACE -Oz)

set(for_speed catalog/hot_pairs.cpp catalog/algorithms.cpp catalog/heuristics.cpp
              catalog/level_search.cpp catalog/observed.cpp)
file(GLOB working CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}
     tiles/*.cpp tiles/detours/*.cpp tiles/large/*.cpp tiles/pdb/*.cpp tiles/pdb/build/*.cpp
     blocks/*.cpp)
set_property(SOURCE ${for_speed} ${working} APPEND PROPERTY COMPILE_OPTIONS -O3)
set_property(SOURCE catalog/hot_pairs.cpp APPEND PROPERTY COMPILE_DEFINITIONS NOYES_FEW_HOT_PAIRS)
