#include "torture/reaper.hpp"

#include <cstdio>

namespace chartroom::torture {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds trap_patience{3000};
constexpr milliseconds longer_than_patience{7000};
constexpr milliseconds listens_within{20'000};
constexpr milliseconds a_moment{200};
// Of so many deaths, one comes before anybody has played again.
constexpr std::uint64_t one_in_haste = 4;
constexpr std::size_t progress_every = 25;

}  // namespace

milliseconds Reaper::about(int most_ms) {
  return milliseconds{
      static_cast<std::int64_t>(random_() % static_cast<std::uint64_t>(most_ms + 1))};
}

bool Reaper::reap(const std::vector<Death>& deaths) {
  for (const auto death : deaths) {
    const bool in_haste = so_far_ > 0 && death != Death::drain && random_() % one_in_haste == 0;
    if (!in_haste && !wait_for_an_order()) {
      findings_.push_back("nobody could play for " +
                          std::to_string(static_cast<int>(wish_.patience_s)) + " s after death " +
                          std::to_string(so_far_));
      return false;
    }
    stage_.rest(about(600));
    if (die(death)) ++died_[death];
    if (++so_far_ % progress_every == 0 && !wish_.silent) tell_how_far();
  }
  return true;
}

void Reaper::tell_how_far() const {
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun_;
  std::printf("%5zu deaths in %4.0f s, %llu orders acknowledged\n", so_far_, took.count(),
              static_cast<unsigned long long>(stage_.acknowledged()));
  std::fflush(stdout);
}

bool Reaper::wait_for_an_order() {
  const auto begun = std::chrono::steady_clock::now();
  const auto before = stage_.acknowledged();
  const milliseconds patience{static_cast<std::int64_t>(wish_.patience_s * 1000)};
  const bool played = stage_.wait_for([&] { return stage_.acknowledged() > before; }, patience);
  const auto took =
      std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - begun);
  longest_pause_ = std::max(longest_pause_, took);
  return played;
}

bool Reaper::die(Death death) {
  const auto node = random_() % stage_.nodes().size();
  switch (death) {
    case Death::node: kill_node(node); break;
    case Death::drain: drain(node); break;
    case Death::postmaster: kill_postmaster(); break;
    case Death::both: kill_both(node); break;
    case Death::cut: stage_.proxies()[node]->cut_all(); break;
    case Death::flicker: flicker(node); break;
    case Death::cut_request: return spring(node, Trap::in_a_request);
    case Death::cut_answer: return spring(node, Trap::in_an_answer);
    case Death::commit_doubt: return spring(node, Trap::before_answer);
    case Death::refused: refuse(); break;
    case Death::slow: be_slow(); break;
    case Death::half_open: be_half_open(node, death); break;
    case Death::deaf: be_half_open(node, death); break;
    case Death::full_disk: fill_disk(); break;
  }
  return true;
}

void Reaper::kill_node(std::size_t node) {
  stage_.keep_down(node);
  stage_.nodes()[node]->kill();
  stage_.rest(about(800));
  stage_.may_come_up(node);
}

void Reaper::drain(std::size_t node) {
  // One that has only just been started may still be where SIGTERM ends it like any program.
  auto& server = *stage_.nodes()[node];
  static_cast<void>(stage_.wait_for([&] { return server.listens(); }, listens_within));
  stage_.rest(a_moment);
  stage_.keep_down(node);
  if (auto wrong = server.drain(); !wrong.empty()) findings_.push_back(std::move(wrong));
  stage_.may_come_up(node);
}

void Reaper::kill_postmaster() {
  stage_.postgres().kill();
  stage_.rest(about(1200));
  stage_.postgres().start();
}

void Reaper::kill_both(std::size_t node) {
  const bool node_first = random_() % 2 == 0;
  stage_.keep_down(node);
  if (node_first) stage_.nodes()[node]->kill();
  stage_.postgres().kill();
  stage_.nodes()[node]->kill();
  stage_.rest(about(600));
  if (random_() % 2 == 0) stage_.may_come_up(node);
  stage_.rest(about(600));
  stage_.postgres().start();
  stage_.may_come_up(node);
}

void Reaper::flicker(std::size_t node) {
  for (auto times = 5 + random_() % 15; times > 0; --times) {
    stage_.proxies()[node]->cut_all();
    stage_.rest(about(150));
  }
}

bool Reaper::spring(std::size_t node, Trap trap) {
  auto& proxy = *stage_.proxies()[node];
  proxy.set(trap);
  const bool sprung = stage_.wait_for([&] { return proxy.sprung(); }, trap_patience);
  proxy.set(Trap::none);
  return sprung;
}

void Reaper::refuse() {
  for (auto& proxy : stage_.proxies()) proxy->refuse(true);
  for (auto& proxy : stage_.proxies()) proxy->cut_all();
  // Now and then for longer than the server waits before it says that it does not know.
  const bool long_away = random_() % 3 == 0;
  stage_.rest(long_away ? longer_than_patience : milliseconds{200} + about(2000));
  for (auto& proxy : stage_.proxies()) proxy->refuse(false);
}

void Reaper::be_slow() {
  const milliseconds time{static_cast<std::int64_t>(wish_.slow_s * 1000)};
  for (auto& proxy : stage_.proxies()) proxy->hold_answers(time);
  stage_.rest(time);
}

void Reaper::be_half_open(std::size_t node, Death how) {
  auto& proxy = *stage_.proxies()[node];
  proxy.go_deaf();
  stage_.rest(milliseconds{1500} + about(2000));
  if (how == Death::half_open) proxy.cut_the_deaf();
}

void Reaper::fill_disk() {
  stage_.postgres().fill_disk();
  if (random_() % 2 == 0) stage_.postgres().use_up_log();
  stage_.rest(milliseconds{500} + about(2000));
  stage_.postgres().free_disk();
  // It may have ended in a PANIC, and again in its recovery: then it is started anew.
  stage_.postgres().start();
}

void Reaper::relent() {
  stage_.postgres().free_disk();
  stage_.postgres().start();
  for (auto& proxy : stage_.proxies()) {
    proxy->refuse(false);
    proxy->set(Trap::none);
    proxy->hold_answers(milliseconds{0});
  }
  for (std::size_t i = 0; i < stage_.nodes().size(); ++i) stage_.may_come_up(i);
}

}  // namespace chartroom::torture
