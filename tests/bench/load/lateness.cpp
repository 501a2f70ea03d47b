#include "load/lateness.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <optional>
#include <random>
#include <stdexcept>

#include "chartroom/v1/envelope.pb.h"
#include "fair/fair.hpp"
#include "load/socket.hpp"

namespace chartroom::load {
namespace {

namespace asio = boost::asio;
namespace v1 = chartroom::v1;
using Clock = std::chrono::steady_clock;

double ms(Clock::duration time) {
  return std::chrono::duration<double, std::milli>(time).count();
}

v1::Envelope asking() {
  v1::Envelope envelope;
  envelope.set_protocol(1);
  envelope.set_correlation(1);
  return envelope;
}

// A side's two connections: it orders at one node, and is told at the other as well.
struct Seat {
  std::unique_ptr<Socket> orders;
  std::unique_ptr<Socket> listens;
};

struct Hall {
  asio::io_context& context;
  const LatenessPlan& plan;
  const Laid& laid;
  std::mt19937_64 random{1914};
  Lateness out;
  Clock::time_point measured_from;
};

class Table {
 public:
  Table(Hall& hall, std::size_t nth, std::array<std::uint16_t, 2> ports)
      : hall_{hall}, laid_{hall.laid.tables.at(nth)} {
    for (std::size_t side = 0; side < seats_.size(); ++side) {
      // Each side at a node of its own.
      seats_[side].orders = connected(ports.at(side), side, true);
      seats_[side].listens = connected(ports.at(1 - side), side, false);
    }
    next_game();
  }

 private:
  std::unique_ptr<Socket> connected(std::uint16_t port, std::size_t side, bool orders) {
    auto socket = std::make_unique<Socket>(
        hall_.context, port, nullptr,
        [this, side, orders](std::string_view bytes) { received(side, orders, bytes); });
    socket->begin();
    auto resume = asking();
    resume.mutable_request()->mutable_resume()->set_token(
        laid_.token[side == 0 ? core::Side::one : core::Side::two]);
    ++answers_due_;
    socket->send(resume.SerializeAsString());
    return socket;
  }

  void next_game() {
    if (next_game_ == laid_.games.size()) return hall_.context.stop();
    game_ = &laid_.games[next_game_++];
    turn_ = 0;
    auto watch = asking();
    watch.mutable_request()->mutable_watch()->set_game_id(game_->id);
    watch.mutable_request()->mutable_watch()->set_changes(true);
    for (const auto& seat : seats_) {
      for (auto* socket : {seat.orders.get(), seat.listens.get()}) {
        ++answers_due_;
        socket->send(watch.SerializeAsString());
      }
    }
  }

  void order_later() {
    const auto longest = 2 * static_cast<double>(hall_.plan.games) / hall_.plan.rate;
    const auto wait = std::uniform_real_distribution<>{0, longest}(hall_.random);
    timer_.expires_after(std::chrono::microseconds{static_cast<std::int64_t>(wait * 1e6)});
    timer_.async_wait([this](boost::system::error_code error) {
      if (!error) order();
    });
  }

  void order() {
    const auto& turn = game_->turns[turn_];
    auto envelope = asking();
    auto& order = *envelope.mutable_request()->mutable_submit_order();
    order.set_game_id(game_->id);
    order.set_order_id(fair::random_bytes(16));
    order.set_decision(turn.decision);
    order.set_order(turn.order);
    side_ = turn.side == core::Side::one ? 0 : 1;
    done_.reset();
    told_.clear();
    under_way_ = true;
    ordered_ = Clock::now();
    seats_[side_].orders->send(envelope.SerializeAsString());
  }

  void received(std::size_t side, bool orders, std::string_view bytes) {
    const auto now = Clock::now();
    v1::Envelope envelope;
    if (!envelope.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()))) {
      throw std::runtime_error("an answer cannot be read");
    }
    if (envelope.has_reply()) return answered(envelope.reply(), now);
    const auto& update = envelope.push().game_update();
    if (orders || side != side_ || update.game_id() != game_->id) return;
    told_.push_back({update.cursor(), now});
    look();
  }

  void answered(const v1::Reply& reply, Clock::time_point now) {
    if (reply.has_refused()) throw std::runtime_error(reply.refused().what());
    if (reply.has_order_done()) {
      done_ = now;
      cursor_ = reply.order_done().cursor();
      return look();
    }
    if (--answers_due_ == 0) order_later();
  }

  // Whether the order has been answered at the one node and told at the other.
  void look() {
    if (!under_way_ || !done_) return;
    // Not any update: a receipt that was put off comes with what was told before.
    const auto told =
        std::ranges::find_if(told_, [this](const Told& one) { return one.cursor >= cursor_; });
    if (told == told_.end()) return;
    under_way_ = false;
    if (*done_ >= hall_.measured_from) {
      hall_.out.answered_ms.push_back(ms(*done_ - ordered_));
      hall_.out.late_ms.push_back(std::max(0.0, ms(told->when - *done_)));
    }
    if (++turn_ == game_->turns.size()) return next_game();
    order_later();
  }

  Hall& hall_;
  const LaidTable& laid_;
  std::size_t next_game_{};
  std::array<Seat, 2> seats_;
  asio::steady_timer timer_{hall_.context};
  const LaidGame* game_{};
  std::size_t turn_{};
  std::size_t answers_due_{};
  // The order that is under way.
  bool under_way_{};
  std::size_t side_{};
  Clock::time_point ordered_;
  std::optional<Clock::time_point> done_;
  std::uint64_t cursor_{};
  struct Told {
    std::uint64_t cursor{};
    Clock::time_point when;
  };
  std::vector<Told> told_;  // at the other node, since it was given
};

}  // namespace

Lateness lateness(const LatenessPlan& plan, const Laid& laid, std::array<std::uint16_t, 2> ports) {
  asio::io_context context{1};
  Hall hall{context, plan, laid};
  const auto of_seconds = [](double seconds) {
    return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>{seconds});
  };
  std::vector<std::unique_ptr<Table>> tables;
  for (std::size_t i = 0; i < plan.games; ++i) {
    tables.push_back(std::make_unique<Table>(hall, i, ports));
    context.poll();
  }
  hall.measured_from = Clock::now() + of_seconds(plan.warm_up_s);
  asio::steady_timer end{context, hall.measured_from + of_seconds(plan.seconds)};
  end.async_wait([&](boost::system::error_code) { context.stop(); });
  context.run();
  std::ranges::sort(hall.out.late_ms);
  std::ranges::sort(hall.out.answered_ms);
  return std::move(hall.out);
}

}  // namespace chartroom::load
