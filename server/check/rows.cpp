#include "check/rows.hpp"

namespace chartroom::server {
namespace {

constexpr const char* a_few = "500";

}  // namespace

Rows::Rows(pqxx::transaction_base& tx, std::string name, const std::string& select)
    : tx_{tx}, name_{std::move(name)} {
  tx_.exec0("DECLARE " + name_ + " NO SCROLL CURSOR FOR " + select);
}

const pqxx::row* Rows::peek() {
  if (ended_) return nullptr;
  if (at_ >= few_.size()) {
    few_ = tx_.exec(std::string{"FETCH FORWARD "} + a_few + " FROM " + name_);
    at_ = 0;
    ended_ = few_.empty();
    if (ended_) return nullptr;
  }
  row_ = few_[at_];
  return &row_;
}

}  // namespace chartroom::server
