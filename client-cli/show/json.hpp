// The same screens for programs. Field names are stable; things are given with their number and
// their name. docs/terminal-client.md describes them.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/show/ships.hpp"
#include "rules/core/ruleset.hpp"
#include "rules/far_seas/event.hpp"
#include "rules/far_seas/options.hpp"
#include "rules/far_seas/view.hpp"

namespace chartroom::cli {

// Parts that several screens are made of.
class JsonParts {
 public:
  explicit JsonParts(const far_seas::Pack& pack) : pack_{&pack} {}
  using Value = boost::json::value;

  [[nodiscard]] const far_seas::Pack& pack() const { return *pack_; }
  Value operator()(bool value) const { return value; }
  Value operator()(int value) const { return value; }
  Value operator()(std::uint32_t value) const { return value; }
  Value operator()(const std::string& text) const { return Value(text); }
  Value operator()(core::Side side) const;
  Value operator()(far_seas::ShipId ship) const;  // {"id": 3, "name": "Emden"}; null: none
  Value operator()(far_seas::AreaId area) const;  // {"number": 5, "name": "..."}; null: none
  Value operator()(far_seas::StationId station) const;
  Value operator()(far_seas::ConvoyId convoy) const;
  Value operator()(far_seas::ColonyId colony) const;
  Value operator()(const far_seas::Modifier& modifier) const;
  Value operator()(const far_seas::Aim& aim) const;
  Value operator()(const far_seas::Pursuit& pursuit) const;
  Value operator()(const far_seas::Caught& caught) const;
  Value operator()(const far_seas::Credit& credit) const;
  Value operator()(const far_seas::AssignedShip& one) const;
  Value operator()(const far_seas::OpenMove& move) const;
  Value operator()(const far_seas::Conflict& conflict) const;
  Value operator()(const far_seas::PlottedGroup& group) const;
  Value operator()(const far_seas::PlotRecord& record) const;
  Value operator()(const far_seas::VpEntry& entry) const;
  Value operator()(const far_seas::Fight& fight) const;
  Value operator()(const far_seas::ConvoyStrike& strike) const;
  Value operator()(const far_seas::CoalStatus& coal) const;
  Value operator()(const far_seas::Accident& accident) const;
  Value operator()(const far_seas::Temptation& temptation) const;
  Value operator()(const far_seas::DrawnGroup& group) const;
  Value operator()(const far_seas::CruiserNote& note) const;
  Value operator()(const far_seas::Rules& rules) const;
  Value operator()(const far_seas::Report* report) const;  // null: none
  Value operator()(const core::Outcome& outcome) const;
  // A word of the rules: "merchant_escort".
  template <class Word>
  requires requires(Word word) { to_string(word); }
  Value operator()(Word word) const { return Value(to_string(word)); }
  template <class T>
  Value operator()(const std::vector<T>& all) const {
    return list(all);
  }
  Value operator()(const far_seas::ShipList& all) const { return list(all); }
  template <class T>
  Value operator()(const core::Chronicle<T>& all) const {
    return list(all);
  }
  template <class T>
  Value operator()(const core::BySide<T>& both) const {
    return boost::json::object{{"german", (*this)(both[far_seas::german])},
                               {"allied", (*this)(both[far_seas::allied])}};
  }

 private:
  [[nodiscard]] Value list(const auto& all) const {
    boost::json::array out;
    for (const auto& one : all) out.push_back((*this)(one));
    return out;
  }
  const far_seas::Pack* pack_;
};

// The convoys, and the colonies, of the advanced rules; empty lists without them.
[[nodiscard]] boost::json::array convoys_json(const far_seas::View& view);
[[nodiscard]] boost::json::array colonies_json(const far_seas::Board& board);

[[nodiscard]] boost::json::object state_json(const far_seas::View& view,
                                             const far_seas::Options& options);
[[nodiscard]] boost::json::object map_json(const far_seas::View& view,
                                           std::optional<far_seas::AreaId> only);
[[nodiscard]] boost::json::object ships_json(const far_seas::View& view, const ShipFilter& filter);
[[nodiscard]] boost::json::object log_json(const far_seas::View& view);
[[nodiscard]] boost::json::object options_json(const far_seas::Pack& pack,
                                               const far_seas::Options& options);
// What is in an event, by the names of its fields.
[[nodiscard]] boost::json::object event_json(const far_seas::Pack& pack,
                                             const far_seas::Event& event);

[[nodiscard]] boost::json::object refusal_json(const core::Refusal& refusal);
[[nodiscard]] boost::json::array consequences_json(const std::vector<core::Consequence>& all);
[[nodiscard]] std::string_view refusal_code_name(core::RefusalCode code);  // "AGAINST_THE_RULES"

}  // namespace chartroom::cli
