#include "net/outbox.hpp"

namespace chartroom::server {

Outbox::~Outbox() {
  if (waiting_ != nullptr) waiting_->Decrement(static_cast<double>(frames_.size()));
}

bool Outbox::push(Frame frame) {
  const bool full = frames_.size() >= most_frames_ || bytes_ + frame->size() > most_bytes_;
  if (full && !frames_.empty()) return false;
  bytes_ += frame->size();
  frames_.push_back(std::move(frame));
  if (waiting_ != nullptr) waiting_->Increment();
  return true;
}

void Outbox::pop() {
  bytes_ -= frames_.front()->size();
  frames_.pop_front();
  if (waiting_ != nullptr) waiting_->Decrement();
}

}  // namespace chartroom::server
