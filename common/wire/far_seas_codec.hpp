// The codec of The Far Seas: its orders, events, views and options as bytes and back
// (proto/chartroom/v1/far_seas.proto). Both ways, because clients use it as well as the server.
//
// parse_* is the boundary to bytes of strangers: any bytes give a value that is well formed (its
// enumerations are enumerators, its ids exist, its lists are short), or nothing. Whether it is
// legal is the rules' business. read_* is for bytes that our own side wrote; if they are damaged it
// throws std::runtime_error. write_* is deterministic: equal values give equal bytes.
//
// It knows View, Event, Order, Options and Setup and never a State.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/far_seas/far_seas.hpp"
#include "wire/umpire.hpp"

namespace chartroom::wire {

// Things travel as their number in the data pack. Ships are the game's 98 counters (2.1), areas its
// 34, convoys its five (6.3), colonies its four (6.4); stations are as many as the pack has, up to
// this. An order may name a station that the pack lacks: the rules refuse it.
inline constexpr std::size_t far_seas_ships = 98;
inline constexpr std::size_t far_seas_convoys = 5;
inline constexpr std::size_t far_seas_colonies = 4;
inline constexpr std::size_t most_stations = 254;
[[nodiscard]] bool fits_the_wire(const far_seas::Pack& pack);

struct FarSeasCodec {
  [[nodiscard]] static std::optional<far_seas::Order> parse_order(std::string_view bytes);
  [[nodiscard]] static std::string write_order(const far_seas::Order& order);

  // No bytes at all are a list without orders.
  [[nodiscard]] static std::optional<far_seas::Standing> parse_standing(std::string_view bytes);
  [[nodiscard]] static std::string write_standing(const far_seas::Standing& standing);

  [[nodiscard]] static far_seas::Event read_event(std::string_view bytes);
  [[nodiscard]] static std::string write_event(const far_seas::Event& event);

  // "plot": the moves of an OB, opened by the turn's review (4.9). "log": the rest of a turn's Ship
  // Log; "answer": a sealed order, which may be laid aside unread. Both are opened at the end.
  [[nodiscard]] static std::optional<Sealing> sealing(const far_seas::Event& event);
  [[nodiscard]] static std::vector<std::string> opened_by(const far_seas::Event& event);

  // The view's board refers to `pack`, which must outlive it.
  [[nodiscard]] static far_seas::View read_view(std::string_view bytes, const far_seas::Pack& pack);
  [[nodiscard]] static std::string write_view(const far_seas::View& view);

  // ViewChanges for each of several viewers: what makes the second view of the first. Takes as
  // long, and is as large, as what has changed; not as the game is long.
  struct ViewChange {
    const far_seas::View& before;
    const far_seas::View& after;
  };
  [[nodiscard]] static std::vector<std::string> write_changes(std::span<const ViewChange> views);
  // The view after these changes, as bytes. Throws std::runtime_error if they do not fit.
  [[nodiscard]] static std::string changed_view(std::string_view view, std::string_view changes);

  [[nodiscard]] static far_seas::Options read_options(std::string_view bytes);
  [[nodiscard]] static std::string write_options(const far_seas::Options& options);

  // No bytes at all are the default.
  [[nodiscard]] static std::optional<far_seas::Setup> parse_setup(std::string_view bytes);
  [[nodiscard]] static std::string write_setup(const far_seas::Setup& setup);
};

}  // namespace chartroom::wire
