#include "value/list_shape.h"

#include "base/utf8.h"
#include "value/fold.h"

namespace inquest::value {
namespace {

// The cell `steps` tails further; those cells are known to exist.
Term Skip(const Terms& terms, Term cell, uint64_t steps, View* view) {
  for (; steps > 0; --steps) {
    terms.Look(cell, view);
    cell = view->fields[1];
  }
  return cell;
}

// A list whose spine comes back to itself after `period` cells: how many cells it has before it does.
uint64_t DistinctCells(const Terms& terms, Term first, uint64_t period, View* view) {
  Term slow = first;
  Term fast = Skip(terms, first, period, view);
  uint64_t before = 0;
  for (;; ++before) {
    terms.Look(slow, view);
    uint64_t slow_identity = view->identity;
    slow = view->fields[1];
    terms.Look(fast, view);
    if (slow_identity != 0 && view->identity == slow_identity) return before + period;
    fast = view->fields[1];
  }
}

// Those of UTF-8 text, as base::DecodeUtf8 counts them.
uint64_t CharactersOf(std::string_view text) {
  uint64_t count = 0;
  for (size_t i = 0; i < text.size(); ++count) {
    i += static_cast<unsigned char>(text[i]) < 0x80 ? 1 : base::DecodeUtf8(text, i).length;
  }
  return count;
}

}  // namespace

// Brent's algorithm finds a cycle of the spine in constant memory.
ListShape ScanList(const Terms& terms, Term cell, uint64_t limit, const OpenTerms& open) {
  ListShape shape;
  shape.all_characters = true;
  View view;
  View element;
  Term current = cell;
  uint64_t anchor = 0;  // identity of a cell passed, moved to powers of two
  uint64_t anchor_at = 0;
  for (uint64_t power = 1; shape.length < limit; ++shape.length) {
    terms.Look(current, &view);
    shape.tail = current;
    if (!IsCell(view)) {
      shape.ending = IsNil(view) ? Ending::kNil : Ending::kOther;
      return shape;
    }
    if (shape.length > 0 && open.contains(view.identity)) {
      shape.ending = Ending::kCycle;
      return shape;
    }
    if (anchor != 0 && view.identity == anchor) {
      shape.length = DistinctCells(terms, cell, shape.length - anchor_at, &view);
      shape.ending = Ending::kCycle;
      shape.tail = Skip(terms, cell, shape.length, &view);
      return shape;
    }
    if (shape.length == power || anchor == 0) {
      anchor = view.identity;
      anchor_at = shape.length;
      if (shape.length == power) power *= 2;
    }
    if (!view.run.empty() && view.run.size() <= limit - shape.length) {
      shape.length += CharactersOf(view.run) - 1;
      current = view.after_run;
      continue;
    }
    current = view.fields[1];
    if (shape.all_characters) {
      terms.Look(view.fields[0], &element);
      shape.all_characters = element.kind == Kind::kCharacter;
    }
  }
  terms.Look(current, &view);
  shape.tail = current;
  if (IsNil(view)) shape.ending = Ending::kNil;
  return shape;
}

ListShape CountList(const Terms& terms, Term cell, const OpenTerms& open) {
  View view;
  terms.Look(cell, &view);
  if (!IsCell(view) || view.length <= kCountedCells) return ScanList(terms, cell, kCountedCells, open);
  ListShape shape = ScanList(terms, cell, 1, open);
  shape.length = view.length;
  shape.ending = Ending::kNil;
  return shape;
}

}  // namespace inquest::value
