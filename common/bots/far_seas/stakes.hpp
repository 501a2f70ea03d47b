// What is at stake in one Operationsbefehl: what a German group may go for, what may wait for it
// there, and what comes of both. Values are victory points as the German side counts them.
#pragma once

#include <vector>

#include "bots/far_seas/encounters.hpp"
#include "bots/far_seas/payoffs.hpp"
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

// Ships that act as one: cruisers, or an AMC.
struct Unit {
  Group ships;
  Encounters::Number number{};
  std::vector<Course> courses;
  bool may_surprise{};
  bool amc{};
};

// A convoy that is, or may be, in an area when the Germans attack (6.3.3).
struct Sailing {
  ConvoyId convoy{no_convoy};
  AreaId area{};
  double chance{1};
  Group escorts;  // on the board and in thought
};

// What waits in an area.
struct Cover {
  struct Guard {
    StationId station{};
    Encounters::Number group{};
    int movers{};  // of its ships in this OB; such are open to surprise (4.6.5)
  };
  std::vector<Encounters::Number> searchers;
  std::vector<Guard> guards;
  std::vector<Sailing> sailings;
  int escorts{};  // placed in thought, beside those on the board
};
using Covers = std::vector<Cover>;  // by area

class Stakes {
 public:
  Stakes(const Board& board, const Prospects& prospects, Odds& odds);

  // All that these ships may do together; the mixture is even.
  [[nodiscard]] Unit unit_of(const Group& ships);
  // An AMC that has moved in this OB, or will later in the turn (6.2.1).
  [[nodiscard]] Unit amc_unit(ShipId amc);
  // `hopeful`: each searcher counts alike, so that the first of a pack is not thought useless.
  [[nodiscard]] double value(const Unit& unit, const Course& course, const Cover& cover,
                             bool hopeful = false);
  // What stands on the board already, with convoys where the Germans must guess them to be.
  [[nodiscard]] Covers covers_now();
  // The Allied side knows where its convoys will be.
  void know_sailings(std::vector<Sailing> sailings) { sailings_ = std::move(sailings); }
  // An attack on a convoy with these escorts: by surprise, or through them (6.3.3).
  [[nodiscard]] double convoy_value(const Unit& unit, const Sailing& sailing);

  [[nodiscard]] Encounters& encounters() { return encounters_; }
  [[nodiscard]] const Board& board() const { return board_; }
  [[nodiscard]] const Prospects& prospects() const { return prospects_; }
  [[nodiscard]] const Chart& chart() const { return prospects_.chart(); }

 private:
  void add_courses(Unit& unit, AreaId to);
  void add_special_courses(Unit& unit, Course course);
  [[nodiscard]] double intervention(const Unit& unit, AreaId area);
  [[nodiscard]] double left_alone(const Unit& unit, const Course& course, const Cover& cover,
                                  double stake);
  [[nodiscard]] double if_found(const Unit& unit, const Course& course, const Cover& cover,
                                double stake);

  const Board& board_;
  const Prospects& prospects_;
  Encounters encounters_;
  std::vector<Sailing> sailings_;
};

}  // namespace chartroom::far_seas::bots
