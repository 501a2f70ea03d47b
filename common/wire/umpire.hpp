// One game at one moment, with its ruleset's types erased to bytes: all the server knows of any
// ruleset.
//
// The only way from a State to bytes for a player leads through view() and project(), which take a
// Viewer. Events come out of decide() as journal bytes; those go to the journal and to apply(),
// never to a client. umpire_of.hpp makes an Umpire from any core::Ruleset and its codec.
#pragma once

#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/ruleset.hpp"
#include "rules/core/strength.hpp"

namespace chartroom::wire {

// An event as the journal keeps it: the ruleset's bytes and who may learn of it. Never sent to a
// client: project() makes what is.
struct JournalEvent {
  core::Audience audience;
  std::string bytes;
};

// What a decision has beside its bytes, for the umpire that made it and for its copies: they need
// not read what they have just written. Never changes what happens.
class Umpire;
class Carried {
 public:
  Carried() = default;
  Carried(const Carried&) = delete;
  Carried& operator=(const Carried&) = delete;
  virtual ~Carried() = default;
};

// What a decision brings about: to be journalled as one entry, then applied in order.
struct Decided {
  std::vector<JournalEvent> events;
  core::DiceCounters dice{};               // dice rolled in this game when these are applied
  std::shared_ptr<const Carried> carried;  // null: there are the bytes
  // The game when these have been applied, from where they were decided. Null: apply them.
  std::shared_ptr<Umpire> after;
};

// Something one side has committed and keeps secret for now. Everybody is given a salted digest of
// `content` as it is committed, and the content itself later (docs/fair-play.md): so a secret must
// be something of which everybody knows that it is there.
struct Sealing {
  std::string kind;  // the ruleset's word: "plot"; what is opened is opened by kind
  core::Side side{};
  std::string content;  // one of the ruleset's events
};

struct Meaning {
  // What this event commits, if anything.
  std::optional<Sealing> sealing;
  // The kinds of sealings that it opens to everybody. The end of a game opens all.
  std::vector<std::string> opens;
  // Whether somebody else learns a secret by it: an order that brought this about can never be
  // taken back.
  bool reveals{true};
};

class Umpire {
 public:
  virtual ~Umpire() = default;
  // An independent copy, for replays and searches.
  [[nodiscard]] virtual std::unique_ptr<Umpire> clone() const = 0;

  // Once, before anybody decides.
  [[nodiscard]] virtual Decided opening(const core::RollOracle& oracle) const = 0;
  // Never writes: the game is as before until the events are applied. `number` is the decision
  // meant to be answered. Bytes that are no order are refused as malformed.
  [[nodiscard]] virtual std::expected<Decided, core::Refusal> decide(
      core::Seat seat, std::uint32_t number, std::string_view order,
      const core::RollOracle& oracle) const = 0;
  // Applies the events of one journal entry. Throws std::runtime_error if the bytes are not this
  // ruleset's (a damaged journal).
  virtual void apply(const Decided& entry) = 0;

  // The game was ended at the table (resigned, drawn by agreement, abandoned) or is a replay of a
  // finished one: no further order is accepted and the umpire's eye is open.
  virtual void close() = 0;

  // The event as this viewer may learn of it, or nothing. Does not depend on when it is asked; goes
  // with the event.
  [[nodiscard]] virtual std::optional<std::string_view> project(const JournalEvent& event,
                                                                core::Viewer viewer) const = 0;
  // What each event means beyond the board, if this entry comes next.
  [[nodiscard]] virtual std::vector<Meaning> meanings(const Decided& entry) const = 0;
  [[nodiscard]] virtual std::string view(core::Viewer viewer) const = 0;
  // How each viewer's view differs from what it was in `before`, the same game at another moment:
  // nothing if it does not; no bytes if the ruleset has no words for changes, and the whole must be
  // shown.
  [[nodiscard]] virtual std::vector<std::optional<std::string>> view_changes(
      const Umpire& before, std::span<const core::Viewer> viewers) const {
    std::vector<std::optional<std::string>> out(viewers.size());
    for (std::size_t i = 0; i < viewers.size(); ++i) {
      if (view(viewers[i]) != before.view(viewers[i])) out[i].emplace();
    }
    return out;
  }
  // What the seat may choose from now, from its view alone. Empty if it is not asked.
  [[nodiscard]] virtual std::string options(core::Seat seat) const = 0;
  // What an order would bring for sure, as far as the seat can know, or why it would be refused.
  [[nodiscard]] virtual std::expected<std::vector<core::Consequence>, core::Refusal> preview(
      core::Seat seat, std::uint32_t number, std::string_view order) const = 0;
  // An order by a bot of the ruleset, who sees the seat's view only. `seed` varies its choices.
  [[nodiscard]] virtual std::string bot_order(core::Seat seat, core::Strength strength,
                                              std::uint64_t seed) const = 0;

  // Standing orders, as bytes of the ruleset's own message: what a seat has its questions answered
  // with while nobody is there. Nothing if they are in order; a ruleset without any refuses them
  // all.
  [[nodiscard]] virtual std::optional<core::Refusal> check_standing(
      core::Side side, std::string_view standing) const = 0;
  // What a side has that has said nothing: it asks its people everything.
  [[nodiscard]] virtual std::string default_standing(core::Side side) const = 0;
  // What they answer to this open decision, from the seat's view alone; nothing: the person is
  // asked.
  [[nodiscard]] virtual std::optional<std::string> standing_order(core::Seat seat,
                                                                  std::uint32_t number,
                                                                  std::string_view standing,
                                                                  std::uint64_t seed) const = 0;

  // What this viewer sees the game waiting for: none when it is over, more than one where battles
  // are fought side by side. What the public sees is what a lobby may show.
  [[nodiscard]] virtual std::vector<core::Awaited> awaited(core::Viewer viewer) const = 0;
  [[nodiscard]] virtual std::optional<core::Outcome> outcome() const = 0;
  // The whole state as the umpire sees it, for replays and hashes; it never leaves the server
  // before the game has ended.
  [[nodiscard]] virtual std::string state_bytes() const = 0;
};

// An option of a set-up, on top of a scenario.
struct SetupOption {
  std::string name;  // "rufiji"
  std::string text;  // one sentence for who chooses
};

// Which seats a game has for players. A side that is not offered is played by the rules: they never
// ask it.
struct Seating {
  core::BySide<bool> offered{true, true};
  bool one_account{};  // who makes the game holds all seats there are, and nobody else any
};

// A ruleset as the lobby sees it.
class RulesetEntry {
 public:
  virtual ~RulesetEntry() = default;
  [[nodiscard]] virtual std::string id() const = 0;     // "far-seas"
  [[nodiscard]] virtual std::string title() const = 0;  // "The Far Seas"
  [[nodiscard]] virtual std::string side_name(core::Side side) const = 0;
  // Set-ups that can be asked for by name, the first being the default, and what can be added to
  // them.
  [[nodiscard]] virtual std::vector<std::string> scenarios() const = 0;
  [[nodiscard]] virtual std::vector<SetupOption> options() const = 0;
  // Digest of the data pack the server plays with, and its files by name, for clients that have
  // another.
  [[nodiscard]] virtual std::string pack_digest() const = 0;
  [[nodiscard]] virtual const std::map<std::string, std::string>& pack_files() const = 0;
  // A new game, laid out but not opened. `setup` is the ruleset's Setup message; empty means the
  // default.
  [[nodiscard]] virtual std::expected<std::unique_ptr<Umpire>, core::Refusal> new_game(
      std::string_view setup) const = 0;
  // The Setup message for a scenario with options, by their names.
  [[nodiscard]] virtual std::expected<std::string, core::Refusal> setup_for(
      std::string_view scenario, std::span<const std::string> options) const = 0;
  // For a Setup message of this ruleset.
  [[nodiscard]] virtual Seating seating(std::string_view setup) const = 0;
};

// Every ruleset this server plays, by id.
using Rulesets = std::map<std::string, std::shared_ptr<const RulesetEntry>, std::less<>>;

}  // namespace chartroom::wire
