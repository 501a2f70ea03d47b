#include "client-cli/orders/help.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "client-cli/text/text.hpp"

namespace chartroom::cli {

using far_seas::Decision;

namespace {

constexpr std::array<OrderHelp, 26> pages{{
    {Decision::plot, "plot", "the German plot (4.3)",
     "Plot your moves of this Operationsbefehl, in secret.",
     "plot SHIP[+SHIP] AREA [att | stn STATION | rtb]; ...",
     "plot emden -> 24 att; leipzig+nurnberg -> 4 stn fiji; dresden 13 rtb",
     "Names the Main Cruisers that move in this Operationsbefehl (at least one), where each goes "
     "and "
     "what it will do there: att = capture merchants, stn = raid that station, rtb = try for "
     "Germany "
     "(from area 13), nothing = be there. Ships joined by + form a squadron. The area may be the "
     "one "
     "they are in. The Allied side learns the names only. With the advanced rules: coal = this "
     "ship "
     "burns a pile (without coal it moves openly), an AMC moves openly by its name and an area, "
     "int "
     "= intervene at the colony there; with the Rufiji: rfj = into the river.",
     "after the area int | rfj, then coal [SHIP+SHIP]; AMC AREA"},
    {Decision::allied_movement, "move", "the Allied movement (4.4, 5.1)",
     "Move ships and give them duties, or pass.",
     "move SHIP[+SHIP] AREA [search | escort | station STATION]; ... or pass",
     "enter invincible 14; move canopus 15 escort; good-hope+monmouth 6 search; pegasus 21 station "
     "zanzibar",
     "Moves ships of one nation, alone or as a squadron of up to five, to an area next to theirs "
     "or "
     "within it. search (if nothing is said) looks for Germans, escort lowers the merchant "
     "shipping "
     "they can capture, station guards a station; both last to the turn's end. enter brings a ship "
     "of "
     "England's second box into play, at a price. pass moves nothing. All is committed at once; "
     "`draft` builds it line by line and shows the price. With the advanced rules: colony puts "
     "ships into the box of the colony in their area, convoy starts one or moves it on, and ships "
     "in "
     "its area guard it; with the Rufiji British ships may go into the river.",
     "colony SHIP[+SHIP] [COLONY]; convoy NAME; after the area convoy NAME | rufiji"},
    {Decision::choose_area, "area", "which area is resolved next (4.6.1)",
     "Choose the area whose searches come next.", "area NUMBER", "area 5",
     "Several areas hold ships of both sides that moved. They are resolved one after another."},
    {Decision::search, "search", "a search (4.6.2)",
     "Choose whom to search for, or search no further.", "search SHIP, or search none",
     "search scharnhorst",
     "Any ship of the German group names it. A squadron must be searched for before single ships. "
     "The "
     "first search of an area is made; declining a further one may cost cowardice points."},
    {Decision::approach, "approach", "approach or abort (4.6.2.1)",
     "You have found them: approach, or abort?", "approach, or abort", "approach",
     "Aborting leaves the Germans undiscovered and may cost cowardice points."},
    {Decision::accept_or_run, "accept", "accept battle or run (4.6.3)",
     "You have been found: accept battle, or run?", "accept, or run [all | SHIP[+SHIP] SHIP ...]",
     "run scharnhorst+gneisenau dresden leipzig",
     "A found group accepts or runs as one, but may run in several groups: the example makes "
     "three. "
     "run all keeps them together, run apart lets each go alone."},
    {Decision::try_surprise, "surprise", "surprise the runner (4.6.3)",
     "They run: roll to surprise them first?", "surprise, or no surprise", "surprise",
     "On a 6 the runners are caught at C-range without a chase."},
    {Decision::fight_or_run, "fight", "fight or run (4.6.3)", "They accept battle: fight, or run?",
     "fight, or run [all | SHIP[+SHIP] SHIP ...]", "fight",
     "Running may cost cowardice points; the price is shown."},
    {Decision::chase, "chase", "the chase (4.6.3.1)", "They run: who chases whom?",
     "chase RUNNER with SHIP[+SHIP], SHIP; ... or chase none",
     "chase scharnhorst with good-hope+monmouth, glasgow",
     "Ships joined by + chase at the speed of their slowest, those after a comma on their own. A "
     "running group that nobody chases escapes. chase all sets all on the only runner."},
    {Decision::escape, "escape", "where escaped groups go (4.6.3)",
     "You have got away: to which area?", "escape SHIP AREA; ...", "escape dresden 6",
     "Any ship of the group names it. It goes to an adjacent area that it may enter."},
    {Decision::bold_moves, "bold", "bold torpedo moves (4.6.4.2)",
     "Bold moves: who advances to torpedo range, against whom?",
     "bold SHIP>TARGET ... or bold none", "bold dresden>glasgow",
     "A ship that advances hits on 1 to 3 but is fired on first, with +1. It does not use its guns "
     "this round."},
    {Decision::fire_on_bold, "fire on bold", "fire at ships that make a bold move (4.6.4.2)",
     "They come at you: who fires at the advancing ships?", "fire SHIP>TARGET ... or fire none",
     "fire good-hope>dresden glasgow>dresden",
     "Ships that fire now are done firing for this round. At most three may aim at one target."},
    {Decision::targets, "fire", "targets of gunfire (4.6.4)",
     "Who fires at whom, and in which order?", "fire SHIP>TARGET SHIP>TARGET ... or fire none",
     "fire scharnhorst>good-hope gneisenau>good-hope",
     "Shots fall in the order listed. a+b>target aims two ships, all>target all that may fire. At "
     "most three ships may aim at one target, and three have -1 each."},
    {Decision::torpedoes, "torpedo", "torpedoes at C-range (4.6.4.2)",
     "Torpedoes: who launches, at whom?", "torpedo SHIP>TARGET ... or torpedo none",
     "torpedo glasgow>leipzig",
     "A launch from C-range hits on a 1. One torpedo a ship and combat, battleships none."},
    {Decision::run_after_round, "run", "run after a round (4.6.4)",
     "The round is over: does anybody try to run?", "stay, or run [all | SHIP[+SHIP] SHIP ...]",
     "run dresden leipzig",
     "Who runs and fails fires at -2 in the next round. Allied ships may be charged for "
     "cowardice."},
    {Decision::remove_ships, "remove", "damaged ships taken out (4.6.4.3)",
     "Do you take damaged ships out of the game?", "remove SHIP ... or remove none", "remove glory",
     "No points are scored for a ship taken out. Those at half damage or more leave by "
     "themselves."},
    {Decision::surprise_attack, "attack", "a surprise attack (4.6.5)",
     "Does one of your undiscovered groups attack by surprise?", "attack SHIP>TARGET, or no attack",
     "attack emden>pegasus",
     "Once a turn, and once a game for each cruiser. It begins at C-range with +2 for you. A ship "
     "alone "
     "attacks a ship alone, at most one stronger in damage capacity."},
    {Decision::hit_and_go_home, "capture", "captures and the way home (4.7)",
     "Captures and returns: what do your cruisers do?", "capture SHIP NUMBER; return SHIP; or stay",
     "capture emden 2; return dresden",
     "For groups plotted with att or rtb. Without a number as many merchants as are left are "
     "taken. "
     "return tries for Germany from area 13: 5 or 6 for a ship, 6 for a squadron. Groups not named "
     "stay where they are. An AMC takes one merchant; strike falls upon a convoy in the area.",
     "strike SHIP [CONVOY]"},
    {Decision::intern, "intern", "AMCs interned (6.2.3)",
     "Do AMCs leave the game for a neutral port?", "intern SHIP ... or intern none",
     "intern cormoran",
     "AMCs that moved in this Operationsbefehl and stand where a neutral port takes them. No "
     "points "
     "are scored for them any more, by either side."},
    {Decision::convoy_attack, "strike", "an attack on a convoy (6.3.3)",
     "Which attack on a convoy is next, and does it try to surprise?",
     "strike SHIP [by surprise | openly]", "strike emden by surprise",
     "Surprise succeeds on 1 to 3, slower ships add 1 or 2; then each ship sinks a die of "
     "transports "
     "and there is no fight. Else, or openly, the escort is fought first; when it is gone the "
     "convoy "
     "is lost. A convoy without escort is lost at once."},
    {Decision::raid_on_england, "england", "a raid on England (7.5)",
     "Do the battlecruisers in Germany raid England?", "raid channel, raid 14, or no raid",
     "raid channel",
     "2 points from the English Channel, 1 from area 14. In the Channel an answer finds you "
     "without a "
     "search. All Reserves go; at least two."},
    {Decision::counterattack, "counterattack", "an answer to the raid on England (7.5.2)",
     "England is raided: do all battlecruisers in port go out against them?",
     "counterattack, or no counterattack", "counterattack",
     "All of England's second box and of the Reserves, or none. They come back to port after it."},
    {Decision::return_home, "homeward", "a return to Germany (4.7.3, 7.4)",
     "Which group tries for Germany next, and do the Reserves come out for it?",
     "return SHIP [with RESERVE+RESERVE]", "return scharnhorst with seydlitz+moltke",
     "Alone it rolls: 5 or 6 for a ship, 6 for a squadron. A squadron with Scharnhorst or "
     "Gneisenau "
     "may be met by two Reserves or more, five ships in all: then the British may search, and who "
     "is "
     "not sunk is home."},
    {Decision::breakout_squadrons, "squadrons", "who goes out against the breakout (7.4)",
     "Battlecruisers break out: which of yours go, in which squadrons?",
     "squadrons SHIP[+SHIP] SHIP[+SHIP], or squadrons none", "squadrons lion+tiger invincible",
     "At most two squadrons of at most five, from England's second box and the Reserves. They come "
     "back to port after it; no penalty is charged."},
    {Decision::breakout_search, "breakout", "the search for the breakout (7.4.1)",
     "For which of the two squadrons do you search?",
     "search cruisers, search reserves, or search none", "search reserves",
     "They are searched for as if they had not joined: -1 for each ship of it above one, -1 if two "
     "of "
     "your squadrons are out. Each of yours may search once; the first success is combat with "
     "all."},
    {Decision::assign, "assign", "what those do whom the tables have moved (9.3.2)",
     "The tables have moved them: what are they to do?",
     "plot SHIP[+SHIP] AREA [att | stn STATION | rtb]; ...", "plot emden 24 att; dresden 12",
     "Names everybody who moves, with the area that the tables have drawn, in the squadrons and "
     "with "
     "the assignments that you choose. Coal and AMCs are the tables' business.",
     "after the area int | rfj"},
}};

struct OtherWord {
  std::string_view word;
  Decision decision;
};
constexpr std::array<OtherWord, 21> other_words{{
    {"enter", Decision::allied_movement},
    {"pass", Decision::allied_movement},
    {"abort", Decision::approach},
    {"stay", Decision::hit_and_go_home},
    {"return", Decision::hit_and_go_home},
    {"home", Decision::hit_and_go_home},
    {"rtb", Decision::plot},
    {"att", Decision::plot},
    {"stn", Decision::plot},
    {"raid", Decision::plot},
    {"coal", Decision::plot},
    {"amc", Decision::plot},
    {"int", Decision::plot},
    {"rfj", Decision::plot},
    {"colony", Decision::allied_movement},
    {"convoy", Decision::allied_movement},
    {"escort", Decision::allied_movement},
    {"station", Decision::allied_movement},
    {"torpedoes", Decision::torpedoes},
    {"target", Decision::targets},
    {"movement", Decision::allied_movement},
}};

}  // namespace

std::span<const OrderHelp> all_order_help() {
  return pages;
}

bool has_more_rules(const far_seas::Rules& rules) {
  return rules.advanced || rules.boer_rebellion || rules.rufiji || rules.propellant_accident ||
         rules.breakout || rules.raid_on_england;
}

const OrderHelp& help_for(Decision decision) {
  return *std::ranges::find(pages, decision, &OrderHelp::decision);
}

const OrderHelp* help_named(std::string_view word) {
  const std::string wanted = folded(word);
  for (const OrderHelp& page : pages)
    if (folded(page.word) == wanted || folded(to_string(page.decision)) == wanted) return &page;
  for (const auto& [other, decision] : other_words)
    if (other == wanted) return &help_for(decision);
  return nullptr;
}

}  // namespace chartroom::cli
