#include "wire/far_seas_codec.hpp"

#include <stdexcept>

#include "wire/far_seas_parts.hpp"
#include "wire/scratch.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

void write(const Rules& rules, pb::Rules& out) {
  const auto& [advanced, boer_rebellion, rufiji, accident, breakout, raid_on_england, solitaire,
               double_blind] = rules;
  out.set_advanced(advanced);
  out.set_boer_rebellion(boer_rebellion);
  out.set_rufiji(rufiji);
  out.set_propellant_accident(accident);
  out.set_breakout(breakout);
  out.set_raid_on_england(raid_on_england);
  out.set_solitaire(to_wire(solitaire));
  out.set_double_blind(double_blind);
}
Rules read(const pb::Rules& in, Reader& reader) {
  Rules rules{.advanced = in.advanced(),
              .boer_rebellion = in.boer_rebellion(),
              .rufiji = in.rufiji(),
              .propellant_accident = in.propellant_accident(),
              .breakout = in.breakout(),
              .raid_on_england = in.raid_on_england(),
              .double_blind = in.double_blind()};
  if (in.solitaire() != pb::SOLITAIRE_UNSPECIFIED)
    rules.solitaire = reader.word<Solitaire>(in.solitaire());
  return rules;
}

void write(const Setup& setup, pb::Setup& out) {
  const auto& [scenario, rules] = setup;
  out.set_scenario(to_wire(scenario));
  write(rules, *out.mutable_rules());
}
// Games of before there were rules to choose have none in their set-up.
Setup read(const pb::Setup& in, Reader& reader) {
  Setup setup;
  if (in.scenario() != pb::SCENARIO_UNSPECIFIED)
    setup.scenario = reader.word<Scenario>(in.scenario());
  if (in.has_rules()) setup.rules = read(in.rules(), reader);
  return setup;
}

namespace {

// No order names more things of one kind than there are ships, and none comes near this size.
constexpr std::size_t longest_list_of_an_order = far_seas_ships;
constexpr std::size_t most_bytes_of_an_order = 64 * 1024;
// What we wrote ourselves grows with the length of a game.
constexpr std::size_t longest_list_of_ours = 100'000;
constexpr std::size_t most_bytes_of_ours = 64 * 1024 * 1024;

// No message has a map, so that the same value is always the same bytes.
template <class Message, class Value>
[[nodiscard]] std::string bytes_of(const Value& value) {
  Scratch scratch;
  auto& message = scratch.make<Message>();
  write(value, message);
  return bytes_in(message);
}

template <class Message>
[[nodiscard]] bool parse(std::string_view bytes, std::size_t most_bytes, Message& message) {
  return bytes.size() <= most_bytes &&
         message.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()));
}

template <class Message>
[[nodiscard]] auto ours(std::string_view bytes, const char* what) {
  Scratch scratch;
  auto& message = scratch.make<Message>();
  Reader reader{longest_list_of_ours};
  if (parse(bytes, most_bytes_of_ours, message)) {
    auto value = read(message, reader);
    if (reader.well_formed()) return value;
  }
  throw std::runtime_error(std::string{"These bytes are not "} + what + " of The Far Seas.");
}

}  // namespace

bool fits_the_wire(const Pack& pack) {
  return pack.ships.size() == far_seas_ships && pack.stations.size() <= most_stations &&
         pack.areas.size() == index_of(last_area) && pack.convoys.size() == far_seas_convoys &&
         pack.colonies.size() == far_seas_colonies;
}

std::optional<Order> FarSeasCodec::parse_order(std::string_view bytes) {
  pb::Order message;
  if (!parse(bytes, most_bytes_of_an_order, message)) return std::nullopt;
  Reader reader{longest_list_of_an_order};
  auto order = read(message, reader);
  if (!reader.well_formed()) return std::nullopt;
  return order;
}

std::string FarSeasCodec::write_order(const Order& order) {
  return bytes_of<pb::Order>(order);
}

std::optional<Standing> FarSeasCodec::parse_standing(std::string_view bytes) {
  pb::StandingOrders message;
  if (!parse(bytes, most_bytes_of_an_order, message)) return std::nullopt;
  Reader reader{longest_list_of_an_order};
  auto standing = read(message, reader);
  if (!reader.well_formed()) return std::nullopt;
  return standing;
}

std::string FarSeasCodec::write_standing(const Standing& standing) {
  return bytes_of<pb::StandingOrders>(standing);
}

Event FarSeasCodec::read_event(std::string_view bytes) {
  return ours<pb::Event>(bytes, "an event");
}

std::string FarSeasCodec::write_event(const Event& event) {
  return bytes_of<pb::Event>(event);
}

View FarSeasCodec::read_view(std::string_view bytes, const Pack& pack) {
  auto view = ours<pb::View>(bytes, "a view");
  // Whoever reads a board looks ships, stations and areas up by number, and convoys and colonies if
  // there are any.
  auto& board = view.board;
  const auto all_or_none = [](const auto& some, const auto& all) {
    return some.empty() || some.size() == all.size();
  };
  if (board.ships.size() != pack.ships.size() || board.raided.size() != pack.stations.size() ||
      board.captures.size() != pack.areas.size() + 1 ||
      !all_or_none(board.escorts_seen, board.captures) ||
      !all_or_none(board.convoys, pack.convoys) || !all_or_none(board.colonies, pack.colonies)) {
    throw std::runtime_error("This view of The Far Seas belongs to another data pack.");
  }
  board.pack = &pack;
  return view;
}

Options FarSeasCodec::read_options(std::string_view bytes) {
  return ours<pb::Options>(bytes, "options");
}

std::string FarSeasCodec::write_options(const Options& options) {
  return bytes_of<pb::Options>(options);
}

std::optional<Setup> FarSeasCodec::parse_setup(std::string_view bytes) {
  pb::Setup message;
  if (!parse(bytes, most_bytes_of_an_order, message)) return std::nullopt;
  Reader reader{longest_list_of_an_order};
  const auto setup = read(message, reader);
  if (!reader.well_formed()) return std::nullopt;
  return setup;
}

std::string FarSeasCodec::write_setup(const Setup& setup) {
  return bytes_of<pb::Setup>(setup);
}

}  // namespace chartroom::wire
