#include "support/on_signal.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <csignal>
#include <thread>

namespace chartroom::testing {

// Asio's handlers are undone by exec, so that programs which the tool starts end as they always do.
class OnSignal::Watch {
 public:
  explicit Watch(std::function<void()> last) : last_{std::move(last)} {
    signals_.async_wait([this](const boost::system::error_code& error, int signal) {
      if (error) return;
      last_();
      std::signal(signal, SIG_DFL);
      std::raise(signal);
    });
    thread_ = std::thread{[this] { context_.run(); }};
  }
  ~Watch() {
    context_.stop();
    thread_.join();
  }
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;

 private:
  std::function<void()> last_;
  boost::asio::io_context context_{1};
  boost::asio::signal_set signals_{context_, SIGINT, SIGTERM, SIGHUP};
  std::thread thread_;
};

OnSignal::OnSignal(std::function<void()> last) : watch_{std::make_unique<Watch>(std::move(last))} {}

OnSignal::~OnSignal() = default;

}  // namespace chartroom::testing
