// Lets things die, one after the other, and sees to it that what died is started again: as soon as
// an operator's supervisor would, not as soon as the players would like.
#pragma once

#include <map>
#include <random>
#include <string>
#include <vector>

#include "torture/death.hpp"
#include "torture/stage.hpp"

namespace chartroom::torture {

class Reaper {
 public:
  Reaper(Stage& stage, const Wish& wish)
      : stage_{stage}, wish_{wish}, random_{wish.seed * 7919 + 1} {}

  // Throws Interrupted, and std::runtime_error if what died does not come back. False if nobody
  // could play any more: then it is over.
  [[nodiscard]] bool reap(const std::vector<Death>& deaths);
  // Everything is let come back.
  void relent();

  [[nodiscard]] const std::map<Death, std::uint64_t>& died() const { return died_; }
  // The longest time from when everything was back until an order was acknowledged.
  [[nodiscard]] Stage::Milliseconds longest_pause() const { return longest_pause_; }
  [[nodiscard]] const std::vector<std::string>& findings() const { return findings_; }

 private:
  // False if there was no occasion.
  [[nodiscard]] bool die(Death death);
  void kill_node(std::size_t node);
  void drain(std::size_t node);
  void kill_postmaster();
  void kill_both(std::size_t node);
  void flicker(std::size_t node);
  [[nodiscard]] bool spring(std::size_t node, Trap trap);
  void refuse();
  void be_slow();
  void be_half_open(std::size_t node, Death how);
  void fill_disk();
  [[nodiscard]] bool wait_for_an_order();
  void tell_how_far() const;
  // From none to `most`, by this run's own dice.
  [[nodiscard]] Stage::Milliseconds about(int most_ms);

  Stage& stage_;
  const Wish& wish_;
  std::mt19937_64 random_;
  std::chrono::steady_clock::time_point begun_{std::chrono::steady_clock::now()};
  std::map<Death, std::uint64_t> died_;
  std::size_t so_far_{};
  std::vector<std::string> findings_;
  Stage::Milliseconds longest_pause_{};
};

}  // namespace chartroom::torture
