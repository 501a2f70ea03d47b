#include "record/verify.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>

#include "chartroom/v1/journal.pb.h"
#include "fair/fair.hpp"
#include "fair/signing.hpp"

namespace chartroom::record {
namespace {

// Leaves the verification; verify() catches it.
struct Broken {
  Break where;
};

[[noreturn]] void breaks(std::string what, std::string expected = {}, std::string found = {}) {
  throw Broken{{0, 0, std::move(what), std::move(expected), std::move(found)}};
}

void must_be(const std::string& expected, const std::string& found, const char* what) {
  if (found != expected) breaks(what, fair::hex(expected), fair::hex(found));
}

std::string short_hex(const std::string& bytes) {
  constexpr std::size_t shown = 48;
  const auto text = fair::hex(bytes.substr(0, shown));
  return bytes.size() > shown ? text + "... (" + std::to_string(bytes.size()) + " bytes)" : text;
}

// The act that a table event came of, and whose it was.
struct ActOf {
  core::Side side{};
  Act act;
};
ActOf act_of(const v1::TableEvent& event) {
  const auto side = [](v1::Side wire) {
    const auto found = from_wire(wire);
    if (!found) breaks("An event of the table names no side.");
    return *found;
  };
  const auto answer = [](bool yes) { return yes ? Answer::accept : Answer::decline; };
  switch (event.of_case()) {
    case v1::TableEvent::kResigned: return {side(event.resigned().side()), ResignOrder{}};
    case v1::TableEvent::kDrawOffered: return {side(event.draw_offered().side()), OfferDrawOrder{}};
    case v1::TableEvent::kDrawAnswered:
      return {side(event.draw_answered().side()),
              AnswerDrawOrder{answer(event.draw_answered().accepted())}};
    case v1::TableEvent::kNonceGiven:
      return {side(event.nonce_given().side()), GiveNonceOrder{event.nonce_given().nonce()}};
    case v1::TableEvent::kTakenBack: return {side(event.taken_back().side()), TakeBackOrder{}};
    case v1::TableEvent::kTakeBackAsked:
      return {side(event.take_back_asked().side()), TakeBackOrder{}};
    case v1::TableEvent::kTakeBackAnswered:
      return {side(event.take_back_answered().side()),
              AnswerTakeBackOrder{answer(event.take_back_answered().accepted())}};
    case v1::TableEvent::OF_NOT_SET: break;
  }
  breaks("An entry of the table says nothing.");
}

class Verification {
 public:
  Verification(const v1::GameExport& exported, const Kept& kept, Verdict& verdict)
      : file_{exported}, kept_{kept}, verdict_{verdict} {}

  void run(const RulesetOf& ruleset_of, const Progress& progress) {
    auto laid = lay_out(file_, ruleset_of);
    if (!laid) breaks(std::move(laid).error());
    check_terms(laid->beginning.terms, *laid->ruleset);
    Record record{std::move(laid->beginning)};
    note_heads(record);
    for (const auto& entry : file_.entries()) {
      play(record, entry);
      if (progress) progress(verdict_.entries, static_cast<std::uint64_t>(file_.entries_size()));
    }
    if (!record.outcome()) breaks("The game has not ended: something is missing from the file.");
    verdict_.outcome = record.outcome();
    check_receipts(record);
    check_signature(record.terms());
  }

 private:
  void check_terms(const Terms& terms, const wire::RulesetEntry& ruleset) {
    verdict_.has_terms = terms.any();
    if (!kept_.terms.empty()) {
      must_be(kept_.terms, terms.bytes(), "The terms are not those that you were shown.");
    }
    if (!terms.any()) return;
    const auto& promised = terms.message();
    if (promised.game_id() != file_.game_id()) {
      breaks("The terms are another game's.", promised.game_id(), file_.game_id());
    }
    if (promised.ruleset() != file_.ruleset()) {
      breaks("The terms are of another ruleset.", promised.ruleset(), file_.ruleset());
    }
    must_be(promised.setup(), file_.setup(), "The set-up is not the one of the terms.");
    must_be(promised.seed_commitment(), fair::commitment(file_.seed(), file_.game_id()),
            "The seed is not the one that was committed to before play.");
    if (promised.pack_digest() != ruleset.pack_digest()) {
      breaks("The data are not those of the terms.", promised.pack_digest(), ruleset.pack_digest());
    }
    if (!kept_.public_key.empty()) {
      must_be(kept_.public_key, promised.signing_key(), "The terms name another server's key.");
    }
  }

  void play(Record& record, const v1::ExportedEntry& exported) {
    const auto number = verdict_.entries + 1;
    try {
      auto step = decided_again(record, exported);
      if (step.hash != exported.hash()) {
        breaks("The head of the chain is not that of the entries up to here.", fair::hex(step.hash),
               fair::hex(exported.hash()));
      }
      count(step);
      record.take(std::move(step));
      note_heads(record);
    } catch (Broken& broken) {
      broken.where.entry = number;
      throw;
    } catch (const std::runtime_error& error) {
      throw Broken{{number, 0, error.what(), {}, {}}};
    }
    ++verdict_.entries;
  }

  // What the server should have written, or where what it wrote is something else.
  Record::Step decided_again(const Record& record, const v1::ExportedEntry& exported) {
    v1::JournalEntry found;
    if (!found.ParseFromString(exported.entry())) breaks("The entry cannot be read.");
    auto expected = found.has_table() ? at_table(record, found) : by_rules(record, found);
    if (!expected) {
      breaks("What was ordered is not allowed: " + expected.error().what.text());
    }
    // As everybody else reads it: from its bytes.
    expected->rules.carried = nullptr;
    expected->rules.after = nullptr;
    auto step = record.step(*std::move(expected));
    if (step.bytes != exported.entry()) compare(step.bytes, found);
    return step;
  }

  static std::expected<Entry, core::Refusal> at_table(const Record& record,
                                                      const v1::JournalEntry& found) {
    const auto ordered = act_of(found.table());
    return record.decide(core::admiral_of(ordered.side), ordered.act);
  }

  static std::expected<Entry, core::Refusal> by_rules(const Record& record,
                                                      const v1::JournalEntry& found) {
    const auto& rules = found.rules();
    const auto side = from_wire(rules.side());
    if (!side) {
      if (!record.may_open()) breaks("The server has acted where somebody should have.");
      return record.opening();
    }
    return record.decide({*side, static_cast<std::uint8_t>(rules.seat())},
                         RulesOrder{rules.decision(), rules.order()});
  }

  [[noreturn]] static void compare(const std::string& expected_bytes,
                                   const v1::JournalEntry& found) {
    v1::JournalEntry expected;
    expected.ParseFromString(expected_bytes);
    const auto& right = expected.rules().events();
    const auto& wrong = found.rules().events();
    const int events = std::max(right.size(), wrong.size());
    for (int i = 0; i < events; ++i) {
      const auto of = [i](const auto& all) {
        return i < all.size() ? all[i].SerializeAsString() : std::string{};
      };
      if (of(right) == of(wrong)) continue;
      throw Broken{{0, static_cast<std::uint64_t>(i) + 1,
                    "The rules and the dice bring something else about.", short_hex(of(right)),
                    short_hex(of(wrong))}};
    }
    if (expected.rules().state() != found.rules().state()) {
      breaks("The game after it is another one.", fair::hex(expected.rules().state()),
             fair::hex(found.rules().state()));
    }
    breaks("The entry says more, or less, than what happened.", short_hex(expected_bytes),
           short_hex(found.SerializeAsString()));
  }

  void count(const Record::Step& step) {
    const auto& entry = step.entry;
    for (const auto& telling : step.told) {
      if (telling.word == Word::sealed) ++verdict_.sealings;  // everybody is told
    }
    if (entry.has_rules()) {
      verdict_.events += entry.rules.events.size();
      if (!entry.order.empty()) ++verdict_.orders;
      verdict_.dice = 0;
      for (const auto rolled : entry.rules.dice) verdict_.dice += rolled;
      return;
    }
    const auto& given = entry.table->nonce_given();
    if (given.nonce().empty()) return;
    (given.side() == v1::ONE ? verdict_.nonce_of_one : verdict_.nonce_of_two) = true;
  }

  // What would have been signed after each entry.
  void note_heads(const Record& record) {
    for (const auto viewer : Record::viewers()) {
      auto receipt = record.ledger(viewer).receipt();
      receipts_[viewer][receipt.cursor()] = receipt;
    }
  }

  void check_receipts(const Record& record) {
    for (const auto& [viewer, receipt] : kept_.receipts) {
      const auto cursor = std::to_string(receipt.cursor());
      const auto statement = receipt_statement(file_.game_id(), viewer, receipt);
      if (!fair::signed_by(record.terms().message().signing_key(), statement,
                           receipt.signature())) {
        breaks("Your receipt for event " + cursor + " is not signed by the key of the terms.");
      }
      const auto& should = receipts_[viewer];
      const auto found = should.find(receipt.cursor());
      if (found == should.end()) {
        breaks("You were told " + cursor + " events, which this game never told you.");
      }
      must_be(receipt.told(), found->second.told(),
              ("You were told something else up to event " + cursor + ".").c_str());
      must_be(
          receipt.head(), found->second.head(),
          ("The journal is not the one you had a receipt for at event " + cursor + ".").c_str());
      ++verdict_.receipts;
    }
  }

  void check_signature(const Terms& terms) const {
    if (!terms.any()) return;
    if (!fair::signed_by(terms.message().signing_key(), export_statement(file_),
                         file_.signature())) {
      breaks(
          "The file is not signed by the key of the terms: it was changed, or is not the "
          "server's.");
    }
  }

  const v1::GameExport& file_;
  const Kept& kept_;
  Verdict& verdict_;
  std::map<core::Viewer, std::map<std::uint64_t, v1::Receipt>> receipts_;
};

}  // namespace

Verdict verify(const v1::GameExport& exported, const RulesetOf& ruleset_of, const Kept& kept,
               const Progress& progress) {
  Verdict verdict;
  try {
    Verification{exported, kept, verdict}.run(ruleset_of, progress);
  } catch (const Broken& broken) {
    verdict.broken = broken.where;
  }
  return verdict;
}

}  // namespace chartroom::record
