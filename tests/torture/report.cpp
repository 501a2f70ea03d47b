#include "torture/report.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <cstdio>
#include <fstream>
#include <utility>

namespace chartroom::torture {
namespace {

constexpr std::size_t most_findings_shown = 40;

using Line = std::pair<std::string, double>;

std::uint64_t total(const std::map<Death, std::uint64_t>& died) {
  std::uint64_t out = 0;
  for (const auto& [death, count] : died) out += count;
  return out;
}

double seconds(std::chrono::milliseconds time) {
  return static_cast<double>(time.count()) / 1000;
}

// What is printed and what is written are the same figures.
std::vector<Line> figures(const Report& report) {
  const auto& [checks, doubts] = std::pair{report.verdict.checks, report.verdict.doubts};
  const auto& tally = report.tally;
  const auto number = [](auto value) { return static_cast<double>(value); };
  std::vector<Line> out{{"deaths", number(total(report.died))},
                        {"seconds", report.took_s},
                        {"games begun", number(tally.games_begun)},
                        {"games played to the end", number(tally.games_ended)},
                        {"orders acknowledged", number(report.acknowledged)},
                        {"connections made again", number(tally.connections)},
                        {"answers 'not now'", number(tally.busy_answers)}};
  out.insert(out.end(), {{"in doubt, found done", number(doubts.found_done)},
                         {"in doubt, done anew", number(doubts.done_anew)},
                         {"in doubt, refused", number(doubts.refused)},
                         {"never answered, done", number(doubts.open_done)},
                         {"never answered, not done", number(doubts.open_undone)},
                         {"sent again though acknowledged", number(tally.repeats)},
                         {"another order under a used id", number(tally.changed)}});
  out.insert(out.end(),
             {{"longest without connection, s", seconds(tally.longest_away)},
              {"longest until an order was answered, s", seconds(tally.longest_unsettled)},
              {"longest until anybody played again, s", seconds(report.longest_pause)}});
  out.insert(out.end(), {{"checked: journal entries", number(checks.entries)},
                         {"checked: orders", number(checks.orders)},
                         {"checked: events shown", number(checks.events)},
                         {"checked: views shown", number(checks.looks)},
                         {"checked: receipts", number(checks.receipts)},
                         {"findings", number(report.verdict.findings.size())}});
  return out;
}

}  // namespace

void print(const Wish& wish, const Report& report) {
  std::printf("\nseed %llu, nodes %zu, tables %zu\n", static_cast<unsigned long long>(wish.seed),
              wish.nodes, wish.games);
  for (const auto& [death, count] : report.died) {
    std::printf("  %-52s %8llu\n", std::string{words_for(death)}.c_str(),
                static_cast<unsigned long long>(count));
  }
  for (const auto& line : report.left_out) std::printf("  left out: %s\n", line.c_str());
  std::printf("\n");
  for (const auto& [what, value] : figures(report)) {
    const bool whole = value == static_cast<double>(static_cast<std::uint64_t>(value));
    std::printf(whole ? "  %-52s %8.0f\n" : "  %-52s %8.1f\n", what.c_str(), value);
  }
  const auto& findings = report.verdict.findings;
  for (std::size_t i = 0; i < findings.size() && i < most_findings_shown; ++i) {
    std::printf("FOUND: %s\n", findings[i].c_str());
  }
  if (findings.size() > most_findings_shown) {
    std::printf("FOUND: and %zu more\n", findings.size() - most_findings_shown);
  }
  std::fflush(stdout);
}

void write_json(const Wish& wish, const Report& report, const std::string& file) {
  boost::json::object deaths;
  for (const auto& [death, count] : report.died) deaths[name_of(death)] = count;
  boost::json::object values;
  for (const auto& [what, value] : figures(report)) values[what] = value;
  boost::json::array findings;
  for (const auto& finding : report.verdict.findings) findings.emplace_back(finding);
  const boost::json::object out{{"seed", wish.seed},
                                {"nodes", wish.nodes},
                                {"tables", wish.games},
                                {"deaths", std::move(deaths)},
                                {"figures", std::move(values)},
                                {"findings", std::move(findings)}};
  std::ofstream{file} << boost::json::serialize(out) << "\n";
}

}  // namespace chartroom::torture
