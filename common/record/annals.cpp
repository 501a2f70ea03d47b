#include "record/annals.hpp"

#include <algorithm>

#include "record/ledger.hpp"

namespace chartroom::record {
namespace {

// Marks lie so far apart at most; between two, everything is read.
constexpr std::uint64_t most_numbers_between_marks = 128;
constexpr std::uint64_t most_bytes_between_marks = 4096;

constexpr std::array words{Word::ruleset_event, Word::table_event, Word::sealed, Word::opened};

}  // namespace

v1::NumberedEvent numbered(Word word, std::string bytes, std::uint64_t number) {
  v1::NumberedEvent out;
  out.set_number(number);
  switch (word) {
    case Word::ruleset_event: out.set_ruleset_event(std::move(bytes)); break;
    case Word::table_event: out.mutable_table_event()->ParseFromString(bytes); break;
    case Word::sealed: out.mutable_sealed()->ParseFromString(bytes); break;
    case Word::opened: out.mutable_opened()->ParseFromString(bytes); break;
  }
  return out;
}

std::uint8_t Annals::Format::header(Word word, Eyes to) {
  const auto nth = std::ranges::find(words, word) - words.begin();
  return static_cast<std::uint8_t>(0x80U | static_cast<unsigned>(nth) << 3U | to.bits());
}

Word Annals::Format::word_in(std::uint8_t header) {
  return words[(header >> 3U) % words.size()];
}

Annals::Annals(const std::string& genesis) {
  for (auto& viewer : viewers_) viewer.told = viewer.head = genesis;
}

void Annals::add(const std::vector<Telling>& told, std::uint64_t seq, const std::string& head) {
  Eyes anybody;
  if (!told.empty()) {
    for (auto& viewer : viewers_) {
      viewer.newest = {.number = viewer.cursor + 1, .place = log_.size(), .seq = seq_};
    }
  }
  for (const auto& telling : told) {
    const Mark here{.number = 0, .place = log_.size(), .seq = seq_};
    write(telling, seq);
    anybody.add(telling.to);
    digest(telling);
    for (std::size_t pair = 0; pair < Eyes::pairs; ++pair) {
      if (telling.to.include(pair)) viewers_[pair].count(here);
    }
  }
  for (std::size_t pair = 0; pair < Eyes::pairs; ++pair) {
    if (anybody.include(pair)) viewers_[pair].head = head;
  }
}

// Who has been told the same all along has the same digest: then it is made once.
void Annals::digest(const Telling& telling) {
  std::string before;
  const std::string* after = nullptr;
  for (std::size_t pair = 0; pair < Eyes::pairs; ++pair) {
    auto& told = viewers_[pair].told;
    if (told.empty() || !telling.to.include(pair)) continue;
    if (after != nullptr && told == before) {
      told = *after;
      continue;
    }
    before = told;
    tell_on(told, telling.word, telling.bytes);
    after = &told;
  }
}

void Annals::Viewer::count(const Mark& here) {
  ++cursor;
  if (marks.empty() || cursor - marks.back().number >= most_numbers_between_marks ||
      here.place - marks.back().place >= most_bytes_between_marks) {
    marks.push_back({cursor, here.place, here.seq});
  }
}

void Annals::write(const Telling& telling, std::uint64_t seq) {
  if (seq != seq_) {
    log_.add_byte(Format::another_entry);
    log_.add_number(seq - seq_);
    seq_ = seq;
  }
  const auto size = telling.bytes.size();
  if (telling.word == Word::ruleset_event && telling.to == Eyes::everybody() &&
      size <= Format::longest_short) {
    log_.add_byte(static_cast<std::uint8_t>(size));
  } else {
    log_.add_byte(Format::header(telling.word, telling.to));
    log_.add_number(size);
  }
  log_.add(telling.bytes);
}

}  // namespace chartroom::record
