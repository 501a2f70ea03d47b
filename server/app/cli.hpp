// The command line of chartroomd.
#pragma once

#include <variant>

#include "app/settings.hpp"
#include "check/check.hpp"

namespace chartroom::server {

struct MigrateCommand {
  std::string database;
  LogSettings log;
};
struct CheckCommand {
  CheckWish wish;
  std::filesystem::path pack;
  LogSettings log;
};
struct ServeCommand {
  Settings settings;
};
// Help was shown, or the arguments are wrong: this is the exit code.
struct NoCommand {
  int exit_code{};
};
using Command = std::variant<NoCommand, MigrateCommand, CheckCommand, ServeCommand>;

[[nodiscard]] Command read_arguments(int argc, char** argv);

}  // namespace chartroom::server
