// The rows of a query, a few at a time: a table of any size in little memory.
#pragma once

#include <pqxx/pqxx>
#include <string>

namespace chartroom::server {

class Rows {
 public:
  // `name` is the cursor's: one of a transaction.
  Rows(pqxx::transaction_base& tx, std::string name, const std::string& select);

  // The next row, which next() goes past; null after the last.
  [[nodiscard]] const pqxx::row* peek();
  void next() { ++at_; }

 private:
  pqxx::transaction_base& tx_;
  std::string name_;
  pqxx::result few_;
  pqxx::row row_;
  pqxx::result::size_type at_{};
  bool ended_{};
};

}  // namespace chartroom::server
