#include "record/replay.hpp"

#include <algorithm>
#include <stdexcept>

namespace chartroom::record {

Replay::Replay(Beginning beginning, const Entries& entries) {
  Record record{std::move(beginning)};
  scenes_.push_back({record.shared_umpire(), record.table(), {}});
  for (const auto viewer : Record::viewers()) stories_[viewer];
  stories_[core::Viewer::umpire_after_the_end()];
  for (const auto& [bytes, hash] : entries) {
    auto step = record.step(bytes, hash);
    add(step);
    record.take(std::move(step));
  }
  if (!record.outcome()) throw std::logic_error("the game has not ended");
}

void Replay::add(const Record::Step& step) {
  const auto scene = scenes_.size();
  for (const auto& telling : step.told) {
    for (std::size_t nth = 0; nth < Eyes::pairs; ++nth) {
      if (!telling.to.include(nth)) continue;
      auto& story = stories_[Record::viewers()[nth]];
      story.push_back(
          {{scene, telling.applied}, numbered(telling.word, telling.bytes, story.size() + 1)});
    }
  }
  tell_umpire(step);
  // The events alone: a replay keeps no game for each.
  scenes_.push_back({step.umpire,
                     step.table,
                     {.events = step.entry.rules.events,
                      .dice = step.entry.rules.dice,
                      .carried = nullptr,
                      .after = nullptr}});
}

// The umpire hears every event. It had no need of sealings.
void Replay::tell_umpire(const Record::Step& step) {
  auto& story = stories_[core::Viewer::umpire_after_the_end()];
  const auto scene = scenes_.size();
  const auto add_line = [&](v1::NumberedEvent event, std::size_t applied) {
    event.set_number(story.size() + 1);
    story.push_back({{scene, applied}, std::move(event)});
  };
  if (!step.entry.has_rules()) {
    v1::NumberedEvent event;
    *event.mutable_table_event() = *step.entry.table;
    return add_line(std::move(event), 0);
  }
  std::size_t applied = 0;
  for (const auto& kept : step.entry.rules.events) {
    v1::NumberedEvent event;
    event.set_ruleset_event(kept.bytes);
    add_line(std::move(event), ++applied);
  }
}

const Replay::Story& Replay::story_of(core::Viewer eye) const {
  const auto found = stories_.find(eye);
  if (found == stories_.end()) throw std::logic_error("nobody sat there");
  return found->second;
}

std::uint64_t Replay::last(core::Viewer eye) const {
  return story_of(eye).size();
}

// An entry is applied from the scene before it, as far as it goes: scenes lie close, so that any
// moment is a few events away.
std::shared_ptr<const wire::Umpire> Replay::game_at(const Place& place) const {
  const Scene& after = scenes_[place.scene];
  if (place.applied == after.decided.events.size()) return after.game;
  std::shared_ptr<wire::Umpire> game = scenes_[place.scene - 1].game->clone();
  wire::Decided part = after.decided;
  part.events.resize(place.applied);
  game->apply(part);
  return game;
}

Moment Replay::at(core::Viewer eye, std::uint64_t number) const {
  const Story& story = story_of(eye);
  number = std::min<std::uint64_t>(number, story.size());
  Moment out{.number = number, .event = {}, .view = {}, .awaited = {}, .outcome = {}};
  Place place;
  if (number > 0) {
    place = story[number - 1].place;
    out.event = story[number - 1].event;
  }
  const auto game = game_at(place);
  const bool whole = place.applied == scenes_[place.scene].decided.events.size();
  const Table& table = scenes_[whole ? place.scene : place.scene - 1].table;
  out.outcome = outcome_of(*game, table);
  if (eye.kind() == core::Viewer::Kind::umpire) {
    const auto closed = game->clone();
    closed->close();
    out.view = closed->view(eye);
    out.awaited = game->awaited(core::Viewer::public_eye());
  } else {
    out.view = game->view(eye);
    out.awaited = game->awaited(eye);
  }
  return out;
}

namespace {

std::optional<core::Viewer> viewer_of(const v1::Eye& eye) {
  if (eye.kind() == v1::Eye::PUBLIC) return core::Viewer::public_eye();
  if (eye.kind() == v1::Eye::UMPIRE) return core::Viewer::umpire_after_the_end();
  const auto side = from_wire(eye.side());
  if (eye.kind() != v1::Eye::SEAT || !side || eye.seat() != 0) return std::nullopt;
  return core::Viewer::of(core::admiral_of(*side));
}

}  // namespace

std::optional<v1::Moment> moment_for(const Replay& replay, const v1::Eye& eye,
                                     std::uint64_t number) {
  const auto viewer = viewer_of(eye);
  if (!viewer) return std::nullopt;
  auto seen = replay.at(*viewer, number);
  v1::Moment out;
  *out.mutable_eye() = eye;
  out.set_number(seen.number);
  out.set_last(replay.last(*viewer));
  if (seen.number > 0) *out.mutable_event() = std::move(seen.event);
  out.set_view(std::move(seen.view));
  add_awaited(out, seen.awaited);
  if (seen.outcome) *out.mutable_outcome() = to_wire(*seen.outcome);
  return out;
}

}  // namespace chartroom::record
