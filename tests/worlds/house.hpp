// The server without its sockets and its database: one game, and every frame that would leave for
// each of its three pairs of eyes.
#pragma once

#include <cstdint>
#include <expected>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/position.hpp"
#include "games/publish.hpp"
#include "lobby/games.hpp"
#include "tests/worlds/other_dice.hpp"

namespace chartroom::worlds {

namespace v1 = chartroom::v1;
using core::Side;
using core::Viewer;
using server::Position;
using Frames = std::vector<std::string>;

[[nodiscard]] inline Viewer eyes_of(Side side) {
  return Viewer::of(core::admiral_of(side));
}

class House;

// How a build for tests lets something out on purpose (leaks/). Without it nothing is touched.
class Tampering {
 public:
  virtual ~Tampering() = default;
  [[nodiscard]] virtual std::unique_ptr<wire::Umpire> dressed(
      std::unique_ptr<wire::Umpire> umpire) const {
    return umpire;
  }
  // What leaves in place of a frame.
  [[nodiscard]] virtual Frames leaving(const House& /*house*/, Viewer /*viewer*/,
                                       std::string frame) const {
    return {std::move(frame)};
  }
  // Whether watchers are sent an update when nothing has changed for them.
  [[nodiscard]] virtual bool chatters() const { return false; }
};

struct HouseWish {
  std::shared_ptr<const wire::RulesetEntry> ruleset;
  std::string scenario;
  std::vector<std::string> options;
  std::uint64_t seed{};
  SecretDice secret_dice{};
  std::shared_ptr<const Tampering> tampering;
};

class House {
 public:
  // Laid out and opened; nobody watches.
  explicit House(HouseWish wish);
  // The same game at the same moment, in a house of its own that nobody watches yet. `with_dice`
  // plays it again with the secret dice of that world.
  [[nodiscard]] std::unique_ptr<House> fork() const;
  [[nodiscard]] std::unique_ptr<House> fork(SecretDice with_dice) const;
  House(House&&) = delete;

  // What an order would bring, if it is not refused.
  using Peek = std::expected<Position::Step, core::Refusal>;
  [[nodiscard]] Peek peek(Side side, const server::Act& act) const;

  // What a client asks; each is answered in one frame, Watch in several.
  void watch(Viewer viewer, std::uint64_t after);
  bool submit(Side side, const server::Act& act);
  // The same with what peek() has said.
  bool submit(Side side, const server::Act& act, Peek looked_ahead);
  void preview(Side side, const server::RulesOrder& order);
  void get_options(Side side);
  void history(Viewer viewer, std::uint64_t after, std::uint32_t limit);
  void list_games(Viewer viewer);

  [[nodiscard]] bool legal(Side side, const server::RulesOrder& order) const;

  [[nodiscard]] const Frames& left_for(Viewer viewer) const { return boxes_.at(viewer)->frames; }
  [[nodiscard]] const wire::Umpire& umpire() const { return position_.umpire(); }
  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] const server::GameRow& row() const { return row_; }
  [[nodiscard]] const HouseWish& wish() const { return wish_; }
  [[nodiscard]] const std::vector<server::JournalRow>& journal() const { return journal_; }
  [[nodiscard]] const std::string& head() const { return head_; }
  [[nodiscard]] bool over() const { return position_.outcome().has_value(); }
  // Whether what leaves now answers a Watch.
  [[nodiscard]] bool watching_again() const { return watching_again_; }

 private:
  struct Box final : server::Outlet {
    Box(const House& of, Viewer viewer) : house{of}, eyes{viewer} {}
    void send(server::Frame frame) override;
    const House& house;
    Viewer eyes;
    Frames frames;
  };

  House(const House& other);
  void take(Position::Step step);
  void answer(Viewer viewer, const v1::Reply& reply);
  void refuse(Viewer viewer, const core::Refusal& refusal);
  void chatter();

  HouseWish wish_;
  Position position_;
  server::GameRow row_;
  std::vector<server::JournalRow> journal_;
  std::string head_;
  server::Watchers watchers_;
  std::map<Viewer, std::shared_ptr<Box>> boxes_;
  std::map<Viewer, std::uint64_t> asked_;  // for correlations and order ids
  std::map<Viewer, std::uint64_t> seen_;   // by Watch, as the lobby keeps it
  bool watching_again_{};
};

}  // namespace chartroom::worlds
