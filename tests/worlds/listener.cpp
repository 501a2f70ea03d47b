#include "tests/worlds/listener.hpp"

#include <algorithm>

#include "chartroom/v1/envelope.pb.h"

namespace chartroom::worlds {
namespace {

v1::Envelope parsed(const std::string& frame) {
  v1::Envelope envelope;
  if (!envelope.ParseFromString(frame)) throw std::runtime_error("a frame is no envelope");
  return envelope;
}

const auto& events_in(const v1::Envelope& envelope) {
  if (envelope.reply().has_events()) return envelope.reply().events().events();
  return envelope.push().game_update().events();
}

}  // namespace

std::string decoded(const std::string& frame) {
  return std::to_string(frame.size()) + " bytes: " + parsed(frame).DebugString();
}

std::string Audit::look_at(const v1::NumberedEvent& event) {
  const auto bytes = event.SerializeAsString();
  const auto known = events_.emplace(event.number(), bytes).first;
  if (known->second != bytes) return "an event was told before, and otherwise";
  if (!event.has_sealed()) return {};
  const auto digest = digests_.emplace(event.sealed().digest(), event.number()).first;
  return digest->second == event.number() ? "" : "two sealings of one game have the same digest";
}

std::string Audit::look_at(const v1::GameUpdate& update) {
  if (!update.has_receipt()) return {};
  const auto bytes = update.receipt().SerializeAsString();
  const auto before = receipts_.emplace(update.cursor(), bytes).first;
  return before->second == bytes ? "" : "a receipt has moved, and nothing was told";
}

std::string Audit::complaint_about(const std::string& frame) {
  const auto envelope = parsed(frame);
  const auto newest = events_.empty() ? 0 : events_.rbegin()->first;
  std::uint64_t before = 0;
  for (const auto& event : events_in(envelope)) {
    const bool skips =
        before != 0 ? event.number() != before + 1 : newest != 0 && event.number() > newest + 1;
    if (skips) return "the numbers of events have a gap";
    before = event.number();
    if (auto complaint = look_at(event); !complaint.empty()) return complaint;
  }
  return look_at(envelope.push().game_update());
}

std::optional<Difference> Listener::look(const Frames& frames, std::size_t world) {
  for (auto& i = next_[world]; i < frames.size(); ++i) {
    auto complaint = audits_[world].complaint_about(frames[i]);
    if (complaint.empty()) continue;
    auto text = decoded(frames[i]);
    return Difference{viewer_, i, std::move(complaint), world == 0 ? text : "",
                      world == 0 ? "" : text};
  }
  return std::nullopt;
}

std::optional<Difference> Listener::compare(const Frames& one, const Frames& two) const {
  for (std::size_t i = next_[0]; i < std::max(one.size(), two.size()); ++i) {
    const auto in = [&](const Frames& frames) {
      return i < frames.size() ? decoded(frames[i]) : std::string{"no frame"};
    };
    std::string what;
    if (i >= one.size() || i >= two.size()) {
      what = "a frame more";
    } else if (one[i] != two[i]) {
      if (one[i].size() != two[i].size())
        what = "another size";
      else if (masked(one[i]) != masked(two[i]))
        what = "other contents";
    }
    if (!what.empty()) return Difference{viewer_, i, what, in(one), in(two)};
  }
  return std::nullopt;
}

std::optional<Difference> Listener::hear(const Frames& one, const Frames& two) {
  auto difference = compares_ ? compare(one, two) : std::nullopt;
  if (!difference) difference = look(one, 0);
  if (!difference) difference = look(two, 1);
  return difference;
}

}  // namespace chartroom::worlds
