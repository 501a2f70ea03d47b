// The main function of every test executable; chartroom_test (tests/CMakeLists.txt) links it.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
