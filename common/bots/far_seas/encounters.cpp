#include "bots/far_seas/encounters.hpp"

#include <algorithm>

namespace chartroom::far_seas::bots {
namespace {

std::size_t number_in(std::vector<Group>& groups, const Group& group) {
  const auto found = std::ranges::find(groups, group);
  if (found != groups.end()) return static_cast<std::size_t>(found - groups.begin());
  groups.push_back(group);
  return groups.size() - 1;
}

}  // namespace

Encounters::Number Encounters::german_number(const Group& group) {
  return number_in(german_, group);
}

Encounters::Number Encounters::allied_number(const Group& group) {
  return number_in(allied_, group);
}

Encounters::Pair& Encounters::pair(Number germans, Number allies) {
  if (pairs_.size() <= germans) pairs_.resize(germans + 1);
  std::vector<Pair>& row = pairs_[germans];
  if (row.size() <= allies) row.resize(std::max(allies + 1, allied_.size()));
  return row[allies];
}

const Meeting& Encounters::met(Number germans, Number allies) {
  Pair& both = pair(germans, allies);
  if (!both.met) both.met = meeting_of(board_, worths_, odds_, german_[germans], allied_[allies]);
  return *both.met;
}

const Swing& Encounters::surprise(Number germans, Number allies) {
  Pair& both = pair(germans, allies);
  if (!both.surprise) {
    both.surprise = surprise_of(board_, worths_, odds_, german_[germans], allied_[allies]);
  }
  return *both.surprise;
}

}  // namespace chartroom::far_seas::bots
