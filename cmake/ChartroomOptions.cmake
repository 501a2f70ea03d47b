# How everything of ours is compiled. Language, sanitizers, linker and cache hold for the whole
# tree, generated code included; warnings hold for what links `chartroom_options`.

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Dev CACHE STRING "Dev or Release" FORCE)
endif()

# Assertions stay on in every build: a rule broken in silence costs more than a restart, which
# loses nothing that was acknowledged.
set(CMAKE_CXX_FLAGS_DEV "-O1 -g1")
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -g1")

set(CHARTROOM_SANITIZE "" CACHE STRING "Sanitizers: empty, 'address,undefined' or 'thread'")
option(CHARTROOM_FUZZ "Build the fuzz targets of tests/fuzz, and of the server only what they need (clang)" OFF)
# Where nobody keeps a cache yet, ccache would make the first build longer: with precompiled headers it reads hundreds of
# megabytes for each source.
find_program(CHARTROOM_CCACHE_PROGRAM ccache)
set(chartroom_cache "")
if(CHARTROOM_CCACHE_PROGRAM)
  execute_process(COMMAND ${CHARTROOM_CCACHE_PROGRAM} --get-config=cache_dir
                  OUTPUT_VARIABLE chartroom_cache OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
set(chartroom_has_cache OFF)
if(IS_DIRECTORY "${chartroom_cache}")
  set(chartroom_has_cache ON)
endif()
option(CHARTROOM_CCACHE "Compile through ccache when it is there" ${chartroom_has_cache})
option(CHARTROOM_MOLD "Link with mold when it is there" ON)

add_library(chartroom_options INTERFACE)
target_compile_options(chartroom_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Werror
  # Designated initializers that name only what differs from the default are how we write rows.
  -Wno-missing-field-initializers
  # clang sees what libstdc++'s own stable_sort calls.
  $<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>
  # False alarms of g++ 12's optimizer about inlined library code and coroutine frames; clang-tidy and the sanitizers
  # look for the real thing.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict -Wno-maybe-uninitialized -Wno-array-bounds
    -Wno-stringop-overflow -Wno-stringop-overread -Wno-dangling-pointer
    -Wno-mismatched-new-delete>)

if(NOT CMAKE_BUILD_TYPE STREQUAL "Release")
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

if(CHARTROOM_SANITIZE)
  add_compile_options(-fsanitize=${CHARTROOM_SANITIZE} -fno-omit-frame-pointer
                      -fno-sanitize-recover=all)
  # g++ warns that it does not see the fences of Asio; what they order has a lock as well.
  if(CHARTROOM_SANITIZE STREQUAL "thread" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-Wno-tsan)
  endif()
  add_link_options(-fsanitize=${CHARTROOM_SANITIZE})
endif()

if(CHARTROOM_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "CHARTROOM_FUZZ needs clang, for libFuzzer: use the preset `fuzz`")
  endif()
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

if(CHARTROOM_MOLD)
  find_program(CHARTROOM_MOLD_PROGRAM mold)
  if(CHARTROOM_MOLD_PROGRAM)
    add_link_options(-fuse-ld=mold)
  endif()
endif()

if(CHARTROOM_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  if(CHARTROOM_CCACHE_PROGRAM)
    # Without this sloppiness ccache refuses everything that uses a precompiled header. Paths below the tree count as
    # relative, so that another checkout of the same sources finds what this one has compiled.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1
        ${CHARTROOM_CCACHE_PROGRAM})
  endif()
endif()
