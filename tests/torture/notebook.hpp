// What the clients write down while they play: every order they sent and how it was answered, and
// everything that each viewer of each game was ever shown, on whatever connection.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "chartroom/v1/play.pb.h"
#include "rules/core/side.hpp"

namespace chartroom::torture {

namespace v1 = chartroom::v1;

// One order under one id, as its sender knows it.
struct SentOrder {
  std::string game_id;
  std::string player;
  core::Side side{};
  std::string id;
  std::string digest;                           // of what was ordered
  std::vector<std::uint64_t> acknowledgements;  // the cursor of each OrderDone
  std::string refusal;                          // that was final; empty if there was none
  int sent{};
  int unanswered{};  // so many times the connection ended first, or the server could not say
  double last_sent_unix_s{};
  bool changed_was_done{};  // another order under the same id was acknowledged
};

// What one viewer of one game was shown.
class Sight {
 public:
  // A watch begins behind event `after`.
  void watch_from(std::uint64_t after) { next_ = after + 1; }
  void watching(const v1::Watching& watching, std::uint64_t after);
  void take(const v1::GameUpdate& update);

  // The number of the newest event.
  [[nodiscard]] std::uint64_t cursor() const { return cursor_; }

  // Events as bytes by their number; more than one where two connections told different things.
  std::map<std::uint64_t, std::set<std::string>> events;
  // Cursor, and the digest of the view and the open decisions that were shown with it.
  std::set<std::pair<std::uint64_t, std::string>> looks;
  std::set<std::string> receipts;   // as bytes
  std::vector<std::string> faults;  // gaps, and what else a client sees by itself

 private:
  std::uint64_t next_{1};
  std::uint64_t cursor_{};
};

// The part of an update that is not events: what is seen and what is asked.
[[nodiscard]] std::string look_of(const v1::GameUpdate& update);

struct Notebook {
  using Whose = std::pair<std::string, core::Viewer>;  // game, viewer
  std::vector<SentOrder> orders;
  std::map<Whose, Sight> sights;
  std::vector<std::string> faults;
};

[[nodiscard]] std::string name_of(core::Viewer viewer);

}  // namespace chartroom::torture
