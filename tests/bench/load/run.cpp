#include "load/run.hpp"

#include <algorithm>
#include <boost/asio/steady_timer.hpp>
#include <deque>
#include <stdexcept>
#include <utility>

#include "load/table.hpp"

namespace chartroom::load {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;

Clock::duration of_seconds(double seconds) {
  return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>{seconds});
}

class Run {
 public:
  Run(const Plan& plan, const Laid& laid, std::uint16_t port,
      const std::function<void(bool)>& measured)
      : plan_{plan}, measured_{measured}, hall_{context_, port, nullptr, laid} {
    tls_.set_verify_mode(asio::ssl::verify_none);
    if (plan.tls) hall_.tls = &tls_;
    hall_.free = [this](Table& table) { free(table); };
    hall_.answered = [this](Clock::duration took) { answered(took); };
    hall_.trouble = [](std::string_view why) { throw std::runtime_error{std::string{why}}; };
    hall_.over = [this] { finish(); };
  }

  Outcome go() {
    std::vector<std::unique_ptr<Table>> tables;
    for (std::size_t i = 0; i < plan_.games; ++i) {
      tables.push_back(std::make_unique<Table>(hall_, i, plan_.spectators));
      tables.back()->sit();
      context_.poll();
    }
    begin_to_play();
    timer_.expires_after(of_seconds(plan_.warm_up_s));
    timer_.async_wait([this](error_code) { begin(); });
    context_.run();
    std::ranges::sort(out_.took_ms);
    return std::move(out_);
  }

 private:
  // When everybody sits: else the first tables would have played all their games by then.
  void begin_to_play() {
    playing_ = true;
    if (plan_.rate) {
      due_ = Clock::now();
      return next_due();
    }
    for (auto* table : std::exchange(free_, {})) table->order(Clock::now());
  }

  void begin() {
    measuring_ = true;
    measured_(true);
    begun_ = Clock::now();
    bytes_before_ = hall_.bytes;
    timer_.expires_after(of_seconds(plan_.seconds));
    timer_.async_wait([this](error_code) { finish(); });
  }

  void finish() {
    if (measuring_) {
      measured_(false);
      out_.seconds = std::chrono::duration<double>(Clock::now() - begun_).count();
      out_.bytes = hall_.bytes - bytes_before_;
    }
    context_.stop();
  }

  void answered(Clock::duration took) {
    if (!measuring_) return;
    ++out_.orders;
    out_.took_ms.push_back(std::chrono::duration<double, std::milli>(took).count());
  }

  void free(Table& table) {
    if (playing_ && !plan_.rate) return table.order(Clock::now());
    free_.push_back(&table);
    give();
  }

  // Orders that are due go to whichever table is free; those for which none is wait, and their time
  // runs.
  void give() {
    while (!free_.empty() && !waiting_.empty()) {
      auto* table = free_.front();
      free_.pop_front();
      const auto due = waiting_.front();
      waiting_.pop_front();
      table->order(due);
    }
  }

  void next_due() {
    const auto now = Clock::now();
    while (due_ <= now) {
      waiting_.push_back(due_);
      due_ += of_seconds(1 / *plan_.rate);
    }
    give();
    pace_.expires_at(due_);
    pace_.async_wait([this](error_code error) {
      if (!error) next_due();
    });
  }

  const Plan& plan_;
  const std::function<void(bool)>& measured_;
  asio::io_context context_{1};
  asio::ssl::context tls_{asio::ssl::context::tls_client};
  asio::steady_timer timer_{context_};
  asio::steady_timer pace_{context_};
  Hall hall_;
  Outcome out_;
  bool playing_{};
  bool measuring_{};
  Clock::time_point begun_;
  std::uint64_t bytes_before_{};
  Clock::time_point due_;
  std::deque<Table*> free_;
  std::deque<Clock::time_point> waiting_;
};

}  // namespace

double Outcome::percentile(double part) const {
  if (took_ms.empty()) return 0;
  const auto at = part * static_cast<double>(took_ms.size() - 1);
  return took_ms[static_cast<std::size_t>(at)];
}

Outcome run(const Plan& plan, const Laid& laid, std::uint16_t port,
            const std::function<void(bool)>& measured) {
  return Run{plan, laid, port, measured}.go();
}

}  // namespace chartroom::load
