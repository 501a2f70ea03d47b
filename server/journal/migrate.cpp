#include "journal/migrate.hpp"

#include <fmt/format.h>

#include <map>
#include <stdexcept>

#include "fair/fair.hpp"
#include "journal/database.hpp"

namespace chartroom::server {
namespace {

constexpr int lock_key = 0x43485254;  // "CHRT": any number that nobody else uses

struct Applied {
  std::string name;
  std::string checksum;
};
using AppliedByNumber = std::map<int, Applied>;

AppliedByNumber applied_in(pqxx::work& tx) {
  AppliedByNumber out;
  if (tx.exec1("SELECT to_regclass('schema_migrations')")[0].is_null()) return out;
  for (const auto& row : tx.exec("SELECT number, name, checksum FROM schema_migrations")) {
    out[row[0].as<int>()] = {row[1].as<std::string>(), row[2].as<std::string>()};
  }
  return out;
}

// Empty if what is applied is a beginning of ours.
std::string conflict(const AppliedByNumber& applied) {
  AppliedByNumber rest = applied;
  bool gap = false;
  for (const auto& migration : migrations()) {
    const auto found = rest.find(migration.number);
    if (found == rest.end()) {
      gap = true;
      continue;
    }
    if (gap)
      return fmt::format("migration {} is applied, but one before it is not", migration.name);
    if (found->second.checksum != fair::hex(fair::sha256(migration.sql))) {
      return fmt::format("migration {} was changed after it had been applied", migration.name);
    }
    rest.erase(found);
  }
  if (rest.empty()) return {};
  return fmt::format("the database has migration {}, which this program does not know: it is older",
                     rest.begin()->second.name);
}

void apply(pqxx::work& tx, const Migration& migration) {
  tx.exec0(std::string{migration.sql});
  tx.exec_params0("INSERT INTO schema_migrations (number, name, checksum) VALUES ($1, $2, $3)",
                  migration.number, std::string{migration.name},
                  fair::hex(fair::sha256(migration.sql)));
}

}  // namespace

std::vector<std::string> migrate(const std::string& url) {
  const auto connection = connect(url);
  pqxx::work tx{*connection};
  tx.exec0("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0");
  tx.exec1("SELECT pg_advisory_xact_lock(" + std::to_string(lock_key) + ")");
  tx.exec0(
      "CREATE TABLE IF NOT EXISTS schema_migrations (number int PRIMARY KEY, name text NOT NULL,"
      " checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())");
  const auto applied = applied_in(tx);
  if (const auto what = conflict(applied); !what.empty()) throw std::runtime_error{what};
  std::vector<std::string> done;
  for (const auto& migration : migrations()) {
    if (applied.contains(migration.number)) continue;
    apply(tx, migration);
    done.emplace_back(migration.name);
  }
  tx.commit();
  return done;
}

std::string schema_complaint(const std::string& url) {
  const auto connection = connect(url);
  pqxx::work tx{*connection};
  const auto applied = applied_in(tx);
  if (auto what = conflict(applied); !what.empty()) return what;
  if (applied.size() < migrations().size()) {
    return fmt::format("the schema lacks {} migrations; run 'chartroomd migrate --database URL'",
                       migrations().size() - applied.size());
  }
  return {};
}

}  // namespace chartroom::server
