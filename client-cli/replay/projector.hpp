// Shows a finished game, moment by moment.
#pragma once

#include <limits>
#include <optional>

#include "client-cli/interpreter.hpp"
#include "client-cli/play/terminal.hpp"
#include "client-cli/replay/moments.hpp"

namespace chartroom::cli {

class Projector {
 public:
  static constexpr std::uint64_t the_end = std::numeric_limits<std::uint64_t>::max();

  // `eye`: "umpire", "public" or a side's name; empty: the umpire. Throws Misused for another.
  Projector(Desk& desk, std::unique_ptr<Moments> moments, const std::string& eye);

  void go_to(std::uint64_t number);
  // The moment, with a screen of the game: state, map, ships or log.
  [[nodiscard]] Page page(const std::string& screen);
  // For people: reads what to show next until they have seen enough.
  void run();

 private:
  void look_with(const std::string& eye);
  void show_moment(const Told& told);
  [[nodiscard]] Told told_now();
  void step(int direction);
  // To where a turn begins, in that direction.
  void skip_turn(int direction);
  void obey(const std::string& line);
  [[nodiscard]] std::string where() const;
  [[nodiscard]] std::string eye_name() const;

  Desk& desk_;
  std::unique_ptr<Moments> moments_;
  std::unique_ptr<Interpreter> interpreter_;
  v1::Eye eye_;
  v1::Moment now_;
  std::optional<Terminal> terminal_;
  bool over_ = false;
};

}  // namespace chartroom::cli
