#include "torture/store.hpp"

#include <pqxx/pqxx>
#include <stdexcept>

#include "chartroom/v1/journal.pb.h"
#include "fair/fair.hpp"

namespace chartroom::torture {
namespace {

std::string bytes_of(const pqxx::field& field) {
  if (field.is_null()) return "";
  const std::string_view text{field.c_str(), field.size()};
  auto bytes = text.starts_with("\\x") ? fair::unhex(text.substr(2)) : std::nullopt;
  if (!bytes) throw std::runtime_error("a bytea column does not read as hex");
  return *std::move(bytes);
}

core::Viewer viewer_of(core::Side side) {
  return core::Viewer::of(core::admiral_of(side));
}

}  // namespace

std::vector<StoredGame> games_in(const std::string& database) {
  pqxx::connection connection{database};
  pqxx::work tx{connection};
  std::vector<StoredGame> out;
  std::map<std::string, std::size_t> at;
  for (const auto& row : tx.exec("SELECT id, setup, seed, terms FROM games ORDER BY created_at")) {
    at[row[0].c_str()] = out.size();
    out.push_back({.id = row[0].c_str(),
                   .setup = bytes_of(row[1]),
                   .seed = bytes_of(row[2]),
                   .terms = bytes_of(row[3])});
  }
  for (const auto& row :
       tx.exec("SELECT j.game_id, j.seq, j.entry, j.hash, j.order_id, a.name, j.order_digest,"
               " extract(epoch FROM j.written_at) FROM journal j"
               " LEFT JOIN accounts a ON a.id = j.account_id ORDER BY j.game_id, j.seq")) {
    out[at.at(row[0].c_str())].rows.push_back({.seq = row[1].as<std::uint64_t>(),
                                               .entry = bytes_of(row[2]),
                                               .hash = bytes_of(row[3]),
                                               .order_id = bytes_of(row[4]),
                                               .player = row[5].c_str(),
                                               .order_digest = bytes_of(row[6]),
                                               .written_unix_s = row[7].as<double>()});
  }
  return out;
}

std::map<Notebook::Whose, std::uint64_t> cursors_in(const std::string& database) {
  pqxx::connection connection{database};
  pqxx::work tx{connection};
  std::map<Notebook::Whose, std::uint64_t> out;
  for (const auto& row : tx.exec("SELECT id, summary FROM games")) {
    v1::GameSummary summary;
    if (!summary.ParseFromString(bytes_of(row[1]))) continue;
    const std::string id = row[0].c_str();
    out[{id, core::Viewer::public_eye()}] = summary.cursor_public();
    for (const auto side : core::both_sides) {
      const auto index = static_cast<int>(side);
      if (index < summary.cursor_by_side_size()) {
        out[{id, viewer_of(side)}] = summary.cursor_by_side(index);
      }
    }
  }
  return out;
}

}  // namespace chartroom::torture
