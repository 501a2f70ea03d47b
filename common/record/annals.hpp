// All that has been told in one game, to whomever: each thing is kept once, as few bytes, however
// many were told it. What one viewer has been told of it is its Ledger (record/ledger.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "chartroom/v1/play.pb.h"
#include "record/byte_log.hpp"
#include "rules/core/side.hpp"

namespace chartroom::record {

namespace v1 = chartroom::v1;

// Which of the three pairs of eyes on a running game: the public's and each side's.
class Eyes {
 public:
  static constexpr std::size_t pairs = 3;

  constexpr Eyes() = default;
  [[nodiscard]] static constexpr Eyes everybody() { return Eyes{0b111}; }
  [[nodiscard]] static constexpr Eyes nth(std::size_t pair) { return Eyes{1U << pair}; }
  [[nodiscard]] static constexpr Eyes from_bits(unsigned bits) { return Eyes{bits & 0b111U}; }
  constexpr void add(Eyes more) { bits_ |= more.bits_; }
  [[nodiscard]] constexpr bool include(std::size_t pair) const {
    return ((bits_ >> pair) & 1U) != 0;
  }
  [[nodiscard]] constexpr unsigned bits() const { return bits_; }
  friend bool operator==(const Eyes&, const Eyes&) = default;

 private:
  constexpr explicit Eyes(unsigned bits) : bits_{bits} {}
  unsigned bits_{};
};

// What kind of thing is told: the field of NumberedEvent that has it, and the letter by which it
// goes into the digest of what was told.
enum class Word : char { ruleset_event = 'r', table_event = 't', sealed = 's', opened = 'o' };

// One thing told, without the numbers that viewers give it.
struct Telling {
  Eyes to;
  Word word{};
  std::string bytes;      // of that field
  std::size_t applied{};  // events of its entry that have happened by then
};
// As a viewer gets it, under the viewer's number.
[[nodiscard]] v1::NumberedEvent numbered(Word word, std::string bytes, std::uint64_t number);

class Annals {
 public:
  // `genesis`: of the game's chain; empty if nothing is signed in it.
  explicit Annals(const std::string& genesis);

  // What an entry told, in order; `head` is that of the chain after it. Who was told nothing keeps
  // the head before: who looks on would see that something has happened.
  void add(const std::vector<Telling>& told, std::uint64_t seq, const std::string& head);

 private:
  friend class Ledger;

  // Somewhere to begin reading: before the thing that this viewer was told under this number.
  struct Mark {
    std::uint64_t number{};
    std::uint64_t place{};  // in the log
    std::uint64_t seq{};    // of the entry that told what lies before
  };
  struct Viewer {
    std::uint64_t cursor{};
    std::string told;
    std::string head;
    std::vector<Mark> marks;
    Mark newest;  // before the newest entry that told somebody something: what is mostly asked for

    // One more thing was told, which lies there.
    void count(const Mark& here);
  };

  // What the log is made of. An event of the ruleset that was told to everybody, of up to 127
  // bytes, is a byte that says how many, and they. Before any other thing comes a byte that says
  // what it is and who was told, and its size as a number. Where another entry begins, a byte says
  // so, and a number by how much that one is higher.
  struct Format {
    static constexpr std::size_t longest_short = 0x7F;
    static constexpr std::uint8_t another_entry = 0xFF;
    [[nodiscard]] static std::uint8_t header(Word word, Eyes to);
    [[nodiscard]] static Word word_in(std::uint8_t header);
    [[nodiscard]] static Eyes eyes_in(std::uint8_t header) { return Eyes::from_bits(header); }
  };

  void write(const Telling& telling, std::uint64_t seq);
  void digest(const Telling& telling);

  ByteLog log_;
  std::uint64_t seq_{};  // of the newest entry that told somebody something
  std::array<Viewer, Eyes::pairs> viewers_;
};

}  // namespace chartroom::record
