// A finished game, looked at again: by any eye, at any moment, forwards and back.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "chartroom/v1/fair.pb.h"
#include "record/record.hpp"

namespace chartroom::record {

// After an event, as the eye saw it at the time.
struct Moment {
  std::uint64_t number{};   // of the event, in the eye's own numbering; 0: before the first
  v1::NumberedEvent event;  // unset at 0
  std::string view;
  std::vector<core::Awaited> awaited;
  std::optional<core::Outcome> outcome;
};

class Replay {
 public:
  // Entry bytes and hashes, in order. Throws std::runtime_error if they are not the journal of that
  // game, and std::logic_error if the game has not ended.
  using Entries = std::vector<std::pair<std::string, std::string>>;
  Replay(Beginning beginning, const Entries& entries);

  // The umpire's eye is open: the game is over.
  [[nodiscard]] std::uint64_t last(core::Viewer eye) const;
  // Beyond the last event it is the last.
  [[nodiscard]] Moment at(core::Viewer eye, std::uint64_t number) const;

 private:
  struct Scene {  // after an entry
    std::shared_ptr<const wire::Umpire> game;
    Table table;
    wire::Decided decided;  // what led to it from the scene before; empty at the table
  };
  struct Place {
    std::size_t scene{};
    std::size_t applied{};  // events of its entry
  };
  struct Line {
    Place place;
    v1::NumberedEvent event;
  };
  using Story = std::vector<Line>;  // event n is at index n - 1

  void add(const Record::Step& step);
  void tell_umpire(const Record::Step& step);
  [[nodiscard]] const Story& story_of(core::Viewer eye) const;
  [[nodiscard]] std::shared_ptr<const wire::Umpire> game_at(const Place& place) const;

  std::vector<Scene> scenes_;  // the first is before any entry
  std::map<core::Viewer, Story> stories_;
};

// The same as bytes for whoever asks over the wire or has a file; nothing if nobody sat there.
[[nodiscard]] std::optional<v1::Moment> moment_for(const Replay& replay, const v1::Eye& eye,
                                                   std::uint64_t number);

}  // namespace chartroom::record
