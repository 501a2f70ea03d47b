#include "support/hidden_ruleset.hpp"

#include <array>
#include <charconv>
#include <sstream>
#include <stdexcept>

#include "wire/umpire_of.hpp"

namespace chartroom::picket {
namespace {

using core::Audience;
using core::Refusal;
using core::RefusalCode;
using core::say;
using Emitting = core::Umpiring<Rules>;

constexpr std::array<std::string_view, 5> phase_names{"hide", "guess", "shift", "shift", "over"};
constexpr std::array<std::string_view, 3> order_names{"hide", "guess", "shift"};

std::string_view name_of(Side side) {
  return side == Side::one ? "one" : "two";
}

core::Stream secret_die_of(Side side) {
  return side == Side::one ? core::Stream::secret_of_one : core::Stream::secret_of_two;
}

void ask(Emitting& game, Phase phase);

// Rule 6: what side one does where nobody plays it.
void play_side_one(Emitting& game, Phase phase) {
  const auto act = [&](Event::Kind kind, int square) {
    game.emit({.kind = kind, .side = Side::one, .square = square});
  };
  const auto any_square = [&] {
    return game.dice.d6("6 alone", core::Stream::secret_of_one) % squares + 1;
  };
  if (phase == Phase::hide) act(Event::Kind::hid, any_square());
  if (phase == Phase::guess) act(Event::Kind::plotted, any_square());
  if (phase == Phase::shift_one) {
    act(Event::Kind::shifted, game.state().boat[Side::one]);
    ask(game, Phase::shift_two);
  }
}

void ask(Emitting& game, Phase phase) {
  game.emit({.kind = Event::Kind::asked, .phase = phase});
  if (game.state().alone) play_side_one(game, phase);
}

// Rule 2: both searches, then 3, 4 and 5.
void resolve_round(Emitting& game) {
  const auto plots = game.state().plot;
  for (const auto side : core::both_sides) {
    const bool found = plots[side] == game.state().boat[core::other(side)];
    const int die = found ? game.dice.d6("2 search") : 0;
    game.emit({.kind = Event::Kind::searched, .side = side, .square = plots[side], .die = die});
  }
  const bool sunk = game.state().sunk[Side::one] || game.state().sunk[Side::two];
  if (sunk || game.state().round == rounds) return game.emit({.kind = Event::Kind::ended});
  for (const auto side : core::both_sides) {
    if (game.dice.d6("4 drift", secret_die_of(side)) < 6) continue;
    const int from = game.state().boat[side];
    const int to = from < squares ? from + 1 : from - 1;
    game.emit({.kind = Event::Kind::drifted, .side = side, .square = to});
  }
  ask(game, Phase::shift_one);
}

int absolute(int number) {
  return number < 0 ? -number : number;
}

}  // namespace

core::Emitted<Rules> Rules::opening(const State& state, core::Dice& dice) const {
  State scratch = state;
  Emitting game{*this, scratch, dice};
  ask(game, Phase::hide);
  return std::move(game).take();
}

std::optional<Refusal> Rules::check(const View& view, core::Seat seat,
                                    const core::Awaited& decision, const Order& order) const {
  if (order_names.at(static_cast<std::size_t>(order.kind)) != decision.kind) {
    return Refusal{RefusalCode::wrong_order, "", say("This is not what is asked now."),
                   say("Give the order '{}'.", decision.kind)};
  }
  if (order.boat != seat.side) {
    return Refusal{RefusalCode::not_yours, "", say("That boat is not yours."),
                   say("Order your own.")};
  }
  if (order.square < 1 || order.square > squares) {
    return Refusal{RefusalCode::unknown_thing, "1", say("There is no such square."),
                   say("Name 1 to 5.")};
  }
  if (order.kind == Order::Kind::shift && absolute(order.square - view.own_boat) > 1) {
    return Refusal{RefusalCode::against_the_rules, "5", say("A boat shifts by one square at most."),
                   say("Name a square next to it, or its own.")};
  }
  return std::nullopt;
}

std::vector<core::Consequence> Rules::preview(const View& view, core::Seat, const core::Awaited&,
                                              const Order& order) const {
  if (order.kind != Order::Kind::shift || order.square == view.own_boat) return {};
  return {{.rule = "5", .text = say("The boat leaves square {}.", view.own_boat)}};
}

Options Rules::options(const View& view, core::Seat) const {
  Options out;
  const bool shifting = view.phase == Phase::shift_one || view.phase == Phase::shift_two;
  for (int square = 1; square <= squares; ++square) {
    if (!shifting || absolute(square - view.own_boat) <= 1) out.squares.push_back(square);
  }
  return out;
}

core::Emitted<Rules> Rules::execute(State& state, core::Seat seat, const core::Awaited&,
                                    const Order& order, core::Dice& dice) const {
  Emitting game{*this, state, dice};
  const auto owed = [&] { return game.state().owes[Side::one] || game.state().owes[Side::two]; };
  switch (order.kind) {
    case Order::Kind::hide:
      game.emit({.kind = Event::Kind::hid, .side = seat.side, .square = order.square});
      if (!owed()) ask(game, Phase::guess);
      break;
    case Order::Kind::guess:
      game.emit({.kind = Event::Kind::plotted, .side = seat.side, .square = order.square});
      if (!owed()) resolve_round(game);
      break;
    case Order::Kind::shift:
      game.emit({.kind = Event::Kind::shifted, .side = seat.side, .square = order.square});
      ask(game, seat.side == Side::one ? Phase::shift_two : Phase::guess);
      break;
  }
  return std::move(game).take();
}

void Rules::apply(State& state, const Event& event) const {
  switch (event.kind) {
    case Event::Kind::hid:
      state.boat[event.side] = event.square;
      state.owes[event.side] = false;
      break;
    case Event::Kind::plotted:
      state.plot[event.side] = event.square;
      state.owes[event.side] = false;
      break;
    case Event::Kind::searched:
      state.plot[event.side] = 0;
      if (event.die >= 4) state.sunk[core::other(event.side)] = true;
      break;
    case Event::Kind::drifted: state.boat[event.side] = event.square; break;
    case Event::Kind::shifted:
      state.boat[event.side] = event.square;
      state.owes[event.side] = false;
      break;
    case Event::Kind::asked:
      if (event.phase == Phase::guess && state.phase == Phase::shift_two) ++state.round;
      state.phase = event.phase;
      ++state.decision;
      state.owes = {event.phase != Phase::shift_two, event.phase != Phase::shift_one};
      break;
    case Event::Kind::ended:
      state.phase = Phase::over;
      state.owes = {false, false};
      break;
  }
}

Audience Rules::audience(const State&, const Event& event) const {
  switch (event.kind) {
    case Event::Kind::hid:
    case Event::Kind::plotted:
    case Event::Kind::drifted:
    case Event::Kind::shifted: return Audience::only(event.side);
    case Event::Kind::searched:
    case Event::Kind::asked:
    case Event::Kind::ended: return Audience::everybody();
  }
  return Audience::nobody();
}

View Rules::view(const State& state, core::Viewer viewer) const {
  View out{.phase = state.phase, .round = state.round, .sunk = state.sunk};
  if (viewer.kind() == core::Viewer::Kind::umpire) out.boats = state.boat;
  if (viewer.kind() != core::Viewer::Kind::seat) return out;
  out.side = viewer.seat().side;
  out.own_boat = state.boat[*out.side];
  out.own_plot = state.plot[*out.side];
  return out;
}

std::vector<core::Awaited> Rules::awaited(const State& state, core::Viewer) const {
  if (state.phase == Phase::over || state.decision == 0) return {};
  const auto kind = phase_names.at(static_cast<std::size_t>(state.phase));
  return {{.number = state.decision, .kind = std::string{kind}, .asked = state.owes}};
}

std::optional<core::Outcome> Rules::outcome(const State& state) const {
  if (state.phase != Phase::over) return std::nullopt;
  if (state.sunk[Side::one] == state.sunk[Side::two]) {
    return core::Outcome{.level = "draw", .reason = "Neither side got the better of the other."};
  }
  const auto winner = state.sunk[Side::one] ? Side::two : Side::one;
  return core::Outcome{winner, "victory", "The other boat was sunk.", 1};
}

Order Rules::bot(const View& view, core::Seat seat, std::uint64_t seed) const {
  core::Chooser chooser{seed};
  const auto from = options(view, seat).squares;
  const auto kind = view.phase == Phase::hide    ? Order::Kind::hide
                    : view.phase == Phase::guess ? Order::Kind::guess
                                                 : Order::Kind::shift;
  return {kind, seat.side, from.at(chooser.below(from.size()))};
}

std::optional<Refusal> Rules::check_standing(Side, const Standing& standing) const {
  for (const int square : {standing.hide, standing.guess, standing.shift}) {
    if (square < 0 || square > squares)
      return Refusal{RefusalCode::unknown_thing, "1", say("There is no such square."),
                     say("Name 1 to 5.")};
  }
  return std::nullopt;
}

std::optional<Order> Rules::standing_order(const View& view, core::Seat seat,
                                           const core::Awaited& decision, const Standing& standing,
                                           std::uint64_t) const {
  Order order{.boat = seat.side};
  if (decision.kind == "hide") order = {Order::Kind::hide, seat.side, standing.hide};
  if (decision.kind == "guess") order = {Order::Kind::guess, seat.side, standing.guess};
  if (decision.kind == "shift") order = {Order::Kind::shift, seat.side, standing.shift};
  if (order.square == 0 || check(view, seat, decision, order)) return std::nullopt;
  return order;
}

std::optional<Standing> Codec::parse_standing(std::string_view bytes) {
  std::istringstream words{std::string{bytes}};
  Standing out;
  std::string rest;
  if (!(words >> out.hide >> out.guess >> out.shift) || words >> rest) return std::nullopt;
  return out;
}

std::string Codec::write_standing(const Standing& standing) {
  return std::to_string(standing.hide) + " " + std::to_string(standing.guess) + " " +
         std::to_string(standing.shift);
}

std::optional<Order> Codec::parse_order(std::string_view bytes) {
  std::istringstream words{std::string{bytes}};
  std::string kind;
  std::string side;
  std::string rest;
  Order order;
  if (!(words >> kind >> side >> order.square) || words >> rest) return std::nullopt;
  for (std::size_t i = 0; i < order_names.size(); ++i) {
    if (order_names.at(i) != kind) continue;
    if (side != "one" && side != "two") return std::nullopt;
    order.kind = static_cast<Order::Kind>(i);
    order.boat = side == "one" ? Side::one : Side::two;
    return order;
  }
  return std::nullopt;
}

std::string Codec::write_order(const Order& order) {
  return std::string{order_names.at(static_cast<std::size_t>(order.kind))} + " " +
         std::string{name_of(order.boat)} + " " + std::to_string(order.square);
}

std::string Codec::write_event(const Event& event) {
  std::string out;
  for (const int number : {static_cast<int>(event.kind), static_cast<int>(event.side), event.square,
                           event.die, static_cast<int>(event.phase)}) {
    out += std::to_string(number) + " ";
  }
  return out;
}

Event Codec::read_event(std::string_view bytes) {
  std::istringstream words{std::string{bytes}};
  int kind = 0;
  int side = 0;
  int phase = 0;
  Event event;
  if (!(words >> kind >> side >> event.square >> event.die >> phase) || kind < 0 || kind > 6 ||
      side < 0 || side > 1 || phase < 0 || phase > 4) {
    throw std::runtime_error("these bytes are not an event of Picket");
  }
  event.kind = static_cast<Event::Kind>(kind);
  event.side = static_cast<Side>(side);
  event.phase = static_cast<Phase>(phase);
  return event;
}

std::optional<wire::Sealing> Codec::sealing(const Event& event) {
  if (event.kind == Event::Kind::hid) return wire::Sealing{"boat", event.side, write_event(event)};
  if (event.kind == Event::Kind::plotted) {
    return wire::Sealing{"guess", event.side, write_event(event)};
  }
  return std::nullopt;
}

std::vector<std::string> Codec::opened_by(const Event& event) {
  if (event.kind != Event::Kind::searched) return {};
  return {"guess"};
}

std::string Codec::write_view(const View& view) {
  const auto eyes = view.side ? name_of(*view.side) : std::string_view{"public"};
  std::ostringstream out;
  out << phase_names.at(static_cast<std::size_t>(view.phase)) << " round " << view.round << " eyes "
      << eyes << " boat " << view.own_boat << " plot " << view.own_plot << " sunk "
      << view.sunk[Side::one] << view.sunk[Side::two];
  if (view.boats[Side::one] != 0) {
    out << " boats " << view.boats[Side::one] << " " << view.boats[Side::two];
  }
  return out.str();
}

std::string Codec::write_options(const Options& options) {
  std::string out;
  for (const int square : options.squares) out += std::to_string(square);
  return out;
}

namespace {

class Entry final : public wire::RulesetEntry {
 public:
  [[nodiscard]] std::string id() const override { return "picket"; }
  [[nodiscard]] std::string title() const override { return "Picket"; }
  [[nodiscard]] std::string side_name(Side side) const override {
    return std::string{name_of(side)};
  }
  [[nodiscard]] std::vector<std::string> scenarios() const override { return {"basic"}; }
  [[nodiscard]] std::vector<wire::SetupOption> options() const override {
    return {{"alone", "Dice play side one."}, {"both", "One player has both sides."}};
  }
  [[nodiscard]] std::string pack_digest() const override { return "none"; }
  [[nodiscard]] const std::map<std::string, std::string>& pack_files() const override {
    return files_;
  }
  [[nodiscard]] std::expected<std::unique_ptr<wire::Umpire>, core::Refusal> new_game(
      std::string_view setup) const override {
    return std::make_unique<wire::UmpireOf<Rules, Codec>>(Rules{},
                                                          Setup{.alone = setup == "alone"});
  }
  // The set-up is the name of the option.
  [[nodiscard]] std::expected<std::string, core::Refusal> setup_for(
      std::string_view scenario, std::span<const std::string> options) const override {
    const auto refused = [](RefusalCode code, core::Said what) {
      return std::unexpected(Refusal{code, "", std::move(what), say("Ask for another.")});
    };
    if (scenario != "basic")
      return refused(RefusalCode::unknown_thing, say("There is no such scenario."));
    for (const auto& name : options) {
      if (name != "alone" && name != "both")
        return refused(RefusalCode::unknown_thing, say("There is no such option."));
    }
    if (options.size() > 1)
      return refused(RefusalCode::against_the_rules, say("There is one option at most."));
    return options.empty() ? std::string{} : options.front();
  }
  [[nodiscard]] wire::Seating seating(std::string_view setup) const override {
    return {.offered = {setup != "alone", true}, .one_account = !setup.empty()};
  }

 private:
  // Large, for tests of those who do not read.
  std::map<std::string, std::string> files_{{"picket.txt", std::string(64U << 10U, '.')}};
};

}  // namespace

std::shared_ptr<const wire::RulesetEntry> ruleset() {
  return std::make_shared<Entry>();
}

}  // namespace chartroom::picket
