#include "games/standing.hpp"

namespace chartroom::server {
namespace {

constexpr Statement find_orders{
    "find_standing_orders",
    "SELECT orders FROM standing_orders WHERE game_id = $1 AND side = $2 AND number = $3"};

int number_of(core::Side side) {
  return side == core::Side::one ? 1 : 2;
}

}  // namespace

std::string read_standing(pqxx::transaction_base& tx, const std::string& game, core::Seat seat) {
  const auto rows =
      exec_known(tx, find_orders, game, number_of(seat.side), static_cast<int>(seat.number));
  return rows.empty() ? std::string{} : from_bytea(rows[0][0]);
}

void write_standing(pqxx::work& tx, const std::string& game, core::Seat seat,
                    const std::string& orders) {
  tx.exec_params0(
      "INSERT INTO standing_orders (game_id, side, number, orders) VALUES ($1, $2, $3, $4)"
      " ON CONFLICT (game_id, side, number) DO UPDATE SET orders = $4",
      game, number_of(seat.side), static_cast<int>(seat.number), to_bytea(orders));
}

}  // namespace chartroom::server
