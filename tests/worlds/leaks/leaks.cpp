// Leaks in the server around the umpire: in what it makes of what the umpire says.
#include "tests/worlds/leaks/leaks.hpp"

#include <algorithm>
#include <vector>

#include "chartroom/v1/envelope.pb.h"
#include "fair/fair.hpp"

namespace chartroom::worlds {
namespace {

constexpr Side owner = Side::one;
const Viewer owners_eye = Viewer::of(core::admiral_of(owner));

constexpr NamedLeak names[] = {
    {Leak::event_told, "an event of the secret is told to the other side"},
    {Leak::view_field, "a view shows a field of the secret"},
    {Leak::more_messages, "the number of messages depends on the secret"},
    {Leak::padding, "the size of a message depends on the secret"},
    {Leak::order_of_events, "the order of events depends on the secret"},
    {Leak::gap_in_numbers, "a gap in an event's numbers"},
    {Leak::dice_shifted, "a secret roll shifts the open dice"},
    {Leak::prompt_skipped, "a prompt is skipped for a hidden reason"},
    {Leak::answered_early, "a prompt is answered early for a hidden reason"},
    {Leak::refusal_reason, "the reason of a refusal depends on the enemy's secret"},
    {Leak::legal_moves, "a list of legal moves depends on the enemy's secret"},
    {Leak::preview_refused, "a preview depends on the enemy's secret"},
    {Leak::hover_text, "a text beside an order depends on the enemy's secret"},
    {Leak::decisions_counted, "numbers of decisions count hidden ones"},
    {Leak::game_ends, "the game ends for a hidden reason"},
    {Leak::points_in_outcome, "points are made of hidden facts"},
    {Leak::lobby_cursor, "the lobby shows another side's cursor", true},
    {Leak::lobby_awaited, "the lobby shows whom another side sees awaited"},
    {Leak::idle_update, "an update is sent though nothing has changed"},
    {Leak::head_moves, "a receipt's head moves with what a viewer is not told", true},
    {Leak::salt_missing, "a digest has no salt"},
    {Leak::take_back_word, "what can be taken back depends on a hidden entry"},
    {Leak::resync, "who watches again is sent the other side's events"},
};

class LeakyServer final : public Tampering {
 public:
  explicit LeakyServer(Leak leak) : leak_{leak} {}

  [[nodiscard]] std::unique_ptr<wire::Umpire> dressed(
      std::unique_ptr<wire::Umpire> umpire) const override {
    return leaky(std::move(umpire), leak_);
  }
  [[nodiscard]] bool chatters() const override { return leak_ == Leak::idle_update; }

  [[nodiscard]] Frames leaving(const House& house, Viewer viewer,
                               std::string frame) const override {
    v1::Envelope envelope;
    if (viewer == owners_eye || !envelope.ParseFromString(frame)) return {std::move(frame)};
    if (envelope.push().has_game_update()) {
      auto& update = *envelope.mutable_push()->mutable_game_update();
      touch(house, *update.mutable_events());
      touch(house, update);
    }
    if (envelope.reply().has_events()) {
      touch(house, *envelope.mutable_reply()->mutable_events()->mutable_events());
    }
    if (envelope.reply().has_games()) {
      touch(house, *envelope.mutable_reply()->mutable_games()->mutable_games(0));
    }
    Frames out{envelope.SerializeAsString()};
    const bool twice = leak_ == Leak::more_messages && secret(house) % 2 != 0;
    if (twice && envelope.push().has_game_update()) out.push_back(out.front());
    return out;
  }

 private:
  [[nodiscard]] static std::uint64_t secret(const House& house) {
    return secret_number(house.umpire(), owner);
  }

  using Events = google::protobuf::RepeatedPtrField<v1::NumberedEvent>;

  void touch(const House& house, Events& events) const {
    for (auto& event : events) {
      if (leak_ == Leak::salt_missing) without_salt(house, event);
      // As if one in eight had been numbered and not told.
      if (leak_ == Leak::gap_in_numbers) event.set_number(event.number() + event.number() / 8);
    }
  }
  void touch(const House& house, v1::GameUpdate& update) const {
    const bool odd = secret(house) % 2 != 0;
    auto& events = *update.mutable_events();
    switch (leak_) {
      case Leak::order_of_events:
        if (odd && events.size() > 1) swap_contents(events);
        break;
      case Leak::points_in_outcome:
        update.mutable_outcome()->set_points(static_cast<std::int32_t>(secret(house) % 50));
        break;
      case Leak::head_moves:
        if (update.has_receipt()) update.mutable_receipt()->set_head(house.head());
        break;
      case Leak::take_back_word:
        if (odd) update.set_take_back(v1::GameUpdate::BY_CONSENT);
        break;
      case Leak::resync:
        if (house.watching_again()) add_newest_of_owner(house, update);
        break;
      default: break;
    }
  }
  void touch(const House& house, v1::GameInfo& game) const {
    if (leak_ == Leak::lobby_cursor) {
      game.set_unread(house.position().ledger(owners_eye).cursor());
    }
    if (leak_ == Leak::lobby_awaited) {
      auto& awaited = *game.add_awaited();
      awaited.set_kind("intern");
      awaited.set_number(static_cast<std::uint32_t>(secret(house) % 9));
    }
  }

  static void swap_contents(Events& events) {
    const auto last = events.size() - 1;
    const auto number = events[last].number();
    events.SwapElements(last, last - 1);
    events[last - 1].set_number(number - 1);
    events[last].set_number(number);
  }
  // The sealing is of the newest event of its side: the one told before the digest.
  static void without_salt(const House& house, v1::NumberedEvent& event) {
    if (!event.has_sealed()) return;
    const auto& ledger = house.position().ledger(owners_eye);
    for (auto number = ledger.cursor(); number > 0; --number) {
      const auto& told = ledger.at(number);
      if (told.sealed().number() != event.sealed().number() || number == 1) continue;
      const auto content = ledger.at(number - 1).ruleset_event();
      event.mutable_sealed()->set_digest(fair::sha256(content));
    }
  }
  static void add_newest_of_owner(const House& house, v1::GameUpdate& update) {
    const auto& ledger = house.position().ledger(owners_eye);
    for (auto number = ledger.cursor(); number + 3 > ledger.cursor() && number > 0; --number) {
      auto& event = *update.add_events();
      event = ledger.at(number);
      event.set_number(update.cursor());
    }
  }

  Leak leak_;
};

}  // namespace

std::span<const NamedLeak> all_leaks() {
  return names;
}

std::shared_ptr<const Tampering> tampering_for(Leak leak) {
  return std::make_shared<LeakyServer>(leak);
}

}  // namespace chartroom::worlds
