// A database of one's own for each test, on the server that CHARTROOM_TEST_DATABASE names or,
// without it, on a private one that is started under /tmp and stopped when the test program ends.
#pragma once

#include <string>

namespace chartroom::testing {

class TestDatabase {
 public:
  enum class Schema { migrated, empty };
  explicit TestDatabase(Schema schema = Schema::migrated);
  ~TestDatabase();
  TestDatabase(const TestDatabase&) = delete;
  TestDatabase& operator=(const TestDatabase&) = delete;

  [[nodiscard]] const std::string& url() const { return url_; }
  void exec(const std::string& sql) const;
  // The first field of the first row.
  [[nodiscard]] std::string value(const std::string& sql) const;

  // Throws everybody out and lets nobody in; and the end of that.
  void go_away() const;
  void come_back() const;

 private:
  std::string name_;
  std::string url_;
};

}  // namespace chartroom::testing
