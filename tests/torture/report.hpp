// What a run came to, for people and for programs.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "torture/death.hpp"
#include "torture/judge.hpp"
#include "torture/table.hpp"
#include "torture/wish.hpp"

namespace chartroom::torture {

struct Report {
  std::map<Death, std::uint64_t> died;
  std::vector<std::string> left_out;  // kinds of death that cannot be had here, and why
  std::uint64_t acknowledged{};
  Tally tally;
  std::chrono::milliseconds longest_pause{};
  double took_s{};
  Verdict verdict;
};

void print(const Wish& wish, const Report& report);
void write_json(const Wish& wish, const Report& report, const std::string& file);

}  // namespace chartroom::torture
