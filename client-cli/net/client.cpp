#include "client-cli/net/client.hpp"

#include <openssl/rand.h>

#include <algorithm>
#include <array>
#include <boost/asio/steady_timer.hpp>

namespace chartroom::cli {

namespace {

constexpr std::chrono::seconds reply_time{30};
constexpr int most_busy_answers = 5;

// A quarter of a second, doubled with each try up to ten seconds, and up to a quarter more or less
// so that many clients do not come back in step.
std::chrono::milliseconds pause_before(int tries) {
  const int doubled = 250 << std::min(tries, 6);
  const int base = std::min(doubled, 10'000);
  std::uint16_t random = 0;
  std::array<unsigned char, 2> bytes{};
  if (RAND_bytes(bytes.data(), 2) == 1)
    random = static_cast<std::uint16_t>(bytes[0] << 8U | bytes[1]);
  return std::chrono::milliseconds{base * 3 / 4 + base / 2 * (random % 1000) / 1000};
}

}  // namespace

std::string random_id() {
  std::string id(16, '\0');
  if (RAND_bytes(reinterpret_cast<unsigned char*>(id.data()), static_cast<int>(id.size())) != 1)
    throw std::runtime_error{"no random numbers are to be had"};
  return id;
}

Client::~Client() = default;

void Client::close() {
  if (link_) link_->close();
  link_.reset();
}

std::uint64_t Client::post(const v1::Request& request) {
  v1::Envelope envelope;
  envelope.set_protocol(1);
  envelope.set_correlation(++last_correlation_);
  *envelope.mutable_request() = request;
  envelope.mutable_request()->set_side(side_);
  link_->send(envelope);
  return last_correlation_;
}

void Client::note_cursor(const v1::Push& push) {
  if (!push.has_game_update()) return;
  const auto found = watched_.find(push.game_update().game_id());
  if (found != watched_.end()) found->second = std::max(found->second, push.game_update().cursor());
}

void Client::collect() {
  while (link_ && !link_->arrived.empty()) {
    v1::Envelope envelope = std::move(link_->arrived.front());
    link_->arrived.pop_front();
    if (envelope.has_reply()) {
      replies_[envelope.correlation()] = std::move(*envelope.mutable_reply());
    } else if (envelope.has_push()) {
      note_cursor(envelope.push());
      pushes_.push_back(std::move(*envelope.mutable_push()));
    }
  }
}

// Nothing: the connection broke first.
std::optional<v1::Reply> Client::await_reply(std::uint64_t correlation) {
  const auto arrived = [&] {
    collect();
    return replies_.contains(correlation) || link_->broken();
  };
  const bool in_time = run_until(loop_, Clock::now() + reply_time, arrived);
  auto found = replies_.extract(correlation);
  if (!found.empty()) return std::move(found.mapped());
  if (!in_time) link_.reset();  // a server that does not answer is not there
  return std::nullopt;
}

void Client::connect() {
  link_ = Link::open(loop_, endpoint_, trust_);
  greet();
}

// A server that is there but cannot do it now is tried again like one that is not there.
void Client::greet_with(const v1::Request& request) {
  const auto reply = await_reply(post(request));
  if (!reply) throw Unreachable{"the connection broke again"};
  if (!reply->has_refused()) return;
  const auto code = reply->refused().code();
  if (code == v1::Refused::UNAVAILABLE || code == v1::Refused::TOO_MANY)
    throw Unreachable{reply->refused().what()};
  // Never go on with the public's eyes where one's own were meant.
  if (request.has_resume()) throw SignedOut{};
}

// What a new connection begins with.
void Client::greet() {
  if (!token_.empty()) {
    v1::Request resume;
    resume.mutable_resume()->set_token(token_);
    greet_with(resume);
  }
  for (const auto& [game, after] : watched_) {
    v1::Request watch;
    watch.mutable_watch()->set_game_id(game);
    watch.mutable_watch()->set_after(after);
    watch.mutable_watch()->set_changes(true);
    greet_with(watch);
  }
}

bool Client::try_to_mend() {
  try {
    connect();
  } catch (const Unreachable&) {
    link_.reset();
    next_try_ = Clock::now() + pause_before(tries_++);
    return false;
  }
  broken_since_.reset();
  tries_ = 0;
  if (on_break) on_break("");
  return true;
}

void Client::mend() {
  if (link_ && !link_->broken()) return;
  const std::string why = link_ ? link_->why_broken() : std::string{"the server is away"};
  if (!broken_since_) {
    broken_since_ = Clock::now();
    next_try_ = Clock::now();
    if (on_break) on_break(why);
  }
  link_.reset();
  while (!link_) {
    if (Clock::now() - *broken_since_ > patience_) {
      broken_since_.reset();
      throw Unreachable{"the connection to " + endpoint_.name() + " is lost: " + why};
    }
    boost::asio::steady_timer pause{loop_, next_try_};
    bool over = false;
    pause.async_wait([&](boost::system::error_code) { over = true; });
    run_until(loop_, Clock::time_point::max(), [&] { return over; });
    try_to_mend();
  }
}

bool Client::needs_tending() const {
  return !link_ || link_->broken() || !link_->arrived.empty();
}

void Client::tend() {
  collect();
  if (!link_ || link_->broken()) {
    mend();
    collect();
  }
}

Client::Answer Client::ask(const v1::Request& request, Again again) {
  if (!link_ && !broken_since_) connect();
  for (int busy = 0;;) {
    mend();
    auto reply = await_reply(post(request));
    if (!reply) {
      if (again == Again::must_not)
        throw Unreachable{"the connection broke before the answer; look whether it was done"};
      continue;
    }
    if (!reply->has_refused()) return *std::move(reply);
    const bool may_wait = reply->refused().code() == v1::Refused::UNAVAILABLE ||
                          reply->refused().code() == v1::Refused::TOO_MANY;
    if (!may_wait || again == Again::must_not || ++busy > most_busy_answers)
      return std::unexpected{std::move(*reply->mutable_refused())};
    run_until(loop_, Clock::now() + pause_before(busy), [] { return false; });
  }
}

Client::Answer Client::watch(const std::string& game, std::uint64_t after) {
  v1::Request request;
  request.mutable_watch()->set_game_id(game);
  request.mutable_watch()->set_after(after);
  request.mutable_watch()->set_changes(true);
  auto answer = ask(request);
  if (answer) {
    watched_[game] = after;
    for (const auto& push : pushes_) note_cursor(push);
  }
  return answer;
}

void Client::unwatch(const std::string& game) {
  watched_.erase(game);
  v1::Request request;
  request.mutable_unwatch()->set_game_id(game);
  (void)ask(request);
  collect();
  std::erase_if(pushes_, [&](const v1::Push& push) {
    return push.has_game_update() && push.game_update().game_id() == game;
  });
}

std::optional<v1::Push> Client::next_push(Clock::time_point deadline) {
  while (true) {
    tend();
    if (!pushes_.empty()) return take_push();
    const bool something = run_until(loop_, deadline, [&] { return needs_tending(); });
    if (!something) return std::nullopt;
  }
}

v1::Push Client::take_push() {
  v1::Push push = std::move(pushes_.front());
  pushes_.pop_front();
  return push;
}

}  // namespace chartroom::cli
