#include "client-cli/show/paint.hpp"

#include <unistd.h>

#include <cstdlib>

namespace chartroom::cli {

Paint Paint::for_output(bool forbidden) {
  const char* no_color = std::getenv("NO_COLOR");
  const char* term = std::getenv("TERM");
  const bool dumb = term != nullptr && std::string_view{term} == "dumb";
  const bool wanted = !forbidden && (no_color == nullptr || *no_color == '\0') && !dumb;
  return Paint{wanted && isatty(STDOUT_FILENO) == 1};
}

}  // namespace chartroom::cli
