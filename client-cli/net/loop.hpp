// Everything of one client runs on one thread and one io_context. Waiting for something means to
// run the loop until it is there: what else happens meanwhile (keys, messages) is put into queues
// by its handler and looked at by who waits, never handled inside a handler.
#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>

namespace chartroom::cli {

using Clock = std::chrono::steady_clock;

// Runs handlers until `ready()`; false if the deadline passed first.
template <class Ready>
bool run_until(boost::asio::io_context& loop, Clock::time_point deadline, Ready ready) {
  while (!ready()) {
    if (Clock::now() >= deadline) return false;
    loop.restart();
    if (loop.run_one_until(deadline) == 0 && loop.stopped() && !ready()) {
      // Nothing is pending at all: only time can pass.
      return false;
    }
  }
  return true;
}

}  // namespace chartroom::cli
