// chartroom-soak: people play while others misbehave in every way the server bounds, for minutes.
// The people must be answered, the others sent away, and memory must not grow.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <boost/asio/steady_timer.hpp>
#include <fstream>
#include <map>

#include "journal/migrate.hpp"
#include "load/table.hpp"
#include "load/usage.hpp"
#include "soak/attacker.hpp"
#include "soak/samples.hpp"
#include "support/client.hpp"
#include "support/on_signal.hpp"
#include "support/private_postgres.hpp"
#include "support/server_process.hpp"

namespace {

using namespace chartroom;
using load::Clock;
using soak::Attack;

struct Options {
  double seconds{60};
  std::size_t tables{4};
  std::size_t each{20};  // attackers of each kind
  std::string plot;
};

constexpr double orders_per_table_s = 10;
constexpr double handshake_s = 3;
// What a busy machine may add before anything is wrong.
constexpr double patience_s = 15;
constexpr double slowest_answer_s = 10;

const std::vector<std::string> limits{"--pack",
                                      CHARTROOM_SOAK_PACKS,
                                      "--handshake-seconds",
                                      "3",
                                      "--write-seconds",
                                      "3",
                                      "--idle-seconds",
                                      "20",
                                      "--max-connections",
                                      "400",
                                      "--max-connections-per-address",
                                      "400",
                                      "--max-connections-per-account",
                                      "400",
                                      "--account-messages-per-second",
                                      "1000",
                                      "--max-queued-bytes",
                                      "65536",
                                      "--idle-game-seconds",
                                      "5",
                                      "--io-threads",
                                      "2"};

class Soak {
 public:
  Soak(const Options& options, const load::Laid& laid, const testing::ServerProcess& server)
      : options_{options}, server_{server}, hall_{context_, server.port(), nullptr, laid} {
    hall_.free = [this](load::Table& table) { order_later(table); };
    hall_.answered = [this](Clock::duration took) {
      ++answered_;
      slowest_s_ = std::max(slowest_s_, std::chrono::duration<double>(took).count());
    };
    hall_.trouble = [this](std::string_view why) { complaints_.emplace_back(why); };
    hall_.over = [this] { complaints_.emplace_back("too few games were laid out"); };
    target_ = {server.port(), laid.eyes, laid.tables.front().games.front().id};
  }

  bool go() {
    for (std::size_t i = 0; i < options_.tables; ++i) {
      tables_.push_back(std::make_unique<load::Table>(hall_, tables_.size(), 0));
      tables_.back()->sit();
    }
    for (const auto attack : attacks) {
      for (std::size_t i = 0; i < options_.each; ++i) {
        soak::begin_attacker(attack, context_, target_, tallies_[attack]);
      }
    }
    begun_ = Clock::now();
    sample();
    end_.expires_after(std::chrono::milliseconds{static_cast<long>(options_.seconds * 1000)});
    end_.async_wait([this](boost::system::error_code) { context_.stop(); });
    context_.run();
    return report();
  }

 private:
  static constexpr std::array attacks{Attack::half_open, Attack::slow_loris, Attack::flood,
                                      Attack::garbage,   Attack::huge,       Attack::deaf,
                                      Attack::storm};

  void order_later(load::Table& table) {
    auto timer = std::make_shared<boost::asio::steady_timer>(
        context_, std::chrono::milliseconds{static_cast<long>(1000 / orders_per_table_s)});
    timer->async_wait([this, timer, &table](boost::system::error_code error) {
      if (!error) table.order(Clock::now());
    });
  }

  void sample() {
    const std::chrono::duration<double> since = Clock::now() - begun_;
    samples_.push_back({since.count(), load::rss_kib(server_.pid())});
    if (samples_.size() % 20 == 0) {
      fmt::print(stderr, "{:.0f} s, {} orders answered, {} KiB\n", since.count(), answered_,
                 samples_.back().rss_kib);
    }
    tick_.expires_after(std::chrono::milliseconds{500});
    tick_.async_wait([this](boost::system::error_code error) {
      if (!error) sample();
    });
  }

  bool report() {
    for (const auto attack : attacks) judge(attack);
    if (!soak::is_flat(samples_)) complaints_.emplace_back("memory goes on growing");
    if (slowest_s_ > slowest_answer_s) complaints_.emplace_back("an order waited too long");
    const auto wanted = static_cast<double>(options_.tables) * options_.seconds;
    if (static_cast<double>(answered_) < wanted)
      complaints_.emplace_back("few orders were answered");
    if (samples_.back().rss_kib == 0) complaints_.emplace_back("the server has ended");
    fmt::print("{} orders answered, the slowest after {:.2f} s\n", answered_, slowest_s_);
    fmt::print("memory, {} to {} KiB: {}\n", samples_.front().rss_kib, samples_.back().rss_kib,
               soak::as_line(samples_));
    if (!options_.plot.empty()) {
      std::ofstream{options_.plot} << soak::as_svg(samples_, "Resident memory under attack");
    }
    for (const auto& complaint : complaints_) fmt::print("FAILED: {}\n", complaint);
    return complaints_.empty();
  }

  void judge(Attack attack) {
    const auto& tally = tallies_[attack];
    fmt::print("{:<12} {:>7} connections, {:>7} ended by the server, the longest after {:.1f} s\n",
               soak::name_of(attack), tally.begun, tally.closed, tally.longest_s);
    if (attack == Attack::storm) return;
    if (tally.closed == 0) {
      complaints_.push_back(fmt::format("{}: nobody was sent away", soak::name_of(attack)));
    }
    const bool at_the_door = attack == Attack::half_open || attack == Attack::slow_loris;
    if (at_the_door && tally.longest_s > handshake_s + patience_s) {
      complaints_.push_back(fmt::format("{}: somebody was let stay", soak::name_of(attack)));
    }
  }

  const Options& options_;
  const testing::ServerProcess& server_;
  boost::asio::io_context context_{1};
  boost::asio::steady_timer tick_{context_};
  boost::asio::steady_timer end_{context_};
  load::Hall hall_;
  soak::Target target_;
  std::map<Attack, soak::Tally> tallies_;
  std::vector<std::unique_ptr<load::Table>> tables_;
  soak::Samples samples_;
  Clock::time_point begun_;
  std::uint64_t answered_{};
  double slowest_s_{};
  std::vector<std::string> complaints_;
};

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{
      "People play while others misbehave: who is answered, who is sent away, what it takes"};
  Options options;
  app.add_option("--seconds", options.seconds)->capture_default_str();
  app.add_option("--tables", options.tables, "Where people play")->capture_default_str();
  app.add_option("--attackers", options.each, "Of each kind")->capture_default_str();
  app.add_option("--plot", options.plot, "Draw the server's memory into this file, as SVG");
  CLI11_PARSE(app, argc, argv);
  try {
    testing::PrivatePostgres postgres{testing::Durable::no};
    const testing::OnSignal told_to_end{[&postgres] { postgres.stop(); }};
    server::migrate(postgres.url());
    const auto turns = static_cast<double>(options.tables) * options.seconds * orders_per_table_s;
    const auto laid =
        load::lay_games(postgres.url(), options.tables, static_cast<std::size_t>(2 * turns));
    const testing::ServerProcess server{CHARTROOM_SOAK_SERVER, postgres.url(), limits};
    return Soak{options, laid, server}.go() ? 0 : 1;
  } catch (const std::exception& error) {
    fmt::print(stderr, "chartroom-soak: {}\n", error.what());
    return 1;
  }
}
