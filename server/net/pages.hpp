// What the port says over plain HTTP: the browser client, whether it is well, and what it counts.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>
#include <functional>
#include <string>

#include "app/health.hpp"
#include "app/metrics.hpp"
#include "app/settings.hpp"
#include "net/web_files.hpp"

namespace chartroom::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;
using HttpResponse = boost::beast::http::response<boost::beast::http::span_body<const char>>;

// What is sent, and what its body points into: to be kept until it has been sent.
struct HttpAnswer {
  HttpResponse response;
  FileBytes body;
};

class Pages {
 public:
  // What the metrics say of the node as it is when they are read.
  using Sample = std::function<Metrics::Sample(const Health::State&)>;
  // `web` is the browser client; without it the front page says how to play from a terminal.
  Pages(Health& health, Metrics& metrics, Sample sample, MetricsFor metrics_for, WebFiles web)
      : health_{health},
        metrics_{metrics},
        sample_{std::move(sample)},
        metrics_for_{metrics_for},
        web_{std::move(web)} {}

  [[nodiscard]] Awaitable<HttpAnswer> answer(const HttpRequest& request, std::string address);

 private:
  Health& health_;
  Metrics& metrics_;
  Sample sample_;
  MetricsFor metrics_for_;
  WebFiles web_;
};

}  // namespace chartroom::server
