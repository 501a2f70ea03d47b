// Everything that runs: the database, the nodes with a proxy before each, and the clients. And the
// means to wait, during which who has ended by itself is started again, as an operator's supervisor
// would.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "torture/fold.hpp"
#include "torture/node.hpp"
#include "torture/player.hpp"
#include "torture/postgres.hpp"
#include "torture/proxy.hpp"
#include "torture/wish.hpp"
#include "wire/umpire.hpp"

namespace chartroom::torture {

// The person at the terminal, or who runs the tests, wants it to stop.
struct Interrupted : std::runtime_error {
  Interrupted() : std::runtime_error{"interrupted"} {}
};
void interrupt_on_signals();

class Stage {
 public:
  explicit Stage(const Wish& wish);
  ~Stage();
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  using Milliseconds = std::chrono::milliseconds;
  // Throws Interrupted.
  void rest(Milliseconds time);
  // False if it does not come true in time.
  [[nodiscard]] bool wait_for(const std::function<bool()>& ready, Milliseconds patience);
  // A node that is meant to be down is not started again.
  void keep_down(std::size_t node) { down_.insert(node); }
  void may_come_up(std::size_t node) { down_.erase(node); }

  void begin_to_play();
  [[nodiscard]] std::uint64_t acknowledged() const { return room_->acknowledged; }
  // On the clients' thread; waits for it.
  template <class F>
  auto with_clients(F work) {
    std::promise<decltype(work())> result;
    boost::asio::post(clients_, [&] { result.set_value(work()); });
    return result.get_future().get();
  }
  [[nodiscard]] std::vector<std::unique_ptr<Player>>& players() { return players_; }
  [[nodiscard]] Room& room() { return *room_; }
  void enter(Phase phase);
  // The clients have left by then.
  void stop_clients();

  [[nodiscard]] Postgres& postgres() { return *postgres_; }
  [[nodiscard]] std::vector<std::unique_ptr<Node>>& nodes() { return nodes_; }
  [[nodiscard]] std::vector<std::unique_ptr<Proxy>>& proxies() { return proxies_; }
  [[nodiscard]] const wire::RulesetEntry& ruleset() const { return *ruleset_; }
  [[nodiscard]] const std::string& folder() const { return folder_; }
  // What a supervisor would have been alarmed by.
  [[nodiscard]] const std::vector<std::string>& alarms() const { return alarms_; }
  void alarm(std::string what) { alarms_.push_back(std::move(what)); }
  // The last lines of every log, for who must find out.
  [[nodiscard]] std::string ends_of_logs() const;

 private:
  void tend();
  void make_clients(const Wish& wish);

  std::string folder_;
  bool kept_;
  std::shared_ptr<const wire::RulesetEntry> ruleset_;
  far_seas::Pack pack_;
  std::unique_ptr<Postgres> postgres_;
  boost::asio::io_context wires_;
  std::vector<std::unique_ptr<Proxy>> proxies_;
  std::vector<std::unique_ptr<Node>> nodes_;
  std::set<std::size_t> down_;
  std::vector<std::string> alarms_;

  boost::asio::io_context clients_;
  std::unique_ptr<Room> room_;
  std::vector<std::unique_ptr<Table>> tables_;
  std::vector<std::unique_ptr<Player>> players_;

  using Work = boost::asio::executor_work_guard<boost::asio::io_context::executor_type>;
  Work wires_work_{wires_.get_executor()};
  Work clients_work_{clients_.get_executor()};
  std::thread wires_thread_;
  std::thread clients_thread_;
};

}  // namespace chartroom::torture
