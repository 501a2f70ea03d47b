// What each German group would make of meeting each Allied one, worked out once a pair.
#pragma once

#include <optional>
#include <vector>

#include "bots/far_seas/meeting.hpp"

namespace chartroom::far_seas::bots {

class Encounters {
 public:
  using Number = std::size_t;  // of a group, in the order in which they were first asked for

  Encounters(const Board& board, const Worths& worths, Odds& odds)
      : board_{board}, worths_{worths}, odds_{odds} {}

  [[nodiscard]] Number german_number(const Group& group);
  [[nodiscard]] Number allied_number(const Group& group);
  [[nodiscard]] const Group& allied_group(Number number) const { return allied_[number]; }

  [[nodiscard]] const Meeting& met(Number germans, Number allies);
  [[nodiscard]] const Swing& surprise(Number germans, Number allies);

 private:
  struct Pair {
    std::optional<Meeting> met;
    std::optional<Swing> surprise;
  };
  [[nodiscard]] Pair& pair(Number germans, Number allies);

  const Board& board_;
  const Worths& worths_;
  Odds& odds_;
  std::vector<Group> german_, allied_;
  std::vector<std::vector<Pair>> pairs_;  // by German number, then Allied
};

}  // namespace chartroom::far_seas::bots
