// Somebody at a client: signs in, sits down, plays Picket.
#pragma once

#include <map>
#include <string>

#include "support/client.hpp"

namespace chartroom::testing {

[[nodiscard]] std::string new_id();  // 16 random bytes

class Player {
 public:
  // Registers, or logs in if the name is taken.
  Player(std::uint16_t port, const std::string& name, Tls tls = Tls::off);

  // As `sits_as`, if it is set.
  v1::Reply ask(v1::Request request) {
    request.set_side(sits_as);
    return client.ask(request);
  }

  [[nodiscard]] v1::GameInfo create(v1::Side side, bool against_bot = false);
  v1::Reply take(const v1::GameInfo& game, v1::Side side = v1::SIDE_UNSPECIFIED);
  v1::Reply watch(const std::string& game_id, std::uint64_t after = 0);
  // At another server, or the same: signs in by the token, and watches every game from where it
  // was.
  void go_on_at(std::uint16_t port);
  v1::Reply order(const std::string& game_id, std::uint32_t decision, const std::string& order,
                  const std::string& order_id = new_id());

  // The newest update after which `fits`; throws if none comes.
  v1::GameUpdate until(const std::string& game_id,
                       const std::function<bool(const v1::GameUpdate&)>& fits, Wait wait = 8s);
  // Waits until this side is asked; the decision.
  v1::Awaited asked(const std::string& game_id, v1::Side side);
  // Takes in what has come, and checks that the numbers have no gap.
  void take_in();
  [[nodiscard]] const v1::GameUpdate& seen(const std::string& game_id) { return seen_[game_id]; }
  // All events of a game, in this viewer's numbering.
  [[nodiscard]] const std::vector<v1::NumberedEvent>& events(const std::string& game_id) {
    return events_[game_id];
  }

  Client client;
  std::string name;
  std::string token;
  v1::Side sits_as{v1::SIDE_UNSPECIFIED};  // for who holds both sides of a game

 private:
  std::map<std::string, v1::GameUpdate> seen_;
  std::map<std::string, std::vector<v1::NumberedEvent>> events_;
};

// Two players at one table, both watching.
struct Match {
  v1::GameInfo game;
  [[nodiscard]] const std::string& id() const { return game.id(); }
};
[[nodiscard]] Match begin_match(Player& one, Player& two);

}  // namespace chartroom::testing
