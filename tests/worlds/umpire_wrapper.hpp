// An umpire that does what another one does: for tests that change one thing.
#pragma once

#include <memory>
#include <utility>

#include "wire/umpire.hpp"

namespace chartroom::worlds {

class UmpireWrapper : public wire::Umpire {
 public:
  explicit UmpireWrapper(std::unique_ptr<wire::Umpire> inner) : inner_{std::move(inner)} {}

  [[nodiscard]] wire::Decided opening(const core::RollOracle& oracle) const override {
    return inner_->opening(oracle);
  }
  [[nodiscard]] std::expected<wire::Decided, core::Refusal> decide(
      core::Seat seat, std::uint32_t number, std::string_view order,
      const core::RollOracle& oracle) const override {
    auto decided = inner_->decide(seat, number, order, oracle);
    // The game after it would be without its wrapper.
    if (decided) decided->after = nullptr;
    return decided;
  }
  void apply(const wire::Decided& entry) override { inner_->apply(entry); }
  void close() override { inner_->close(); }
  [[nodiscard]] std::optional<std::string_view> project(const wire::JournalEvent& event,
                                                        core::Viewer viewer) const override {
    return inner_->project(event, viewer);
  }
  [[nodiscard]] std::vector<wire::Meaning> meanings(const wire::Decided& entry) const override {
    return inner_->meanings(entry);
  }
  [[nodiscard]] std::string view(core::Viewer viewer) const override {
    return inner_->view(viewer);
  }
  [[nodiscard]] std::string options(core::Seat seat) const override {
    return inner_->options(seat);
  }
  [[nodiscard]] std::expected<std::vector<core::Consequence>, core::Refusal> preview(
      core::Seat seat, std::uint32_t number, std::string_view order) const override {
    return inner_->preview(seat, number, order);
  }
  [[nodiscard]] std::string bot_order(core::Seat seat, core::Strength strength,
                                      std::uint64_t seed) const override {
    return inner_->bot_order(seat, strength, seed);
  }
  [[nodiscard]] std::optional<core::Refusal> check_standing(
      core::Side side, std::string_view standing) const override {
    return inner_->check_standing(side, standing);
  }
  [[nodiscard]] std::string default_standing(core::Side side) const override {
    return inner_->default_standing(side);
  }
  [[nodiscard]] std::optional<std::string> standing_order(core::Seat seat, std::uint32_t number,
                                                          std::string_view standing,
                                                          std::uint64_t seed) const override {
    return inner_->standing_order(seat, number, standing, seed);
  }
  [[nodiscard]] std::vector<core::Awaited> awaited(core::Viewer viewer) const override {
    return inner_->awaited(viewer);
  }
  [[nodiscard]] std::optional<core::Outcome> outcome() const override { return inner_->outcome(); }
  [[nodiscard]] std::string state_bytes() const override { return inner_->state_bytes(); }

 protected:
  [[nodiscard]] const wire::Umpire& inner() const { return *inner_; }

 private:
  std::unique_ptr<wire::Umpire> inner_;
};

}  // namespace chartroom::worlds
