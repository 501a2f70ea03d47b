#include <csignal>

#include "client-cli/app.hpp"

int main(int argc, char** argv) {
  std::signal(SIGPIPE, SIG_IGN);  // a connection that broke is told by its error
  return chartroom::cli::run_app(argc, argv);
}
