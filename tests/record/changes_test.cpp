// What has changed of a view: with it, the view before becomes the view after, byte for byte.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "chartroom/v1/far_seas.pb.h"
#include "tests/record/played_game.hpp"
#include "wire/far_seas_codec.hpp"

using namespace chartroom;
using chartroom::testing::PlayedGame;
using wire::FarSeasCodec;

namespace {

constexpr core::Viewer public_eye = core::Viewer::public_eye();

// One viewer's client, who is told changes alone.
struct Follower {
  core::Viewer viewer;
  std::string view;
  std::size_t bytes{};
};

}  // namespace

TEST_CASE("who follows the changes of a whole game has every view of it") {
  struct Row {
    std::string scenario;
    std::vector<std::string> options;
  };
  const Row rows[] = {{"basic", {}}, {"full", {}}, {"full", {"double-blind"}}, {"coronel", {}}};
  for (const auto& row : rows) {
    CAPTURE(row.scenario);
    PlayedGame game{
        {.ruleset = testing::far_seas(), .scenario = row.scenario, .options = row.options}};
    std::shared_ptr<const wire::Umpire> before;
    std::vector<Follower> followers;
    for (const auto viewer : record::Record::viewers()) followers.push_back({viewer, {}, 0});
    std::size_t told = 0;
    std::size_t whole = 0;
    game.look = [&](const record::Record& record) {
      const auto now = record.shared_umpire();
      // Of all at once, as they are told: each gets its own.
      const auto all = now->view_changes(before ? *before : *now, record::Record::viewers());
      REQUIRE(all.size() == followers.size());
      for (std::size_t nth = 0; nth < followers.size(); ++nth) {
        auto& follower = followers[nth];
        const auto view = now->view(follower.viewer);
        if (!before) {
          follower.view = view;
          continue;
        }
        const auto& changes = all[nth];
        if (!changes) {
          CHECK(view == follower.view);
          continue;
        }
        REQUIRE_FALSE(changes->empty());
        follower.view = FarSeasCodec::changed_view(follower.view, *changes);
        REQUIRE(follower.view == view);
        told += changes->size();
        whole += view.size();
      }
      before = now;
    };
    game.play_to_the_end();
    MESSAGE(row.scenario << ": changes are " << 100 * told / whole << "% of whole views");
    CHECK(told < whole);
  }
}

TEST_CASE("changes lead back as well, and from anywhere to anywhere") {
  PlayedGame game{{.ruleset = testing::far_seas(), .scenario = "basic", .seed = 5}};
  std::vector<std::shared_ptr<const wire::Umpire>> moments;
  game.look = [&](const record::Record& record) { moments.push_back(record.shared_umpire()); };
  game.play_to_the_end();
  const auto& first = moments.front();
  const auto& last = moments.back();
  const auto& middle = moments[moments.size() / 2];
  for (const auto& from : {first, middle, last}) {
    for (const auto& to : {first, middle, last}) {
      const auto changes = to->view_changes(*from, {&public_eye, 1}).front();
      CHECK(changes.has_value() == (from != to));
      if (!changes) continue;
      CHECK(FarSeasCodec::changed_view(from->view(public_eye), *changes) == to->view(public_eye));
    }
  }
}

TEST_CASE("changes that do not fit the view are refused") {
  chartroom::v1::far_seas::ViewChanges changes;
  const auto refused = [&] {
    CHECK_THROWS(static_cast<void>(FarSeasCodec::changed_view("", changes.SerializeAsString())));
    changes.Clear();
  };
  changes.add_fields(4000);
  refused();
  changes.add_parts(4000);
  refused();
  changes.add_lists()->set_field(8);
  changes.mutable_lists(0)->set_kept(3);
  refused();
  changes.add_lists()->set_field(2);  // no list
  refused();
  changes.add_ships()->set_ship(98);
  refused();
  CHECK_THROWS(static_cast<void>(FarSeasCodec::changed_view("", "\x0a\xff")));
}
