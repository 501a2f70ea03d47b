#include "client-cli/show/log.hpp"

#include <algorithm>
#include <vector>

#include "client-cli/show/phrases.hpp"
#include "client-cli/show/table.hpp"
#include "client-cli/show/words.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

using far_seas::Board;

namespace {

void add_record(TextTable& table, const Phrases& p, const far_seas::PlotRecord& record) {
  table.add({std::to_string(record.turn), std::to_string(record.ob), p.groups({record.ships}),
             p.area(record.to), assignment_in_words(p.pack(), record.assignment, record.station)});
}

TextTable plots_table() {
  return TextTable{
      {{"turn", true}, {"OB", true}, {"ships", false}, {"to", false}, {"assignment", false}}};
}

// Of the German side's own view with the advanced rules; nullptr elsewhere.
const far_seas::CoalStatus* coal_of_ship(const far_seas::View& view, far_seas::ShipId id) {
  if (!view.german) return nullptr;
  const auto found = std::ranges::find(view.german->coal, id, &far_seas::CoalStatus::ship);
  return found == view.german->coal.end() ? nullptr : &*found;
}

std::string coal_in_words(const far_seas::CoalStatus* coal) {
  if (coal == nullptr) return "";
  return std::string{coal->coaled ? "coaled" : "none"} + ", " + counted(coal->piles, "pile") +
         (coal->from_prize ? ", from a prize" : "");
}

std::string cruisers(const far_seas::View& view, const Phrases& p) {
  const Board& board = view.board;
  const bool coal = view.german && !view.german->coal.empty();
  std::vector<Column> columns{{"cruiser", false}, {"where", false},  {"damage", true},
                              {"speed", false},   {"combats", true}, {"surprise", false}};
  if (coal) columns.push_back({"coal", false});
  TextTable table{columns};
  for (const auto id : board.pack->main_cruisers()) {
    const auto& status = board.status(id);
    if (status.where == far_seas::Whereabouts::not_in_play) continue;
    table.add(
        {p.ship(id), whereabouts_in_words(board, id),
         std::to_string(status.damage) + "/" + std::to_string(board.pack->ship(id).damage_capacity),
         std::string{to_string(speed_of(board, id))}, std::to_string(status.combats),
         status.surprise_used ? "used" : "", coal_in_words(coal_of_ship(view, id))});
  }
  return table.empty() ? std::string{} : table.text(p.paint()) + "\n";
}

std::string points_of_log(const Board& board, const Paint& paint) {
  TextTable table{{{"turn", true}, {"OB", true}, {"points", true}, {"captures and raids", false}}};
  for (const auto& entry : board.track)
    if (entry.kind == far_seas::VpKind::capture || entry.kind == far_seas::VpKind::raid)
      table.add({std::to_string(entry.turn), std::to_string(entry.ob), with_sign(entry.points),
                 vp_in_words(*board.pack, entry)});
  return table.empty() ? std::string{} : table.text(paint) + "\n";
}

// 7.3.2, to the German side.
std::string accident_in_words(const far_seas::View& view, const Phrases& p) {
  if (!view.german->accident) return "";
  const auto& accident = *view.german->accident;
  if (!accident.lost) return "No cruiser was lost to the accident.\n\n";
  return p.ship(accident.ship) + " is lost to the accident" +
         (accident.revealed ? "."
                            : ", and nobody else knows. Captures claimed since: " +
                                  std::to_string(accident.claims) + ".") +
         "\n\n";
}

std::string secrets(const far_seas::View& view, const Phrases& p) {
  if (!view.german) return "";
  TextTable plots = plots_table();
  for (const auto& record : view.german->turn_log) add_record(plots, p, record);
  std::string out;
  if (!plots.empty())
    out = p.paint().bold("This turn, still secret") + "\n" + plots.text(p.paint()) + "\n";
  std::vector<std::string> credits;
  for (const auto& credit : view.german->credits)
    credits.push_back(p.ship(credit.ship) + " " + std::to_string(credit.captures));
  if (!credits.empty()) out += "Captures of this turn: " + joined(credits, ", ") + "\n\n";
  return out + accident_in_words(view, p);
}

}  // namespace

std::string show_log(const far_seas::View& view, const Paint& paint) {
  const Board& board = view.board;
  const Phrases p{*board.pack, paint};
  std::string out = cruisers(view, p) + secrets(view, p);
  TextTable reviewed = plots_table();
  for (const auto& record : board.review) add_record(reviewed, p, record);
  if (!reviewed.empty())
    out += paint.bold("Turns that are over") + "\n" + reviewed.text(paint) + "\n";
  out += points_of_log(board, paint);
  return out.empty() ? "Nothing is in the log yet.\n" : out;
}

}  // namespace chartroom::cli
