#include "load/crowd.hpp"

#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <pqxx/pqxx>
#include <vector>

#include "chartroom/v1/envelope.pb.h"
#include "load/socket.hpp"
#include "load/usage.hpp"

namespace chartroom::load {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds patience{60};
// The first few have the allocator and the libraries take what they take once.
constexpr std::size_t first_few = 50;

double seconds_since(Clock::time_point begun) {
  return std::chrono::duration<double>(Clock::now() - begun).count();
}

std::string envelope_of(v1::Request request, std::uint64_t correlation) {
  v1::Envelope envelope;
  envelope.set_protocol(1);
  envelope.set_correlation(correlation);
  *envelope.mutable_request() = std::move(request);
  return envelope.SerializeAsString();
}

class Gathering {
 public:
  Gathering(std::uint16_t port, pid_t server) : port_{port}, server_{server} {}

  Crowd hold(const CrowdPlan& plan) {
    come(0, std::min(first_few, plan.people));
    wait_for([this] { return out_.signed_in >= people_.size(); });
    out_.first_few = out_.signed_in;
    out_.rss_before_kib = rss_kib(server_);
    const auto begun = Clock::now();
    come(people_.size(), plan.people);
    wait_for([this] { return out_.signed_in >= people_.size(); });
    out_.came_in_s = seconds_since(begun);
    rest(plan.rest_s);
    out_.rss_after_kib = rss_kib(server_);
    ask_all();
    turn_away(plan.too_many);
    return out_;
  }

 private:
  void come(std::size_t from, std::size_t to) {
    for (auto i = from; i < to; ++i) {
      if (!enter()) {
        ++out_.refused;
        continue;
      }
      v1::Request resume;
      resume.mutable_resume()->set_token("crowd " + std::to_string(i));
      people_.back()->send(envelope_of(std::move(resume), 1));
      context_.poll();
    }
  }

  bool enter() {
    try {
      const auto received = [this](std::string_view message) { take(message); };
      auto socket = std::make_unique<Socket>(context_, port_, nullptr, received);
      socket->ended = [this] { ++out_.lost; };
      socket->begin();
      people_.push_back(std::move(socket));
      return true;
    } catch (const boost::system::system_error&) {
      return false;
    }
  }

  void take(std::string_view message) {
    v1::Envelope envelope;
    if (!envelope.ParseFromArray(message.data(), static_cast<int>(message.size()))) return;
    out_.signed_in += envelope.reply().has_signed_in() ? 1 : 0;
    out_.answered += envelope.reply().has_pong() ? 1 : 0;
  }

  void ask_all() {
    v1::Request ping;
    ping.mutable_ping();
    const auto message = envelope_of(std::move(ping), 2);
    const auto begun = Clock::now();
    for (auto& person : people_) {
      person->send(message);
      context_.poll();
    }
    wait_for([this] { return out_.answered + out_.lost >= people_.size(); });
    out_.answered_in_s = seconds_since(begun);
  }

  void turn_away(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      if (!enter()) ++out_.too_many_refused;
    }
  }

  void rest(double seconds) {
    const auto cpu = cpu_s(server_);
    const auto end = Clock::now() + std::chrono::milliseconds{static_cast<long>(seconds * 1000)};
    while (Clock::now() < end) context_.run_one_until(end);
    out_.rest_cpu_s = cpu_s(server_) - cpu;
  }

  template <class Done>
  void wait_for(Done done) {
    const auto end = Clock::now() + patience;
    while (!done() && Clock::now() < end) context_.run_one_until(end);
  }

  std::uint16_t port_;
  pid_t server_;
  boost::asio::io_context context_{1};
  std::vector<std::unique_ptr<Socket>> people_;
  Crowd out_;
};

}  // namespace

void lay_crowd(const std::string& database_url, std::size_t people) {
  pqxx::connection connection{database_url};
  pqxx::work tx{connection};
  tx.exec_params0(
      "INSERT INTO accounts (name, name_key, password_hash)"
      " SELECT 'crowd-' || i, 'crowd-' || i, 'none' FROM generate_series(0, $1 - 1) AS i",
      people);
  tx.exec_params0(
      "INSERT INTO sessions (token_digest, account_id, expires_at)"
      " SELECT sha256(convert_to('crowd ' || substr(name, 7), 'UTF8')), id,"
      " now() + interval '1 day' FROM accounts WHERE name LIKE 'crowd-%'");
  tx.commit();
}

Crowd hold_crowd(const CrowdPlan& plan, std::uint16_t port, pid_t server) {
  return Gathering{port, server}.hold(plan);
}

}  // namespace chartroom::load
