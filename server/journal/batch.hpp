// A group commit: entries of many games, written by one statement that is a transaction of its own.
// A game is in a batch once.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "journal/async_connection.hpp"
#include "journal/binary.hpp"
#include "journal/entry.hpp"

namespace chartroom::server {

// To be prepared on a connection that writes batches.
[[nodiscard]] std::span<const Prepared> batch_statements();

// Wakes the other nodes, if there are any: see journal/listener.hpp for what the notes say.
struct Telling {
  std::string node;  // who tells
  bool to_nodes{};
};

class BatchWriter {
 public:
  using Appends = std::span<const Append* const>;
  using Deadline = AsyncConnection::Clock::time_point;

  // What became of each, in their order: written or lost. Also what looks up a commit whose outcome
  // is unknown: an entry that is there already, with our hash, is ours. Throws what exec() does.
  [[nodiscard]] Awaitable<std::vector<Appended>> write(AsyncConnection& connection, Appends appends,
                                                       const Telling& telling, Deadline deadline);

 private:
  void fill(Appends appends, const Telling& telling);
  void add_notes(Appends appends, const Telling& telling);

  // Kept from batch to batch: once they have grown, nothing is allocated.
  BinaryArray games_{PgType::uuid};
  BinaryArray seqs_{PgType::int8};
  BinaryArray entries_{PgType::bytea};
  BinaryArray hashes_{PgType::bytea};
  BinaryArray order_ids_{PgType::bytea};
  BinaryArray accounts_{PgType::int8};
  BinaryArray digests_{PgType::bytea};
  BinaryArray summaries_{PgType::bytea};
  BinaryArray ended_{PgType::uuid};
  BinaryArray notes_{PgType::text};
};

}  // namespace chartroom::server
