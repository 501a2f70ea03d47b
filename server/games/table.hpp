// What happens at the table rather than on the map: resignations and draws. Open facts only.
#pragma once

#include <optional>
#include <vector>

#include "chartroom/v1/play.pb.h"
#include "rules/core/ruleset.hpp"

namespace chartroom::server {

class Table {
 public:
  enum class Answer { accept, decline };

  // Each gives the event to journal, or why not.
  using Wanted = std::expected<v1::TableEvent, core::Refusal>;
  [[nodiscard]] Wanted resign(core::Side by) const;
  [[nodiscard]] Wanted offer_draw(core::Side by) const;
  [[nodiscard]] Wanted answer_draw(core::Side by, Answer answer) const;

  void apply(const v1::TableEvent& event);
  // An offer lapses when the side it was made to no longer owes an answer that it owed before: it
  // played on. It hangs on what the public sees the game waiting for, so that it tells no more than
  // that does.
  void decisions_moved(const std::vector<core::Awaited>& before,
                       const std::vector<core::Awaited>& after);

  [[nodiscard]] std::optional<core::Side> draw_offered_by() const { return draw_offered_by_; }
  [[nodiscard]] const std::optional<core::Outcome>& outcome() const { return outcome_; }

 private:
  std::optional<core::Side> draw_offered_by_;
  std::optional<core::Outcome> outcome_;
};

}  // namespace chartroom::server
