// What the port says over plain HTTP: what this is, whether it is well, and what it counts.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <functional>
#include <string>

#include "app/health.hpp"
#include "app/metrics.hpp"
#include "app/settings.hpp"

namespace chartroom::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;
using HttpResponse = boost::beast::http::response<boost::beast::http::string_body>;

class Pages {
 public:
  // What the metrics say of the node as it is when they are read.
  using Sample = std::function<Metrics::Sample(const Health::State&)>;
  Pages(Health& health, Metrics& metrics, Sample sample, MetricsFor metrics_for)
      : health_{health}, metrics_{metrics}, sample_{std::move(sample)}, metrics_for_{metrics_for} {}

  [[nodiscard]] Awaitable<HttpResponse> answer(const HttpRequest& request, std::string address);

 private:
  Health& health_;
  Metrics& metrics_;
  Sample sample_;
  MetricsFor metrics_for_;
};

}  // namespace chartroom::server
