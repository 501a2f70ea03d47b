// What is at stake in one Operationsbefehl: what a German group may go for, what may wait for it
// there, and what comes of both. Values are victory points as the German side counts them.
#pragma once

#include <vector>

#include "bots/far_seas/encounters.hpp"
#include "bots/far_seas/prospects.hpp"

namespace chartroom::far_seas::bots {

// What a German group may do in its move.
struct Course {
  AreaId to{};
  Assignment what{};
  StationId station{no_station};
  double stake{};    // points to be had, before escorts
  double after{};    // what may be earned later from there
  bool open_move{};  // met without a die by any searcher (4.6.2.4)
  double likely{};   // its share in the mixture that is expected of the Germans
};

// Cruisers that act as one.
struct Unit {
  Group ships;
  Encounters::Number number{};
  std::vector<Course> courses;
  bool may_surprise{};
};

// What waits in an area.
struct Cover {
  struct Guard {
    StationId station{};
    Encounters::Number group{};
    bool moves{};  // in this OB: open to surprise (4.6.5)
  };
  std::vector<Encounters::Number> searchers;
  std::vector<Guard> guards;
  int escorts{};  // placed in thought, beside those on the board
};
using Covers = std::vector<Cover>;  // by area

// That one of `groups` finds a German group of `size` ships, each trying once (4.6.2.1).
[[nodiscard]] double chance_to_find(std::size_t groups, std::size_t size);

class Stakes {
 public:
  Stakes(const Board& board, const Prospects& prospects, Odds& odds);

  // All that these cruisers may do together; the mixture is even.
  [[nodiscard]] Unit unit_of(const Group& ships);
  // `hopeful`: each searcher counts alike, so that the first of a pack is not thought useless.
  [[nodiscard]] double value(const Unit& unit, const Course& course, const Cover& cover,
                             bool hopeful = false);
  // What stands on the board already.
  [[nodiscard]] Covers covers_now();

  [[nodiscard]] Encounters& encounters() { return encounters_; }
  [[nodiscard]] const Board& board() const { return board_; }
  [[nodiscard]] const Prospects& prospects() const { return prospects_; }
  [[nodiscard]] const Chart& chart() const { return prospects_.chart(); }

 private:
  void add_courses(Unit& unit, AreaId to);
  [[nodiscard]] double left_alone(const Unit& unit, const Course& course, const Cover& cover,
                                  double stake);
  [[nodiscard]] double if_found(const Unit& unit, const Course& course, const Cover& cover,
                                double stake);

  const Board& board_;
  const Prospects& prospects_;
  Encounters encounters_;
};

}  // namespace chartroom::far_seas::bots
