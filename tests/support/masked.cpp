#include "support/masked.hpp"

#include <stdexcept>

#include "chartroom/v1/envelope.pb.h"

namespace chartroom::testing {
namespace {

void hide(std::string& digest) {
  digest.assign(digest.size(), 'x');
}

template <class Events>
void hide_digests(Events& events) {
  for (auto& event : events) {
    if (event.has_sealed()) hide(*event.mutable_sealed()->mutable_digest());
  }
}

// A number of as many bytes as the present's.
constexpr std::int64_t some_time_unix_s = 1'700'000'000;

}  // namespace

std::string masked(const std::string& frame) {
  v1::Envelope envelope;
  if (!envelope.ParseFromString(frame)) throw std::runtime_error("a frame is no envelope");
  if (envelope.push().has_game_update()) {
    auto& update = *envelope.mutable_push()->mutable_game_update();
    hide_digests(*update.mutable_events());
    if (update.has_receipt()) {
      hide(*update.mutable_receipt()->mutable_told());
      hide(*update.mutable_receipt()->mutable_head());
      hide(*update.mutable_receipt()->mutable_signature());
    }
  }
  if (envelope.reply().has_events()) {
    hide_digests(*envelope.mutable_reply()->mutable_events()->mutable_events());
  }
  if (envelope.push().has_chat()) {
    envelope.mutable_push()->mutable_chat()->set_sent_unix_s(some_time_unix_s);
  }
  if (envelope.reply().has_chat()) {
    for (auto& line : *envelope.mutable_reply()->mutable_chat()->mutable_lines()) {
      line.set_sent_unix_s(some_time_unix_s);
    }
  }
  return envelope.SerializeAsString();
}

}  // namespace chartroom::testing
