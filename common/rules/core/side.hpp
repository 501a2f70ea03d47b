// Who plays, who watches, and who is told: the identities every ruleset shares.
//
// architecture.md, "What must always hold": 2 (only views leave), 3 (every event names its
// audience, the default is nobody), 11 (seats, sides, ships).
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <utility>

namespace chartroom::core {

// The two sides of a game. A ruleset gives them their names (The Far Seas: one = German, two =
// Allied).
enum class Side : std::uint8_t { one, two };

inline constexpr std::array<Side, 2> both_sides{Side::one, Side::two};

[[nodiscard]] constexpr Side other(Side side) {
  return side == Side::one ? Side::two : Side::one;
}

// One value for each side: never a pair of variables that can be swapped by accident.
template <class T>
class BySide {
 public:
  constexpr BySide() = default;
  constexpr BySide(T of_one, T of_two) : values_{std::move(of_one), std::move(of_two)} {}

  [[nodiscard]] constexpr T& operator[](Side side) { return values_[std::to_underlying(side)]; }
  [[nodiscard]] constexpr const T& operator[](Side side) const {
    return values_[std::to_underlying(side)];
  }
  friend bool operator==(const BySide&, const BySide&) = default;

 private:
  std::array<T, 2> values_{};
};

// A chair at the table. Number 0 of a side is its admiral, who commits what the side commits as
// one; further seats are captains to whom ships are assigned.
struct Seat {
  Side side{};
  std::uint8_t number{};
  friend auto operator<=>(const Seat&, const Seat&) = default;
};

[[nodiscard]] constexpr Seat admiral_of(Side side) {
  return Seat{side, 0};
}

// Through whose eyes something is seen. There is no viewer that sees all: the umpire's eye exists
// for finished games only and is asked for by name. Default construction gives the public, who know
// least.
class Viewer {
 public:
  enum class Kind : std::uint8_t { everyone, seat, umpire };

  constexpr Viewer() = default;
  [[nodiscard]] static constexpr Viewer public_eye() { return Viewer{}; }
  [[nodiscard]] static constexpr Viewer of(Seat seat) { return Viewer{Kind::seat, seat}; }
  // Only for a game that has ended; Umpire::view and Umpire::project refuse it before.
  [[nodiscard]] static constexpr Viewer umpire_after_the_end() { return Viewer{Kind::umpire, {}}; }

  [[nodiscard]] constexpr Kind kind() const { return kind_; }
  // Only meaningful when kind() == Kind::seat.
  [[nodiscard]] constexpr Seat seat() const { return seat_; }
  [[nodiscard]] constexpr bool belongs_to(Side side) const {
    return kind_ == Kind::seat && seat_.side == side;
  }
  friend auto operator<=>(const Viewer&, const Viewer&) = default;

 private:
  constexpr Viewer(Kind kind, Seat seat) : kind_{kind}, seat_{seat} {}
  Kind kind_{Kind::everyone};
  Seat seat_{};
};

// Who may learn of an event. Default construction is nobody: an event whose author forgot to say is
// told to no one.
class Audience {
 public:
  constexpr Audience() = default;
  [[nodiscard]] static constexpr Audience nobody() { return Audience{}; }
  [[nodiscard]] static constexpr Audience everybody() { return Audience{Kind::everybody, {}}; }
  [[nodiscard]] static constexpr Audience only(Side side) {
    return Audience{Kind::side, Seat{side, 0}};
  }
  [[nodiscard]] static constexpr Audience only(Seat seat) { return Audience{Kind::seat, seat}; }

  [[nodiscard]] constexpr bool includes(Viewer viewer) const {
    if (kind_ == Kind::nobody) return viewer.kind() == Viewer::Kind::umpire;
    if (kind_ == Kind::everybody || viewer.kind() == Viewer::Kind::umpire) return true;
    if (viewer.kind() != Viewer::Kind::seat) return false;
    return kind_ == Kind::side ? viewer.seat().side == seat_.side : viewer.seat() == seat_;
  }
  friend bool operator==(const Audience&, const Audience&) = default;

 private:
  enum class Kind : std::uint8_t { nobody, side, seat, everybody };
  constexpr Audience(Kind kind, Seat seat) : kind_{kind}, seat_{seat} {}
  Kind kind_{Kind::nobody};
  Seat seat_{};
};

}  // namespace chartroom::core
