# Several sources compiled as one, because most of what the compiler does is in the headers, which are the same: a third of
# the time. Sources stay such that each can be compiled by itself (preset `tidy` does), and names in an anonymous
# namespace are unique in a target.
option(CHARTROOM_UNITY "Compile several sources as one" ON)
if(CHARTROOM_UNITY)
  set(CMAKE_UNITY_BUILD ON)
  set(CMAKE_UNITY_BUILD_BATCH_SIZE 8)
  # To g++ a source that is included is a header, in which a coroutine of such names would be a mistake.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-Wno-subobject-linkage)
  endif()
endif()
