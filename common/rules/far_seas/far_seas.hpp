// The ruleset The Far Seas as the seam wants it (core::Ruleset). The sequence of play is in
// flow.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rules/core/ruleset.hpp"
#include "rules/far_seas/event.hpp"
#include "rules/far_seas/options.hpp"
#include "rules/far_seas/order.hpp"
#include "rules/far_seas/standing.hpp"
#include "rules/far_seas/state.hpp"
#include "rules/far_seas/view.hpp"

namespace chartroom::far_seas {

// What was agreed before play (1.2.3).
struct Setup {
  Scenario scenario{Scenario::campaign};
  Rules rules;  // of the campaign; the training scenarios have none of these
  friend bool operator==(const Setup&, const Setup&) = default;
};

class FarSeas {
 public:
  using Setup = far_seas::Setup;
  using State = far_seas::State;
  using Order = far_seas::Order;
  using Event = far_seas::Event;
  using View = far_seas::View;
  using Options = far_seas::Options;
  using Standing = far_seas::Standing;

  // The pack must outlive this object and every State and View made with it.
  explicit FarSeas(const Pack& pack) : pack_{&pack} {}

  [[nodiscard]] State initial(const Setup& setup) const;
  [[nodiscard]] core::Emitted<FarSeas> opening(const State& state, core::Dice& dice) const;
  [[nodiscard]] std::optional<core::Refusal> check(const View& view, core::Seat seat,
                                                   const core::Awaited& decision,
                                                   const Order& order) const;
  [[nodiscard]] std::vector<core::Consequence> preview(const View& view, core::Seat seat,
                                                       const core::Awaited& decision,
                                                       const Order& order) const;
  [[nodiscard]] Options options(const View& view, core::Seat seat) const {
    return options_of(view, seat);
  }
  [[nodiscard]] core::Emitted<FarSeas> execute(State& state, core::Seat seat,
                                               const core::Awaited& decision, const Order& order,
                                               core::Dice& dice) const;
  void apply(State& state, const Event& event) const { far_seas::apply(state, event); }
  [[nodiscard]] core::Audience audience(const State& before, const Event& event) const {
    return audience_of(before, event);
  }
  [[nodiscard]] bool reveals(const State& before, const Event& event) const {
    return far_seas::reveals(before, event);
  }
  [[nodiscard]] View view(const State& state, core::Viewer viewer) const {
    return view_of(state, viewer);
  }
  // All open decisions of this ruleset are public, and one at a time.
  [[nodiscard]] std::vector<core::Awaited> awaited(const State& state, core::Viewer viewer) const;
  [[nodiscard]] std::optional<core::Outcome> outcome(const State& state) const {
    return state.board.outcome;
  }
  // A simple player who sees the view alone (bot.hpp). The seat must be asked.
  [[nodiscard]] Order bot(const View& view, core::Seat seat, std::uint64_t seed) const;

  // Standing orders (standing.hpp). Who has said nothing is asked everything.
  [[nodiscard]] std::optional<core::Refusal> check_standing(core::Side side,
                                                            const Standing& standing) const {
    return far_seas::check_standing(*pack_, side, standing);
  }
  [[nodiscard]] Standing default_standing(core::Side /*side*/) const { return {}; }
  // An order that is legal for this view, or nothing: then the person is asked.
  [[nodiscard]] std::optional<Order> standing_order(const View& view, core::Seat seat,
                                                    const core::Awaited& decision,
                                                    const Standing& standing,
                                                    std::uint64_t seed) const;
  [[nodiscard]] const Pack& pack() const { return *pack_; }

 private:
  const Pack* pack_;
};

using Umpiring = core::Umpiring<FarSeas>;

}  // namespace chartroom::far_seas

// Compiled once, in far_seas.cpp.
extern template class chartroom::core::Umpiring<chartroom::far_seas::FarSeas>;
