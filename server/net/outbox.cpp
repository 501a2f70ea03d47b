#include "net/outbox.hpp"

namespace chartroom::server {

bool Outbox::push(Frame frame) {
  const bool full = frames_.size() >= most_frames_ || bytes_ + frame->size() > most_bytes_;
  if (full && !frames_.empty()) return false;
  bytes_ += frame->size();
  frames_.push_back(std::move(frame));
  return true;
}

void Outbox::pop() {
  bytes_ -= frames_.front()->size();
  frames_.pop_front();
}

}  // namespace chartroom::server
