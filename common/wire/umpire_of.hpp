// Makes an Umpire from any core::Ruleset and its codec: the one place where a ruleset's types
// become bytes.
//
// The codec is a class of static functions over Order, Event, View and Options. It never sees the
// State, so it cannot leak it.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "wire/scratch.hpp"
#include "wire/umpire.hpp"

namespace chartroom::wire {

template <class Codec, class R>
concept CodecFor = requires(std::string_view bytes, const typename R::Order& order,
                            const typename R::Event& event, const typename R::View& view,
                            const typename R::Options& options) {
  // Nothing if the bytes are not an order of this ruleset.
  { Codec::parse_order(bytes) } -> std::same_as<std::optional<typename R::Order>>;
  { Codec::write_order(order) } -> std::same_as<std::string>;
  { Codec::write_event(event) } -> std::same_as<std::string>;
  // Throws std::runtime_error if the bytes are not an event of this ruleset.
  { Codec::read_event(bytes) } -> std::same_as<typename R::Event>;
  { Codec::write_view(view) } -> std::same_as<std::string>;
  { Codec::write_options(options) } -> std::same_as<std::string>;
};

// A ruleset with secrets to commit to says which they are and what opens them.
template <class Codec, class R>
concept Seals = requires(const typename R::Event& event) {
  { Codec::sealing(event) } -> std::same_as<std::optional<Sealing>>;
  { Codec::opened_by(event) } -> std::same_as<std::vector<std::string>>;
};

// A codec that can say what has changed between two views, of several viewers at once.
template <class Codec, class R>
concept TellsChanges = requires(std::span<const typename Codec::ViewChange> views) {
  { Codec::write_changes(views) } -> std::same_as<std::vector<std::string>>;
};

// A ruleset says what tells somebody else a secret; one that does not has all its events do so.
template <class R>
concept KnowsItsSecrets = requires(const R& rules, const typename R::State& state,
                                   const typename R::Event& event) {
  { rules.reveals(state, event) } -> std::same_as<bool>;
};

// A ruleset with standing orders: a type for them, checked and answered from the View alone.
template <class Codec, class R>
concept Stands = requires(const R& rules, const typename R::View& view, core::Seat seat,
                          const core::Awaited& decision, const typename R::Standing& standing,
                          std::string_view bytes, std::uint64_t seed) {
  { Codec::parse_standing(bytes) } -> std::same_as<std::optional<typename R::Standing>>;
  { Codec::write_standing(standing) } -> std::same_as<std::string>;
  { rules.check_standing(seat.side, standing) } -> std::same_as<std::optional<core::Refusal>>;
  { rules.default_standing(seat.side) } -> std::same_as<typename R::Standing>;
  // Nothing: ask the person.
  {
    rules.standing_order(view, seat, decision, standing, seed)
    } -> std::same_as<std::optional<typename R::Order>>;
};

// The bot that is a member of the ruleset, and of one strength. A ruleset whose bots live elsewhere
// gives a callable of its own.
struct OwnBot {
  template <core::Ruleset R>
  [[nodiscard]] typename R::Order operator()(const R& rules, const typename R::View& view,
                                             core::Seat seat, core::Strength,
                                             std::uint64_t seed) const {
    return rules.bot(view, seat, seed);
  }
};

// 64-bit FNV-1a over everything applied so far, each event with its length: covers what the
// umpire's view leaves out. It is no defence against forgery, the journal's hash chain is.
class RunningDigest {
 public:
  void add(std::string_view bytes) {
    for (std::uint64_t size = bytes.size(), i = 0; i < 8; ++i) mix(size >> (8 * i));
    for (const char byte : bytes) mix(static_cast<unsigned char>(byte));
  }
  [[nodiscard]] std::string bytes() const {
    std::string out;
    for (int i = 0; i < 8; ++i) out.push_back(static_cast<char>((state_ >> (8 * i)) & 0xff));
    return out;
  }

 private:
  void mix(std::uint64_t byte) {
    state_ ^= byte & 0xff;
    state_ *= 0x100000001b3ULL;
  }
  std::uint64_t state_{0xcbf29ce484222325ULL};
};

template <core::Ruleset R, CodecFor<R> Codec, class Bot = OwnBot>
class UmpireOf final : public Umpire {
 public:
  UmpireOf(R rules, const typename R::Setup& setup)
      : rules_{std::move(rules)}, state_{rules_.initial(setup)} {}

  [[nodiscard]] std::unique_ptr<Umpire> clone() const override {
    return std::make_unique<UmpireOf>(*this);
  }

  [[nodiscard]] Decided opening(const core::RollOracle& oracle) const override {
    core::Dice dice{oracle, dice_};
    return written(rules_.opening(state_, dice), dice);
  }

  [[nodiscard]] std::expected<Decided, core::Refusal> decide(
      core::Seat seat, std::uint32_t number, std::string_view bytes,
      const core::RollOracle& oracle) const override {
    const auto order = Codec::parse_order(bytes);
    if (!order) return std::unexpected(no_order());
    if (closed_) return std::unexpected(over());
    const core::Sight<R> sight{rules_, state_, seat};
    const auto decision = core::admit(rules_, state_, sight, number, *order);
    if (!decision) return std::unexpected(decision.error());
    // Worked out in the game that comes of it, so that a state is copied once and never moved.
    auto after = std::make_shared<UmpireOf>(*this);
    core::Dice dice{oracle, dice_};
    auto decided = written(rules_.execute(after->state_, seat, *decision, *order, dice), dice);
    for (const auto& event : decided.events) after->digest_.add(event.bytes);
    after->dice_ = decided.dice;
    decided.after = std::move(after);
    return decided;
  }

  void apply(const Decided& entry) override {
    each_event(entry, [this](const JournalEvent& event, const typename R::Event& read) {
      rules_.apply(state_, read);
      digest_.add(event.bytes);
    });
    dice_ = entry.dice;
  }

  void close() override { closed_ = true; }

  [[nodiscard]] std::optional<std::string_view> project(const JournalEvent& event,
                                                        core::Viewer viewer) const override {
    refuse_umpires_eye_before_the_end(viewer);
    if (!event.audience.includes(viewer)) return std::nullopt;
    return event.bytes;
  }

  [[nodiscard]] std::vector<Meaning> meanings(const Decided& entry) const override {
    std::vector<Meaning> all;
    all.reserve(entry.events.size());
    each_event(entry, [&](const JournalEvent&, const typename R::Event& read) {
      Meaning out;
      if constexpr (Seals<Codec, R>) {
        out.sealing = Codec::sealing(read);
        out.opens = Codec::opened_by(read);
      }
      if constexpr (KnowsItsSecrets<R>) out.reveals = rules_.reveals(state_, read);
      all.push_back(std::move(out));
    });
    return all;
  }

  [[nodiscard]] std::string view(core::Viewer viewer) const override {
    refuse_umpires_eye_before_the_end(viewer);
    return Codec::write_view(rules_.view(state_, viewer));
  }

  [[nodiscard]] std::vector<std::optional<std::string>> view_changes(
      const Umpire& before, std::span<const core::Viewer> viewers) const override {
    const auto* earlier = dynamic_cast<const UmpireOf*>(&before);
    if constexpr (TellsChanges<Codec, R>) {
      if (earlier != nullptr) return changes_since(*earlier, viewers);
    }
    return Umpire::view_changes(before, viewers);
  }

  [[nodiscard]] std::string options(core::Seat seat) const override {
    if (closed_ || outcome() || !is_asked(seat)) return {};
    return Codec::write_options(rules_.options(seen_by(seat), seat));
  }

  [[nodiscard]] std::expected<std::vector<core::Consequence>, core::Refusal> preview(
      core::Seat seat, std::uint32_t number, std::string_view bytes) const override {
    const auto order = Codec::parse_order(bytes);
    if (!order) return std::unexpected(no_order());
    const auto view = seen_by(seat);
    const auto open = awaited(core::Viewer::of(seat));
    const bool over = closed_ || outcome().has_value();
    if (auto refusal = core::judge(rules_, open, over, view, seat, number, *order)) {
      return std::unexpected(*std::move(refusal));
    }
    return rules_.preview(view, seat, *core::find_decision(open, number), *order);
  }

  [[nodiscard]] std::string bot_order(core::Seat seat, core::Strength strength,
                                      std::uint64_t seed) const override {
    return Codec::write_order(Bot{}(rules_, seen_by(seat), seat, strength, seed));
  }

  [[nodiscard]] std::optional<core::Refusal> check_standing(core::Side side,
                                                            std::string_view bytes) const override {
    if constexpr (Stands<Codec, R>) {
      const auto standing = Codec::parse_standing(bytes);
      if (standing) return rules_.check_standing(side, *standing);
    }
    return core::Refusal{core::RefusalCode::malformed, "",
                         core::say("These bytes are no standing orders of this game."),
                         core::say("Send the standing orders of this game's ruleset.")};
  }

  [[nodiscard]] std::string default_standing(core::Side side) const override {
    if constexpr (Stands<Codec, R>) return Codec::write_standing(rules_.default_standing(side));
    return {};
  }

  [[nodiscard]] std::optional<std::string> standing_order(core::Seat seat, std::uint32_t number,
                                                          std::string_view bytes,
                                                          std::uint64_t seed) const override {
    if constexpr (Stands<Codec, R>) {
      const auto standing = Codec::parse_standing(bytes);
      const auto open = awaited(core::Viewer::of(seat));
      const auto* decision = core::find_decision(open, number);
      if (!standing || decision == nullptr || !decision->asked[seat.side]) return std::nullopt;
      const auto order = rules_.standing_order(seen_by(seat), seat, *decision, *standing, seed);
      if (order) return Codec::write_order(*order);
    }
    return std::nullopt;
  }

  [[nodiscard]] std::vector<core::Awaited> awaited(core::Viewer viewer) const override {
    if (closed_) return {};
    return rules_.awaited(state_, viewer);
  }
  [[nodiscard]] std::optional<core::Outcome> outcome() const override {
    return rules_.outcome(state_);
  }

  [[nodiscard]] std::string state_bytes() const override {
    return Codec::write_view(rules_.view(state_, core::Viewer::umpire_after_the_end())) +
           digest_.bytes();
  }

 private:
  [[nodiscard]] std::vector<std::optional<std::string>> changes_since(
      const UmpireOf& earlier, std::span<const core::Viewer> viewers) const {
    std::vector<typename R::View> now;
    std::vector<typename R::View> then;
    now.reserve(viewers.size());  // what has changed refers to them
    then.reserve(viewers.size());
    std::vector<typename Codec::ViewChange> changed;
    std::vector<std::size_t> whose;
    for (std::size_t i = 0; i < viewers.size(); ++i) {
      refuse_umpires_eye_before_the_end(viewers[i]);
      now.emplace_back(Seen{rules_, state_, viewers[i]});
      then.emplace_back(Seen{rules_, earlier.state_, viewers[i]});
      if (now[i] == then[i]) continue;
      changed.push_back({then[i], now[i]});
      whose.push_back(i);
    }
    std::vector<std::optional<std::string>> out(viewers.size());
    auto written = Codec::write_changes(changed);
    for (std::size_t i = 0; i < written.size(); ++i) out[whose[i]] = std::move(written[i]);
    return out;
  }

  // Becomes the view where that is wanted: moving one is as much work as making it.
  struct Seen {
    const R& rules;
    const typename R::State& state;
    core::Viewer viewer;
    // NOLINTNEXTLINE(google-explicit-constructor): a view is what it is.
    operator typename R::View() const { return rules.view(state, viewer); }
  };

  [[nodiscard]] typename R::View seen_by(core::Seat seat) const {
    return rules_.view(state_, core::Viewer::of(seat));
  }

  [[nodiscard]] bool is_asked(core::Seat seat) const {
    for (const core::Awaited& decision : awaited(core::Viewer::of(seat))) {
      if (decision.asked[seat.side]) return true;
    }
    return false;
  }

  // The events as they were before they were bytes.
  class Typed final : public Carried {
   public:
    explicit Typed(core::Emitted<R> emitted) : events{std::move(emitted)} {}
    core::Emitted<R> events;
  };

  [[nodiscard]] static Decided written(core::Emitted<R> events, const core::Dice& dice) {
    Decided entry;
    entry.events.reserve(events.size());
    const Scratch for_all;
    for (const auto& [audience, event] : events) {
      entry.events.push_back({audience, Codec::write_event(event)});
    }
    entry.dice = dice.rolled();
    entry.carried = std::make_shared<const Typed>(std::move(events));
    return entry;
  }

  template <class Act>
  static void each_event(const Decided& entry, const Act& act) {
    const auto* typed = dynamic_cast<const Typed*>(entry.carried.get());
    for (std::size_t i = 0; i < entry.events.size(); ++i) {
      if (typed != nullptr) {
        act(entry.events[i], typed->events.at(i).event);
      } else {
        act(entry.events[i], Codec::read_event(entry.events[i].bytes));
      }
    }
  }

  [[nodiscard]] static core::Refusal over() {
    return {core::RefusalCode::game_over, "", core::say("The game has ended."),
            core::say("Look at the replay.")};
  }

  [[nodiscard]] static core::Refusal no_order() {
    return {core::RefusalCode::malformed, "",
            core::say("These bytes are not an order of this game."),
            core::say("Send the order message of this game's ruleset.")};
  }

  void refuse_umpires_eye_before_the_end(core::Viewer viewer) const {
    if (viewer.kind() == core::Viewer::Kind::umpire && !closed_ && !outcome()) {
      throw std::logic_error("the umpire's eye exists for finished games only");
    }
  }

  R rules_;
  typename R::State state_;
  core::DiceCounters dice_{};
  bool closed_{};
  RunningDigest digest_;
};

}  // namespace chartroom::wire
