#include "load/idle.hpp"

#include <boost/asio/steady_timer.hpp>
#include <map>
#include <stdexcept>
#include <thread>

#include "load/table.hpp"
#include "load/usage.hpp"

namespace chartroom::load {

IdleCost idle_cost(const IdlePlan& plan, const Laid& laid, std::uint16_t port, pid_t server) {
  boost::asio::io_context context{1};
  boost::asio::ssl::context tls{boost::asio::ssl::context::tls_client};
  Hall hall{context, port, plan.tls ? &tls : nullptr, laid};
  std::map<const Table*, std::size_t> left;
  std::size_t resting = 0;
  hall.answered = [](Clock::duration) {};
  hall.trouble = [](std::string_view why) { throw std::runtime_error{std::string{why}}; };
  hall.over = [] { throw std::runtime_error{"too few games were laid out"}; };
  hall.free = [&](Table& table) {
    const auto half = laid.tables.front().games.front().turns.size() / 2;
    auto& orders = left.try_emplace(&table, half).first->second;
    if (orders == 0) {
      ++resting;
      return;
    }
    --orders;
    table.order(Clock::now());
  };
  std::vector<std::unique_ptr<Table>> tables;
  const auto play = [&](std::size_t count) {
    while (tables.size() < count) {
      tables.push_back(std::make_unique<Table>(hall, tables.size(), 0));
      tables.back()->sit();
      while (resting < tables.size()) context.run_one();
    }
  };
  // The first few have the allocator and the libraries take what they take once.
  play(4);
  IdleCost out{
      .games = plan.games, .connections = 2 * plan.games, .rss_before_kib = rss_kib(server)};
  play(4 + plan.games);
  boost::asio::steady_timer pause{context, std::chrono::seconds{3}};
  bool over = false;
  pause.async_wait([&](boost::system::error_code) { over = true; });
  while (!over) context.run_one();
  out.rss_after_kib = rss_kib(server);
  tables.clear();
  // It looks every so often, and puts away what it found unused twice.
  std::this_thread::sleep_for(3 * plan.put_away_after + std::chrono::seconds{2});
  out.rss_gone_kib = rss_kib(server);
  return out;
}

}  // namespace chartroom::load
