#include "client-cli/show/question.hpp"

#include <algorithm>
#include <vector>

#include "client-cli/orders/help.hpp"
#include "client-cli/show/phrases.hpp"
#include "client-cli/show/table.hpp"
#include "client-cli/show/words.hpp"
#include "client-cli/text/text.hpp"

namespace chartroom::cli {

using far_seas::Board;
using far_seas::Decision;
using far_seas::Options;
using far_seas::ShipId;

namespace {

constexpr std::size_t most_listed = 12;  // ships to choose from, before `options` must list them

std::string moves_of(const far_seas::ShipChoice& choice) {
  std::vector<std::string> areas;
  for (const auto& move : choice.moves) {
    std::string text = std::to_string(number_of(move.to));
    if (move.penalty != 0) text += " (" + with_sign(move.penalty) + ")";
    areas.push_back(std::move(text));
  }
  return joined(areas, " ");
}

// What else the ship may do or needs: coal (6.1), a colony's box (6.4.1), the river (7.2).
std::string also(const Board& board, const far_seas::ShipChoice& choice) {
  std::vector<std::string> parts;
  if (!choice.coaled)
    parts.push_back("no coal" +
                    (choice.piles == 0 ? std::string{} : ", " + counted(choice.piles, "pile")));
  if (choice.colony != far_seas::no_colony)
    parts.push_back("may besiege " + colony_name(*board.pack, choice.colony));
  if (choice.may_enter_river) parts.emplace_back("may enter the Rufiji");
  return joined(parts, "; ");
}

std::string movers(const Board& board, const Options& options, const Phrases& p) {
  if (options.ships.size() > most_listed)
    return "  " + counted(static_cast<int>(options.ships.size()), "ship") +
           " may move; `options` lists where to.\n";
  std::string out;
  for (const auto& choice : options.ships) {
    out += "  " + p.ship(choice.ship) + " in " + whereabouts_in_words(board, choice.ship) +
           " may go to " + moves_of(choice);
    // Whoever may enter the river may do it from few places; the list of options says who.
    const bool near_the_river = std::ranges::any_of(
        choice.moves, [](const auto& move) { return move.to == far_seas::rufiji_area; });
    far_seas::ShipChoice shown = choice;
    shown.may_enter_river = choice.may_enter_river && near_the_river;
    const std::string more = also(board, shown);
    out += (more.empty() ? "" : " (" + more + ")") + "\n";
  }
  return out;
}

std::string convoys_in_words(const Board& board, const Options& options) {
  std::string out;
  for (const auto& choice : options.convoys) {
    out += "  the " + convoy_name(*board.pack, choice.convoy) +
           (choice.starts ? " may start" : " goes on");
    out += choice.to == far_seas::no_area
               ? " and arrives in " + board.pack->convoy(choice.convoy).to
               : ", to " + std::to_string(number_of(choice.to));
    out += "\n";
  }
  return out;
}

std::string group_choice(const far_seas::GroupChoice& choice, const Phrases& p) {
  std::string text = p.groups({choice.ships});
  if (!choice.areas.empty()) {
    std::vector<std::string> areas;
    for (const auto id : choice.areas) areas.push_back(std::to_string(number_of(id)));
    text += " to " + joined(areas, " ");
  }
  if (!choice.targets.empty()) text += " at " + p.ships(choice.targets);
  for (const auto convoy : choice.convoys) text += " at the " + convoy_name(p.pack(), convoy);
  if (choice.must) text += " (plotted -Int: it attacks)";
  if (choice.may_surprise) text += " (may try to surprise)";
  if (choice.may_have_escort) text += " (the Reserves may come out)";
  return text;
}

std::string lists(const Options& options, const Phrases& p) {
  std::string out;
  for (const auto id : options.areas) out += "  " + p.area(id) + "\n";
  for (const auto& choice : options.groups) out += "  " + group_choice(choice, p) + "\n";
  if (!options.free_ships.empty()) out += "  free to choose: " + p.ships(options.free_ships) + "\n";
  for (const auto& aim : options.aims)
    out += "  " + p.ship(aim.firer) + " at " + p.ships(aim.targets) + "\n";
  if (!options.may_return.empty())
    out += "  may return to Germany: " + p.ships(options.may_return) + "\n";
  if (options.captures_up_to)
    out += "  if the lost cruiser claims any: " + counted(*options.captures_up_to, "capture") +
           " at most, of all ships together\n";
  return out;
}

std::string price_line(const Options& options) {
  if (options.price == 0) return "";
  std::string what = "Declining";
  if (options.decision == Decision::approach) what = "Aborting";
  if (options.decision == Decision::fight_or_run || options.decision == Decision::run_after_round)
    what = "Running with all";
  return "  " + what + " costs " + counted(options.price, "cowardice point") + ".\n";
}

std::string ship_table(const Board& board, const Options& options, const Phrases& p) {
  const bool more = has_more_rules(board.rules);
  std::vector<Column> columns{
      {"ship", false}, {"where", false}, {"escort", false}, {"may go to", false}};
  if (more) columns.push_back({"and", false});
  TextTable table{columns};
  for (const auto& choice : options.ships)
    table.add({p.ship(choice.ship), whereabouts_in_words(board, choice.ship),
               choice.may_escort ? "yes" : "", moves_of(choice),
               more ? also(board, choice) : std::string{}});
  return table.empty() ? std::string{} : table.text(p.paint());
}

}  // namespace

std::string ask_in_words(const far_seas::View& view, const Options& options, core::Side side,
                         const Paint& paint) {
  const Board& board = view.board;
  const Phrases p{*board.pack, paint};
  const OrderHelp& help = help_for(board.question->kind);
  const bool more = has_more_rules(board.rules) && !help.more.empty();
  std::string out = paint.question(std::string{help.question}) + "\n";
  if (board.open && board.phase == 4 && !board.encounter && !board.combat)
    out += "  " + p.area(board.open->area) + "\n";
  out += movers(board, options, p) + convoys_in_words(board, options);
  out += lists(options, p) + price_line(options);
  out += "  Answer: " + std::string{help.form} + "\n";
  if (more) out += "  Also: " + std::string{help.more} + "\n";
  if (board.question->asked[other(side)])
    out += paint.dim("  Both sides answer in secret; the answers are opened together.") + "\n";
  return out;
}

std::string waiting_in_words(const far_seas::View& view, std::optional<core::Side> side) {
  const Board& board = view.board;
  if (!board.question) return "";
  std::vector<std::string> asked;
  for (const core::Side one : core::both_sides)
    if (board.question->asked[one]) asked.push_back("the " + side_name(one) + " side");
  std::string text = "Waiting for " + listed(asked) + ": " +
                     std::string{help_for(board.question->kind).title} + ".";
  if (side && board.committed[*side]) text += " Your answer is in.";
  return text;
}

std::string show_options(const far_seas::View& view, const Options& options, const Paint& paint) {
  const Board& board = view.board;
  if (!options.decision) return "Your side is not asked now.\n";
  const Phrases p{*board.pack, paint};
  const OrderHelp& help = help_for(*options.decision);
  std::string out = paint.bold(std::string{help.title}) + "\n";
  out += ship_table(board, options, p) + convoys_in_words(board, options);
  out += lists(options, p) + price_line(options);
  if (options.may_decline) out += "  'none' is an answer.\n";
  out += "Answer: " + std::string{help.form} + "\n";
  if (has_more_rules(board.rules) && !help.more.empty())
    out += "Also: " + std::string{help.more} + "\n";
  return out;
}

}  // namespace chartroom::cli
