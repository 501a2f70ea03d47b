# Everything that is not ours, found once, under names that hold its definitions in one place.
# Imported targets' headers are system headers: our warnings don't apply to them.

find_package(Threads REQUIRED)
find_package(PkgConfig REQUIRED)
find_package(OpenSSL 3 REQUIRED)
find_package(Boost 1.81 REQUIRED COMPONENTS json url)
find_package(Protobuf REQUIRED)
find_package(fmt REQUIRED)
find_package(spdlog REQUIRED)
find_package(CLI11 REQUIRED)
find_package(tomlplusplus REQUIRED)
find_package(Eigen3 3.4 REQUIRED NO_MODULE)
find_package(prometheus-cpp REQUIRED)
pkg_check_modules(libpqxx REQUIRED IMPORTED_TARGET libpqxx)
pkg_check_modules(libpq REQUIRED IMPORTED_TARGET libpq)
pkg_check_modules(libargon2 REQUIRED IMPORTED_TARGET libargon2)
if(BUILD_TESTING)
  find_package(doctest REQUIRED)
  find_package(benchmark)
endif()

# libpqxx, the PostgreSQL client, and libpq below it, which the journal's writer uses. Only the server links them.
add_library(chartroom_pqxx INTERFACE)
target_link_libraries(chartroom_pqxx INTERFACE PkgConfig::libpqxx PkgConfig::libpq)

# Argon2, for passwords.
add_library(chartroom_argon2 INTERFACE)
target_link_libraries(chartroom_argon2 INTERFACE PkgConfig::libargon2)

# Asio, Beast and TLS, with their function bodies compiled once rather than in every source.
file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/generated/asio_bodies.cpp" @ONLY CONTENT [=[
#include <boost/asio/impl/src.hpp>
#include <boost/asio/ssl/impl/src.hpp>
]=])
file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/generated/beast_bodies.cpp" @ONLY CONTENT [=[
#include <boost/beast/src.hpp>
]=])
add_library(chartroom_asio STATIC EXCLUDE_FROM_ALL
            "${CMAKE_BINARY_DIR}/generated/asio_bodies.cpp"
            "${CMAKE_BINARY_DIR}/generated/beast_bodies.cpp")
target_compile_definitions(chartroom_asio PUBLIC
  BOOST_ASIO_NO_DEPRECATED BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION)
target_link_libraries(chartroom_asio PUBLIC
  Boost::headers OpenSSL::SSL OpenSSL::Crypto Threads::Threads)

# Prometheus metrics: the counters and their text form; the server serves them itself.
add_library(chartroom_metrics INTERFACE)
target_link_libraries(chartroom_metrics INTERFACE prometheus-cpp::core)

# spdlog and fmt.
add_library(chartroom_log INTERFACE)
target_link_libraries(chartroom_log INTERFACE spdlog::spdlog fmt::fmt)
