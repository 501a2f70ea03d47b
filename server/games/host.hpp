// One game on this node. Everything here runs on the game's loop; what changes the game holds the
// gate from the decision until it is published. It is a cache of the journal: any node may have
// one, and dropping it loses nothing.
#pragma once

#include <chrono>
#include <expected>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>

#include "base/clock.hpp"
#include "base/gate.hpp"
#include "base/offload.hpp"
#include "base/outlet.hpp"
#include "chat/chat.hpp"
#include "games/archive.hpp"
#include "games/numbers.hpp"
#include "games/position.hpp"
#include "games/publish.hpp"
#include "journal/journal.hpp"
#include "lobby/games.hpp"
#include "lobby/presence.hpp"

namespace chartroom::server {

class Metrics;

// What every host needs. `at` is told where a host has got to: tests kill the process there.
struct HostParts {
  Database& database;
  Journal& journal;
  const wire::Rulesets& rulesets;
  const fair::SigningKey& key;
  asio::thread_pool& thinking;         // for bots, who may take a second or two
  std::chrono::milliseconds bot_pace;  // they answer after a whole number of these; zero: at once
  std::chrono::milliseconds receipt_pace;   // between two receipts for one viewer
  std::chrono::milliseconds standing_pace;  // after which standing orders answer
  std::shared_ptr<Clock> clock;             // that both go by
  std::function<void(std::string_view place)> at;
  std::function<bool()> others_write;  // whether there are other nodes; empty: there are none
  Metrics* metrics{};                  // null: nobody counts
  const Presence* presence{};          // of those who play but do not watch; null: none
  std::size_t most_watchers{256};
};

template <class T>
using Answer = std::expected<T, v1::Refused>;

class GameHost : public std::enable_shared_from_this<GameHost> {
 public:
  GameHost(std::string game_id, const Executor& executor, const HostParts& parts);

  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] const Executor& executor() const { return executor_; }

  [[nodiscard]] Awaitable<Answer<v1::OrderDone>> submit(Asker who, std::string order_id, Act act);
  // Answers through the outlet itself, so that nothing comes between the answer and the first
  // update.
  [[nodiscard]] Awaitable<std::optional<v1::Refused>> watch(Asker who, v1::Watch wish,
                                                            std::shared_ptr<Outlet> outlet,
                                                            std::uint64_t correlation);
  [[nodiscard]] Awaitable<void> unwatch(const Outlet* outlet);
  [[nodiscard]] Awaitable<Answer<v1::Preview>> preview(Asker who, RulesOrder order);
  [[nodiscard]] Awaitable<Answer<v1::Options>> options(Asker who);
  [[nodiscard]] Awaitable<Answer<v1::Events>> history(Asker who, std::uint64_t after,
                                                      std::uint32_t limit);
  // Of a game that has ended.
  [[nodiscard]] Awaitable<Answer<v1::ExportPart>> export_part(Asker who, std::uint64_t offset);
  [[nodiscard]] Awaitable<Answer<v1::Moment>> moment(Asker who, v1::Eye eye, std::uint64_t number);
  [[nodiscard]] Awaitable<Answer<v1::StandingOrders>> standing_orders(Asker who);
  [[nodiscard]] Awaitable<Answer<v1::Done>> set_standing_orders(Asker who, std::string orders);
  [[nodiscard]] Awaitable<Answer<v1::Done>> say(Asker who, v1::SendChat message);
  [[nodiscard]] Awaitable<Answer<v1::ChatLines>> read_chat(Asker who, std::uint64_t after);

  // Another node wrote something, or may have.
  [[nodiscard]] Awaitable<void> look_again(std::uint64_t seq);
  [[nodiscard]] Awaitable<void> look_at_chat(std::uint64_t seq);
  // The game began: open it, and let a bot that moves first do so.
  [[nodiscard]] Awaitable<void> wake();

  // Nobody watches and nothing is under way. Only on the loop.
  [[nodiscard]] bool idle() const { return watchers_.empty() && gate_.idle() && thoughts_ == 0; }

 private:
  [[nodiscard]] Awaitable<Answer<core::Viewer>> admit(Asker who);
  [[nodiscard]] Awaitable<Answer<core::Seat>> admit_player(Asker who);
  // Their parts, for who would rather not wait where there is nothing to wait for.
  [[nodiscard]] bool is_current() const;
  [[nodiscard]] Awaitable<void> become_current(Asker who);
  [[nodiscard]] Answer<core::Viewer> viewer_of(Asker who) const;
  [[nodiscard]] Answer<core::Seat> player_of(Asker who) const;
  [[nodiscard]] Awaitable<void> refresh_row();
  [[nodiscard]] Awaitable<void> be_current();
  [[nodiscard]] Awaitable<void> load();
  [[nodiscard]] Awaitable<void> catch_up();
  [[nodiscard]] Awaitable<void> open_if_ready();
  [[nodiscard]] Awaitable<void> refresh_chat();

  [[nodiscard]] Awaitable<Answer<std::uint64_t>> carry_out(core::Seat seat, OrderKey key, Act act);
  [[nodiscard]] Awaitable<bool> persist(Position::Step& step);
  void publish(Position::Step step);
  // What the game waits for, as everybody may know.
  struct WhoseTurn {
    std::vector<core::Awaited> awaited;
    std::vector<core::Side> nonces_missing;
    friend bool operator==(const WhoseTurn&, const WhoseTurn&) = default;
  };
  [[nodiscard]] WhoseTurn whose_turn() const;
  void tell_whose_turn();
  void wake_receipts();
  [[nodiscard]] static Awaitable<void> give_receipts(std::shared_ptr<GameHost> self);

  [[nodiscard]] Awaitable<Answer<const Archive*>> archive_for(Asker who);

  void wake_standing_orders();
  [[nodiscard]] static Awaitable<void> stand_in(std::shared_ptr<GameHost> self, core::Side side);
  [[nodiscard]] Awaitable<void> stand_in_for(core::Side side, std::uint32_t decision);
  [[nodiscard]] bool still_asked(core::Side side, std::uint32_t decision) const;
  [[nodiscard]] Awaitable<void> answer_by_standing_orders(core::Side side, std::uint32_t decision);

  // Counts itself while it lives.
  class Counted {
   public:
    explicit Counted(int& count) : count_{count} { ++count_; }
    ~Counted() { --count_; }
    Counted(const Counted&) = delete;
    Counted& operator=(const Counted&) = delete;

   private:
    int& count_;
  };

  void wake_bots();
  [[nodiscard]] static Awaitable<void> let_take_back(std::shared_ptr<GameHost> self,
                                                     core::Side bot);
  enum class BotMove : std::uint8_t { made, too_late, not_asked, impossible };
  [[nodiscard]] static Awaitable<void> play_bot(std::shared_ptr<GameHost> self, core::Side side);
  [[nodiscard]] Awaitable<std::optional<BotThought>> thought_for(core::Side side);
  [[nodiscard]] Awaitable<void> keep_pace(Clock::Point began, core::Strength strength);
  [[nodiscard]] Awaitable<BotMove> move_bot(core::Side side);

  std::string id_;
  Executor executor_;
  const HostParts& parts_;
  Gate gate_;
  std::optional<GameRow> row_;
  std::optional<Position> position_;
  bool in_doubt_{};                         // an entry of ours may or may not be in the journal
  std::unique_ptr<const Archive> archive_;  // once it has ended and somebody asks for it
  ChatLog chat_;
  Watchers watchers_;
  WhoseTurn told_turn_;
  bool receipts_are_coming_{};
  core::BySide<bool> bot_is_thinking_;
  core::BySide<Numbers> stood_in_for_;  // questions that standing orders were woken for
  // Those whose time has not come yet, in its order.
  struct PutQuestion {
    std::uint32_t decision{};
    Clock::Point answered_at;
  };
  struct PutQuestions {
    std::list<PutQuestion> waiting;
    bool somebody_waits{};
  };
  core::BySide<PutQuestions> put_;
  int thoughts_{};  // of bots and standing orders, under way
};

}  // namespace chartroom::server
