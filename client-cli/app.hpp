// The program: reads the command line, does what it says, prints what went wrong.
#pragma once

namespace chartroom::cli {

// The exit code: 0 done, 1 refused, 2 wrong usage, 3 cannot connect.
[[nodiscard]] int run_app(int argc, const char* const* argv);

}  // namespace chartroom::cli
