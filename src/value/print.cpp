#include "value/print.h"

#include <algorithm>

#include "value/focus.h"
#include "value/printer.h"

namespace inquest::value {
namespace {

uint64_t TextColumns(const std::vector<Part>& parts, Ruler ruler) {
  uint64_t columns = 0;
  for (const Part& part : parts) {
    if (!part.is_term) columns += ruler(part.text);
  }
  return columns;
}

// A word that takes most of the room, say a lambda's text, gives way to the others. Returns the columns won.
uint64_t CutWidest(std::vector<Part>* parts, uint64_t share, Ruler ruler) {
  Part* widest = nullptr;
  uint64_t columns = std::max(share / 2, kNarrowestCut);
  bool alone = true;
  for (Part& part : *parts) {
    alone &= !part.is_term;
    if (!part.is_word || ruler(part.text) <= columns) continue;
    widest = &part;
    columns = ruler(part.text);
  }
  if (widest == nullptr) return 0;
  // All the room there is when nothing else needs it.
  uint64_t others = TextColumns(*parts, ruler) - columns;
  uint64_t target = std::max(alone ? share - std::min(share, others) : share / 3, kNarrowestCut);
  if (target >= columns) return 0;
  widest->text = CutText(widest->text, target, ruler);
  return columns - ruler(widest->text);
}

// What one of several subterms may take of `room`: those that need little get it, the others share the rest
// evenly. kNoLimit: all it needs.
uint64_t FairShare(std::vector<uint64_t> needs, uint64_t need, uint64_t room) {
  uint64_t most = *std::max_element(needs.begin(), needs.end());
  if (most <= room / needs.size()) return kNoLimit;
  std::sort(needs.begin(), needs.end());
  uint64_t left = needs.size();
  for (uint64_t smallest : needs) {
    uint64_t level = room / left;
    if (smallest > level) return need <= level ? kNoLimit : level;
    room -= smallest;
    --left;
  }
  return kNoLimit;
}

}  // namespace

Printer::Printer(const Terms& terms, const Budget& budget, OpenTerms* open, Path* path, Sink* sink,
                 uint64_t enough)
    : terms_(terms),
      budget_(budget),
      ruler_{budget.ascii},
      open_(open),
      path_(path),
      sink_(sink),
      enough_(enough),
      first_size_(path->size()),
      whole_size_(path->size()) {}

void Printer::PrintPart(const Part& part, uint64_t share) {
  stack_.push_back({.type = Item::Type::kTerm, .part = part, .share = share});
  Loop();
}

void Printer::PrintParts(std::vector<Part> parts, uint64_t share) {
  uint64_t depth = open_->depth();
  ++whole_size_;
  if (PushLevel(std::move(parts), share, depth, path_->size())) {
    Loop();
  } else {
    Emit(FoldSign("", "", share, ruler_));
  }
}

void Printer::Loop() {
  uint64_t open_depth = open_->depth();
  uint64_t path_size = path_->size();
  while (!stack_.empty() && written_ <= enough_ && (sink_ == nullptr || !sink_->full())) {
    Item item = std::move(stack_.back());
    stack_.pop_back();
    switch (item.type) {
      case Item::Type::kText:
        if (item.grouped) groups_.back().text_left -= ruler_(item.part.text);
        Emit(item.part.text);
        break;
      case Item::Type::kTerm:
        StartTerm(item);
        break;
      case Item::Type::kList:
        NextElement();
        break;
      case Item::Type::kLeave:
        Leave(item);
        break;
    }
    LeaveFocus();
  }
  if (!stack_.empty()) {  // stopped in the middle
    open_->LeaveTo(open_depth);
    path_->resize(path_size);
  }
}

void Printer::EnterFocus() {
  if (focus_ == nullptr || focus_at_.has_value() || *path_ != *focus_) return;
  focus_at_ = stack_.size();
  sink_->Write(focus_begins_);
}

void Printer::LeaveFocus() {
  if (!focus_at_.has_value() || stack_.size() > *focus_at_) return;
  focus_at_.reset();
  focus_ = nullptr;
  sink_->Write(focus_ends_);
}

void Printer::Emit(std::string_view text) {
  written_ += ruler_(text);
  if (sink_ != nullptr && !text.empty()) sink_->Write(text);
}

void Printer::Leave(const Item& item) {
  Emit(item.part.text);
  if (item.ends_group) groups_.pop_back();
  open_->LeaveTo(item.open_depth);
  path_->resize(item.path_size);
}

void Printer::StartTerm(const Item& item) {
  uint64_t share = item.grouped ? NextShare() : item.share;
  uint64_t path_size = path_->size();
  if (item.part.entry != 0) path_->push_back({Step::Kind::kPosition, item.part.entry});
  if (item.part.step.number != 0 || item.part.step.kind != Step::Kind::kPosition)
    path_->push_back(item.part.step);
  EnterFocus();
  View view = std::move(view_);
  terms_.Look(item.part.term, &view);
  if (open_->contains(view.identity)) {
    const std::string sign = CycleSign(open_->standing(view.identity));
    if (ruler_(sign) > share) {
      FoldHere(view, share, path_size);
    } else {
      Emit(sign);
      path_->resize(path_size);
    }
  } else if (IsCell(view)) {
    List(view, item, share, path_size);
  } else {
    Level(view, item, share, path_size);
  }
  view_ = std::move(view);
}

void Printer::Level(const View& view, const Item& item, uint64_t share, uint64_t path_size) {
  bool atom = view.fields.empty() && view.entries.empty();
  if (!atom && depth_reached()) return FoldHere(view, share, path_size);
  uint64_t open_depth = open_->depth();
  if (!atom) open_->Enter(view.identity, {.steps = path_->size()});
  std::string rest;
  std::vector<Part> parts;
  if (view.kind == Kind::kMap) {
    View trimmed = view;
    TrimMap(&trimmed, share, &rest);
    parts = PartsOf(trimmed, item.part.precedence);
    if (!rest.empty()) parts.back().text = rest + parts.back().text;
  } else {
    parts = PartsOf(view, item.part.precedence);
  }
  if (PushLevel(std::move(parts), share, open_depth, path_size)) return;
  open_->LeaveTo(open_depth);
  FoldHere(view, share, path_size);
}

void Printer::FoldHere(const View& view, uint64_t share, uint64_t path_size) {
  Emit(FoldSign(HerePath(), Describe(view), share, ruler_));
  path_->resize(path_size);
}

// Without a path it leads back to the whole: `1 : 2 : ↺` goes on 1, 2, and `1 : 2 : ↺r.2-` goes on 2, 2.
std::string Printer::CycleSign(OpenTerms::Standing to) const {
  Path path(path_->begin(), path_->begin() + static_cast<std::ptrdiff_t>(to.steps));
  if (to.rest > 1) path.push_back({Step::Kind::kRest, to.rest});
  return path.size() <= whole_size_ ? kCycleSign : kCycleSign + PathText(path);
}

// Of a map too large to be shown whole, keeps as many entries as fit in full, one at least; `rest` tells of
// the others.
void Printer::TrimMap(View* view, uint64_t share, std::string* rest) {
  uint64_t all = view->entries.size();
  uint64_t most = std::min(all, budget_.elements);
  auto rest_sign = [&](uint64_t shown) { return RestSign(HerePath(), {all - shown, false}, share); };
  // While only measuring, as many as are more than enough.
  uint64_t kept = share == kNoLimit ? std::min(most, enough_) : std::min<uint64_t>(most, 1);
  uint64_t used = 0;
  for (uint64_t i = 0; share != kNoLimit && i < most && used <= share; ++i) {
    View entry;
    entry.kind = Kind::kMap;
    entry.entries = {view->entries[i]};
    std::vector<Part> parts = PartsOf(entry, kAlone);
    used += TextColumns(parts, ruler_);  // its curly brackets are as wide as the separator
    for (const Part& part : parts) {
      if (part.is_term && used <= share) used += Measure(part, share - used);
    }
    uint64_t sign = i + 1 == all ? 0 : 2 + ruler_(rest_sign(i + 1));
    if (used + sign <= share) kept = i + 1;
  }
  if (kept == all) return;
  view->entries.resize(kept);
  if (kept > 0) *rest = ", ";
  *rest += rest_sign(kept);
}

bool Printer::PushLevel(std::vector<Part> parts, uint64_t share, uint64_t open_depth, uint64_t path_size) {
  Group group;
  if (share != kNoLimit && !FitGroup(&parts, share, &group)) return false;
  bool grouped = share != kNoLimit && !group.needs.empty();
  Item leave{
      .type = Item::Type::kLeave, .ends_group = grouped, .open_depth = open_depth, .path_size = path_size};
  if (!parts.empty() && !parts.back().is_term) {
    leave.part.text = std::move(parts.back().text);
    parts.pop_back();
  }
  if (parts.empty()) {
    Leave(leave);
    return true;
  }
  if (grouped) groups_.push_back(std::move(group));
  stack_.push_back(std::move(leave));
  for (size_t i = parts.size(); i > 0; --i) {
    Part& part = parts[i - 1];
    stack_.push_back({.type = part.is_term ? Item::Type::kTerm : Item::Type::kText,
                      .grouped = grouped,
                      .part = std::move(part)});
  }
  return true;
}

// Measures the subterms. A group without needs means that all fits as it is.
bool Printer::FitGroup(std::vector<Part>* parts, uint64_t share, Group* group) {
  uint64_t texts = TextColumns(*parts, ruler_);
  uint64_t fold = 0;
  uint64_t all = texts;
  for (const Part& part : *parts) {
    if (!part.is_term) continue;
    fold = std::max(fold, NarrowestFold(PathTo(part), ruler_));
    // Once it is clear that not all fits, only what is at least one column each is asked about.
    uint64_t need = group->needs.size() > share ? kNoLimit : Measure(part, share);
    group->needs.push_back(need > share ? kNoLimit : need);
    all = need > share || all > share ? kNoLimit : all + need;
  }
  if (all <= share) {
    group->needs.clear();
    return true;
  }
  texts -= CutWidest(parts, share, ruler_);
  uint64_t least = texts;
  for (uint64_t need : group->needs) least += std::min(need, fold);
  group->end = written_ + share;
  group->text_left = texts;
  return least <= share;
}

uint64_t Printer::NextShare() {
  Group& group = groups_.back();
  uint64_t need = group.needs[group.next];
  std::vector<uint64_t> needs(group.needs.begin() + static_cast<std::ptrdiff_t>(group.next),
                              group.needs.end());
  ++group.next;
  return FairShare(std::move(needs), need, group.end - written_ - group.text_left);
}

uint64_t Printer::Measure(const Part& part, uint64_t enough) {
  Printer measuring(terms_, budget_, open_, path_, nullptr, enough);
  measuring.first_size_ = first_size_;
  measuring.whole_size_ = whole_size_;
  measuring.PrintPart(part, kNoLimit);
  return measuring.written();
}

std::string Printer::PathTo(const Part& part) const {
  if (!budget_.paths) return "";
  Path path = *path_;
  if (part.entry != 0) path.push_back({Step::Kind::kPosition, part.entry});
  path.push_back(part.step);
  return PathText(path);
}

void Print(const Terms& terms, Term term, const Budget& budget, Sink* sink, const Path& at) {
  OpenTerms open;
  Path path = at;
  Printer printer(terms, budget, &open, &path, sink, kNoLimit);
  printer.PrintPart({.is_term = true, .term = term}, std::max(budget.columns, kFewestColumns));
}

void Print(const Terms& terms, const Statement& statement, const Budget& budget, Sink* sink) {
  OpenTerms open;
  Path path;
  Printer printer(terms, budget, &open, &path, sink, kNoLimit);
  printer.PrintParts(PartsOf(statement), std::max(budget.columns, kFewestColumns));
}

void PrintFocused(const Terms& terms, const Statement& statement, const Budget& budget, const Path& focus,
                  std::string_view begins, std::string_view ends, Sink* sink) {
  OpenTerms open;
  Path path;
  Printer printer(terms, budget, &open, &path, sink, kNoLimit);
  printer.Focus(&focus, begins, ends);
  printer.PrintParts(PartsOf(statement), std::max(budget.columns, kFewestColumns));
}

std::string Text(const Terms& terms, Term term, const Budget& budget) {
  StringSink sink;
  Print(terms, term, budget, &sink);
  return sink.Take();
}

std::string Text(const Terms& terms, const Statement& statement, const Budget& budget) {
  StringSink sink;
  Print(terms, statement, budget, &sink);
  return sink.Take();
}

}  // namespace inquest::value
