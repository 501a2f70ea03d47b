// What happens at the table rather than on the map: resignations, draws, nonces for the dice, and
// asking for an order back. Open facts only.
#pragma once

#include <expected>
#include <optional>
#include <vector>

#include "record/acts.hpp"
#include "record/take_backs.hpp"
#include "record/terms.hpp"

namespace chartroom::record {

class Table {
 public:
  Table() = default;
  explicit Table(const Terms& terms);

  // Each gives the event to journal, or why not.
  using Wanted = std::expected<v1::TableEvent, core::Refusal>;
  [[nodiscard]] Wanted resign(core::Side by) const;
  [[nodiscard]] Wanted offer_draw(core::Side by) const;
  [[nodiscard]] Wanted answer_draw(core::Side by, Answer answer) const;
  // `commitment`: what the side committed to; empty if to nothing.
  [[nodiscard]] Wanted give_nonce(core::Side by, const std::string& nonce,
                                  const std::string& commitment) const;
  // `how` it could be taken back now.
  [[nodiscard]] Wanted take_back(core::Side by, TakeBack how) const;
  // `how` the asking side could have it back now.
  [[nodiscard]] Wanted answer_take_back(core::Side by, Answer answer, TakeBack how) const;

  void apply(const v1::TableEvent& event);
  // What was offered or asked lapses when the side it was put to no longer owes an answer that it
  // owed before: it played on. It hangs on what the public sees the game waiting for, so that it
  // tells no more than that does.
  void decisions_moved(const std::vector<core::Awaited>& before,
                       const std::vector<core::Awaited>& after);
  // The order that a side has asked for can no longer be had back.
  void take_back_lapses() { take_back_asked_by_.reset(); }

  [[nodiscard]] std::optional<core::Side> draw_offered_by() const { return draw_offered_by_; }
  [[nodiscard]] std::optional<core::Side> take_back_asked_by() const { return take_back_asked_by_; }
  [[nodiscard]] const std::optional<core::Outcome>& outcome() const { return outcome_; }
  // Sides that committed to a nonce and have not given it: the game opens when there is none.
  [[nodiscard]] std::vector<core::Side> nonces_missing() const;

 private:
  std::optional<core::Side> draw_offered_by_;
  std::optional<core::Side> take_back_asked_by_;
  std::optional<core::Outcome> outcome_;
  core::BySide<bool> owes_nonce_;
};

// The side whose newest order this event undoes, if it undoes one.
[[nodiscard]] std::optional<core::Side> taken_back_by(const v1::TableEvent& event);

}  // namespace chartroom::record
