#include "torture/player.hpp"

#include <boost/asio/use_awaitable.hpp>

#include "fair/fair.hpp"

namespace chartroom::torture {

namespace asio = boost::asio;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds looks_again_after{1000};
constexpr milliseconds most_after_a_busy_answer{400};

const char* word_of(Player::Role role) {
  switch (role) {
    case Player::Role::host: return "host";
    case Player::Role::guest: return "guest";
    case Player::Role::spectator: return "spectator";
  }
  return "";
}

}  // namespace

Player::Player(Room& room, Table& table, Role role)
    : room_{room},
      table_{table},
      role_{role},
      name_{word_of(role) + std::to_string(table.number)},
      random_{room.seed * 1000 + table.number * 3 + static_cast<std::uint64_t>(role)},
      bell_{room.context} {}

core::Viewer Player::viewer() const {
  switch (role_) {
    case Role::host: return core::Viewer::of(core::admiral_of(core::Side::one));
    case Role::guest: return core::Viewer::of(core::admiral_of(core::Side::two));
    case Role::spectator: break;
  }
  return core::Viewer::public_eye();
}

Sight& Player::sight() {
  return room_.notebook.sights[{game_id_, viewer()}];
}

std::string Player::random_id() {
  return fair::random_bytes(16);
}

std::string Player::state() const {
  std::string out = name_ + ": game " + (game_id_.empty() ? "none" : game_id_);
  if (away_since_) out += ", not connected (" + why_broken_ + ")";
  if (!begun_) out += ", not begun";
  if (!watching_) out += ", not watching";
  if (pending_) out += ", an order out";
  out += ", shown " + std::to_string(seen_.cursor()) + ", wants " + std::to_string(cursor_wanted_);
  if (my_decision() != nullptr) out += ", asked";
  if (seen_.has_outcome()) out += ", over";
  return out;
}

Player::Awaitable<void> Player::live() {
  away_since_.reset();
  while (room_.phase != Phase::leaving) {
    try {
      co_await be_connected();
    } catch (const std::exception& error) {
      // Whatever it was, the way on is the same: connect again.
      why_broken_ = error.what();
    }
    if (link_) link_->close();
    link_.reset();
    watching_ = false;
    if (!away_since_) away_since_ = Clock::now();
    if (room_.phase != Phase::leaving) co_await wait_before_connecting();
  }
}

Player::Awaitable<void> Player::be_connected() {
  co_await connect();
  if (game_id_.empty() || !begun_) note_back();
  while (!link_->broken() && room_.phase != Phase::leaving) {
    const bool did_something = co_await act();
    if (!did_something && !link_->broken()) co_await hear_until(Clock::now() + looks_again_after);
  }
}

// The next thing to do; false if there is none now.
Player::Awaitable<bool> Player::act() {
  if (pending_) {
    if (!watching_) co_await watch();
    if (watching_) co_await settle();
    co_return true;
  }
  if (game_id_.empty()) {
    if (room_.phase != Phase::playing) co_return false;
    if (role_ != Role::host && !new_game_at_table()) co_return false;
    if (role_ == Role::host) {
      co_await make_game();
    } else {
      co_await join_game();
    }
    co_return true;
  }
  if (!begun_) {
    co_await look_at_lobby();
    co_return begun_;
  }
  if (!watching_) {
    co_await watch();
    co_return true;
  }
  if (room_.phase != Phase::playing) co_return false;
  if (seen_.has_outcome()) {
    if (role_ != Role::host && !new_game_at_table()) co_return false;
    leave_game();
    co_return true;
  }
  if (role_ == Role::spectator) co_return false;
  if (!nonce_.empty() && !nonce_given_) {
    order_nonce();
    co_return true;
  }
  const auto* decision = my_decision();
  if (decision == nullptr) co_return false;
  const auto thought = about(room_.most_thought);
  order_what_the_bot_says(*decision);
  co_await pause(thought);
  co_return true;
}

bool Player::new_game_at_table() const {
  return table_.round > round_;
}

Player::Awaitable<void> Player::make_game() {
  static constexpr std::array scenarios{"coronel", "falklands", "basic", "full"};
  if (request_id_.empty()) {
    request_id_ = random_id();
    nonce_ = table_.nonces ? fair::random_bytes(fair::nonce_bytes) : std::string{};
  }
  v1::Request request;
  auto& wish = *request.mutable_create_game();
  const auto which = (table_.number + round_) % scenarios.size();
  wish.set_ruleset("far-seas");
  wish.set_scenario(scenarios[which]);
  if (which == 3) wish.add_options("double-blind");
  wish.set_side(v1::ONE);
  wish.set_open(true);
  wish.set_request_id(request_id_);
  if (!nonce_.empty()) wish.set_nonce_commitment(fair::nonce_commitment(nonce_));
  const auto reply = co_await ask(request);
  if (!reply.has_game()) {
    if (!busy(reply)) fault("cannot make a game: " + reply.refused().what());
    const auto time = about(most_after_a_busy_answer);
    co_await pause(time);
    co_return;
  }
  request_id_.clear();
  table_.game_id = reply.game().id();
  table_.invitation = reply.game().invitation();
  ++table_.round;
  ++room_.tally.games_begun;
  sit_down(reply.game());
}

Player::Awaitable<void> Player::join_game() {
  v1::Request request;
  if (role_ == Role::guest) {
    if (nonce_.empty() && table_.nonces) nonce_ = fair::random_bytes(fair::nonce_bytes);
    auto& wish = *request.mutable_take_side();
    wish.set_game_id(table_.game_id);
    wish.set_invitation(table_.invitation);
    if (!nonce_.empty()) wish.set_nonce_commitment(fair::nonce_commitment(nonce_));
  } else {
    request.mutable_get_game()->set_game_id(table_.game_id);
  }
  auto reply = co_await ask(request);
  if (reply.has_refused() && !busy(reply) && role_ == Role::guest) {
    // It may be I who has taken it, before an answer that did not come.
    v1::Request look;
    look.mutable_get_game()->set_game_id(table_.game_id);
    auto game = co_await ask(look);
    for (const auto& seat : game.game().seats()) {
      if (seat.player() == name_) reply = game;
    }
    if (!reply.has_game() && !busy(game)) fault("cannot join: " + reply.refused().what());
  }
  if (reply.has_game()) {
    sit_down(reply.game());
    co_return;
  }
  const auto time = about(most_after_a_busy_answer);
  co_await pause(time);
}

void Player::sit_down(const v1::GameInfo& info) {
  round_ = table_.round;
  game_id_ = info.id();
  begun_ = info.status() != v1::GameInfo::WAITING;
  ++progress_;
}

void Player::leave_game() {
  if (role_ == Role::host) ++room_.tally.games_ended;
  game_id_.clear();
  begun_ = false;
  watching_ = false;
  nonce_.clear();
  nonce_given_ = false;
  seen_.Clear();
  cursor_wanted_ = 0;
  decided_ = 0;
  done_.reset();
}

Player::Awaitable<void> Player::look_at_lobby() {
  v1::Request request;
  request.mutable_get_game()->set_game_id(game_id_);
  const auto reply = co_await ask(request);
  if (!reply.has_game() && !busy(reply)) fault("cannot see my game: " + reply.refused().what());
}

Player::Awaitable<void> Player::watch() {
  const auto after = sight().cursor();
  sight().watch_from(after);
  v1::Request request;
  request.mutable_watch()->set_game_id(game_id_);
  request.mutable_watch()->set_after(after);
  request.mutable_watch()->set_changes(role_ == Role::guest);  // others are told whole views
  const auto reply = co_await ask(request);
  if (!reply.has_watching()) {
    if (!busy(reply)) fault("cannot watch my game: " + reply.refused().what());
    const auto time = about(most_after_a_busy_answer);
    co_await pause(time);
    co_return;
  }
  sight().watching(reply.watching(), after);
  const auto seat = viewer();
  const auto eyes = reply.watching().side();
  const bool mine = seat.kind() != core::Viewer::Kind::seat
                        ? eyes == v1::SIDE_UNSPECIFIED
                        : eyes == (seat.seat().side == core::Side::one ? v1::ONE : v1::TWO);
  if (!mine) fault("sees game " + game_id_ + " with other eyes");
  watching_ = true;
  note_back();
}

}  // namespace chartroom::torture
