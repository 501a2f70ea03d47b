#include "check/report.hpp"

#include <fmt/format.h>

namespace chartroom::server {
namespace {

std::string text_of(const Fault& fault) {
  std::string where;
  if (!fault.game.empty()) where += "game " + fault.game + ": ";
  where += fault.table;
  if (fault.number) where += " " + std::to_string(*fault.number);
  if (fault.account) where += ", account " + std::to_string(*fault.account);
  return fmt::format("{}: {} [{}]\n", where, sentence_for(fault.kind), word_for(fault.kind));
}

// Words of ours, UUIDs and numbers: nothing in it needs escaping.
std::string json_of(const Fault& fault) {
  auto out = fmt::format(R"({{"kind":"{}","table":"{}")", word_for(fault.kind), fault.table);
  if (!fault.game.empty()) out += fmt::format(R"(,"game":"{}")", fault.game);
  if (fault.number) out += fmt::format(R"(,"number":{})", *fault.number);
  if (fault.account) out += fmt::format(R"(,"account":{})", *fault.account);
  return out + "}";
}

}  // namespace

Report::Report(std::ostream& out, Form form) : out_{out}, form_{form} {
  if (form_ == Form::json) out_ << R"({"faults":[)";
}

void Report::add(const Fault& fault) {
  if (form_ == Form::json) {
    out_ << (faults_ == 0 ? "\n" : ",\n") << json_of(fault);
  } else {
    out_ << text_of(fault);
  }
  ++faults_;
}

void Report::finish(const LookedAt& at) {
  if (form_ == Form::json) {
    out_ << fmt::format(
        R"(],"looked_at":{{"games":{},"entries":{},"folded":{},"seats":{},"cursors":{},"chat":{},)"
        R"("standing_orders":{},"invitations":{},"sessions":{}}},"found":{},"sound":{}}})",
        at.games, at.entries, at.folded, at.seats, at.cursors, at.chat, at.standing_orders,
        at.invitations, at.sessions, faults_, faults_ == 0);
    out_ << '\n' << std::flush;
    return;
  }
  out_ << fmt::format(
      "looked at {} games, {} entries ({} by the rules), {} seats, {} cursors, {} lines of chat,"
      " {} standing orders, {} invitations, {} sessions\n",
      at.games, at.entries, at.folded, at.seats, at.cursors, at.chat, at.standing_orders,
      at.invitations, at.sessions);
  out_ << (faults_ == 0 ? std::string{"sound"} : fmt::format("{} faults", faults_)) << '\n'
       << std::flush;
}

}  // namespace chartroom::server
