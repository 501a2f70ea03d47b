#include "torture/torture.hpp"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "torture/reaper.hpp"
#include "torture/stage.hpp"
#include "torture/store.hpp"

namespace chartroom::torture {
namespace {

using std::chrono::milliseconds;

class Run {
 public:
  explicit Run(const Wish& wish) : wish_{wish}, stage_{wish}, reaper_{stage_, wish} {}

  Report report() {
    const auto begun = std::chrono::steady_clock::now();
    stage_.begin_to_play();
    try {
      die_by_and_by();
      see_that_all_is_settled();
      see_that_all_are_told();
    } catch (const Interrupted&) {
      throw;
    } catch (const std::exception& error) {
      finding(error.what());
    }
    stage_.enter(Phase::leaving);
    stage_.rest(milliseconds{300});
    stage_.stop_clients();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    report_.took_s = took.count();
    judge_it();
    return std::move(report_);
  }

 private:
  [[nodiscard]] milliseconds patience() const {
    return milliseconds{static_cast<std::int64_t>(wish_.patience_s * 1000)};
  }
  void finding(std::string what) { findings_.push_back(std::move(what)); }

  std::vector<Death> kinds_to_be_had() {
    auto kinds = wish_.kinds;
    if (!stage_.postgres().has_own_disk() && std::erase(kinds, Death::full_disk) > 0) {
      report_.left_out.push_back(std::string{words_for(Death::full_disk)} +
                                 ": a disk of one's own is not allowed here (" +
                                 stage_.postgres().why_no_disk() + ")");
      std::printf("left out: %s\n", report_.left_out.back().c_str());
    }
    if (kinds.empty()) throw std::runtime_error("no kind of death is left");
    return kinds;
  }

  // Now and then it is quiet, and everybody must be able to play: not only somebody.
  void die_by_and_by() {
    const auto deaths = deaths_to_die(wish_.deaths, kinds_to_be_had(), wish_.seed);
    for (std::size_t i = 0; i < deaths.size() && findings_.empty(); i += wish_.quiet_every) {
      const auto end = std::min(deaths.size(), i + wish_.quiet_every);
      const bool played = reaper_.reap({deaths.begin() + i, deaths.begin() + end});
      reaper_.relent();
      if (!played) return;
      see_that_all_go_on();
    }
  }

  // Those of whom it is not true yet.
  template <class F>
  std::vector<std::string> those_who_do_not(F fits) {
    return stage_.with_clients([&] {
      std::vector<std::string> out;
      for (std::size_t i = 0; i < stage_.players().size(); ++i) {
        if (!fits(i, *stage_.players()[i])) out.push_back(stage_.players()[i]->state());
      }
      return out;
    });
  }
  template <class F>
  void see_that(const std::string& what, F fits) {
    std::vector<std::string> left;
    const auto ready = [&] {
      left = those_who_do_not(fits);
      return left.empty();
    };
    if (stage_.wait_for(ready, patience())) return;
    for (const auto& who : left) finding(what + ": " + who);
  }

  void see_that_all_go_on() {
    const auto before = stage_.with_clients([&] {
      std::vector<std::uint64_t> out;
      for (const auto& player : stage_.players()) out.push_back(player->progress());
      return out;
    });
    see_that("does not go on by itself", [&](std::size_t i, const Player& player) {
      return player.progress() >= before[i] + 2;
    });
  }

  void see_that_all_is_settled() {
    stage_.enter(Phase::resting);
    see_that("has an order out that is never answered",
             [](std::size_t, const Player& player) { return !player.unsettled(); });
  }

  // Nothing happens any more: whoever watches must have been told everything by and by.
  void see_that_all_are_told() {
    const auto cursors = cursors_in(stage_.postgres().url());
    const auto& notebook = stage_.room().notebook;
    see_that("was not told everything", [&](std::size_t, const Player& player) {
      const Notebook::Whose whose{player.game_id(), player.viewer()};
      const auto due = cursors.find(whose);
      const auto sight = notebook.sights.find(whose);
      // Not seated yet when the last one rose.
      if (due == cursors.end() || due->second == 0 || !player.watching()) return true;
      return sight != notebook.sights.end() && sight->second.cursor() == due->second;
    });
  }

  void judge_it() {
    report_.died = reaper_.died();
    report_.longest_pause = reaper_.longest_pause();
    report_.acknowledged = stage_.acknowledged();
    report_.tally = stage_.room().tally;
    stage_.postgres().start();
    report_.verdict =
        judge(stage_.ruleset(), games_in(stage_.postgres().url()), stage_.room().notebook);
    auto& all = report_.verdict.findings;
    for (const auto* more : {&std::as_const(findings_), &reaper_.findings(), &stage_.alarms()}) {
      all.insert(all.end(), more->begin(), more->end());
    }
    if (!all.empty()) std::printf("%s", stage_.ends_of_logs().c_str());
  }

  const Wish& wish_;
  Stage stage_;
  Reaper reaper_;
  Report report_;
  std::vector<std::string> findings_;
};

}  // namespace

Report torture(const Wish& wish) {
  return Run{wish}.report();
}

}  // namespace chartroom::torture
