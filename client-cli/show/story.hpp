// The story of a game: what happened, in sentences.
#pragma once

#include <string>

#include "client-cli/show/paint.hpp"
#include "rules/far_seas/event.hpp"

namespace chartroom::cli {

// One event in words. `text` is empty where a person need not be told (the parts around it say it).
struct Told {
  std::string kind;  // "search_rolled": stable, for programs
  std::string text;
  bool heading = false;  // a turn, an Operationsbefehl or a phase begins
  int turn = 0, ob = 0;  // when; 0: not known yet
};

// Tells events in their order; remembers which turn it is.
class Storyteller {
 public:
  // `turn` and `ob` are those in which the first event happened; 0 where that is not known.
  explicit Storyteller(const far_seas::Pack& pack, int turn = 0, int ob = 0)
      : pack_{&pack}, turn_{turn}, ob_{ob} {}
  [[nodiscard]] Told tell(const far_seas::Event& event, const Paint& paint);

 private:
  const far_seas::Pack* pack_;
  int turn_, ob_;
};

// "search_rolled"
[[nodiscard]] std::string kind_of(const far_seas::Event& event);

}  // namespace chartroom::cli
