// Lists and strings, whole or folded.
#include <algorithm>

#include "value/escape.h"
#include "value/printer.h"

namespace inquest::value {
namespace {

constexpr int kCons = 5;  // infixr 5 :, infixr 5 ++
// Rather few elements with something in each than many folded ones.
constexpr uint64_t kUsefulColumns = 20;
constexpr uint64_t kFewestUseful = 8;  // for the only one
constexpr size_t kPiece = 4096;
constexpr uint64_t kMostMarks = 4;  // characters in a column: one, and those that combine with it

uint64_t Separator(bool infix) { return infix ? 3 : 1; }

// Calls `each` with the code of every character of the string, until it returns false.
template <typename Each>
void WalkString(const Terms& terms, Term cell, uint64_t length, Each each) {
  View view;
  for (uint64_t i = 0; i < length; ++i) {
    terms.Look(cell, &view);
    cell = view.fields[1];
    Term element = view.fields[0];
    terms.Look(element, &view);
    if (!each(view.code)) return;
  }
}

}  // namespace

Count Printer::CountAll(const ListShape& shape) const {
  if (shape.ending != Ending::kUnknown) return {shape.length, false};
  ListShape more = CountList(terms_, shape.tail, *open_);
  bool counted = more.ending != Ending::kUnknown;
  return {counted ? shape.length + more.length : std::max(shape.length, kCountedCells), !counted};
}

std::string Printer::RestHere(uint64_t from, Count total, uint64_t columns) const {
  std::string path;
  if (budget_.paths) {
    Path rest = *path_;
    rest.push_back({Step::Kind::kRest, from + 1});
    path = PathText(rest);
  }
  return RestSign(path, {total.number - std::min(from, total.number), total.at_least}, columns);
}

void Printer::List(const Item& item, uint64_t share, uint64_t path_size) {
  // A list with more cells than columns does not fit anyway.
  uint64_t room = share == kNoLimit ? enough_ : share;
  uint64_t limit = std::min(room, std::max(budget_.elements, budget_.characters));
  ListShape shape = ScanList(terms_, item.part.term, limit == kNoLimit ? kNoLimit : limit + 1, *open_);
  // Nor does a string, but for marks that take no column.
  if (shape.all_characters && shape.ending == Ending::kUnknown && limit < kNoLimit / kMostMarks)
    shape = ScanList(terms_, item.part.term, limit * kMostMarks, *open_);
  uint64_t shown = shape.all_characters ? budget_.characters : budget_.elements;
  bool whole = shape.ending != Ending::kUnknown && shape.length <= shown;
  if (share != kNoLimit && whole &&
      Measure({.is_term = true, .precedence = item.part.precedence, .term = item.part.term}, share) <=
          share) {
    share = kNoLimit;
  }
  // While measuring, one that is more than enough is not counted.
  bool count = share != kNoLimit || shape.length <= enough_;
  Count total = count ? CountAll(shape) : Count{shape.length, false};
  if (depth_reached()) return FoldList(shape, total, share, path_size);
  if (shape.all_characters) {
    if (whole && share == kNoLimit) return FullString(shape, item, path_size);
    if (!CutString(shape, item.part.term, total, share)) return FoldList(shape, total, share, path_size);
    path_->resize(path_size);
    return;
  }
  ListState list{.cell = item.part.term,
                 .shown = std::min(shape.length, shown),
                 .shape = shape,
                 .total = total,
                 .infix = shape.ending == Ending::kOther || shape.ending == Ending::kCycle,
                 .open_depth = open_->depth(),
                 .path_size = path_size};
  list.bracket = list.infix && item.part.precedence > kCons;
  if (share != kNoLimit && !ShareAmongElements(&list, share)) return FoldList(shape, total, share, path_size);
  Emit(list.infix ? (list.bracket ? "(" : "") : "[");
  lists_.push_back(list);
  stack_.push_back({.type = Item::Type::kList});
}

void Printer::FoldList(const ListShape& shape, Count total, uint64_t share, uint64_t path_size) {
  Emit(FoldSign(HerePath(), Elements(total, shape.all_characters), share, ruler_));
  path_->resize(path_size);
}

void Printer::FullString(const ListShape& shape, const Item& item, uint64_t path_size) {
  bool ended = shape.ending == Ending::kNil;
  bool bracket = !ended && item.part.precedence > kCons;
  std::string piece = bracket ? "(\"" : "\"";
  StringEscaper escaper;
  WalkString(terms_, item.part.term, shape.length, [&](uint32_t code) {
    escaper.Append(code, &piece);
    if (piece.size() >= kPiece) {
      Emit(piece);
      piece.clear();
    }
    return written_ <= enough_;
  });
  Emit(piece + (ended ? "\"" : "\" ++ "));
  if (ended || shape.ending == Ending::kCycle) {
    Emit(ended ? "" : kCycleSign);
    Emit(bracket ? ")" : "");
    path_->resize(path_size);
    return;
  }
  Item leave{.type = Item::Type::kLeave, .open_depth = open_->depth(), .path_size = path_size};
  leave.part.text = bracket ? ")" : "";
  stack_.push_back(std::move(leave));
  stack_.push_back({.type = Item::Type::kTerm,
                    .part = {.is_term = true,
                             .precedence = kCons,
                             .step = {Step::Kind::kRest, shape.length + 1},
                             .term = shape.tail}});
}

// "abc"«97 more». False: not one character fits.
bool Printer::CutString(const ListShape& shape, Term cell, Count total, uint64_t share) {
  std::string text = "\"";
  Meter meter(ruler_);
  uint64_t columns = meter.Add(text) + 1;  // with the closing quote
  uint64_t shown = 0;
  StringEscaper escaper;
  WalkString(terms_, cell, shape.length, [&](uint32_t code) {
    const size_t before = text.size();
    if (shown == budget_.characters) return false;
    escaper.Append(code, &text);
    columns += meter.Add(std::string_view(text).substr(before));
    if (share != kNoLimit && columns + ruler_(RestHere(shown + 1, total, share)) > share) {
      text.resize(before);
      return false;
    }
    ++shown;
    return true;
  });
  if (shown == 0) return false;
  Emit(text + "\"" + RestHere(shown, total, share));
  return true;
}

// Chooses how many elements are shown, as many as can each have their need or something useful, and makes
// them a group. False: not one can.
bool Printer::ShareAmongElements(ListState* list, uint64_t share) {
  uint64_t separator = Separator(list->infix);
  uint64_t around = list->infix ? (list->bracket ? 2 : 0) : 2;
  list->end = written_ + share;
  list->columns = share;
  Group group;
  uint64_t used = around;  // with each element at its least
  uint64_t kept = 0;
  uint64_t kept_rest = 0;  // columns of the rest's sign and its separator, if `kept` are shown
  // As wide as any of an element can be.
  uint64_t fold = NarrowestFold(PathTo({.step = {Step::Kind::kPosition, share}}), ruler_);
  View view;
  Term cell = list->cell;
  for (uint64_t i = 0; i < list->shown && used < share; ++i) {
    terms_.Look(cell, &view);
    cell = view.fields[1];
    uint64_t need = Measure({.is_term = true,
                             .precedence = list->infix ? kCons + 1 : kItem,
                             .step = {Step::Kind::kPosition, i + 1},
                             .term = view.fields[0]},
                            share);
    group.needs.push_back(need > share ? kNoLimit : need);
    bool last = i + 1 == list->shape.length && list->shape.ending == Ending::kNil;
    uint64_t rest = last ? 0 : separator + ruler_(RestHere(i + 1, list->total, share));
    uint64_t alone = around + rest + std::min(need, std::max(kFewestUseful, fold));
    used += std::min(need, std::max(kUsefulColumns, fold)) + (i > 0 ? separator : 0);
    if (used + rest > share && (i > 0 || alone > share)) continue;
    kept = i + 1;
    kept_rest = rest;
  }
  if (kept == 0) return false;
  list->shown = kept;
  list->grouped = true;
  group.needs.resize(kept);
  group.end = list->end - kept_rest - around / 2;  // before the rest and the closing bracket
  group.text_left = (kept - 1) * separator;
  groups_.push_back(std::move(group));
  return true;
}

void Printer::NextElement() {
  ListState& list = lists_.back();
  if (list.index >= list.shown) return FinishList();
  terms_.Look(list.cell, &view_);
  if (IsEnteredCell(list.index) && !open_->contains(view_.identity)) open_->Enter(view_.identity);
  Emit(list.index == 0 ? "" : list.infix ? " : " : ",");
  if (list.grouped && list.index > 0) groups_.back().text_left -= Separator(list.infix);
  Item element{.type = Item::Type::kTerm, .grouped = list.grouped};
  element.part = {.is_term = true,
                  .precedence = list.infix ? kCons + 1 : kItem,
                  .step = {Step::Kind::kPosition, list.index + 1},
                  .term = view_.fields[0]};
  list.cell = view_.fields[1];
  ++list.index;
  stack_.push_back({.type = Item::Type::kList});
  stack_.push_back(std::move(element));
}

// Writes what follows the elements shown: nothing, the unusual tail, or how many more there are.
void Printer::FinishList() {
  ListState list = lists_.back();
  lists_.pop_back();
  if (list.grouped) groups_.pop_back();
  Item leave{.type = Item::Type::kLeave, .open_depth = list.open_depth, .path_size = list.path_size};
  leave.part.text = list.infix ? (list.bracket ? ")" : "") : "]";
  bool all = list.index == list.shape.length && list.shape.ending != Ending::kUnknown;
  if (all && list.shape.ending == Ending::kNil) return Leave(leave);
  Emit(list.infix ? " : " : ",");
  Part tail{.is_term = true,
            .precedence = kCons,
            .step = {Step::Kind::kRest, list.index + 1},
            .term = list.shape.tail};
  bool fits = list.end == kNoLimit;
  if (all && !fits && written_ + leave.part.text.size() < list.end) {
    uint64_t room = list.end - written_ - leave.part.text.size();
    fits = Measure(tail, room) <= room;
  }
  if (all && list.shape.ending == Ending::kCycle) {
    Emit(kCycleSign);
    return Leave(leave);
  }
  if (!all || !fits) {
    Emit(RestHere(list.index, list.total, list.columns));
    return Leave(leave);
  }
  stack_.push_back(std::move(leave));
  stack_.push_back({.type = Item::Type::kTerm, .part = std::move(tail)});
}

}  // namespace inquest::value
