// Picket: the smallest ruleset with secrets, to prove the seam and to test the server with.
//
//   1  Each side hides a boat on one of five squares; both choose at once (sealed).
//   2  Three rounds. In each, both sides name a square to search, at once (sealed). Whoever named
//   the square of
//      the other's boat has found it and rolls an open die: 4 or more sinks it.
//   3  A sunk boat ends the game: the other side wins, or nobody if both are sunk. So does the
//   third round. 4  After a round, each boat may drift: its side's secret die, on a 6 one square up
//   (from 5 to 4). 5  Then side one and after it side two may shift its boat by one square, or
//   stay, unseen.
//   6  Options: "alone", a secret die plays side one, which never shifts; "both", one player has
//   both sides.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/ruleset.hpp"
#include "wire/umpire.hpp"

namespace chartroom::picket {

using core::BySide;
using core::Side;

inline constexpr int squares = 5;
inline constexpr int rounds = 3;

enum class Phase { hide, guess, shift_one, shift_two, over };

struct Setup {
  bool alone{};  // rule 6
};

struct Order {
  enum class Kind { hide, guess, shift };
  Kind kind{};
  Side boat{};   // whose
  int square{};  // 1 to 5
};

struct Event {
  enum class Kind {
    hid,       // only its side: the boat is on `square`
    plotted,   // only its side: it will search `square`
    searched,  // everybody: `side` searched `square`; the die, or 0 if nothing was there
    drifted,   // only its side: the boat is now on `square`
    shifted,   // only its side: the boat is now on `square`
    asked,     // everybody: the next phase is open
    ended,     // everybody
  };
  Kind kind{};
  Side side{};
  int square{};
  int die{};
  Phase phase{};
};

struct State {
  bool alone{};
  Phase phase{Phase::hide};
  std::uint32_t decision{};
  int round{1};
  BySide<int> boat;  // 0: not hidden yet
  BySide<int> plot;  // 0: none
  BySide<bool> sunk;
  BySide<bool> owes;  // an answer to the open decision
};

struct View {
  Phase phase{};
  int round{};
  std::optional<Side> side;  // whose eyes; none: the public's
  int own_boat{};
  int own_plot{};
  BySide<bool> sunk;
  BySide<int> boats;  // the umpire's eye alone
};

struct Options {
  std::vector<int> squares;
};

// Standing orders: what to hide, search or shift to whenever that is asked; 0: ask.
struct Standing {
  int hide{};
  int guess{};
  int shift{};
};

class Rules {
 public:
  using Standing = picket::Standing;
  using Setup = picket::Setup;
  using State = picket::State;
  using Order = picket::Order;
  using Event = picket::Event;
  using View = picket::View;
  using Options = picket::Options;

  [[nodiscard]] State initial(const Setup& setup) const { return {.alone = setup.alone}; }
  [[nodiscard]] core::Emitted<Rules> opening(const State& state, core::Dice& dice) const;
  [[nodiscard]] std::optional<core::Refusal> check(const View& view, core::Seat seat,
                                                   const core::Awaited& decision,
                                                   const Order& order) const;
  [[nodiscard]] std::vector<core::Consequence> preview(const View& view, core::Seat seat,
                                                       const core::Awaited& decision,
                                                       const Order& order) const;
  [[nodiscard]] Options options(const View& view, core::Seat seat) const;
  [[nodiscard]] core::Emitted<Rules> execute(State& state, core::Seat seat,
                                             const core::Awaited& decision, const Order& order,
                                             core::Dice& dice) const;
  void apply(State& state, const Event& event) const;
  [[nodiscard]] core::Audience audience(const State& state, const Event& event) const;
  // Searches show where somebody searched, and the end shows all.
  [[nodiscard]] bool reveals(const State& /*state*/, const Event& event) const {
    return event.kind == Event::Kind::searched || event.kind == Event::Kind::ended;
  }
  [[nodiscard]] View view(const State& state, core::Viewer viewer) const;
  [[nodiscard]] std::vector<core::Awaited> awaited(const State& state, core::Viewer viewer) const;
  [[nodiscard]] std::optional<core::Outcome> outcome(const State& state) const;

  [[nodiscard]] std::optional<core::Refusal> check_standing(Side side,
                                                            const Standing& standing) const;
  [[nodiscard]] Standing default_standing(Side /*side*/) const { return {}; }
  [[nodiscard]] std::optional<Order> standing_order(const View& view, core::Seat seat,
                                                    const core::Awaited& decision,
                                                    const Standing& standing,
                                                    std::uint64_t seed) const;

  // Hides, searches and shifts at random.
  [[nodiscard]] Order bot(const View& view, core::Seat seat, std::uint64_t seed) const;
};

// Everything as a line of words: "hide one 3".
struct Codec {
  [[nodiscard]] static std::optional<Order> parse_order(std::string_view bytes);
  [[nodiscard]] static std::string write_order(const Order& order);
  [[nodiscard]] static std::optional<Standing> parse_standing(std::string_view bytes);
  [[nodiscard]] static std::string write_standing(const Standing& standing);
  [[nodiscard]] static std::string write_event(const Event& event);
  [[nodiscard]] static Event read_event(std::string_view bytes);
  // Where a boat is hidden ("boat") is opened in the end; what it will search ("guess"), by the
  // searches.
  [[nodiscard]] static std::optional<wire::Sealing> sealing(const Event& event);
  [[nodiscard]] static std::vector<std::string> opened_by(const Event& event);
  [[nodiscard]] static std::string write_view(const View& view);
  [[nodiscard]] static std::string write_options(const Options& options);
};

// The ruleset as the lobby sees it: "picket".
[[nodiscard]] std::shared_ptr<const wire::RulesetEntry> ruleset();

}  // namespace chartroom::picket
