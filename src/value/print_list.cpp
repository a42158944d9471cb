// Lists and strings, whole or folded.
#include <algorithm>

#include "value/escape.h"
#include "value/printer.h"

namespace inquest::value {
namespace {

constexpr int kCons = 5;               // infixr 5 :, infixr 5 ++
constexpr uint64_t kFewestUseful = 8;  // columns for the only element of a list
constexpr size_t kPiece = 4096;
constexpr uint64_t kMostMarks = 4;  // characters in a column: one, and those that combine with it

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

Count Printer::CountAll(const ListShape& shape, Ending* ending) const {
  *ending = shape.ending;
  if (shape.ending != Ending::kUnknown) return {shape.length, false};
  ListShape more = CountList(terms_, shape.tail, *open_);
  *ending = more.ending;
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

Printer::ListSyntax Printer::SyntaxOf(const View& view, Ending ending, int precedence) {
  const bool inside = precedence == kInAction;
  if (view.kind == Kind::kAction) {
    return {(inside ? "" : "{") + TimesText(view), "; ", inside ? "" : "}", kItem, 30};
  }
  if (view.kind == Kind::kExecutions) return {"{", "; then ", "}", kInAction, 60};
  // Brackets would say that it ends.
  if (ending != Ending::kOther && ending != Ending::kCycle) return {};
  const bool bracket = precedence > kCons;  // 1 : 2 : _
  return {bracket ? "(" : "", " : ", bracket ? ")" : "", kCons + 1};
}

void Printer::List(const View& view, const Item& item, uint64_t share, uint64_t path_size) {
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
  Ending ending = shape.ending;
  Count total = count ? CountAll(shape, &ending) : Count{shape.length, false};
  if (depth_reached()) return FoldList(view.kind, shape, total, share, path_size);
  if (shape.all_characters) {
    if (whole && share == kNoLimit) return FullString(shape, item, path_size);
    if (CutString(shape, item.part.term, total, share)) {
      path_->resize(path_size);
    } else {
      FoldList(view.kind, shape, total, share, path_size);
    }
    return;
  }
  ListState list{.first = item.part.term,
                 .cell = item.part.term,
                 .shown = std::min(shape.length, shown),
                 .shape = shape,
                 .total = total,
                 .syntax = SyntaxOf(view, ending, item.part.precedence),
                 .last = view.last,
                 .open_depth = open_->depth(),
                 .path_size = path_size};
  if (share != kNoLimit && !ShareAmongElements(&list, share)) {
    return FoldList(view.kind, shape, total, share, path_size);
  }
  Emit(list.syntax.open);
  lists_.push_back(std::move(list));
  stack_.push_back({.type = Item::Type::kList});
}

void Printer::FoldList(Kind kind, const ListShape& shape, Count total, uint64_t share, uint64_t path_size) {
  Emit(FoldSign(HerePath(), Elements(total, shape.all_characters, kind), share, ruler_));
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
    if (!ended) Emit(CycleSignAfter(item.part.term, shape));
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

// What follows a list that goes back into itself, or into what it lies in. Its path is the current one.
std::string Printer::CycleSignAfter(Term first, const ListShape& shape) const {
  View view;
  terms_.Look(shape.tail, &view);
  const uint64_t target = view.identity;
  Term cell = first;
  for (uint64_t i = 0; i < shape.length; ++i) {
    terms_.Look(cell, &view);
    if (view.identity == target) return CycleSign({path_->size(), i + 1});
    cell = view.fields[1];
  }
  return CycleSign(open_->standing(target));
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

// Part of the room is for the last element, whatever is folded before it.
void Printer::ReserveForLast(ListState* list, uint64_t share) {
  if (!list->last.has_value()) return;
  const Part last = LastOf(*list);
  const uint64_t least = NarrowestFold(PathTo(last), ruler_);
  const uint64_t room = std::max(share / 3, least);
  const uint64_t need = Measure(last, room);
  list->last_share = std::min(need, room);
  // Of very many the position of the last is not known: then nothing in it can be folded with a path.
  const bool has_path = !budget_.paths || !list->total.at_least || need <= room;
  if (!has_path) list->last.reset();
}

Part Printer::LastOf(const ListState& list) const {
  return {.is_term = true,
          .precedence = list.syntax.precedence,
          .step = {Step::Kind::kPosition, list.total.number},
          .term = *list.last};
}

// What follows the first `shown` elements, with its separators: nothing, how many more there are, the last.
std::string Printer::RestOf(const ListState& list, uint64_t shown) const {
  const uint64_t kept_last = list.last.has_value() ? 1 : 0;
  std::string text;
  if (kept_last == 0 || list.total.at_least || shown + kept_last < list.total.number) {
    const Count others{list.total.number - kept_last, list.total.at_least};
    text += list.syntax.separator;
    text += RestHere(shown, others, list.columns);
  }
  if (kept_last > 0) text += list.syntax.separator;
  return text;
}

// Chooses how many elements are shown, as many as can each have their need or something useful, and makes
// them a group. False: not one can.
bool Printer::ShareAmongElements(ListState* list, uint64_t share) {
  const ListSyntax& syntax = list->syntax;
  const uint64_t separator = ruler_(syntax.separator);
  const uint64_t around = ruler_(syntax.open) + ruler_(syntax.close);
  list->end = written_ + share;
  list->columns = share;
  ReserveForLast(list, share);
  Group group;
  uint64_t used = around;  // with each element at its least
  uint64_t kept = 0;
  uint64_t kept_rest = 0;  // columns of what follows, if `kept` are shown
  // As wide as any of an element can be.
  uint64_t fold = NarrowestFold(PathTo({.step = {Step::Kind::kPosition, share}}), ruler_);
  View view;
  Term cell = list->cell;
  for (uint64_t i = 0; i < list->shown && used < share; ++i) {
    terms_.Look(cell, &view);
    cell = view.fields[1];
    uint64_t need = Measure({.is_term = true,
                             .precedence = syntax.precedence,
                             .step = {Step::Kind::kPosition, i + 1},
                             .term = view.fields[0]},
                            share);
    group.needs.push_back(need > share ? kNoLimit : need);
    bool last = i + 1 == list->shape.length && list->shape.ending == Ending::kNil;
    uint64_t rest = 0;
    if (!last) rest = ruler_(RestOf(*list, i + 1)) + (list->last.has_value() ? list->last_share : 0);
    if (i + 1 == list->shape.length && list->shape.ending == Ending::kCycle)
      rest = separator + ruler_(CycleSignAfter(list->first, list->shape));
    uint64_t alone = around + rest + std::min(need, std::max(kFewestUseful, fold));
    used += std::min(need, std::max(syntax.useful_columns, fold)) + (i > 0 ? separator : 0);
    if (used + rest > share && (i > 0 || alone > share)) continue;
    kept = i + 1;
    kept_rest = rest;
  }
  if (kept == 0 && list->last.has_value()) {
    list->last.reset();  // there is too little room: it is folded with the others
    return ShareAmongElements(list, share);
  }
  if (kept == 0) return false;
  list->shown = kept;
  list->grouped = true;
  group.needs.resize(kept);
  group.end = list->end - kept_rest - ruler_(syntax.close);
  group.text_left = (kept - 1) * separator;
  groups_.push_back(std::move(group));
  return true;
}

void Printer::NextElement() {
  ListState& list = lists_.back();
  if (list.index >= list.shown) return FinishList();
  terms_.Look(list.cell, &view_);
  if (IsEnteredCell(list.index) && !open_->contains(view_.identity))
    open_->Enter(view_.identity, {path_->size(), list.index + 1});
  if (list.index > 0) Emit(list.syntax.separator);
  if (list.grouped && list.index > 0) groups_.back().text_left -= ruler_(list.syntax.separator);
  Item element{.type = Item::Type::kTerm, .grouped = list.grouped};
  element.part = {.is_term = true,
                  .precedence = list.syntax.precedence,
                  .step = {Step::Kind::kPosition, list.index + 1},
                  .term = view_.fields[0]};
  list.cell = view_.fields[1];
  ++list.index;
  stack_.push_back({.type = Item::Type::kList});
  stack_.push_back(std::move(element));
}

// Writes what follows the elements shown: nothing, the unusual tail, or how many more there are.
void Printer::FinishList() {
  ListState list = std::move(lists_.back());
  lists_.pop_back();
  if (list.grouped) groups_.pop_back();
  Item leave{.type = Item::Type::kLeave, .open_depth = list.open_depth, .path_size = list.path_size};
  leave.part.text = list.syntax.close;
  bool all = list.index == list.shape.length && list.shape.ending != Ending::kUnknown;
  if (all && list.shape.ending == Ending::kNil) return Leave(leave);
  if (all && list.shape.ending == Ending::kCycle) {
    Emit(std::string(list.syntax.separator) + CycleSignAfter(list.first, list.shape));
    return Leave(leave);
  }
  Part tail{.is_term = true,
            .precedence = kCons,
            .step = {Step::Kind::kRest, list.index + 1},
            .term = list.shape.tail};
  bool fits = list.end == kNoLimit;
  const uint64_t after = ruler_(list.syntax.separator) + leave.part.text.size();
  if (all && !fits && written_ + after < list.end) {
    uint64_t room = list.end - written_ - after;
    fits = Measure(tail, room) <= room;
  }
  if (all && fits) {
    Emit(list.syntax.separator);
    stack_.push_back(std::move(leave));
    stack_.push_back({.type = Item::Type::kTerm, .part = std::move(tail)});
    return;
  }
  Emit(RestOf(list, list.index));
  if (!list.last.has_value()) return Leave(leave);
  stack_.push_back(std::move(leave));
  stack_.push_back({.type = Item::Type::kTerm, .part = LastOf(list), .share = list.last_share});
}

}  // namespace inquest::value
