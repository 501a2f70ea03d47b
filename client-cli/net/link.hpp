// One WebSocket connection to a server, plain or by TLS.
#pragma once

#include <boost/asio/io_context.hpp>
#include <deque>
#include <memory>
#include <stdexcept>
#include <string>

#include "chartroom/v1/envelope.pb.h"
#include "client-cli/net/endpoint.hpp"

namespace chartroom::cli {

// No server there, or it went away.
struct Unreachable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Link {
 public:
  virtual ~Link() = default;
  // Throws Unreachable.
  [[nodiscard]] static std::unique_ptr<Link> open(boost::asio::io_context& loop,
                                                  const Endpoint& endpoint, const Trust& trust);

  virtual void send(const v1::Envelope& envelope) = 0;
  // Tells the other end good-bye, and waits a moment for its answer.
  virtual void close() = 0;

  // What has arrived, in order; the caller takes it out.
  std::deque<v1::Envelope> arrived;
  [[nodiscard]] bool broken() const { return broken_; }
  [[nodiscard]] const std::string& why_broken() const { return why_broken_; }

 protected:
  void breaks(std::string why) {
    if (!broken_) why_broken_ = std::move(why);
    broken_ = true;
  }

 private:
  bool broken_ = false;
  std::string why_broken_;
};

}  // namespace chartroom::cli
