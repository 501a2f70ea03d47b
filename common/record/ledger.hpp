// What one viewer has been told, under the viewer's own numbers, and the digest of it that the
// server signs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "record/annals.hpp"

namespace chartroom::record {

// The next digest of what a viewer was told: SHA-256(digest before || letter || the event's bytes).
// Clients keep the same.
[[nodiscard]] std::string told_after(std::string told, const v1::NumberedEvent& event);
void tell_on(std::string& told, Word word, std::string_view bytes);

// Looks into the annals, and is gone with them.
class Ledger {
 public:
  // `pair`: of eyes (Eyes).
  Ledger(const Annals& annals, std::size_t pair) : annals_{&annals}, pair_{pair} {}

  [[nodiscard]] std::uint64_t cursor() const { return viewer().cursor; }
  // As of a journal entry: the newest number told then.
  [[nodiscard]] std::uint64_t cursor_at(std::uint64_t seq) const;
  [[nodiscard]] v1::NumberedEvent at(std::uint64_t number) const;
  // Without its signature.
  [[nodiscard]] v1::Receipt receipt() const;

  // One event after the other, which is quicker than to ask for each.
  class Reader {
   public:
    // False after the last. It must have been called, and true, before anything else is asked.
    [[nodiscard]] bool next();
    [[nodiscard]] std::uint64_t number() const { return number_; }
    [[nodiscard]] std::uint64_t seq() const { return seq_; }  // of the entry that told it
    [[nodiscard]] v1::NumberedEvent event() const;
    // The event as the bytes of that message.
    void append_to(std::string& out) const;
    [[nodiscard]] std::size_t size() const;  // of these

   private:
    friend class Ledger;
    Reader(const Annals& annals, std::size_t pair, const Annals::Mark& mark)
        : annals_{&annals},
          pair_{pair},
          next_{mark.place},
          seq_{mark.seq},
          number_{mark.number - 1} {}

    const Annals* annals_;
    std::size_t pair_;
    std::uint64_t next_;  // place of what follows in the log
    std::uint64_t seq_;
    std::uint64_t number_;
    Word word_{};
    std::uint64_t place_{};  // of the bytes
    std::size_t size_{};     // of the bytes
  };
  // Begins with the first above `after`.
  [[nodiscard]] Reader read(std::uint64_t after) const;
  // All that read() gives does not take more bytes than this; it may take far fewer.
  [[nodiscard]] std::uint64_t most_bytes_above(std::uint64_t after) const;

 private:
  [[nodiscard]] const Annals::Viewer& viewer() const { return annals_->viewers_[pair_]; }
  template <class Before>
  [[nodiscard]] Reader from_last_mark(Before before) const;

  const Annals* annals_;
  std::size_t pair_;
};

}  // namespace chartroom::record
