#include "record/seals.hpp"

#include <algorithm>
#include <utility>

#include "fair/fair.hpp"
#include "record/wire.hpp"

namespace chartroom::record {

void Seals::Pile::add(std::uint32_t number, std::string_view content) {
  seals.push_back({number, static_cast<std::uint32_t>(contents.size())});
  contents += content;
}

std::string_view Seals::Pile::content_of(std::size_t nth) const {
  const auto begin = seals[nth].place;
  const auto end = nth + 1 < seals.size() ? seals[nth + 1].place : contents.size();
  return std::string_view{contents}.substr(begin, end - begin);
}

void Seals::Pile::move_to(Pile& other, std::uint32_t after) {
  auto left = seals.size();
  while (left > 0 && seals[left - 1].number > after) --left;
  if (left == seals.size()) return;
  for (auto nth = left; nth < seals.size(); ++nth) other.add(seals[nth].number, content_of(nth));
  contents.resize(seals[left].place);
  seals.resize(left);
}

std::string Seals::salt_of(std::uint32_t number) const {
  return fair::derive(seed_, game_id_, "salt of a seal", number);
}

v1::Opened Seals::opened(std::uint32_t number, std::string_view content) const {
  v1::Opened out;
  out.set_number(number);
  out.set_salt(salt_of(number));
  out.set_content(std::string{content});
  return out;
}

Seals::Pile& Seals::pile_of(std::string_view kind) {
  const auto found = std::ranges::find(piles_, kind, &Pile::kind);
  if (found != piles_.end()) return *found;
  return piles_.emplace_back(Pile{.kind = std::string{kind}, .seals = {}, .contents = {}});
}

v1::Sealed Seals::seal(Change& change, wire::Sealing what) const {
  const auto number = count_ + ++change.count_;
  v1::Sealed out;
  out.set_number(number);
  out.set_side(to_wire(what.side));
  out.set_kind(what.kind);
  out.set_digest(fair::salted(salt_of(number), what.content));
  change.made_.push_back({number, std::move(what)});
  return out;
}

std::vector<v1::Opened> Seals::open(Change& change, const std::string& kind) const {
  std::vector<v1::Opened> out;
  const auto pile = std::ranges::find(piles_, kind, &Pile::kind);
  if (pile != piles_.end() && std::ranges::find(change.opened_, kind) == change.opened_.end()) {
    const auto aside_after = change.laid_aside_after_.value_or(count_);
    for (std::size_t nth = 0; nth < pile->seals.size(); ++nth) {
      const auto number = pile->seals[nth].number;
      if (number <= aside_after) out.push_back(opened(number, pile->content_of(nth)));
    }
  }
  change.opened_.push_back(kind);
  std::erase_if(change.made_, [&](const Change::New& made) {
    if (made.what.kind != kind) return false;
    out.push_back(opened(made.number, made.what.content));
    return true;
  });
  return out;
}

std::vector<v1::Opened> Seals::open_all(Change& change) const {
  std::vector<v1::Opened> out;
  const auto add = [&](const Pile& pile) {
    for (std::size_t nth = 0; nth < pile.seals.size(); ++nth) {
      out.push_back(opened(pile.seals[nth].number, pile.content_of(nth)));
    }
  };
  for (const Pile& pile : piles_) {
    if (std::ranges::find(change.opened_, pile.kind) == change.opened_.end()) add(pile);
  }
  add(laid_aside_);
  std::ranges::sort(out, {}, [](const v1::Opened& opened) { return opened.number(); });
  for (const auto& made : std::exchange(change.made_, {})) {
    out.push_back(opened(made.number, made.what.content));
  }
  change.all_opened_ = true;
  return out;
}

void Seals::take(Change change) {
  if (change.laid_aside_after_) {
    for (Pile& pile : piles_) pile.move_to(laid_aside_, *change.laid_aside_after_);
  }
  if (change.all_opened_) laid_aside_ = {};
  std::erase_if(piles_, [&](const Pile& pile) {
    return change.all_opened_ ||
           std::ranges::find(change.opened_, pile.kind) != change.opened_.end();
  });
  count_ += change.count_;
  for (const auto& made : change.made_) pile_of(made.what.kind).add(made.number, made.what.content);
}

}  // namespace chartroom::record
