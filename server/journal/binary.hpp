// Parameters of a prepared statement in PostgreSQL's binary format: no hex, no quoting, nothing to
// parse on either side.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace chartroom::server {

// PostgreSQL's numbers for its own types (pg_type.dat).
enum class PgType : std::uint32_t { bytea = 17, int8 = 20, text = 25, uuid = 2950 };

// A one-dimensional array, element by element.
class BinaryArray {
 public:
  explicit BinaryArray(PgType element) : element_{element} { clear(); }

  void add(std::string_view bytes);
  void add(std::int64_t number);
  // From its text.
  void add_uuid(std::string_view uuid);
  void add_null();
  // Empty again; what it has allocated stays.
  void clear();

  [[nodiscard]] bool empty() const { return count_ == 0; }
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  void count_one();

  PgType element_;
  std::uint32_t count_{};
  std::string bytes_;
};

[[nodiscard]] std::string uuid_text(std::string_view sixteen_bytes);

}  // namespace chartroom::server
