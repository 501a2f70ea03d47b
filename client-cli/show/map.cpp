#include "client-cli/show/map.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "client-cli/show/convoys.hpp"
#include "client-cli/show/slots.hpp"
#include "client-cli/show/words.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

using far_seas::AreaId;
using far_seas::Board;
using far_seas::Duty;
using far_seas::Group;
using far_seas::StationId;

namespace {

constexpr std::size_t map_columns = 9, map_rows = 8;
constexpr std::size_t narrowest_cell = 10;

using Lines = std::vector<std::string>;

// "Fi2 Fa1": the code of each station with what a raid is worth; "x" raided, "!" guarded.
std::vector<std::string> station_marks(const Board& board, AreaId area) {
  std::vector<std::string> marks;
  for (const StationId id : board.pack->stations_in(area)) {
    const auto& station = board.pack->station(id);
    std::string mark = station.plot_code;
    if (board.raided.at(index_of(id))) {
      mark += "x";
    } else {
      mark += std::to_string(station.value);
      if (guarded(board, id)) mark += "!";
    }
    marks.push_back(std::move(mark));
  }
  return marks;
}

std::vector<std::string> german_stacks(const Board& board, AreaId area) {
  std::vector<std::string> stacks;
  for (const Group& group : groups_in(board, far_seas::german, area)) {
    std::vector<std::string> names;
    for (const auto ship : group) names.push_back(short_name(board, ship));
    stacks.push_back(joined(names, "+"));
  }
  return stacks;
}

// "3s 1g 2": the size of each group with its duty: s searches, e escorts merchants, g guards a
// station, c a convoy.
std::vector<std::string> allied_stacks(const Board& board, AreaId area) {
  std::vector<std::string> stacks;
  for (const Group& group : groups_in(board, far_seas::allied, area)) {
    std::string stack = std::to_string(group.size());
    const Duty duty = board.status(group.front()).duty;
    if (duty == Duty::search) stack += "s";
    if (duty == Duty::merchant_escort) stack += "e";
    if (duty == Duty::on_station) stack += "g";
    if (duty == Duty::convoy) stack += "c";
    stacks.push_back(std::move(stack));
  }
  std::ranges::sort(stacks, std::ranges::greater{});
  return stacks;
}

// "IND13": each convoy with its transports (6.3).
std::vector<std::string> convoy_marks(const Board& board, AreaId area) {
  std::vector<std::string> marks;
  for (std::size_t i = 0; i < board.convoys.size(); ++i) {
    const auto id = static_cast<far_seas::ConvoyId>(i);
    if (area_of(board, id) == area)
      marks.push_back(short_convoy(*board.pack, id) + std::to_string(board.convoys[i].transports));
  }
  return marks;
}

// "*1/2": ships in the box of a German colony, of those it takes; nothing once it is taken (6.4).
std::string colony_mark(const Board& board, AreaId area) {
  const auto colony = board.pack->colony_in(area);
  if (!colony || board.colonies.empty() || board.colonies.at(index_of(*colony)).captured) return "";
  return "*" + std::to_string(ships_in_box(board, *colony)) + "/" +
         std::to_string(board.pack->colony(*colony).ships);
}

// "EMD": ships out of sight that were last known to be there (double-blind play).
std::vector<std::string> reported(const far_seas::View& view, core::Side side, AreaId area) {
  std::vector<std::string> marks;
  int allies = 0;
  for (const auto& report : view.reports) {
    const bool here = report.area == area && report.ship != far_seas::no_ship;
    if (!here || side_of(*view.board.pack, report.ship) != side) continue;
    if (side == far_seas::german) marks.push_back(short_name(view.board, report.ship));
    ++allies;
  }
  if (side == far_seas::allied && allies > 0) marks.push_back(std::to_string(allies));
  return marks;
}

// "KON 2": who is in the river (7.2).
std::vector<std::string> river_marks(const Board& board, AreaId area) {
  std::vector<std::string> marks;
  if (area != far_seas::rufiji_area) return marks;
  for (const Group& group : river_groups(board, far_seas::german))
    marks.push_back(short_name(board, group.front()));
  for (const Group& group : river_groups(board, far_seas::allied))
    marks.push_back(std::to_string(group.size()));
  return marks;
}

// Merchants, stations, coal and a colony: what is printed, and what became of it.
std::vector<std::string> land_marks(const Board& board, const far_seas::Area& area) {
  std::vector<std::string> marks = station_marks(board, area.id);
  if (area.density > 0) {
    const int left = density_left(board, area.id);
    marks.insert(marks.begin(),
                 "m" + std::to_string(left) +
                     (left == area.density ? "" : "/" + std::to_string(area.density)));
  }
  if (board.rules.advanced && may_coal_in(board, area.id)) marks.emplace_back("c");
  const std::string colony = colony_mark(board, area.id);
  if (!colony.empty()) marks.push_back(colony);
  return marks;
}

// Words filled into lines of a cell, each line painted as a whole.
template <class Colour>
void add_filled(Lines& lines, const std::string& lead, const std::vector<std::string>& words,
                std::size_t width, Colour colour) {
  if (words.empty()) return;
  std::string text = lead;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  for (const std::string& line : wrap(text, width)) lines.push_back(colour(cut(line, width)));
}

// Words cut down, then whole parts left out: only as far as the width asks for.
std::string fitted(std::string name, std::size_t width) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 13> shorter{
      {{"Northwest", "NW"},
       {"Northeast", "NE"},
       {"Southwest", "SW"},
       {"Southeast", "SE"},
       {"Western", "W"},
       {"Central", "C"},
       {"Indian Ocean", "Indian O"},
       {"Atlantic", "Atl"},
       {"Pacific", "Pac"},
       {"Tropical ", ""},
       {"American ", ""},
       {"North", "N"},
       {"South", "S"}}};
  for (const auto& [word, instead] : shorter) {
    if (width_of(name) <= width) break;
    const auto at = name.find(word);
    if (at != std::string::npos) name.replace(at, word.size(), instead);
  }
  for (const std::string_view joint : {" & ", "-"})
    if (width_of(name) > width) name = name.substr(0, name.find(joint));
  return cut(name, width);
}

std::string several(const std::vector<std::string>& stacks) {
  std::vector<std::pair<std::string, int>> counts;
  for (const std::string& stack : stacks) {
    if (counts.empty() || counts.back().first != stack) counts.emplace_back(stack, 0);
    ++counts.back().second;
  }
  std::vector<std::string> words;
  for (const auto& [stack, count] : counts)
    words.push_back(count == 1 ? stack : std::to_string(count) + "x" + stack);
  return joined(words, " ");
}

Lines cell_of(const far_seas::View& view, AreaId id, std::size_t width, const MapStyle& style) {
  const Board& board = view.board;
  const auto& area = board.pack->area(id);
  const Paint& paint = style.paint;
  Lines lines;
  const std::string number =
      id > far_seas::last_numbered_area ? std::string{} : std::to_string(number_of(id)) + " ";
  lines.push_back(paint.bold(fitted(number + area.name, width)));
  add_filled(lines, "", land_marks(board, area), width,
             [&](const std::string& line) { return paint.dim(line); });
  add_filled(lines, "G", german_stacks(board, id), width,
             [&](const std::string& line) { return paint.side(far_seas::german, line); });
  const auto allied = allied_stacks(board, id);
  if (!allied.empty())
    add_filled(lines, "A", split(several(allied), ' '), width,
               [&](const std::string& line) { return paint.side(far_seas::allied, line); });
  for (const core::Side side : core::both_sides)
    add_filled(lines, side == far_seas::german ? "g" : "a", reported(view, side, id), width,
               [&](const std::string& line) { return paint.dim(line); });
  add_filled(lines, "V", convoy_marks(board, id), width,
             [&](const std::string& line) { return paint.side(far_seas::allied, line); });
  add_filled(lines, "R", river_marks(board, id), width,
             [&](const std::string& line) { return paint.dim(line); });
  if (style.borders) {
    std::vector<std::string> next;
    for (const AreaId other : area.adjacent) next.push_back(std::to_string(number_of(other)));
    add_filled(lines, "→", next, width, [&](const std::string& line) { return paint.dim(line); });
  }
  return lines;
}

std::string legend(const Board& board, const Paint& paint) {
  std::string text =
      "m2/3: merchants left, of so many   Fi2: station and its points, x raided, ! guarded\n"
      "G: German groups   A: Allied groups by size (3x1: three alone);\ns searching, e escorting, "
      "g on station\n";
  if (board.rules.advanced)
    text +=
        "c: coal for Germans   *1/2: colony, ships in its box of those it takes   V IND15: convoy "
        "with\nits transports, escorts marked c\n";
  if (board.rules.rufiji) text += "R: in the Rufiji\n";
  if (board.rules.double_blind)
    text += "g, a: out of sight, last known there; a with their number\n";
  text += "Round the edge: Cape Horn joins 5 and 6";
  for (const auto& canal : board.pack->canals)
    text += "; the " + canal.name + " " + std::to_string(number_of(canal.a)) + " and " +
            std::to_string(number_of(canal.b));
  return paint.dim(text + ".") + "\n";
}

}  // namespace

std::string show_map(const far_seas::View& view, const MapStyle& style) {
  const Board& board = view.board;
  const std::size_t width =
      std::max(narrowest_cell, (std::max<std::size_t>(style.width, 20) + 1) / map_columns - 1);
  std::vector<std::vector<Lines>> grid(map_rows, std::vector<Lines>(map_columns));
  for (const Slot& slot : map_slots(*board.pack, map_columns, map_rows))
    grid[slot.row][slot.column] = cell_of(view, slot.area, width, style);
  std::string out;
  for (const auto& row : grid) {
    std::size_t height = 0;
    for (const Lines& cell : row) height = std::max(height, cell.size());
    for (std::size_t i = 0; i < height; ++i) {
      std::string line;
      for (const Lines& cell : row)
        line += pad_right(i < cell.size() ? cell[i] : std::string{}, width + 1);
      while (line.ends_with(' ')) line.pop_back();
      out += line + "\n";
    }
    if (height > 0) out += "\n";
  }
  const std::string convoys = show_convoys(view, style.paint);
  return out + legend(board, style.paint) + (convoys.empty() ? "" : "\n" + convoys);
}

}  // namespace chartroom::cli
