// One pair of eyes in two worlds: are the frames that reach it the same?
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "support/masked.hpp"
#include "tests/worlds/house.hpp"

namespace chartroom::worlds {

struct Difference {
  Viewer viewer;
  std::size_t frame{};  // counted from 0, in what this viewer was sent
  std::string what;
  std::string one, two;  // the frames, decoded
};

using testing::masked;
[[nodiscard]] std::string decoded(const std::string& frame);

// What must hold in each world by itself.
class Audit {
 public:
  // What is wrong with a frame, if anything.
  [[nodiscard]] std::string complaint_about(const std::string& frame);

 private:
  [[nodiscard]] std::string look_at(const v1::NumberedEvent& event);
  [[nodiscard]] std::string look_at(const v1::GameUpdate& update);

  std::map<std::uint64_t, std::string> receipts_;  // by cursor
  std::map<std::uint64_t, std::string> events_;    // by number
  std::map<std::string, std::uint64_t> digests_;   // number of the event that told it
};

class Listener {
 public:
  // `compares`: the two worlds must tell it the same; else each is looked at by itself.
  Listener(Viewer viewer, bool compares) : viewer_{viewer}, compares_{compares} {}

  // Everything since it heard last.
  [[nodiscard]] std::optional<Difference> hear(const Frames& one, const Frames& two);
  [[nodiscard]] std::size_t heard() const { return compares_ ? next_[0] : 0; }

 private:
  [[nodiscard]] std::optional<Difference> look(const Frames& frames, std::size_t world);
  [[nodiscard]] std::optional<Difference> compare(const Frames& one, const Frames& two) const;

  Viewer viewer_;
  bool compares_;
  std::size_t next_[2]{};
  Audit audits_[2];
};

}  // namespace chartroom::worlds
