// Where frames for one connection go in. Never blocks; may be used from any thread.
#pragma once

#include "games/messages.hpp"

namespace chartroom::server {

class Outlet {
 public:
  Outlet() = default;
  Outlet(const Outlet&) = delete;
  Outlet& operator=(const Outlet&) = delete;
  virtual ~Outlet() = default;
  virtual void send(Frame frame) = 0;
};

}  // namespace chartroom::server
