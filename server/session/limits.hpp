// What one connection may ask for.
#pragma once

#include <cstddef>

namespace chartroom::server {

struct SessionLimits {
  double messages_per_second{50};
  double messages_burst{200};
  double refused_burst{2000};  // so many too many, and the connection is closed
  std::size_t most_watched{32};
};

}  // namespace chartroom::server
