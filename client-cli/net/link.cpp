#include "client-cli/net/link.hpp"

#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <array>
#include <boost/asio/connect.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <cstdint>
#include <optional>
#include <type_traits>

#include "client-cli/net/loop.hpp"

namespace chartroom::cli {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace ssl = boost::asio::ssl;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;

namespace {

constexpr std::chrono::seconds connect_time{10};
constexpr std::chrono::seconds close_time{1};
constexpr std::chrono::seconds silence_allowed{30};
constexpr std::size_t largest_message = std::size_t{16} << 20U;

using Plain = websocket::stream<beast::tcp_stream>;
using Secure = websocket::stream<beast::ssl_stream<beast::tcp_stream>>;

std::string fingerprint_of(X509* certificate) {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int size = 0;
  if (X509_digest(certificate, EVP_sha256(), digest.data(), &size) != 1) return "";
  std::string out;
  for (unsigned int i = 0; i < size; ++i) {
    constexpr std::string_view hex = "0123456789abcdef";
    out += hex[digest[i] >> 4U];
    out += hex[digest[i] & 15U];
  }
  return out;
}

ssl::context context_for(const Trust& trust) {
  ssl::context context{ssl::context::tls_client};
  context.set_default_verify_paths();
  const bool unchecked = trust.insecure || !trust.fingerprint.empty();
  context.set_verify_mode(unchecked ? ssl::verify_none : ssl::verify_peer);
  return context;
}

// The link over one kind of stream. It keeps itself alive through the handlers that are pending.
template <class Stream>
class LinkOver final : public Link {
 public:
  LinkOver(asio::io_context& loop, ssl::context context)
      : loop_{loop}, context_{std::move(context)}, resolver_{loop} {
    if constexpr (std::is_same_v<Stream, Plain>) {
      stream_.emplace(loop);
    } else {
      stream_.emplace(loop, context_);
    }
  }

  ~LinkOver() override {
    *alive_ = false;
    error_code ignored;
    beast::get_lowest_layer(*stream_).socket().close(ignored);
  }

  void connect(const Endpoint& endpoint, const Trust& trust) {
    const auto deadline = Clock::now() + connect_time;
    reach(endpoint, deadline);
    if constexpr (std::is_same_v<Stream, Secure>) secure(endpoint, trust, deadline);
    beast::get_lowest_layer(*stream_).expires_never();
    websocket::stream_base::timeout patience{};
    patience.handshake_timeout = connect_time;
    patience.idle_timeout = silence_allowed;
    patience.keep_alive_pings = true;
    stream_->set_option(patience);
    stream_->set_option(websocket::stream_base::decorator([](websocket::request_type& request) {
      request.set(beast::http::field::user_agent, "chartroom");
    }));
    stream_->read_message_max(largest_message);
    stream_->binary(true);
    wait("it is no Chartroom server", deadline, [&](auto done) {
      stream_->async_handshake(endpoint.host + ":" + endpoint.port, endpoint.path, done);
    });
    read();
  }

  void send(const v1::Envelope& envelope) override {
    outgoing_.push_back(envelope.SerializeAsString());
    if (outgoing_.size() == 1) write();
  }

  void close() override {
    if (broken()) return;
    bool closed = false;
    stream_->async_close(websocket::close_code::normal, [&closed, alive = alive_](error_code) {
      if (*alive) closed = true;
    });
    run_until(loop_, Clock::now() + close_time, [&] { return closed || broken(); });
    *alive_ = false;
    breaks("closed");
  }

 private:
  // Starts an operation and runs the loop until it is done.
  template <class Start>
  void wait(const std::string& what, Clock::time_point deadline, Start start) {
    struct Result {
      std::optional<error_code> code;
    };
    auto result = std::make_shared<Result>();
    start([result](error_code code, auto&&...) { result->code = code; });
    if (!run_until(loop_, deadline, [&] { return result->code.has_value(); }))
      throw Unreachable{what + ": no answer in time"};
    if (*result->code) throw Unreachable{what + ": " + result->code->message()};
  }

  void reach(const Endpoint& endpoint, Clock::time_point deadline) {
    auto found = std::make_shared<asio::ip::tcp::resolver::results_type>();
    wait("the host '" + endpoint.host + "' is not known", deadline, [&](auto done) {
      resolver_.async_resolve(endpoint.host, endpoint.port,
                              [done, found](error_code code, const auto& results) mutable {
                                *found = results;
                                done(code);
                              });
    });
    auto& tcp = beast::get_lowest_layer(*stream_);
    tcp.expires_at(deadline);
    wait("nothing answers at " + endpoint.name(), deadline,
         [&](auto done) { tcp.async_connect(*found, done); });
    tcp.socket().set_option(asio::ip::tcp::no_delay{true});
  }

  void secure(const Endpoint& endpoint, const Trust& trust,
              Clock::time_point deadline) requires std::is_same_v<Stream, Secure> {
    auto& tls = stream_->next_layer();
    SSL_set_tlsext_host_name(tls.native_handle(), endpoint.host.c_str());
    const bool unchecked = trust.insecure || !trust.fingerprint.empty();
    if (!unchecked) tls.set_verify_callback(ssl::host_name_verification{endpoint.host});
    wait(
        "the server's certificate is not trusted (--tls-fingerprint names one, --insecure takes "
        "any)",
        deadline, [&](auto done) { tls.async_handshake(ssl::stream_base::client, done); });
    if (trust.fingerprint.empty()) return;
    X509* certificate = SSL_get1_peer_certificate(tls.native_handle());
    const std::string shown = certificate == nullptr ? "" : fingerprint_of(certificate);
    X509_free(certificate);
    if (shown != trust.fingerprint)
      throw Unreachable{"the server shows another certificate, with the fingerprint " + shown};
  }

  void read() {
    stream_->async_read(buffer_, [this, alive = alive_](error_code code, std::size_t) {
      if (!*alive) return;
      if (code) {
        breaks(code == websocket::error::closed ? "the server closed the connection"
                                                : code.message());
        return;
      }
      v1::Envelope envelope;
      const auto bytes = buffer_.cdata();
      if (envelope.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())))
        arrived.push_back(std::move(envelope));
      buffer_.consume(buffer_.size());
      read();
    });
  }

  void write() {
    stream_->async_write(asio::buffer(outgoing_.front()),
                         [this, alive = alive_](error_code code, std::size_t) {
                           if (!*alive) return;
                           if (code) {
                             breaks(code.message());
                             return;
                           }
                           outgoing_.pop_front();
                           if (!outgoing_.empty()) write();
                         });
  }

  asio::io_context& loop_;
  ssl::context context_;
  asio::ip::tcp::resolver resolver_;
  std::optional<Stream> stream_;
  beast::flat_buffer buffer_;
  std::deque<std::string> outgoing_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

template <class Stream>
std::unique_ptr<Link> opened(asio::io_context& loop, const Endpoint& endpoint, const Trust& trust) {
  auto link = std::make_unique<LinkOver<Stream>>(loop, context_for(trust));
  link->connect(endpoint, trust);
  return link;
}

}  // namespace

std::unique_ptr<Link> Link::open(asio::io_context& loop, const Endpoint& endpoint,
                                 const Trust& trust) {
  return endpoint.tls ? opened<Secure>(loop, endpoint, trust)
                      : opened<Plain>(loop, endpoint, trust);
}

}  // namespace chartroom::cli
