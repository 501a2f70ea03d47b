// A finished game as it is given away: the file to play it again from, and any moment of it.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "chartroom/v1/fair.pb.h"
#include "fair/signing.hpp"
#include "journal/journal.hpp"
#include "lobby/games.hpp"
#include "record/replay.hpp"

namespace chartroom::server {

class Archive {
 public:
  // Throws std::runtime_error if the rows are not the whole journal of that game.
  Archive(const GameRow& game, const wire::RulesetEntry& ruleset,
          const std::vector<JournalRow>& rows, const fair::SigningKey& key);

  [[nodiscard]] v1::ExportPart part(std::uint64_t offset) const;
  // Nothing: nobody sat there.
  [[nodiscard]] std::optional<v1::Moment> moment(const v1::Eye& eye, std::uint64_t number) const;

 private:
  std::string game_id_;
  std::string file_;
  record::Replay replay_;
};

}  // namespace chartroom::server
