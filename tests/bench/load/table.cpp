#include "load/table.hpp"

#include <google/protobuf/io/coded_stream.h>

#include <array>
#include <cstring>

#include "chartroom/v1/envelope.pb.h"
#include "fair/fair.hpp"

namespace chartroom::load {
namespace {

namespace v1 = chartroom::v1;
using google::protobuf::io::CodedInputStream;

std::string written(const v1::Request& request) {
  v1::Envelope envelope;
  envelope.set_protocol(1);
  envelope.set_correlation(1);
  *envelope.mutable_request() = request;
  return envelope.SerializeAsString();
}

// The reply in it; empty if it is a push, whose content is for people.
std::string_view reply_in(std::string_view message) {
  CodedInputStream in{reinterpret_cast<const std::uint8_t*>(message.data()),
                      static_cast<int>(message.size())};
  while (const auto tag = in.ReadTag()) {
    std::uint64_t value = 0;
    in.ReadVarint64(&value);
    const auto field = tag >> 3U;
    if (field == v1::Envelope::kReplyFieldNumber) {
      return message.substr(static_cast<std::size_t>(in.CurrentPosition()));
    }
    if (field == v1::Envelope::kPushFieldNumber) return {};
  }
  return {};
}

std::string new_order_id() {
  static std::uint64_t count = 0;
  static const std::string run = fair::random_bytes(8);
  std::array<char, sizeof count> bytes{};
  std::memcpy(bytes.data(), &++count, sizeof count);
  return run + std::string{bytes.data(), bytes.size()};
}

}  // namespace

Table::Table(Hall& hall, std::size_t nth, std::size_t spectators)
    : hall_{hall}, laid_{hall.laid.tables.at(nth)}, sockets_(2 + spectators) {}

void Table::sit() {
  for (std::size_t who = 0; who < sockets_.size(); ++who) {
    sockets_[who] =
        std::make_unique<Socket>(hall_.context, hall_.port, hall_.tls,
                                 [this, who](std::string_view message) { received(who, message); });
    sockets_[who]->begin();
    v1::Request resume;
    resume.mutable_resume()->set_token(who == 0   ? laid_.token[core::Side::one]
                                       : who == 1 ? laid_.token[core::Side::two]
                                                  : hall_.laid.eyes);
    sockets_[who]->send(written(resume));
    ++awaited_;
  }
  next_game();
}

void Table::next_game() {
  if (next_game_ == laid_.games.size()) return hall_.over();
  const auto* before = std::exchange(game_, &laid_.games[next_game_++]);
  turn_ = 0;
  for (auto& socket : sockets_) {
    if (before != nullptr) {
      v1::Request unwatch;
      unwatch.mutable_unwatch()->set_game_id(before->id);
      socket->send(written(unwatch));
      ++awaited_;
    }
    v1::Request watch;
    watch.mutable_watch()->set_game_id(game_->id);
    watch.mutable_watch()->set_changes(true);
    socket->send(written(watch));
    ++awaited_;
  }
}

void Table::order(Clock::time_point due) {
  const auto& turn = game_->turns[turn_];
  v1::Request request;
  auto& order = *request.mutable_submit_order();
  order.set_game_id(game_->id);
  order.set_order_id(new_order_id());
  order.set_decision(turn.decision);
  order.set_order(turn.order);
  ordering_ = true;
  due_ = due;
  awaited_ = 1;
  sockets_[turn.side == core::Side::one ? 0 : 1]->send(written(request));
}

void Table::received(std::size_t /*who*/, std::string_view message) {
  hall_.bytes += message.size();
  const auto bytes = reply_in(message);
  if (bytes.empty()) return;
  v1::Reply reply;
  if (!reply.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()))) {
    return hall_.trouble("an answer cannot be read");
  }
  if (reply.has_refused()) return hall_.trouble(reply.refused().what());
  if (--awaited_ == 0) answered();
}

void Table::answered() {
  if (std::exchange(ordering_, false)) {
    hall_.answered(Clock::now() - due_);
    if (++turn_ == game_->turns.size()) return next_game();
  }
  hall_.free(*this);
}

}  // namespace chartroom::load
