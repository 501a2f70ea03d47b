// What has changed between two views of one viewer. Computed from the views alone, so it can tell
// nothing that they do not.
#include <google/protobuf/descriptor.h>

#include <algorithm>
#include <stdexcept>

#include "wire/far_seas_codec.hpp"
#include "wire/far_seas_parts.hpp"
#include "wire/scratch.hpp"
#include "wire/wire_bytes.hpp"

namespace chartroom::wire {

using namespace chartroom::far_seas;

namespace {

using ViewChange = FarSeasCodec::ViewChange;

class BoardChanges {
 public:
  explicit BoardChanges(pb::ViewChanges& out) : out_{out} {}

  // Replaced if it is another.
  template <class T>
  void take(int field, const T& before, const T& after, T& told) {
    if (before == after) return;
    out_.add_fields(static_cast<std::uint32_t>(field));
    told = after;
  }

  // A list that mostly grows, so that a long game's is not told over and over.
  template <class T>
  void grow(int field, const std::vector<T>& before, const std::vector<T>& after,
            std::vector<T>& told) {
    const auto kept = std::ranges::mismatch(before, after).in2 - after.begin();
    if (keep(field, static_cast<std::size_t>(kept), before, after)) {
      told.assign(after.begin() + kept, after.end());
    }
  }
  template <class T>
  void grow(int field, const core::Chronicle<T>& before, const core::Chronicle<T>& after,
            core::Chronicle<T>& told) {
    const std::size_t kept = common_prefix(before, after);
    if (!keep(field, kept, before, after)) return;
    for (std::size_t i = kept; i < after.size(); ++i) told.push_back(after[i]);
  }

  void ships(const decltype(Board::ships)& before, const decltype(Board::ships)& after) {
    for (std::size_t i = 0; i < after.size(); ++i) {
      if (before.at(i) == after[i]) continue;
      auto& ship = *out_.add_ships();
      ship.set_ship(static_cast<std::uint32_t>(i));
      write(after[i], *ship.mutable_status());
    }
  }

 private:
  // Whether there is more to tell than that all is as it was.
  template <class List>
  bool keep(int field, std::size_t kept, const List& before, const List& after) {
    if (kept == before.size() && kept == after.size()) return false;
    auto& list = *out_.add_lists();
    list.set_field(static_cast<std::uint32_t>(field));
    list.set_kept(static_cast<std::uint32_t>(kept));
    return true;
  }

  pb::ViewChanges& out_;
};

// The parts of `after` that are new, as a board that has nothing else.
Board new_parts(const Board& b, const Board& after, pb::ViewChanges& out) {
  using F = pb::Board;
  const auto& [pack, scenario, rules, turn, ob, phase, ships, raided, captures, convoys,
               escorts_seen, colonies, rebellion, accident_turn, track, vp, named, open_moves,
               conflicts, open, encounter, run, fights, combat, removal_due, surprise_window_done,
               surprise_made, intern_asked, england_raided, phase_five, solitaire, assignments,
               review, decisions, question, committed, outcome] = after;
  // Scenario and rules stay what they are; they are written in any case.
  Board told{.pack = pack, .scenario = scenario, .rules = rules};
  told.ships.clear();
  BoardChanges changes{out};
  changes.take(F::kTurnFieldNumber, b.turn, turn, told.turn);
  changes.take(F::kObFieldNumber, b.ob, ob, told.ob);
  changes.take(F::kPhaseFieldNumber, b.phase, phase, told.phase);
  changes.ships(b.ships, ships);
  changes.take(F::kRaidedFieldNumber, b.raided, raided, told.raided);
  changes.take(F::kCapturesFieldNumber, b.captures, captures, told.captures);
  changes.take(F::kConvoysFieldNumber, b.convoys, convoys, told.convoys);
  changes.take(F::kEscortsSeenFieldNumber, b.escorts_seen, escorts_seen, told.escorts_seen);
  changes.take(F::kColoniesFieldNumber, b.colonies, colonies, told.colonies);
  changes.take(F::kRebellionFieldNumber, b.rebellion, rebellion, told.rebellion);
  changes.take(F::kAccidentTurnFieldNumber, b.accident_turn, accident_turn, told.accident_turn);
  changes.grow(F::kTrackFieldNumber, b.track, track, told.track);
  changes.take(F::kVpFieldNumber, b.vp, vp, told.vp);
  changes.take(F::kNamedFieldNumber, b.named, named, told.named);
  changes.take(F::kOpenMovesFieldNumber, b.open_moves, open_moves, told.open_moves);
  changes.take(F::kConflictsFieldNumber, b.conflicts, conflicts, told.conflicts);
  changes.take(F::kOpenFieldNumber, b.open, open, told.open);
  changes.take(F::kEncounterFieldNumber, b.encounter, encounter, told.encounter);
  changes.take(F::kRunFieldNumber, b.run, run, told.run);
  changes.take(F::kFightsFieldNumber, b.fights, fights, told.fights);
  changes.take(F::kCombatFieldNumber, b.combat, combat, told.combat);
  changes.take(F::kRemovalDueFieldNumber, b.removal_due, removal_due, told.removal_due);
  changes.take(F::kSurpriseWindowDoneFieldNumber, b.surprise_window_done, surprise_window_done,
               told.surprise_window_done);
  changes.take(F::kSurpriseMadeFieldNumber, b.surprise_made, surprise_made, told.surprise_made);
  changes.take(F::kInternAskedFieldNumber, b.intern_asked, intern_asked, told.intern_asked);
  changes.take(F::kEnglandRaidedFieldNumber, b.england_raided, england_raided, told.england_raided);
  changes.take(F::kPhaseFiveFieldNumber, b.phase_five, phase_five, told.phase_five);
  changes.take(F::kSolitaireFieldNumber, b.solitaire, solitaire, told.solitaire);
  changes.grow(F::kAssignmentsFieldNumber, b.assignments, assignments, told.assignments);
  changes.grow(F::kReviewFieldNumber, b.review, review, told.review);
  changes.take(F::kDecisionsFieldNumber, b.decisions, decisions, told.decisions);
  changes.take(F::kQuestionFieldNumber, b.question, question, told.question);
  changes.take(F::kCommittedFieldNumber, b.committed, committed, told.committed);
  changes.take(F::kOutcomeFieldNumber, b.outcome, outcome, told.outcome);
  return told;
}

// What has changed of the board, as bytes of ViewChanges and of its Board.
struct BoardBytes {
  const ViewChange* of{};
  std::string changes;
  std::string board;
};

BoardBytes board_bytes(const ViewChange& view) {
  Scratch scratch;
  auto& out = scratch.make<pb::ViewChanges>();
  auto& board = scratch.make<pb::Board>();
  write_but_for_ships(new_parts(view.before.board, view.after.board, out), board);
  return {&view, bytes_in(out), bytes_in(board)};
}

// What is a viewer's own, around the bytes of the board: as protobuf would write the whole.
std::string with_own_parts(const BoardBytes& shared, const ViewChange& view) {
  Scratch scratch;
  auto& out = scratch.make<pb::ViewChanges>();
  auto& told = scratch.make<pb::View>();
  const auto take = [&](int part, const auto& was, const auto& is, const auto& write_it) {
    if (was == is) return;
    out.add_parts(static_cast<std::uint32_t>(part));
    write_it(is);
  };
  // All there is in a View, so that what is new in it is not forgotten here.
  const auto& [side, board, german_secrets, allied_secrets, reports] = view.after;
  take(pb::View::kGermanFieldNumber, view.before.german, german_secrets, [&](const auto& secrets) {
    if (secrets) write(*secrets, *told.mutable_german());
  });
  take(pb::View::kAlliedFieldNumber, view.before.allied, allied_secrets, [&](const auto& secrets) {
    if (secrets) write(*secrets, *told.mutable_allied());
  });
  take(pb::View::kReportsFieldNumber, view.before.reports, reports,
       [&](const auto& all) { write(all, *told.mutable_reports()); });

  std::string seen;
  if (side) {
    append_number_field(seen, pb::View::kSideFieldNumber,
                        static_cast<std::uint64_t>(to_wire(*side)));
  }
  append_field(seen, pb::View::kBoardFieldNumber, shared.board);
  seen += bytes_in(told);
  auto bytes = bytes_in(out);
  bytes += shared.changes;
  append_field(bytes, pb::ViewChanges::kViewFieldNumber, seen);
  return bytes;
}

[[noreturn]] void do_not_fit() {
  throw std::runtime_error("These changes of a view of The Far Seas do not fit it.");
}

const google::protobuf::FieldDescriptor& field_of(const google::protobuf::Message& message,
                                                  std::uint32_t number) {
  const auto* field = message.GetDescriptor()->FindFieldByNumber(static_cast<int>(number));
  if (field == nullptr) do_not_fit();
  return *field;
}

void clear(google::protobuf::Message& message,
           const google::protobuf::RepeatedField<std::uint32_t>& fields) {
  for (const auto number : fields) {
    message.GetReflection()->ClearField(&message, &field_of(message, number));
  }
}

void shorten(pb::Board& board, const pb::ViewChanges::GrownList& list) {
  const auto& field = field_of(board, list.field());
  const auto& reflection = *board.GetReflection();
  if (!field.is_repeated() ||
      static_cast<std::uint32_t>(reflection.FieldSize(board, &field)) < list.kept()) {
    do_not_fit();
  }
  while (static_cast<std::uint32_t>(reflection.FieldSize(board, &field)) > list.kept()) {
    reflection.RemoveLast(&board, &field);
  }
}

}  // namespace

// In open play all see the same board: then it is written once.
std::vector<std::string> FarSeasCodec::write_changes(std::span<const ViewChange> views) {
  const Scratch for_all;
  std::vector<std::string> out;
  out.reserve(views.size());
  BoardBytes newest;
  for (const ViewChange& view : views) {
    const bool same = newest.of != nullptr && newest.of->before.board == view.before.board &&
                      newest.of->after.board == view.after.board;
    if (!same) newest = board_bytes(view);
    out.push_back(with_own_parts(newest, view));
  }
  return out;
}

std::string FarSeasCodec::changed_view(std::string_view view, std::string_view changes) {
  pb::View out;
  pb::ViewChanges change;
  if (!out.ParseFromArray(view.data(), static_cast<int>(view.size())) ||
      !change.ParseFromArray(changes.data(), static_cast<int>(changes.size()))) {
    do_not_fit();
  }
  clear(out, change.parts());
  auto& board = *out.mutable_board();
  clear(board, change.fields());
  for (const auto& list : change.lists()) shorten(board, list);
  out.MergeFrom(change.view());
  for (const auto& ship : change.ships()) {
    if (ship.ship() >= static_cast<std::uint32_t>(board.ships_size())) do_not_fit();
    *board.mutable_ships(static_cast<int>(ship.ship())) = ship.status();
  }
  return bytes_in(out);
}

}  // namespace chartroom::wire
