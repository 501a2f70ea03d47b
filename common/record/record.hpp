// The record of one game: its journal entries, folded into the game as it stands, the table, and
// what each viewer has been told. The server keeps one for each open game, `chartroom verify` makes
// one from a file: what is true of the one is true of the other.
//
// No input or output: a caller asks what an act would bring (decide), makes the step, writes it if
// it likes, and takes it.
#pragma once

#include <array>
#include <expected>
#include <memory>
#include <string>
#include <vector>

#include "record/acts.hpp"
#include "record/annals.hpp"
#include "record/chain.hpp"
#include "record/entry.hpp"
#include "record/ledger.hpp"
#include "record/seals.hpp"
#include "record/table.hpp"
#include "record/take_backs.hpp"
#include "record/terms.hpp"
#include "wire/umpire.hpp"

namespace chartroom::record {

// What a game begins with. The umpire has not opened it yet.
struct Beginning {
  std::unique_ptr<wire::Umpire> umpire;
  std::string seed;
  std::string game_id;
  Terms terms;
};

class Record {
 public:
  // The three pairs of eyes on a running game, in the order of Eyes.
  [[nodiscard]] static const std::vector<core::Viewer>& viewers();

  // What each of the viewers sees the game waiting for.
  using Waits = std::array<std::vector<core::Awaited>, Eyes::pairs>;

  // A step that has not been taken: one entry, and everything after it. It can be taken while the
  // record is as it was when the step was made.
  struct Step {
    std::uint64_t seq{};
    Entry entry;
    std::string bytes;  // of the entry
    std::string hash;
    std::shared_ptr<wire::Umpire> umpire;
    Waits awaited;
    Table table;
    Seals::Change seals;
    TakeBacks::Change take_backs;
    std::vector<Telling> told;
  };

  explicit Record(Beginning beginning);

  // The first entry of the rules. All nonces must be in.
  [[nodiscard]] Entry opening() const;
  [[nodiscard]] bool may_open() const;
  [[nodiscard]] std::expected<Entry, core::Refusal> decide(core::Seat seat, const Act& act) const;
  // The step of an entry that was decided here and now: what the rules made of it goes along with
  // its bytes.
  [[nodiscard]] Step step(Entry entry) const;
  // The step of an entry that was read. Throws std::runtime_error, with the entry's number, if it
  // is no entry or does not continue the chain.
  [[nodiscard]] Step step(const std::string& bytes, const std::string& hash) const;
  void take(Step step);

  [[nodiscard]] std::uint64_t seq() const { return seq_; }
  [[nodiscard]] const std::string& head() const { return hash_; }
  [[nodiscard]] const Terms& terms() const { return terms_; }
  [[nodiscard]] const std::string& seed() const { return seed_; }
  [[nodiscard]] const std::string& game_id() const { return game_id_; }
  // Of one of the viewers(). Not to be kept: it goes with the record, and where that is moved.
  [[nodiscard]] Ledger ledger(core::Viewer viewer) const;
  // What its cursor will be when the step is taken.
  [[nodiscard]] std::uint64_t cursor_after(const Step& step, core::Viewer viewer) const;
  // What it will see the game waiting for.
  [[nodiscard]] static const std::vector<core::Awaited>& awaited_after(const Step& step,
                                                                       core::Viewer viewer);
  [[nodiscard]] const wire::Umpire& umpire() const { return *umpire_; }
  [[nodiscard]] std::shared_ptr<const wire::Umpire> shared_umpire() const { return umpire_; }
  // What one of the viewers() sees the game waiting for. Made once for each step: it is asked for
  // over and over.
  [[nodiscard]] const std::vector<core::Awaited>& awaited(core::Viewer viewer) const;
  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] TakeBack take_back(core::Side side) const;
  [[nodiscard]] std::optional<core::Outcome> outcome() const;
  // The side has just taken an order back: it means to give the next one itself.
  [[nodiscard]] bool thinks_again(core::Side side) const { return thinks_again_[side]; }
  // How many orders each side has given, those that were taken back included.
  [[nodiscard]] std::uint64_t orders_by(core::Side side) const { return orders_by_[side]; }

 private:
  [[nodiscard]] std::expected<Entry, core::Refusal> decide_by_rules(core::Seat seat,
                                                                    const RulesOrder& order) const;
  [[nodiscard]] Table::Wanted decide_at_table(core::Side side, const Act& act) const;
  [[nodiscard]] Step after(Entry entry) const;
  [[nodiscard]] bool states_its_state(const Step& step) const;
  // What each of the rules' events of one entry means.
  using Meanings = std::vector<wire::Meaning>;
  void apply_rules(Step& step, const Meanings& meanings) const;
  void apply_table(Step& step) const;
  void tell(Step& step, const Meanings& meanings) const;
  void tell_rules(Step& step, const Meanings& meanings) const;
  void tell_event(Step& step, const wire::JournalEvent& event, std::size_t applied) const;
  [[nodiscard]] std::string hash_of(const std::string& bytes) const;

  std::shared_ptr<wire::Umpire> umpire_;
  Waits awaited_;
  std::string seed_;
  std::string game_id_;
  Terms terms_;
  Table table_;
  Seals seals_;
  TakeBacks take_backs_;
  std::string dice_key_;
  core::DiceCounters dice_{};
  bool opened_{};
  std::uint64_t seq_{};
  Chain chain_;
  std::string hash_;
  Annals annals_;
  core::BySide<std::uint64_t> orders_by_;
  core::BySide<bool> thinks_again_;
};

// How it ended, with the table's word before the rules'.
[[nodiscard]] std::optional<core::Outcome> outcome_of(const wire::Umpire& umpire,
                                                      const Table& table);

}  // namespace chartroom::record
