# chartroom_pch(target kind): compile `target` with the shared precompiled header of that kind.
#
#   std           the parts of the standard library that pure rules may use
#   proto         std + the protobuf runtime
#   pb            std + protobuf and the project's messages (links chartroom_proto)
#   cli           std + argument parsing, JSON, fmt   (links CLI11, Boost.JSON, fmt)
#   asio          std + Asio, Beast, TLS, libpqxx   (links chartroom_asio and chartroom_pqxx)
#   doctest       std + doctest
#   asio_pb, doctest_asio, ...                       several together, joined by _
#
# Each kind is compiled once for the whole tree, when the first target asks for it. A precompiled
# header is a shortcut, never a declaration: sources include what they use, and build without it
# (CHARTROOM_PCH=OFF).

option(CHARTROOM_PCH "Use precompiled headers" ON)

# What ccache asks of those who make or use one.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  set(CHARTROOM_PCH_FOR_CCACHE "SHELL:-Xclang -fno-pch-timestamp")
else()
  set(CHARTROOM_PCH_FOR_CCACHE -fpch-preprocess)
endif()

set(CHARTROOM_PCH_HEADERS_std
  <algorithm> <array> <bit> <charconv> <compare> <concepts> <cstddef> <cstdint> <expected>
  <functional> <limits> <map> <memory> <numeric> <optional> <ranges> <set> <span> <stdexcept>
  <string> <string_view> <tuple> <type_traits> <utility> <variant> <vector>)
set(CHARTROOM_PCH_HEADERS_proto
  <google/protobuf/arena.h> <google/protobuf/generated_message_reflection.h>
  <google/protobuf/io/coded_stream.h> <google/protobuf/map.h> <google/protobuf/message.h>
  <google/protobuf/repeated_field.h>)
set(CHARTROOM_PCH_HEADERS_pb ${CHARTROOM_PCH_HEADERS_proto}
  <chartroom/v1/envelope.pb.h> <chartroom/v1/far_seas.pb.h> <chartroom/v1/journal.pb.h>
  <chartroom/v1/lobby.pb.h> <chartroom/v1/play.pb.h>)
set(CHARTROOM_PCH_HEADERS_cli <CLI/CLI.hpp> <boost/json.hpp> <fmt/format.h>)
set(CHARTROOM_PCH_HEADERS_asio
  <atomic> <chrono> <condition_variable> <deque> <filesystem> <mutex> <thread> <unordered_map>
  <boost/asio.hpp> <boost/asio/ssl.hpp> <boost/beast/core.hpp> <boost/beast/http.hpp>
  <boost/beast/ssl.hpp> <boost/beast/websocket.hpp> <boost/beast/websocket/ssl.hpp>
  <pqxx/pqxx>)
set(CHARTROOM_PCH_HEADERS_doctest <doctest/doctest.h>)
set(CHARTROOM_PCH_LIBRARIES_proto protobuf::libprotobuf)
set(CHARTROOM_PCH_LIBRARIES_pb chartroom_proto)
set(CHARTROOM_PCH_LIBRARIES_cli CLI11::CLI11 Boost::json fmt::fmt)
set(CHARTROOM_PCH_LIBRARIES_asio chartroom_asio chartroom_pqxx)

function(_chartroom_pch_parts kind headers_out libraries_out)
  set(headers ${CHARTROOM_PCH_HEADERS_std})
  set(libraries)
  string(REPLACE "_" ";" parts ${kind})
  foreach(part IN LISTS parts)
    if(NOT DEFINED CHARTROOM_PCH_HEADERS_${part})
      message(FATAL_ERROR "chartroom_pch: no kind '${kind}'; see cmake/ChartroomPch.cmake")
    endif()
    list(APPEND headers ${CHARTROOM_PCH_HEADERS_${part}})
    list(APPEND libraries ${CHARTROOM_PCH_LIBRARIES_${part}})
  endforeach()
  list(REMOVE_DUPLICATES headers)
  set(${headers_out} ${headers} PARENT_SCOPE)
  set(${libraries_out} ${libraries} PARENT_SCOPE)
endfunction()

function(chartroom_pch target kind)
  _chartroom_pch_parts(${kind} headers libraries)
  # The definitions must be those that the header was compiled with, so the libraries come along.
  # The pure targets use `std`, which has none: nothing is linked to them here.
  if(libraries)
    target_link_libraries(${target} PRIVATE ${libraries})
  endif()
  if(NOT CHARTROOM_PCH)
    return()
  endif()
  set(owner chartroom_pch_${kind})
  if(NOT TARGET ${owner})
    set(source "${CMAKE_BINARY_DIR}/generated/${owner}.cpp")
    file(CONFIGURE OUTPUT "${source}" CONTENT "// Only here to own a precompiled header.\n")
    add_library(${owner} OBJECT EXCLUDE_FROM_ALL "${source}")
    target_link_libraries(${owner} PRIVATE chartroom_options ${libraries})
    target_compile_options(${owner} PRIVATE ${CHARTROOM_PCH_FOR_CCACHE})
    target_precompile_headers(${owner} PRIVATE ${headers})
  endif()
  target_compile_options(${target} PRIVATE ${CHARTROOM_PCH_FOR_CCACHE})
  target_precompile_headers(${target} REUSE_FROM ${owner})
endfunction()
