// Two worlds that differ in what one side keeps secret, played side by side.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tests/worlds/house.hpp"
#include "tests/worlds/listener.hpp"

namespace chartroom::worlds {

// Something that was done, for people to read.
struct Deed {
  Side side{};
  std::string_view what;                      // "orders", "tries"
  std::optional<std::string> in_one, in_two;  // the order's bytes; nothing: not in that world
};
// Whether the next step tells a secret by the rules, so that the worlds must part there.
using Tells = std::function<bool(const Position::Step& in_one, const Position::Step& in_two)>;

class Pair {
 public:
  Pair(std::unique_ptr<House> one, std::unique_ptr<House> two, Side owner, Tells tells);

  [[nodiscard]] const House& one() const { return *one_; }
  [[nodiscard]] const House& two() const { return *two_; }
  [[nodiscard]] const House& world(bool second) const { return second ? *two_ : *one_; }
  [[nodiscard]] Side owner() const { return owner_; }
  [[nodiscard]] Side other() const { return core::other(owner_); }
  // The open decision, by the number that this side has for it; 0: none.
  [[nodiscard]] std::uint32_t open(Side side) const;
  [[nodiscard]] bool asks(Side side) const;

  // Everybody has watched from this cursor on.
  void begin();
  // An order of the rules, the same in both worlds or not. False if one world refuses it, or if it
  // would tell the secret or end the game in both: then it has not been carried out in either.
  bool order(Side side, const std::string& in_both) { return order(side, in_both, in_both); }
  bool order(Side side, const std::string& in_one, const std::string& in_two);
  // Takes the newest order back, if it is free to in both worlds.
  bool take_back(Side side);

  // What everybody but the owner might try to find something out. `pokes`: orders of the other side
  // to try, some of them refused.
  void look_around(const std::vector<std::string>& pokes);
  // What the owner tries, in each world something else: none of it may be heard of.
  void try_in_vain(const std::vector<std::string>& in_one, const std::vector<std::string>& in_two);
  // Everybody else watches again from there.
  void watch_again(std::uint64_t from_the_end);

  [[nodiscard]] const std::optional<Difference>& difference() const { return difference_; }
  [[nodiscard]] const std::vector<Deed>& deeds() const { return deeds_; }
  [[nodiscard]] std::size_t orders() const { return orders_; }
  [[nodiscard]] std::size_t heard() const;
  // The owner has seen different things in the two worlds.
  [[nodiscard]] bool differs() const { return differs_; }
  // An order was not given because it would have told the secret, or ended the game.
  [[nodiscard]] bool done() const { return done_ || difference_; }

 private:
  void compare();
  void poke(House& house, const std::vector<std::string>& orders, Side side);

  std::unique_ptr<House> one_, two_;
  Side owner_;
  Tells tells_;
  std::vector<Listener> listeners_;
  std::optional<Difference> difference_;
  std::vector<Deed> deeds_;
  std::size_t orders_{};
  bool differs_{};
  bool done_{};
};

}  // namespace chartroom::worlds
