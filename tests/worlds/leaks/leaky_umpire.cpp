// An umpire that keeps the secrets of side one badly.
#include <algorithm>

#include "fair/fair.hpp"
#include "tests/worlds/leaks/leaks.hpp"
#include "tests/worlds/umpire_wrapper.hpp"

namespace chartroom::worlds {
namespace {

constexpr Side owner = Side::one;
constexpr const char* an_unknown_field = "\xf8\x3f";  // number 1023, a varint

const Viewer owners_eye = Viewer::of(core::admiral_of(owner));

bool is_owner(Viewer viewer) {
  return viewer.belongs_to(owner);
}

// Open dice that come from further on in the stream.
class ShiftedDice final : public core::RollOracle {
 public:
  ShiftedDice(const core::RollOracle& inner, std::uint64_t by) : inner_{inner}, by_{by} {}
  [[nodiscard]] std::uint64_t draw(std::uint64_t counter, std::string_view purpose) const override {
    return inner_.draw(counter + by_, purpose);
  }

 private:
  const core::RollOracle& inner_;
  std::uint64_t by_;
};

class LeakyUmpire final : public UmpireWrapper {
 public:
  LeakyUmpire(std::unique_ptr<wire::Umpire> inner, Leak leak)
      : UmpireWrapper{std::move(inner)}, leak_{leak} {}

  [[nodiscard]] std::unique_ptr<wire::Umpire> clone() const override {
    return std::make_unique<LeakyUmpire>(inner().clone(), leak_);
  }

  [[nodiscard]] std::expected<wire::Decided, core::Refusal> decide(
      core::Seat seat, std::uint32_t number, std::string_view order,
      const core::RollOracle& oracle) const override {
    const auto shift = leak_ == Leak::dice_shifted ? 1 + secret() % 97 : 0;
    auto decided = inner().decide(seat, number, order, ShiftedDice{oracle, shift});
    if (!decided) return std::unexpected(spoken(seat, std::move(decided).error()));
    return decided;
  }

  [[nodiscard]] std::optional<std::string_view> project(const wire::JournalEvent& event,
                                                        core::Viewer viewer) const override {
    auto seen = inner().project(event, viewer);
    if (!seen && leak_ == Leak::event_told) return inner().project(event, owners_eye);
    return seen;
  }

  // With nothing sealed, some entries tell some viewers nothing at all.
  [[nodiscard]] std::vector<wire::Meaning> meanings(const wire::Decided& entry) const override {
    auto all = inner().meanings(entry);
    if (leak_ == Leak::head_moves || leak_ == Leak::unsealed) {
      for (auto& one : all) one.sealing.reset();
    }
    return all;
  }

  [[nodiscard]] std::string view(core::Viewer viewer) const override {
    auto bytes = inner().view(viewer);
    if (is_owner(viewer)) return bytes;
    if (leak_ == Leak::view_field) bytes += an_unknown_field + std::string(1, secret_letter());
    if (leak_ == Leak::padding) {
      for (auto i = secret() % 7; i > 0; --i) bytes += an_unknown_field + std::string(1, 'x');
    }
    return bytes;
  }

  [[nodiscard]] std::string options(core::Seat seat) const override {
    auto bytes = inner().options(seat);
    if (leak_ != Leak::legal_moves || seat.side == owner || bytes.empty()) return bytes;
    return bytes + an_unknown_field + secret_letter();
  }

  [[nodiscard]] std::expected<std::vector<core::Consequence>, core::Refusal> preview(
      core::Seat seat, std::uint32_t number, std::string_view order) const override {
    auto seen = inner().preview(seat, number, order);
    if (!seen) return std::unexpected(spoken(seat, std::move(seen).error()));
    if (seat.side == owner) return seen;
    if (leak_ == Leak::preview_refused && odd()) {
      return std::unexpected(
          core::Refusal{core::RefusalCode::against_the_rules, "", core::say("No."), {}});
    }
    if (leak_ == Leak::hover_text) {
      seen->push_back(
          {.rule = "", .text = core::say("Near {}", std::string(1, secret_letter())), .points = 0});
    }
    return seen;
  }

  [[nodiscard]] std::vector<core::Awaited> awaited(core::Viewer viewer) const override {
    auto open = inner().awaited(viewer);
    if (is_owner(viewer) || open.empty()) return open;
    if (leak_ == Leak::prompt_skipped && odd()) return {};
    if (leak_ == Leak::answered_early && odd()) open.front().asked[owner] = false;
    const bool looks_on = viewer.kind() != Viewer::Kind::seat;
    if (leak_ == Leak::decisions_counted && looks_on) {
      open.front().number += static_cast<std::uint32_t>(secret() % 3);
    }
    return open;
  }

  [[nodiscard]] std::optional<core::Outcome> outcome() const override {
    if (leak_ != Leak::game_ends || secret() % 5 != 0) return inner().outcome();
    return core::Outcome{.winner = Side::two, .level = "victory", .reason = "A hidden loss."};
  }

 private:
  [[nodiscard]] std::uint64_t secret() const { return secret_number(inner(), owner); }
  [[nodiscard]] bool odd() const { return secret() % 2 != 0; }
  [[nodiscard]] char secret_letter() const { return static_cast<char>('A' + secret() % 26); }

  [[nodiscard]] core::Refusal spoken(core::Seat seat, core::Refusal refusal) const {
    if (leak_ == Leak::refusal_reason && seat.side != owner && odd()) {
      refusal.what = core::say("{} Beware.", refusal.what);
    }
    return refusal;
  }

  Leak leak_;
};

}  // namespace

std::uint64_t secret_number(const wire::Umpire& umpire, Side side) {
  return fair::first_64_bits(fair::sha256(umpire.view(Viewer::of(core::admiral_of(side)))));
}

std::unique_ptr<wire::Umpire> leaky(std::unique_ptr<wire::Umpire> umpire, Leak leak) {
  return std::make_unique<LeakyUmpire>(std::move(umpire), leak);
}

}  // namespace chartroom::worlds
