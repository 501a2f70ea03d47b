// What one connection may ask for, and what one account may over all its connections.
#pragma once

#include <cstddef>

namespace chartroom::server {

struct SessionLimits {
  double messages_per_second{50};
  double messages_burst{200};
  double refused_burst{2000};  // so many too many, and the connection is closed
  std::size_t most_watched{32};
};

// On this node: nodes do not tell each other. Room for a few devices with several tabs each.
struct AccountLimits {
  std::size_t most_connections{24};
  double messages_per_second{100};
  double messages_burst{400};
  std::size_t most_watched{128};  // a game that is watched on two connections counts twice
};

}  // namespace chartroom::server
