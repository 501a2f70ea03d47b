// A PostgreSQL of one's own, started under /tmp and stopped with its owner.
#pragma once

#include <string>

namespace chartroom::testing {

// Without durability it is faster: what is lost when the machine dies, nobody misses in a test.
enum class Durable : bool { no, yes };

class PrivatePostgres {
 public:
  explicit PrivatePostgres(Durable durable);
  ~PrivatePostgres();
  PrivatePostgres(const PrivatePostgres&) = delete;
  PrivatePostgres& operator=(const PrivatePostgres&) = delete;

  [[nodiscard]] std::string url() const;

 private:
  std::string folder_;
  std::string bin_;
};

}  // namespace chartroom::testing
