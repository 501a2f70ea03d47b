// What the port says over plain HTTP: what this is, whether it is well, and what it counts.
#pragma once

#include <atomic>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <string>

#include "app/metrics.hpp"
#include "app/settings.hpp"
#include "journal/database.hpp"

namespace chartroom::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;
using HttpResponse = boost::beast::http::response<boost::beast::http::string_body>;

class Pages {
 public:
  Pages(Database& database, const Metrics& metrics, MetricsFor metrics_for)
      : database_{database}, metrics_{metrics}, metrics_for_{metrics_for} {}

  [[nodiscard]] Awaitable<HttpResponse> answer(const HttpRequest& request, std::string address);
  // From now on this node is not ready.
  void closing() { closing_ = true; }

 private:
  Database& database_;
  const Metrics& metrics_;
  MetricsFor metrics_for_;
  std::atomic<bool> closing_{};
};

}  // namespace chartroom::server
