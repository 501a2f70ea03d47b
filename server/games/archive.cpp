#include "games/archive.hpp"

#include <algorithm>

#include "games/messages.hpp"
#include "record/game_file.hpp"

namespace chartroom::server {
namespace {

constexpr std::size_t most_in_a_part = 192U * 1024U;

std::string file_of(const GameRow& game, const wire::RulesetEntry& ruleset,
                    const std::vector<JournalRow>& rows, const fair::SigningKey& key) {
  v1::GameExport out;
  out.set_terms(game.terms);
  out.set_seed(game.seed);
  for (const auto& row : rows) {
    auto& entry = *out.add_entries();
    entry.set_entry(row.entry);
    entry.set_hash(row.hash);
  }
  for (const auto& [name, content] : ruleset.pack_files()) {
    auto& file = *out.add_pack();
    file.set_name(name);
    file.set_content(content);
  }
  out.set_game_id(game.id);
  out.set_ruleset(game.ruleset);
  out.set_title(game.title);
  for (const auto& row : game.seats) {
    auto& seat = *out.add_seats();
    seat.set_side(to_wire(row.seat.side));
    seat.set_number(row.seat.number);
    seat.set_player(row.player);
    seat.set_bot(!row.account);
  }
  out.set_setup(game.setup);
  if (!game.terms.empty()) out.set_signature(fair::sign(key, record::export_statement(out)));
  return record::write_game_file(out);
}

record::Replay replay_of(const GameRow& game, const wire::RulesetEntry& ruleset,
                         const std::vector<JournalRow>& rows) {
  auto umpire = ruleset.new_game(game.setup);
  if (!umpire) throw std::runtime_error("the set-up of game " + game.id + " cannot be read");
  record::Replay::Entries entries;
  for (const auto& row : rows) entries.emplace_back(row.entry, row.hash);
  return {{*std::move(umpire), game.seed, game.id, record::Terms{game.terms}}, entries};
}

}  // namespace

Archive::Archive(const GameRow& game, const wire::RulesetEntry& ruleset,
                 const std::vector<JournalRow>& rows, const fair::SigningKey& key)
    : game_id_{game.id},
      file_{file_of(game, ruleset, rows, key)},
      replay_{replay_of(game, ruleset, rows)} {}

v1::ExportPart Archive::part(std::uint64_t offset) const {
  const auto from = std::min<std::uint64_t>(offset, file_.size());
  v1::ExportPart out;
  out.set_game_id(game_id_);
  out.set_offset(from);
  out.set_size(file_.size());
  out.set_content(file_.substr(from, most_in_a_part));
  return out;
}

std::optional<v1::Moment> Archive::moment(const v1::Eye& eye, std::uint64_t number) const {
  auto out = record::moment_for(replay_, eye, number);
  if (out) out->set_game_id(game_id_);
  return out;
}

}  // namespace chartroom::server
