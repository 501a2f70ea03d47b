#include "tests/worlds/house.hpp"

#include <stdexcept>
#include <utility>

#include "fair/fair.hpp"
#include "games/messages.hpp"

namespace chartroom::worlds {
namespace {

using server::AccountId;

constexpr const char* game_id = "11111111-2222-4333-8444-555555555555";

const fair::SigningKey& key() {
  static const fair::SigningKey fixed{
      *fair::unhex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"),
      *fair::unhex("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")};
  return fixed;
}

AccountId account_of(Viewer viewer) {
  if (viewer.kind() != Viewer::Kind::seat) return 3;
  return viewer.seat().side == Side::one ? 1 : 2;
}

// The same in every world.
std::string order_id(Side side, std::uint64_t count) {
  std::string id(16, side == Side::one ? '1' : '2');
  for (std::size_t i = 8; i < id.size(); ++i, count >>= 8U) {
    id[i] = static_cast<char>(count & 0xffU);
  }
  return id;
}

std::string terms_of(const HouseWish& wish, const std::string& setup, const std::string& seed) {
  v1::GameTerms out;
  out.set_scheme(record::fair_scheme);
  out.set_game_id(game_id);
  out.set_ruleset(wish.ruleset->id());
  out.set_setup(setup);
  out.set_pack_digest(wish.ruleset->pack_digest());
  out.set_seed_commitment(fair::commitment(seed, game_id));
  out.set_signing_key(key().public_key);
  return out.SerializeAsString();
}

server::GameRow row_of(const HouseWish& wish) {
  server::GameRow row{.id = game_id,
                      .ruleset = wish.ruleset->id(),
                      .scenario = wish.scenario,
                      .setup = {},
                      .title = "A game",
                      .status = v1::GameInfo::PLAYING,
                      .open = true,
                      .invitation = "the same in all worlds",
                      .seed = fair::sha256("seed " + std::to_string(wish.seed)),
                      .seed_commitment = {}};
  row.setup = wish.ruleset->setup_for(wish.scenario, wish.options).value();
  row.seed_commitment = fair::commitment(row.seed, game_id);
  for (const Side side : core::both_sides) {
    row.seats.push_back({.seat = core::admiral_of(side),
                         .account = account_of(eyes_of(side)),
                         .player = side == Side::one ? "Spee" : "Cradock"});
  }
  row.options = wish.options;
  row.terms = terms_of(wish, row.setup, row.seed);
  return row;
}

Position position_of(const HouseWish& wish, const server::GameRow& row) {
  auto umpire = with_other_dice(wish.ruleset->new_game(row.setup).value(), wish.secret_dice);
  if (wish.tampering) umpire = wish.tampering->dressed(std::move(umpire));
  return Position{{std::move(umpire), row.seed, game_id, record::Terms{row.terms}}, key()};
}

}  // namespace

void House::Box::send(server::Frame frame) {
  if (!house.wish_.tampering) {
    frames.push_back(*frame);
    return;
  }
  for (auto& left : house.wish_.tampering->leaving(house, eyes, *frame)) {
    frames.push_back(std::move(left));
  }
}

House::House(HouseWish wish)
    : wish_{std::move(wish)},
      position_{position_of(wish_, row_of(wish_))},
      row_{row_of(wish_)},
      watchers_{game_id, std::chrono::milliseconds{0}} {
  for (const Viewer viewer : Position::viewers()) {
    boxes_[viewer] = std::make_shared<Box>(*this, viewer);
  }
  take(position_.step(position_.opening(), std::nullopt));
}

House::House(const House& other)
    : wish_{other.wish_},
      position_{other.position_},
      row_{other.row_},
      journal_{other.journal_},
      head_{other.head_},
      watchers_{game_id, std::chrono::milliseconds{0}} {
  for (const Viewer viewer : Position::viewers()) {
    boxes_[viewer] = std::make_shared<Box>(*this, viewer);
  }
}

std::unique_ptr<House> House::fork() const {
  return std::unique_ptr<House>{new House{*this}};
}

std::unique_ptr<House> House::fork(SecretDice with_dice) const {
  auto out = fork();
  out->wish_.secret_dice = with_dice;
  out->position_ = position_of(out->wish_, out->row_);
  for (const auto& row : journal_) out->position_.take(out->position_.step(row));
  return out;
}

void House::take(Position::Step step) {
  row_.summary = position_.summary_after(step);
  if (row_.summary.has_outcome()) row_.status = v1::GameInfo::ENDED;
  head_ = step.row.hash;
  journal_.push_back(step.row);
  position_.take(std::move(step));
  watchers_.publish(position_, {});
}

void House::answer(Viewer viewer, const v1::Reply& reply) {
  boxes_.at(viewer)->send(server::frame_of(reply, ++asked_[viewer]));
}

void House::refuse(Viewer viewer, const core::Refusal& refusal) {
  v1::Reply reply;
  *reply.mutable_refused() = server::to_wire(refusal);
  answer(viewer, reply);
}

void House::watch(Viewer viewer, std::uint64_t after) {
  watching_again_ = true;
  const auto correlation = ++asked_[viewer];
  watchers_.begin(position_,
                  {.viewer = viewer,
                   .after = after,
                   .view = correlation % 2 == 0 ? server::ViewAs::changes : server::ViewAs::whole,
                   .correlation = correlation},
                  boxes_.at(viewer));
  seen_[viewer] = std::max(seen_[viewer], after);
  watching_again_ = false;
}

House::Peek House::peek(Side side, const server::Act& act) const {
  auto entry = position_.decide(core::admiral_of(side), act);
  if (!entry) return std::unexpected(std::move(entry).error());
  return position_.step(*entry, std::nullopt);
}

bool House::legal(Side side, const server::RulesOrder& order) const {
  return umpire().preview(core::admiral_of(side), order.decision, order.order).has_value();
}

bool House::submit(Side side, const server::Act& act) {
  return submit(side, act, peek(side, act));
}

bool House::submit(Side side, const server::Act& act, Peek looked_ahead) {
  const auto viewer = eyes_of(side);
  if (!looked_ahead) {
    refuse(viewer, looked_ahead.error());
    chatter();
    return false;
  }
  const auto id = order_id(side, asked_[viewer]);
  looked_ahead->row.order = server::OrderKey{id, account_of(viewer), server::digest_of(act)};
  take(*std::move(looked_ahead));
  v1::Reply reply;
  reply.mutable_order_done()->set_game_id(game_id);
  reply.mutable_order_done()->set_order_id(id);
  reply.mutable_order_done()->set_cursor(position_.ledger(viewer).cursor_at(position_.seq()));
  answer(viewer, reply);
  return true;
}

void House::preview(Side side, const server::RulesOrder& order) {
  auto preview = server::preview_for(position_, core::admiral_of(side), order);
  v1::Reply reply;
  if (preview) {
    *reply.mutable_preview() = *std::move(preview);
  } else {
    *reply.mutable_refused() = std::move(preview).error();
  }
  answer(eyes_of(side), reply);
}

void House::get_options(Side side) {
  v1::Reply reply;
  *reply.mutable_options() = server::options_for(position_, core::admiral_of(side));
  answer(eyes_of(side), reply);
}

void House::history(Viewer viewer, std::uint64_t after, std::uint32_t limit) {
  v1::Reply reply;
  *reply.mutable_events() = server::events_after(game_id, position_, viewer, after, limit);
  answer(viewer, reply);
}

void House::list_games(Viewer viewer) {
  const server::Seen seen{.cursor = seen_[viewer], .as_two = 0};
  v1::Reply reply;
  *reply.mutable_games()->add_games() = server::info_for(row_, account_of(viewer), seen);
  answer(viewer, reply);
}

void House::chatter() {
  if (!wish_.tampering || !wish_.tampering->chatters()) return;
  for (const auto& [viewer, box] : boxes_) {
    const auto cursor = position_.ledger(viewer).cursor();
    v1::Push push;
    *push.mutable_game_update() = server::updates_after(game_id, position_, viewer, cursor).front();
    box->send(server::frame_of(push));
  }
}

}  // namespace chartroom::worlds
