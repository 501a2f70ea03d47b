// Somebody at a client: keeps a connection to some node, sits at a table on one side or looks on,
// plays by the bot from what the server shows, and writes everything down. Goes on by itself,
// whatever breaks.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <optional>
#include <random>
#include <string>

#include "chartroom/v1/envelope.pb.h"
#include "record/acts.hpp"
#include "torture/link.hpp"
#include "torture/table.hpp"

namespace chartroom::torture {

class Player {
 public:
  enum class Role : std::uint8_t {
    host,
    guest,
    spectator
  };  // the host makes the games, as side one

  Player(Room& room, Table& table, Role role);

  // Until the room is left.
  [[nodiscard]] boost::asio::awaitable<void> live();
  // Something to do may have come up.
  void ring() { bell_.cancel(); }

  [[nodiscard]] const std::string& name() const { return name_; }
  // Grows with everything that this person is told and has answered.
  [[nodiscard]] std::uint64_t progress() const { return progress_; }
  [[nodiscard]] const std::string& game_id() const { return game_id_; }
  [[nodiscard]] core::Viewer viewer() const;
  [[nodiscard]] bool watching() const { return watching_; }
  // Has an order out whose answer is not known.
  [[nodiscard]] bool unsettled() const { return pending_.has_value(); }
  [[nodiscard]] std::string state() const;

 private:
  using Clock = std::chrono::steady_clock;
  template <class T>
  using Awaitable = boost::asio::awaitable<T>;
  struct Pending {
    v1::Request request;
    std::size_t number{};  // in the notebook
    std::uint32_t decision{};
    Clock::time_point since{};
  };

  // --- connection: player_link.cpp
  Awaitable<void> connect();
  Awaitable<void> sign_in();
  Awaitable<v1::Reply> ask(v1::Request request);
  Awaitable<void> pause(std::chrono::milliseconds time);
  Awaitable<void> hear_until(Clock::time_point deadline);
  Awaitable<void> wait_before_connecting();
  void take(const v1::Envelope& envelope);
  void take(const v1::GameUpdate& update);
  void take(const v1::GameInfo& info);
  void note_back();
  [[nodiscard]] bool busy(const v1::Reply& reply);
  void fault(const std::string& what);

  // --- play: player.cpp, player_seat.cpp
  Awaitable<void> be_connected();
  Awaitable<bool> act();
  Awaitable<void> make_game();
  Awaitable<void> join_game();
  Awaitable<void> look_at_lobby();
  Awaitable<void> watch();
  Awaitable<void> settle();
  Awaitable<void> send_pending();
  Awaitable<void> try_again_what_was_done();
  void sit_down(const v1::GameInfo& info);
  void leave_game();
  [[nodiscard]] bool new_game_at_table() const;
  [[nodiscard]] const v1::Awaited* my_decision() const;
  void order_nonce();
  void order_what_the_bot_says(const v1::Awaited& decision);
  void hold(v1::Request request, const std::string& id, const record::Act& act);
  [[nodiscard]] Sight& sight();
  [[nodiscard]] std::string random_id();
  [[nodiscard]] std::chrono::milliseconds about(std::chrono::milliseconds most);

  Room& room_;
  Table& table_;
  Role role_;
  std::string name_;
  std::mt19937_64 random_;
  boost::asio::steady_timer bell_;

  std::shared_ptr<Link> link_;
  std::string token_;
  std::uint64_t last_correlation_{};
  std::optional<v1::Reply> reply_;
  int tries_{};
  std::optional<Clock::time_point> away_since_;
  std::uint64_t progress_{};
  std::string why_broken_;

  std::uint64_t round_{};
  std::string request_id_;  // of the game that I am making
  std::string nonce_;
  bool nonce_given_{};
  std::string game_id_;
  bool begun_{};
  bool watching_{};                // on this connection
  v1::GameUpdate seen_;            // the newest whole one, without its events
  std::uint64_t cursor_wanted_{};  // of my newest order
  std::uint32_t decided_{};
  std::optional<Pending> pending_;
  std::optional<Pending> done_;  // my newest acknowledged order
};

}  // namespace chartroom::torture
