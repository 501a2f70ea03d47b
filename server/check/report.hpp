// What a check has found, written as it is found: nothing is kept but the counts.
#pragma once

#include <cstdint>
#include <ostream>

#include "check/fault.hpp"

namespace chartroom::server {

// How many of each were looked at.
struct LookedAt {
  std::uint64_t games{};
  std::uint64_t entries{};
  std::uint64_t folded{};  // entries that the rules were played for
  std::uint64_t seats{};
  std::uint64_t cursors{};
  std::uint64_t chat{};
  std::uint64_t standing_orders{};
  std::uint64_t invitations{};
  std::uint64_t sessions{};
};

class Report {
 public:
  enum class Form : std::uint8_t { text, json };
  Report(std::ostream& out, Form form);

  void add(const Fault& fault);
  // Nothing may be added after it.
  void finish(const LookedAt& looked_at);
  [[nodiscard]] std::uint64_t faults() const { return faults_; }

 private:
  std::ostream& out_;
  Form form_;
  std::uint64_t faults_{};
};

}  // namespace chartroom::server
