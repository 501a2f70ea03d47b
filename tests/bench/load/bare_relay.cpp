#include "load/bare_relay.hpp"

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <csignal>
#include <deque>
#include <filesystem>
#include <fstream>
#include <unordered_map>

#include "chartroom/v1/envelope.pb.h"
#include "journal/async_connection.hpp"
#include "journal/binary.hpp"
#include "journal/database.hpp"

namespace chartroom::load {
namespace {

namespace asio = boost::asio;
namespace ws = boost::beast::websocket;
using boost::system::error_code;
using server::AsyncConnection;
using server::BinaryArray;
using server::PgType;
using Frame = std::shared_ptr<const std::string>;

constexpr std::array statements{
    server::Prepared{"keep", "INSERT INTO bare SELECT * FROM unnest($1::bytea[])"}};

class Connection;

struct Relay {
  struct Waiting {
    std::shared_ptr<Connection> from;
    std::uint64_t correlation{};
    v1::SubmitOrder order;
  };
  asio::io_context context{1};
  std::unique_ptr<AsyncConnection> database;
  std::unordered_map<std::string, std::vector<std::shared_ptr<Connection>>> watchers;
  std::vector<Waiting> waiting;
  bool writing{};

  void add(Waiting order);
  server::Awaitable<void> write_all();
  void tell(const Waiting& order);
};

Frame written(const v1::Envelope& envelope) {
  return std::make_shared<const std::string>(envelope.SerializeAsString());
}

class Connection : public std::enable_shared_from_this<Connection> {
 public:
  Connection(Relay& relay, asio::ip::tcp::socket socket)
      : relay_{relay}, stream_{std::move(socket)} {}

  void begin() {
    stream_.next_layer().socket().set_option(asio::ip::tcp::no_delay{true});
    stream_.binary(true);
    stream_.auto_fragment(false);
    stream_.async_accept([self = shared_from_this()](error_code error) {
      if (!error) self->read();
    });
  }
  void send(Frame frame) {
    out_.push_back(std::move(frame));
    if (out_.size() == 1) write();
  }
  void reply(std::uint64_t correlation, v1::Reply reply) {
    v1::Envelope envelope;
    envelope.set_protocol(1);
    envelope.set_correlation(correlation);
    *envelope.mutable_reply() = std::move(reply);
    send(written(envelope));
  }

 private:
  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
      if (error) return self->leave();
      self->received();
      self->buffer_.consume(self->buffer_.size());
      self->read();
    });
  }
  void write() {
    stream_.async_write(asio::buffer(*out_.front()),
                        [self = shared_from_this()](error_code error, std::size_t) {
                          if (error) return;
                          self->out_.pop_front();
                          if (!self->out_.empty()) self->write();
                        });
  }
  void received() {
    v1::Envelope envelope;
    const auto data = buffer_.cdata();
    if (!envelope.ParseFromArray(data.data(), static_cast<int>(data.size()))) return;
    auto& request = *envelope.mutable_request();
    if (request.has_submit_order()) {
      relay_.add(
          {shared_from_this(), envelope.correlation(), std::move(*request.mutable_submit_order())});
      return;
    }
    leave();
    if (request.has_watch()) {
      game_ = request.watch().game_id();
      relay_.watchers[game_].push_back(shared_from_this());
    }
    v1::Reply answer;
    answer.mutable_done();
    reply(envelope.correlation(), std::move(answer));
  }
  void leave() {
    if (game_.empty()) return;
    auto& watchers = relay_.watchers[game_];
    std::erase(watchers, shared_from_this());
    if (watchers.empty()) relay_.watchers.erase(game_);
    game_.clear();
  }

  Relay& relay_;
  ws::stream<boost::beast::tcp_stream> stream_;
  boost::beast::flat_buffer buffer_;
  std::deque<Frame> out_;
  std::string game_;
};

void Relay::add(Waiting order) {
  waiting.push_back(std::move(order));
  if (!std::exchange(writing, true)) server::start_on(context.get_executor(), write_all());
}

server::Awaitable<void> Relay::write_all() {
  BinaryArray orders{PgType::bytea};
  while (!waiting.empty()) {
    const auto batch = std::exchange(waiting, {});
    orders.clear();
    for (const auto& order : batch) {
      orders.add(order.order.game_id() + order.order.order_id() + order.order.order());
    }
    const std::array<std::string_view, 1> parameters{orders.bytes()};
    static_cast<void>(co_await database->exec(
        "keep", parameters, AsyncConnection::Clock::now() + std::chrono::seconds{30}));
    for (const auto& order : batch) {
      asio::post(context, [this, order] { tell(order); });
    }
  }
  writing = false;
}

void Relay::tell(const Waiting& order) {
  v1::Reply done;
  done.mutable_order_done()->set_game_id(order.order.game_id());
  done.mutable_order_done()->set_order_id(order.order.order_id());
  order.from->reply(order.correlation, std::move(done));
  v1::Envelope envelope;
  envelope.set_protocol(1);
  auto& update = *envelope.mutable_push()->mutable_game_update();
  update.set_game_id(order.order.game_id());
  update.add_events()->set_ruleset_event(order.order.order());
  const auto frame = written(envelope);
  for (const auto& watcher : watchers[order.order.game_id()]) watcher->send(frame);
}

}  // namespace

void serve_bare_relay(const std::string& database_url, const std::string& port_file) {
  {
    const auto connection = server::connect(database_url);
    pqxx::work tx{*connection};
    tx.exec0("CREATE TABLE IF NOT EXISTS bare (content bytea)");
    tx.commit();
  }
  Relay relay;
  server::Watchdog watchdog;
  relay.database = std::make_unique<AsyncConnection>(relay.context.get_executor(), database_url,
                                                     watchdog, statements);
  asio::ip::tcp::acceptor acceptor{relay.context, {asio::ip::address_v4::loopback(), 0}};
  acceptor.listen(4096);
  std::function<void()> accept = [&] {
    acceptor.async_accept([&](error_code error, asio::ip::tcp::socket socket) {
      if (error) return;
      std::make_shared<Connection>(relay, std::move(socket))->begin();
      accept();
    });
  };
  accept();
  std::ofstream{port_file + ".new"} << acceptor.local_endpoint().port() << '\n';
  std::filesystem::rename(port_file + ".new", port_file);
  asio::signal_set signals{relay.context, SIGINT, SIGTERM};
  signals.async_wait([&](error_code, int) { relay.context.stop(); });
  relay.context.run();
}

}  // namespace chartroom::load
