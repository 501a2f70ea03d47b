#include "bots/far_seas/imagined.hpp"

#include <algorithm>

namespace chartroom::far_seas::bots {
namespace {

void put_ship(Board& board, const Report& report) {
  ShipStatus& status = board.ships.at(index_of(report.ship));
  if (status.where != Whereabouts::unseen) return;
  status.where = Whereabouts::at_sea;
  status.area = report.area;
}

void put_convoy(Board& board, const Report& report) {
  ConvoyStatus& status = board.convoys.at(index_of(report.convoy));
  if (status.stage != ConvoyStatus::Stage::unseen) return;
  const std::vector<AreaId>& route = board.pack->convoy(report.convoy).route;
  const auto dot = std::ranges::find(route, report.area);
  if (dot == route.end()) return;
  status.stage = ConvoyStatus::Stage::at_sea;
  status.dot = static_cast<int>(dot - route.begin());
}

}  // namespace

View imagined(const View& view) {
  View picture = view;
  picture.board.rules.double_blind = false;
  for (const Report& report : view.reports) {
    if (report.ship != no_ship) put_ship(picture.board, report);
    if (report.convoy != no_convoy) put_convoy(picture.board, report);
  }
  picture.reports.clear();
  return picture;
}

}  // namespace chartroom::far_seas::bots
