#include "tests/worlds/served.hpp"

#include <optional>
#include <stdexcept>
#include <vector>

#include "fair/fair.hpp"
#include "support/player.hpp"
#include "support/same_game.hpp"
#include "support/test_node.hpp"
#include "tests/worlds/other_dice.hpp"

namespace chartroom::worlds {
namespace {

using testing::Player;
using testing::TestNode;

constexpr std::uint64_t first_seen = 3;  // events that who begins to watch is shown
constexpr std::uint64_t watches_again_every = 5;
constexpr testing::Wait patience{20'000};

// The ruleset of a house, with the dice of its world.
class RulesetOfWorld final : public wire::RulesetEntry {
 public:
  RulesetOfWorld(const HouseWish& wish, Dressing dressing)
      : inner_{wish.ruleset}, dice_{wish.secret_dice}, dressing_{std::move(dressing)} {}
  [[nodiscard]] std::string id() const override { return inner_->id(); }
  [[nodiscard]] std::string title() const override { return inner_->title(); }
  [[nodiscard]] std::string side_name(Side side) const override { return inner_->side_name(side); }
  [[nodiscard]] std::vector<std::string> scenarios() const override { return inner_->scenarios(); }
  [[nodiscard]] std::vector<wire::SetupOption> options() const override {
    return inner_->options();
  }
  [[nodiscard]] std::string pack_digest() const override { return inner_->pack_digest(); }
  [[nodiscard]] const std::map<std::string, std::string>& pack_files() const override {
    return inner_->pack_files();
  }
  [[nodiscard]] std::expected<std::unique_ptr<wire::Umpire>, core::Refusal> new_game(
      std::string_view setup) const override {
    auto umpire = inner_->new_game(setup);
    if (!umpire) return umpire;
    auto diced = with_other_dice(*std::move(umpire), dice_);
    return dressing_ ? dressing_(std::move(diced)) : std::move(diced);
  }
  [[nodiscard]] std::expected<std::string, core::Refusal> setup_for(
      std::string_view scenario, std::span<const std::string> options) const override {
    return inner_->setup_for(scenario, options);
  }
  [[nodiscard]] wire::Seating seating(std::string_view setup) const override {
    return inner_->seating(setup);
  }

 private:
  std::shared_ptr<const wire::RulesetEntry> inner_;
  SecretDice dice_;
  Dressing dressing_;
};

// The same in both worlds.
std::string id_number(std::uint64_t number) {
  auto text = std::to_string(number);
  return std::string(16 - text.size(), '.') + text;
}

// One person at a client, and the game's frames that have come.
class Eyes {
 public:
  Eyes(const House& house, Viewer viewer, std::uint16_t port, const std::string& name)
      : viewer_{viewer}, game_{house.row().id}, player_{port, name} {}

  void watch(std::uint64_t after) {
    v1::Request request;
    request.mutable_watch()->set_game_id(game_);
    request.mutable_watch()->set_after(after);
    request.mutable_watch()->set_changes(++watched_ % 2 == 0);
    expect(player_.ask(request).has_watching(), "may not watch");
    // What they have seen is noted after the answer, and before the next one: how much that is
    // hangs on what the lobby knows, and the next order changes it.
    v1::Request ping;
    ping.mutable_ping();
    expect(player_.ask(ping).has_pong(), "is not answered");
  }
  // From here on, everything counts.
  void begin(std::uint64_t cursor) {
    begun_ = static_cast<std::ptrdiff_t>(player_.client.frames().size());
    watch(cursor - std::min(cursor, first_seen));
    wait_for(cursor);
  }
  // Until it has been told everything up to there.
  void wait_for(std::uint64_t cursor) {
    const auto fits = [&](const v1::Push& push) { return push.game_update().cursor() >= cursor; };
    if (seen_ >= cursor) return;
    expect(player_.client.push(fits, patience).has_value(), "is not told everything");
    seen_ = cursor;
  }
  void order(const v1::JournalEntry& entry, std::uint64_t number) {
    if (entry.has_rules()) {
      const auto& rules = entry.rules();
      const auto reply = player_.order(game_, rules.decision(), rules.order(), id_number(number));
      expect(reply.has_order_done(), "is refused: " + reply.ShortDebugString());
      return;
    }
    v1::Request request;
    request.mutable_take_back_order()->set_game_id(game_);
    request.mutable_take_back_order()->set_order_id(id_number(number));
    const auto reply = player_.ask(request);
    expect(reply.has_order_done(), "may not take it back: " + reply.ShortDebugString());
  }
  // Is refused, and may be heard of by nobody. A node that has others beside it first reads what
  // they have written: whatever there is to tell is told before the answers.
  void try_in_vain(const std::string& order) {
    v1::Request request;
    request.mutable_get_options()->set_game_id(game_);
    const auto options = player_.ask(request).options();
    request.mutable_preview_order()->set_game_id(game_);
    request.mutable_preview_order()->set_order(order);
    if (options.awaited_size() > 0) {
      request.mutable_preview_order()->set_decision(options.awaited(0).number());
    }
    player_.ask(request);
    const auto reply = player_.order(game_, 0, order, std::string(16, 'v'));
    expect(reply.has_refused(), "was not refused");
  }
  void say_to_own_side(std::uint64_t number) {
    v1::Request request;
    request.mutable_send_chat()->set_game_id(game_);
    request.mutable_send_chat()->set_text("nobody else hears this");
    request.mutable_send_chat()->set_side_only(true);
    request.mutable_send_chat()->set_message_id(id_number(number));
    expect(player_.ask(request).has_done(), "may not speak");
  }
  void look_around(std::uint64_t number) {
    if (viewer_.kind() == Viewer::Kind::seat) try_in_vain("");
    v1::Request request;
    request.mutable_history()->set_game_id(game_);
    request.mutable_history()->set_after(seen_ - std::min(seen_, first_seen));
    player_.ask(request);
    request.mutable_get_game()->set_game_id(game_);
    player_.ask(request);
    request.mutable_list_games()->set_mine(true);
    player_.ask(request);
    request.mutable_read_chat()->set_game_id(game_);
    player_.ask(request);
    if (number % watches_again_every == 0) watch(seen_ - std::min(seen_, number % 7));
  }

  [[nodiscard]] Viewer viewer() const { return viewer_; }
  [[nodiscard]] Frames heard() const {
    const auto& frames = player_.client.frames();
    return {frames.begin() + begun_, frames.end()};
  }

 private:
  void expect(bool right, const std::string& what) const {
    if (!right) throw std::runtime_error(player_.name + " " + what);
  }

  Viewer viewer_;
  std::string game_;
  Player player_;
  std::uint64_t watched_{};
  std::uint64_t seen_{};
  std::ptrdiff_t begun_{};
};

// A pair's deeds of one world, done by people.
class Table {
 public:
  Table(const House& house, Side owner, std::uint16_t port_of_owner, std::uint16_t port_of_others)
      : house_{house}, owner_{owner} {
    const auto sit = [&](Viewer viewer, const char* name) {
      const auto port = viewer.belongs_to(owner) ? port_of_owner : port_of_others;
      people_.push_back(std::make_unique<Eyes>(house, viewer, port, name));
    };
    // In the order of their accounts.
    sit(eyes_of(Side::one), "Spee");
    sit(eyes_of(Side::two), "Cradock");
    sit(Viewer::public_eye(), "Stoddart");
  }

  void begin(std::uint64_t entries) {
    for (const auto& person : people_) person->begin(cursor_of(*person, entries));
  }
  void act(const server::JournalRow& row, Side side) {
    v1::JournalEntry entry;
    if (!entry.ParseFromString(row.entry)) throw std::runtime_error("no entry of a journal");
    of(side).order(entry, ++done_);
    for (const auto& person : people_) person->wait_for(cursor_of(*person, row.seq));
    look_around();
  }
  // `order`: nothing in this world.
  void try_in_vain(Side side, const std::optional<std::string>& order) {
    if (!order) return;
    of(side).try_in_vain(*order);
    if (side == owner_) of(side).say_to_own_side(++said_);
  }
  void look_around() {
    for (const auto& person : people_) {
      if (!person->viewer().belongs_to(owner_)) person->look_around(done_);
    }
  }
  [[nodiscard]] std::map<Viewer, Frames> heard() const {
    std::map<Viewer, Frames> out;
    for (const auto& person : people_) {
      if (!person->viewer().belongs_to(owner_)) out[person->viewer()] = person->heard();
    }
    return out;
  }

 private:
  [[nodiscard]] Eyes& of(Side side) { return *people_[side == Side::one ? 0 : 1]; }
  [[nodiscard]] std::uint64_t cursor_of(const Eyes& person, std::uint64_t seq) const {
    return house_.position().ledger(person.viewer()).cursor_at(seq);
  }

  const House& house_;
  Side owner_;
  std::vector<std::unique_ptr<Eyes>> people_;
  std::uint64_t done_{};
  std::uint64_t said_{};
};

std::string bytea(std::string_view bytes) {
  return "'\\x" + fair::hex(bytes) + "'";
}

}  // namespace

void Served::begin() const {
  testing::same_key_everywhere(database_);
  // Whoever comes first gets the first number, as in a house.
  const TestNode node{database_.url()};
  for (const auto* name : {"Spee", "Cradock", "Stoddart"}) Player{node.port(), name};
}

void Served::lay(const House& house, std::size_t entries) const {
  const auto& row = house.row();
  const auto id = "'" + row.id + "'";
  std::string sql = "TRUNCATE games, journal, nodes CASCADE;";
  sql +=
      "INSERT INTO games (id, ruleset, scenario, setup, title, status, open, created_by,"
      " request_id, request_digest, invitation, seed, seed_commitment, terms, created_at)"
      " VALUES (" +
      id + ",'" + row.ruleset + "','" + row.scenario + "'," + bytea(row.setup) + ",'" + row.title +
      "', 2, true, 1, '', '', 'the same in both'," + bytea(row.seed) + "," +
      bytea(row.seed_commitment) + "," + bytea(row.terms) + ",'epoch');";
  sql += "INSERT INTO seats (game_id, side, number, account_id) VALUES (" + id + ",1,0,1),(" + id +
         ",2,0,2);";
  for (std::size_t i = 0; i < entries; ++i) {
    const auto& entry = house.journal()[i];
    sql += "INSERT INTO journal (game_id, seq, entry, hash) VALUES (" + id + "," +
           std::to_string(entry.seq) + "," + bytea(entry.entry) + "," + bytea(entry.hash) + ");";
  }
  database_.exec(sql);
}

std::map<Viewer, Frames> Served::play(const Pair& pair, bool second, const Dressing& dressing) {
  const auto& house = pair.world(second);
  std::size_t next = house.journal().size();
  for (const auto& deed : pair.deeds()) next -= deed.what == "tries" ? 0 : 1;
  lay(house, next);
  const auto ruleset = std::make_shared<const RulesetOfWorld>(house.wish(), dressing);
  const wire::Rulesets rulesets{{ruleset->id(), ruleset}};
  const TestNode node{database_.url(), {}, rulesets};
  std::optional<TestNode> other;
  if (seating_ == Seating::at_two_nodes)
    other.emplace(database_.url(), testing::TestLimits{}, rulesets);
  Table table{house, pair.owner(), node.port(), other ? other->port() : node.port()};
  table.begin(next);
  for (const auto& deed : pair.deeds()) {
    if (deed.what == "tries") {
      table.try_in_vain(deed.side, second ? deed.in_two : deed.in_one);
    } else {
      table.act(house.journal().at(next++), deed.side);
    }
  }
  table.look_around();
  const auto head = "SELECT encode(hash, 'hex') FROM journal ORDER BY seq DESC LIMIT 1";
  if (database_.value(head) != fair::hex(house.head())) {
    throw std::runtime_error("the servers have played another game");
  }
  return table.heard();
}

}  // namespace chartroom::worlds
