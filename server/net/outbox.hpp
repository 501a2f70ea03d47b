// Frames that wait to be written to one socket: so many and so large, and no more.
#pragma once

#include <prometheus/gauge.h>

#include <cstddef>
#include <list>

#include "games/messages.hpp"

namespace chartroom::server {

class Outbox {
 public:
  // `waiting`: counts the frames of all outboxes; null: nobody counts.
  Outbox(std::size_t most_frames, std::size_t most_bytes, prometheus::Gauge* waiting = nullptr)
      : most_frames_{most_frames}, most_bytes_{most_bytes}, waiting_{waiting} {}
  ~Outbox();
  Outbox(const Outbox&) = delete;
  Outbox& operator=(const Outbox&) = delete;

  // False if it is full. A single frame always fits.
  [[nodiscard]] bool push(Frame frame);
  [[nodiscard]] bool empty() const { return frames_.empty(); }
  [[nodiscard]] const Frame& front() const { return frames_.front(); }
  void pop();

 private:
  std::size_t most_frames_;
  std::size_t most_bytes_;
  prometheus::Gauge* waiting_;
  std::size_t bytes_{};
  std::list<Frame> frames_;  // which takes nothing while it is empty, as it mostly is
};

}  // namespace chartroom::server
