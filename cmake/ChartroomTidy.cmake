# Target `tidy`: clang-tidy over our sources. It has a build folder of its own, since clang can't
# read g++'s precompiled headers.
find_program(CHARTROOM_RUN_CLANG_TIDY NAMES run-clang-tidy run-clang-tidy-14)

if(CHARTROOM_RUN_CLANG_TIDY)
  set(folder "${CMAKE_SOURCE_DIR}/build/tidy")
  add_custom_target(tidy
    COMMAND ${CMAKE_COMMAND} -S "${CMAKE_SOURCE_DIR}" --preset tidy
    COMMAND ${CMAKE_COMMAND} --build "${folder}" --target chartroom_proto
    # clang 14 spells C++23 'c++2b', and needs telling that its concepts do for std::expected.
    COMMAND ${CHARTROOM_RUN_CLANG_TIDY} -quiet -p "${folder}"
            -extra-arg=-std=c++2b -extra-arg=-Wno-builtin-macro-redefined -extra-arg=-Wno-macro-redefined
            -extra-arg=-D__cpp_concepts=202002L -extra-arg=-Wno-unknown-warning-option
            "${CMAKE_SOURCE_DIR}/(common|server|client-cli|tests)/.*"
    WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}"
    USES_TERMINAL VERBATIM)
endif()
