// What the players of a game say to each other: in public, or to their own side.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chartroom/v1/play.pb.h"
#include "journal/database.hpp"
#include "rules/core/side.hpp"

namespace chartroom::server {

namespace v1 = chartroom::v1;

struct ChatRow {
  std::uint64_t seq{};
  std::string player;
  std::optional<core::Side> side;  // none: public
  std::string text;
  std::int64_t sent_unix_s{};
};

struct ChatDraft {
  std::string game_id;
  std::int64_t account{};
  std::optional<core::Side> side;
  std::string text;
  std::string message_id;
};

// Writes a line once, however often it is sent, and wakes the other nodes.
void write_chat(pqxx::work& tx, const ChatDraft& draft);
[[nodiscard]] std::vector<ChatRow> read_chat(pqxx::transaction_base& tx, const std::string& game_id,
                                             std::uint64_t after);

// The lines of one game. Each viewer numbers those it may read from 1, without gaps.
class ChatLog {
 public:
  [[nodiscard]] std::uint64_t newest() const { return rows_.empty() ? 0 : rows_.back().seq; }
  void add(ChatRow row) { rows_.push_back(std::move(row)); }
  [[nodiscard]] static bool readable(const ChatRow& row, core::Viewer viewer) {
    return !row.side || viewer.belongs_to(*row.side);
  }
  // How many lines each kind of viewer has numbered.
  [[nodiscard]] std::uint64_t count(core::Viewer viewer) const;
  // Lines this viewer has numbered above `after`, as many as fit in one answer.
  [[nodiscard]] std::vector<v1::ChatLine> lines(const std::string& game_id, core::Viewer viewer,
                                                std::uint64_t after) const;

 private:
  std::vector<ChatRow> rows_;
};

}  // namespace chartroom::server
