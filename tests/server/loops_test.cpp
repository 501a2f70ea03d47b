// Loops of one thread each: what runs where, what needs no hop, and how they end.
#include <doctest/doctest.h>

#include <boost/asio/post.hpp>
#include <future>
#include <memory>
#include <stdexcept>

#include "base/gate.hpp"
#include "base/loops.hpp"
#include "base/offload.hpp"

using namespace chartroom::server;
using namespace std::chrono_literals;

namespace {

std::thread::id thread_of(const Executor& executor) {
  std::promise<std::thread::id> thread;
  asio::post(executor, [&thread] { thread.set_value(std::this_thread::get_id()); });
  return thread.get_future().get();
}

// Something that belongs to a loop, as a game does.
struct Owner {
  explicit Owner(const Executor& executor) : loop{executor}, gate{executor} {}
  [[nodiscard]] const Executor& executor() const { return loop; }
  Awaitable<std::thread::id> where() { co_return std::this_thread::get_id(); }
  Awaitable<int> throws() {
    throw std::runtime_error{"said"};
    co_return 0;
  }
  Executor loop;
  Gate gate;
};

// Runs it on a loop, and gives what it does.
template <class T>
T result_on(const Executor& executor, std::function<Awaitable<T>()> task) {
  std::promise<T> result;
  auto run = [](std::promise<T>& to, std::function<Awaitable<T>()> make) -> Awaitable<void> {
    try {
      to.set_value(co_await make());
    } catch (...) {
      to.set_exception(std::current_exception());
    }
  };
  start_on(executor, run(result, std::move(task)));
  return result.get_future().get();
}

}  // namespace

TEST_CASE("each loop has a thread of its own, and they are taken in turn") {
  Loops loops{2};
  loops.run();
  const auto first = thread_of(loops.first());
  CHECK(thread_of(loops.all()[1]) != first);
  CHECK(thread_of(loops.first()) == first);
  CHECK(thread_of(loops.next()) == first);
  CHECK(thread_of(loops.next()) != first);
  CHECK(thread_of(loops.next()) == first);
}

TEST_CASE("what is called runs on its owner's loop, and its caller goes on on its own") {
  Loops loops{2};
  loops.run();
  const auto here = thread_of(loops.first());
  for (const auto& executor : loops.all()) {
    const auto owner = std::make_shared<Owner>(executor);
    const auto there = thread_of(executor);
    auto call = [&]() -> Awaitable<bool> {
      const auto ran = co_await run_on(owner, owner->where());
      co_return ran == there&& std::this_thread::get_id() == here;
    };
    CHECK(result_on<bool>(loops.first(), call));
    auto fail = [&]() -> Awaitable<int> { co_return co_await run_on(owner, owner->throws()); };
    CHECK_THROWS_AS(result_on<int>(loops.first(), fail), std::runtime_error);
  }
}

TEST_CASE("who shares a loop with what is called does not let others in between") {
  Loops loops{1};
  loops.run();
  const auto owner = std::make_shared<Owner>(loops.first());
  auto call = [&]() -> Awaitable<bool> {
    bool somebody_came = false;
    asio::post(loops.first(), [&somebody_came] { somebody_came = true; });
    static_cast<void>(co_await run_on(owner, owner->where()));
    const bool in_between = somebody_came;
    co_await asio::post(loops.first(), use_awaitable);
    co_return !in_between && somebody_came;
  };
  CHECK(result_on<bool>(loops.first(), call));
}

TEST_CASE("what waits on one loop may own something of another when they end") {
  auto loops = std::make_unique<Loops>(2);
  loops->run();
  for (std::size_t i = 0; i < 2; ++i) {
    const auto owner = std::make_shared<Owner>(loops->all()[i]);
    auto wait = [](std::shared_ptr<Owner> kept, Executor executor) -> Awaitable<void> {
      const auto turn = co_await kept->gate.enter();
      Timer timer{executor, Timer::time_point::max()};
      co_await timer.async_wait(use_awaitable);
    };
    start_on(loops->all()[1 - i], wait(owner, loops->all()[1 - i]));
  }
  loops.reset();  // the sanitizers see whether anything is used after its end
}
