// Where the Allied ships are of most use against what is expected of the Germans: ship by ship,
// each where it takes most from them after all others, over and over.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bots/far_seas/stakes.hpp"

namespace chartroom::far_seas::bots {

// What an Allied ship may do. `later`: it waits for an OB to come.
struct Post {
  AreaId to{};
  Duty duty{};
  StationId station{no_station};
  ConvoyId convoy{no_convoy};
  bool later{};
  double price{};  // victory points (chapter 5)
};

struct Hand {
  ShipId ship{};
  AreaId from{no_area};
  Encounters::Number number{};
  std::vector<Post> posts;
  int chosen{-1};  // of the posts; none: it does not move
  bool must{};     // has to be in that area when the turn ends (5.1)
  bool placed{};
};

// Who may stand on a station: one ship, or a squadron of one nation (4.4.2).
enum class Guarding : std::uint8_t { alone, in_squadrons };

class Disposition {
 public:
  // The units of `now` move in this OB, those of `later` in others of the turn. Both must outlive
  // this object; their mixtures are looked at anew in each answer().
  Disposition(Stakes& stakes, const std::vector<Unit>& now, const std::vector<Unit>& later,
              const ShipList& busy, Guarding guarding = Guarding::alone);

  // Each ship chooses anew, `sweeps` times.
  void answer(int sweeps, Luck& luck);
  // What lies in wait in this OB.
  [[nodiscard]] const Covers& covers() const { return covers_[0]; }
  // The moves of this OB; ships that search together are joined where that pays.
  [[nodiscard]] std::vector<order::AlliedMove> moves();

 private:
  void list_hand(ShipId ship);
  void list_posts(Hand& hand, AreaId to, double price);
  void choose(Hand& hand, bool hopeful, Luck& luck);
  void put(Hand& hand, bool on);
  [[nodiscard]] bool may_guard(const Hand& hand, const Post& post) const;
  void guard(const Hand& hand, const Post& post, Cover& cover, bool later, bool on);
  void place(const Hand& hand, const Post& post, Cover& cover, bool later, bool on);
  void list_threats();
  void spread_heat();
  [[nodiscard]] double use_of(const Hand& hand, const Post& post, bool hopeful);
  [[nodiscard]] double position(const Hand& hand, AreaId at) const;
  [[nodiscard]] double area_value(AreaId area, bool later, const Cover& cover, bool hopeful);
  void join(AreaId area, std::vector<Group>& groups);
  [[nodiscard]] double value_with(AreaId area, const std::vector<Group>& searchers);

  Stakes& stakes_;
  const Board& board_;
  Guarding guarding_;
  std::array<const std::vector<Unit>*, 2> units_;  // now, later
  std::vector<Hand> hands_;
  std::array<Covers, 2> covers_;  // now, later
  struct Threat {
    const Unit* unit{};
    const Course* course{};
  };
  std::array<std::vector<std::vector<Threat>>, 2> threats_;  // now, later; by area
  struct Heat {
    AreaId area{};
    double worth{};
  };
  std::vector<Heat> heat_;      // worth of the cruisers expected in each area, where there are any
  std::vector<double> supply_;  // hunters near each area
};

}  // namespace chartroom::far_seas::bots
