// Where a watcher's frames go when nobody is there: they are counted.
#pragma once

#include "base/outlet.hpp"

namespace chartroom::bench {

class Nowhere final : public server::Outlet {
 public:
  void send(server::Frame frame) override { bytes += frame->size(); }
  std::size_t bytes{};
};

}  // namespace chartroom::bench
