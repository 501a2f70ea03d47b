// What the German Ship Log and sealed orders commit to, and when that is opened (4.3.1, 4.9).
#include "wire/far_seas_codec.hpp"

namespace chartroom::wire {

namespace event = far_seas::event;

std::optional<Sealing> FarSeasCodec::sealing(const far_seas::Event& event) {
  if (const auto* plot = std::get_if<event::PlotCommitted>(&event)) {
    // Without the coal: the review opens the moves, and coal stays secret to the end.
    return Sealing{"plot", far_seas::german, write_event(event::PlotCommitted{plot->groups, {}})};
  }
  if (std::holds_alternative<event::ShipLogFiled>(event)) {
    return Sealing{"log", far_seas::german, write_event(event)};
  }
  if (const auto* kept = std::get_if<event::SealedKept>(&event)) {
    return Sealing{"answer", kept->side, write_event(event)};
  }
  return std::nullopt;
}

std::vector<std::string> FarSeasCodec::opened_by(const far_seas::Event& event) {
  const auto* ended = std::get_if<event::TurnEnded>(&event);
  // In double-blind play the review, and what it opens, waits for the end of the game.
  if (ended == nullptr || ended->plots.empty()) return {};
  return {"plot"};
}

}  // namespace chartroom::wire
