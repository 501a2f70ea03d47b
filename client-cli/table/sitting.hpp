// A game as one who sits at it, or watches it, follows it: the newest view, what is awaited, and
// the news since it was last looked at.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "chartroom/v1/lobby.pb.h"
#include "chartroom/v1/play.pb.h"
#include "client-cli/fair/witness.hpp"
#include "client-cli/interpreter.hpp"

namespace chartroom::cli {

// An event of this viewer's numbering.
struct News {
  std::uint64_t number = 0;
  Told told;
  boost::json::object data;
};

// How a side is called: "German", and "The German side (jane)".
struct SideNames {
  std::function<std::string(core::Side)> plain;
  std::function<std::string(core::Side)> in_a_sentence;
};
// What happened at the table, in words.
[[nodiscard]] News table_news(const v1::TableEvent& event, const SideNames& names);

[[nodiscard]] core::Side side_from(v1::Side side);
[[nodiscard]] v1::Side side_to(core::Side side);
[[nodiscard]] core::Awaited awaited_from(const v1::Awaited& awaited);

class Sitting {
 public:
  Sitting(v1::GameInfo info, std::vector<std::string> side_names,
          std::unique_ptr<Interpreter> interpreter, Paint paint)
      : info_{std::move(info)},
        side_names_{std::move(side_names)},
        interpreter_{std::move(interpreter)},
        paint_{paint} {}

  // Checks whatever comes from now on.
  void witness_by(std::unique_ptr<Witness> witness) { witness_ = std::move(witness); }
  [[nodiscard]] const Witness* witness() const { return witness_.get(); }

  // An update of this game; events that were taken in before are left out.
  void take(const v1::GameUpdate& update);
  void take(const v1::GameInfo& info) { info_ = info; }
  // The story from its beginning to now, told again; takes in nothing.
  [[nodiscard]] std::vector<News> retell(const std::vector<v1::NumberedEvent>& events);
  // All news since the last call.
  [[nodiscard]] std::vector<News> news();
  // Those up to this number were told before.
  void forget_news(std::uint64_t until);

  [[nodiscard]] const std::string& id() const { return info_.id(); }
  [[nodiscard]] const v1::GameInfo& info() const { return info_; }
  [[nodiscard]] const Interpreter& interpreter() const { return *interpreter_; }
  // Whether a whole update has come: there is a view to speak of.
  [[nodiscard]] bool seen() const { return seen_; }
  [[nodiscard]] std::uint64_t cursor() const { return cursor_; }
  [[nodiscard]] bool over() const { return outcome_.has_value(); }
  [[nodiscard]] const std::optional<v1::Outcome>& outcome() const { return outcome_; }
  [[nodiscard]] const std::vector<core::Awaited>& awaited() const { return awaited_; }
  // The first open decision that my side is asked for.
  [[nodiscard]] const core::Awaited* mine() const;
  [[nodiscard]] std::optional<core::Side> draw_offered_by() const { return draw_offered_by_; }
  // Whether my side could have its newest order back.
  [[nodiscard]] v1::GameUpdate::TakeBack take_back() const { return take_back_; }
  [[nodiscard]] std::string side_name(core::Side side) const;  // "German"
  [[nodiscard]] std::string player_of(core::Side side) const;  // empty: nobody yet

  // After an update: "Turn 4 ...", the question, a draw that is offered.
  [[nodiscard]] std::string where_we_are() const;
  // What stands at the table (a draw, a wish for an order), and what is wrong with the server.
  [[nodiscard]] std::string said_at_table() const;

 private:
  [[nodiscard]] News heard(const v1::NumberedEvent& event);
  [[nodiscard]] News heard_at_table(const v1::TableEvent& event) const;
  [[nodiscard]] News heard_of_seals(const v1::NumberedEvent& event) const;

  v1::GameInfo info_;
  std::vector<std::string> side_names_;
  std::unique_ptr<Interpreter> interpreter_;
  Paint paint_;
  bool seen_ = false;
  std::uint64_t cursor_ = 0;
  std::vector<core::Awaited> awaited_;
  std::optional<v1::Outcome> outcome_;
  std::optional<core::Side> draw_offered_by_;
  std::optional<core::Side> take_back_asked_by_;
  v1::GameUpdate::TakeBack take_back_ = v1::GameUpdate::CANNOT;
  std::vector<News> news_;
  std::unique_ptr<Witness> witness_;
};

}  // namespace chartroom::cli
