#include "chat/chat.hpp"

#include <algorithm>

#include "journal/listener.hpp"

namespace chartroom::server {
namespace {

constexpr Statement find_lines{
    "find_chat",
    "SELECT c.seq, a.name, c.side, c.text, extract(epoch FROM c.sent_at)::bigint"
    " FROM chat c JOIN accounts a ON a.id = c.account_id"
    " WHERE c.game_id = $1 AND c.seq > $2 ORDER BY c.seq"};

constexpr std::size_t most_bytes_in_an_answer = 192U * 1024U;

std::optional<int> number_of(std::optional<core::Side> side) {
  if (!side) return std::nullopt;
  return *side == core::Side::one ? 1 : 2;
}

}  // namespace

void write_chat(pqxx::work& tx, const ChatDraft& draft) {
  // Writers of one game take turns, so that numbers follow each other in the order of the commits.
  tx.exec_params1("SELECT id FROM games WHERE id = $1 FOR NO KEY UPDATE", draft.game_id);
  const auto rows = tx.exec_params(
      "INSERT INTO chat (game_id, seq, account_id, side, text, message_id)"
      " SELECT $1::uuid, coalesce(max(seq), 0) + 1, $2::bigint, $3::smallint, $4::text, $5::bytea"
      " FROM chat WHERE game_id = $1"
      " ON CONFLICT (game_id, account_id, message_id) DO NOTHING RETURNING seq",
      draft.game_id, draft.account, number_of(draft.side), draft.text, to_bytea(draft.message_id));
  if (rows.empty()) return;
  send_note(tx, {Note::Kind::chat, draft.game_id, rows[0][0].as<std::uint64_t>()});
}

std::vector<ChatRow> read_chat(pqxx::transaction_base& tx, const std::string& game_id,
                               std::uint64_t after) {
  std::vector<ChatRow> out;
  for (const auto& row : exec_known(tx, find_lines, game_id, after)) {
    ChatRow line{.seq = row[0].as<std::uint64_t>(),
                 .player = row[1].as<std::string>(),
                 .text = row[3].as<std::string>(),
                 .sent_unix_s = row[4].as<std::int64_t>()};
    if (!row[2].is_null()) line.side = row[2].as<int>() == 1 ? core::Side::one : core::Side::two;
    out.push_back(std::move(line));
  }
  return out;
}

std::uint64_t ChatLog::count(core::Viewer viewer) const {
  return static_cast<std::uint64_t>(
      std::ranges::count_if(rows_, [viewer](const ChatRow& row) { return readable(row, viewer); }));
}

std::vector<v1::ChatLine> ChatLog::lines(const std::string& game_id, core::Viewer viewer,
                                         std::uint64_t after) const {
  std::vector<v1::ChatLine> out;
  std::uint64_t number = 0;
  std::size_t bytes = 0;
  for (const auto& row : rows_) {
    if (!readable(row, viewer) || ++number <= after) continue;
    v1::ChatLine line;
    line.set_game_id(game_id);
    line.set_number(number);
    line.set_player(row.player);
    line.set_side_only(row.side.has_value());
    line.set_text(row.text);
    line.set_sent_unix_s(row.sent_unix_s);
    bytes += line.ByteSizeLong();
    if (bytes > most_bytes_in_an_answer) break;
    out.push_back(std::move(line));
  }
  return out;
}

}  // namespace chartroom::server
