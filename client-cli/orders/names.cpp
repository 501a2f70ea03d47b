#include "client-cli/orders/names.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "client-cli/text/text.hpp"

namespace chartroom::cli {

using far_seas::AreaId;
using far_seas::ColonyId;
using far_seas::ConvoyId;
using far_seas::ShipId;
using far_seas::StationId;

namespace {

constexpr std::size_t longest_name = 6;  // words: "Great Australian Bight & Tasman Sea"
constexpr std::size_t most_suggestions = 4;

// Something with a name, and how near at hand it is: lower ranks are meant first.
struct Candidate {
  int id = 0;
  int rank = 0;
  std::string shown;
  std::vector<std::string> spellings;  // folded
};

Candidate candidate(int id, int rank, const std::string& name,
                    const std::vector<std::string>& aliases) {
  Candidate made{.id = id, .rank = rank, .shown = name, .spellings = {folded(name)}};
  for (const std::string& alias : aliases) made.spellings.push_back(folded(alias));
  return made;
}

bool is_called(const Candidate& one, const std::string& spelling) {
  return std::ranges::find(one.spellings, spelling) != one.spellings.end();
}

bool begins_with(const Candidate& one, const std::string& spelling) {
  return std::ranges::any_of(one.spellings,
                             [&](const std::string& full) { return full.starts_with(spelling); });
}

std::vector<const Candidate*> nearest_rank(std::vector<const Candidate*> found) {
  if (found.empty()) return found;
  const int best = (*std::ranges::min_element(found, {}, &Candidate::rank))->rank;
  std::erase_if(found, [&](const Candidate* one) { return one->rank != best; });
  return found;
}

template <class Fits>
std::vector<const Candidate*> those(const std::vector<Candidate>& all, Fits fits) {
  std::vector<const Candidate*> found;
  for (const Candidate& one : all)
    if (fits(one)) found.push_back(&one);
  return nearest_rank(std::move(found));
}

std::string names_of(const std::vector<const Candidate*>& some) {
  std::vector<std::string> names;
  for (const Candidate* one : some) names.push_back(one->shown);
  if (names.size() > most_suggestions) {
    names.resize(most_suggestions);
    names.emplace_back("others");
  }
  return listed(names, "or");
}

std::string did_you_mean(const std::vector<Candidate>& all, const std::string& spelling) {
  std::size_t least = std::max<std::size_t>(1, spelling.size() / 3);
  std::vector<const Candidate*> near;
  for (const Candidate& one : all) {
    for (const std::string& full : one.spellings) {
      const std::size_t edits = edits_between(spelling, full);
      if (edits > least) continue;
      if (edits < least) near.clear();
      least = edits;
      if (near.empty() || near.back() != &one) near.push_back(&one);
    }
  }
  near = nearest_rank(std::move(near));
  return near.empty() ? std::string{} : "Did you mean " + names_of(near) + "?";
}

// The longest phrase at the cursor that is a whole name; else the longest that begins one.
Read<int> find(Cursor& at, const std::vector<Candidate>& all, const std::string& noun,
               const std::string& instead) {
  const std::size_t most = std::min(longest_name, at.words_ahead());
  if (most == 0) return misread("Here " + noun + " is missing.", instead);
  for (std::size_t count = most; count > 0; --count) {
    const std::string spelling = folded(at.phrase(count));
    const auto found = those(all, [&](const Candidate& one) { return is_called(one, spelling); });
    if (found.empty()) continue;
    at.skip(count);
    return found.front()->id;
  }
  for (std::size_t count = most; count > 0; --count) {
    const std::string spelling = folded(at.phrase(count));
    if (spelling.empty()) continue;
    const auto found = those(all, [&](const Candidate& one) { return begins_with(one, spelling); });
    if (found.empty()) continue;
    if (found.size() > 1) {
      return unknown("'" + at.phrase(count) + "' may be " + names_of(found) + ".",
                     "Type more letters of the name.");
    }
    at.skip(count);
    return found.front()->id;
  }
  const std::string word{at.peek()};
  const std::string guess = did_you_mean(all, folded(word));
  return unknown("'" + word + "' is not " + noun + ".", guess.empty() ? instead : guess);
}

}  // namespace

std::unexpected<core::Refusal> misread(std::string what, std::string instead) {
  return std::unexpected{core::Refusal{core::RefusalCode::malformed, "",
                                       core::verbatim(std::move(what)),
                                       core::verbatim(std::move(instead))}};
}

std::unexpected<core::Refusal> unknown(std::string what, std::string instead) {
  return std::unexpected{core::Refusal{core::RefusalCode::unknown_thing, "",
                                       core::verbatim(std::move(what)),
                                       core::verbatim(std::move(instead))}};
}

std::string Names::next_word(const Cursor& at) {
  return at.at_end() ? std::string{"the end"} : "'" + std::string{at.peek()} + "'";
}

Read<ShipId> Names::ship(Cursor& at, core::Side side) const {
  std::vector<Candidate> all;
  const auto& ships = board_->pack->ships;
  for (std::size_t i = 0; i < ships.size(); ++i) {
    const bool mine = is_german(ships[i].nation) == (side == far_seas::german);
    const bool here =
        i < board_->ships.size() && board_->ships[i].where != far_seas::Whereabouts::not_in_play;
    const int rank = mine && here ? 0 : mine ? 1 : 2;
    all.push_back(candidate(static_cast<int>(i), rank, ships[i].name, ships[i].aliases));
  }
  const auto found = find(at, all, "a ship", "`ships` lists them.");
  if (!found) return std::unexpected{found.error()};
  return static_cast<ShipId>(*found);
}

Read<AreaId> Names::area(Cursor& at) const {
  if (const auto number = number_in(at.peek())) {
    const auto id = static_cast<AreaId>(*number);
    if (*number < 1 || *number > 255 || !board_->pack->has_area(id)) {
      return unknown("There is no area " + std::string{at.peek()} + ".",
                     "Areas have the numbers 1 to 32; 33 is the Mediterranean, 34 the English "
                     "Channel.");
    }
    at.skip();
    return id;
  }
  std::vector<Candidate> all;
  for (const auto& area : board_->pack->areas)
    all.push_back(candidate(number_of(area.id), 0, area.name, area.aliases));
  const auto found = find(at, all, "an area", "Give its number (1 to 34) or its name.");
  if (!found) return std::unexpected{found.error()};
  return static_cast<AreaId>(*found);
}

Read<StationId> Names::station(Cursor& at, std::optional<AreaId> area) const {
  const auto& pack = *board_->pack;
  if (area && !at.at_end()) {
    if (const auto coded = pack.station_by_plot_code(*area, at.peek())) {
      at.skip();
      return *coded;
    }
  }
  std::vector<Candidate> all;
  std::vector<std::string> here;
  for (std::size_t i = 0; i < pack.stations.size(); ++i) {
    const auto& station = pack.stations[i];
    const bool near = !area || station.area == *area;
    all.push_back(candidate(static_cast<int>(i), near ? 0 : 1, station.name, station.aliases));
    if (near && area) here.push_back(station.name);
  }
  if (area && at.words_ahead() == 0) {
    if (here.size() == 1) return pack.stations_in(*area).front();
    const std::string where = "Area " + std::to_string(number_of(*area));
    if (here.empty()) return unknown(where + " has no station.");
    return misread("It is not said which station.", where + " has " + listed(here, "and") + ".");
  }
  const auto found = find(at, all, "a station",
                          here.empty() ? std::string{"`map AREA` lists the stations of an area."}
                                       : "There are " + listed(here) + ".");
  if (!found) return std::unexpected{found.error()};
  return static_cast<StationId>(*found);
}

// "Canadian convoy" is "canadian" as well, and "canada".
Read<ConvoyId> Names::convoy(Cursor& at, const std::vector<ConvoyId>& near) const {
  const auto& convoys = board_->pack->convoys;
  std::vector<Candidate> all;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < convoys.size(); ++i) {
    const auto id = static_cast<ConvoyId>(i);
    const bool meant = std::ranges::find(near, id) != near.end();
    const auto short_name = convoys[i].name.substr(0, convoys[i].name.find(" convoy"));
    all.push_back(candidate(static_cast<int>(i), meant ? 0 : 1, convoys[i].name,
                            {short_name, convoys[i].from}));
    names.push_back(convoys[i].name);
  }
  if (at.words_ahead() == 0 && near.size() == 1) return near.front();
  const auto found = find(at, all, "a convoy", "There are the " + listed(names) + ".");
  if (!found) return std::unexpected{found.error()};
  return static_cast<ConvoyId>(*found);
}

Read<ColonyId> Names::colony(Cursor& at, AreaId area) const {
  const auto& colonies = board_->pack->colonies;
  const auto here = board_->pack->colony_in(area);
  if (at.words_ahead() == 0 && here) return *here;
  std::vector<Candidate> all;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < colonies.size(); ++i) {
    all.push_back(candidate(static_cast<int>(i), 0, colonies[i].name, colonies[i].aliases));
    names.push_back(colonies[i].name);
  }
  const auto found = find(at, all, "a colony", "There are " + listed(names) + ".");
  if (!found) return std::unexpected{found.error()};
  return static_cast<ColonyId>(*found);
}

}  // namespace chartroom::cli
