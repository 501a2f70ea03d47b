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
// for finished games only and is asked for by name (Umpire refuses it before). Default construction
// gives the public, who know least.
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

// Who may learn of an event: everybody, or any set of seats. Default construction is nobody: an
// event whose author forgot to say is told to no one. An audience is settled when the event is
// emitted and kept beside it in the journal, so that what was told stays told, whatever later
// versions of the rules would say (architecture.md, 3, 6 and 10).
class Audience {
 public:
  constexpr Audience() = default;
  [[nodiscard]] static constexpr Audience nobody() { return Audience{}; }
  [[nodiscard]] static constexpr Audience everybody() { return Audience{everyone}; }
  [[nodiscard]] static constexpr Audience only(Side side) {
    return Audience{side == Side::one ? 0xFFU : 0xFF00U};
  }
  // Seats are numbered 0 to 7.
  [[nodiscard]] static constexpr Audience only(Seat seat) {
    return Audience{1U << (seat.number + (seat.side == Side::one ? 0U : 8U))};
  }
  [[nodiscard]] constexpr Audience with(Audience more) const {
    return Audience{bits_ | more.bits_};
  }

  [[nodiscard]] constexpr bool includes(Viewer viewer) const {
    if (viewer.kind() == Viewer::Kind::umpire || (bits_ & everyone) != 0) return true;
    if (viewer.kind() != Viewer::Kind::seat || viewer.seat().number > 7) return false;
    return (bits_ & only(viewer.seat()).bits_) != 0;
  }

  // For the journal.
  [[nodiscard]] constexpr std::uint32_t bits() const { return bits_; }
  [[nodiscard]] static constexpr Audience from_bits(std::uint32_t bits) { return Audience{bits}; }
  friend bool operator==(const Audience&, const Audience&) = default;

 private:
  static constexpr std::uint32_t everyone = 1U << 31U;
  constexpr explicit Audience(std::uint32_t bits) : bits_{bits} {}
  std::uint32_t bits_{};
};

}  // namespace chartroom::core
