#include "traced/value/library_values.h"

#include <algorithm>
#include <string_view>

#include "base/utf8.h"
#include "value/escape.h"

namespace inquest::traced {

using trail::AddressOf;
using trail::Evaluated;
using trail::Tag;
using trail::TagOf;
using trail::Word;

namespace {

Term Plain(Word word) { return {word, 0}; }

void BeCell(Term head, Term tail, View* view) {
  view->kind = Kind::kConstructor;
  view->style = Style::kList;
  view->name = ":";
  view->is_operator = true;
  view->fields = {head, tail};
}

void BeNil(View* view) {
  view->kind = Kind::kConstructor;
  view->style = Style::kNil;
  view->name = "[]";
}

void BeTuple(std::vector<Term> fields, View* view) {
  view->kind = Kind::kConstructor;
  view->style = Style::kTuple;
  view->name = "(,)";
  view->fields = std::move(fields);
}

void BeApplication(std::string name, std::vector<Term> fields, View* view) {
  view->kind = Kind::kConstructor;
  view->style = Style::kPlain;
  view->name = std::move(name);
  view->fields = std::move(fields);
}

}  // namespace

LibraryValues::LibraryValues(const trail::Trail& trail, std::function<std::string(trail::Address)> array_text)
    : trail_(trail), array_text_(std::move(array_text)) {
  struct Known {
    std::string_view module, constructor;
    Form form;
  };
  // lib/Data/Map/Internal.hs and so on; a change there needs one here (testing/views/library_values.hs).
  static constexpr Known kKnown[] = {
      {"Data.Map.Internal", "Bin", Form::kMap},
      {"Data.Map.Internal", "Tip", Form::kTip},
      {"Data.Set.Internal", "Bin", Form::kSet},
      {"Data.Set.Internal", "Tip", Form::kTip},
      {"Data.HashMap.Internal", "Bin", Form::kMap},
      {"Data.HashMap.Internal", "Tip", Form::kTip},
      {"Data.HashSet.Internal", "HashSet", Form::kHashSet},
      {"Data.Vector.Internal", "Vector", Form::kVector},
      {"Data.Vector.Internal", "UVector", Form::kVector},
      {"Data.Sequence", "Node", Form::kSequence},
      {"Data.Sequence", "Nil", Form::kTip},
      {"Inquest.Array", "Array", Form::kArray},
      {"Inquest.MArray", "UArray", Form::kUnboxedArray},
      {"Inquest.MArray", "STArray", Form::kMutableArray},
      {"Inquest.MArray", "STUArray", Form::kMutableArray},
      {"Inquest.MArray", "IOArray", Form::kMutableArray},
      {"Inquest.MArray", "IOUArray", Form::kMutableArray},
      {"Inquest.Real", ":%", Form::kRatio},
      {"Data.Text.Internal", "Text", Form::kPacked},
      {"Data.Text.Lazy.Internal", "Text", Form::kPacked},
      {"Data.ByteString.Internal", "BS", Form::kPacked},
      {"Data.ByteString.Lazy.Internal", "BS", Form::kPacked},
      {"Test.QuickCheck.Property", "MkProperty", Form::kTest},
      {"Test.QuickCheck.Gen", "MkGen", Form::kGenerator},
      {"Test.Hspec.Core", "SpecM", Form::kTest},
      {"Inquest.Exception", "ErrorCallAt", Form::kErrorCall},
      {"Inquest.Exception", "IOError", Form::kIoError},
      {"Inquest.IO", "Handle", Form::kHandle},
  };
  const trail::Layout& layout = trail.layout();
  forms_.Resize(layout.callables.size(), Form::kNone);
  pending_.push_back({});  // 0: nothing to come
  for (trail::CallableId i = layout.first_constructor; layout.callables.contains(i); ++i) {
    const trail::Callable& con = layout.callables[i];
    if (!con.module.has_value() || !layout.modules[con.module].is_library) continue;
    for (const Known& known : kKnown) {
      if (layout.modules[con.module].name == known.module && con.name == known.constructor) {
        forms_[i] = known.form;
      }
    }
  }
}

LibraryValues::Form LibraryValues::FormOfWord(Word word) const {
  const trail::Layout& layout = trail_.layout();
  trail::SiteId site;
  if (TagOf(word) == Tag::kAtom && !trail::IsCharacter(word)) {
    site = trail::NullarySite(word);
  } else if (TagOf(word) == Tag::kCon) {
    const trail::Object object = trail_.reader().at(AddressOf(word));
    if (object.kind == trail::Kind::kCon) site = object.site();
  }
  return layout.sites.contains(site) ? FormOf(layout.sites[site].callable) : Form::kNone;
}

std::optional<Word> LibraryValues::FieldOf(Word constructor, uint32_t field) const {
  const trail::Object object = trail_.reader().at(AddressOf(constructor));
  if (object.kind != trail::Kind::kCon || field + 1 >= object.size) return std::nullopt;
  return trail_.word(object.address + 8 * (1 + uint64_t{field}));
}

bool LibraryValues::Look(Word word, View* view) const {
  const Form form = FormOfWord(word);
  switch (form) {
    case Form::kNone:
      return false;
    case Form::kRatio: {
      const auto above = FieldOf(word, 0), below = FieldOf(word, 1);
      if (!above.has_value() || !below.has_value()) return false;
      view->kind = Kind::kConstructor;
      view->style = Style::kInfix;
      view->name = "%";
      view->is_operator = true;
      view->precedence = 7;
      view->fields = {Plain(*above), Plain(*below)};
      return true;
    }
    case Form::kPacked:
    case Form::kErrorCall: {
      const auto text = FieldOf(word, 0);
      if (!text.has_value()) return false;
      BeApplication(form == Form::kPacked ? "pack" : "ErrorCall", {Plain(*text)}, view);
      return true;
    }
    case Form::kHandle: {
      static constexpr std::string_view kStandard[] = {"<stdin>", "<stdout>", "<stderr>"};
      const Evaluated number = trail_.Evaluate(FieldOf(word, 0).value_or(0));
      if (number.status != Evaluated::kValue || !trail::IsInt(number.word)) return false;
      const int64_t n = trail::SmallValue(number.word);
      view->kind = Kind::kOpaque;
      if (n >= 0 && n < 3) {
        view->text = kStandard[n];
        return true;
      }
      // The number tells handles of one file apart.
      const std::optional<std::string> path = TextOf(FieldOf(word, 1).value_or(0));
      view->text = "<handle " + std::to_string(n) + (path ? " of " + value::QuotedString(*path) : "") + ">";
      return true;
    }
    case Form::kIoError: {
      // Kind, location, text, file. Only `userError` makes one of its kind.
      const Evaluated kind = trail_.Evaluate(FieldOf(word, 0).value_or(0));
      const auto text = FieldOf(word, 2);
      if (kind.status != Evaluated::kValue || TagOf(kind.word) != Tag::kAtom || !text.has_value())
        return false;
      const trail::SiteId site = trail::NullarySite(kind.word);
      if (trail::IsCharacter(kind.word) || !trail_.layout().sites.contains(site)) return false;
      if (trail_.layout().constructor_name(site) != "UserError") return false;
      BeApplication("userError", {Plain(*text)}, view);
      return true;
    }
    case Form::kArray:
    case Form::kUnboxedArray:
      return LookAtArray(word, view);
    case Form::kMutableArray: {
      const auto low = FieldOf(word, 0), high = FieldOf(word, 1);
      if (!low.has_value() || !high.has_value()) return false;
      const Evaluated elements = trail_.Evaluate(FieldOf(word, 3).value_or(0));
      const bool is_known = elements.status == Evaluated::kValue && TagOf(elements.word) == Tag::kBox;
      BeApplication(is_known ? array_text_(AddressOf(elements.word)) : "<array>", {Make(Made::kBounds, word)},
                    view);
      return true;
    }
    case Form::kTip:
      BeApplication("fromList", {Make(Made::kNil, 0)}, view);
      view->rope_of_field = Make(Made::kRope, word, static_cast<uint8_t>(Form::kTip));
      return true;
    // Made of functions that say nothing to whoever wrote the test.
    case Form::kTest:
    case Form::kGenerator:
      view->kind = Kind::kOpaque;
      view->text = form == Form::kTest ? "<test>" : "<generator>";
      return true;
    case Form::kVector:
      if (!FieldOf(word, 2).has_value()) return false;
      LookAtVector(word, 0, view);
      view->identity = AddressOf(word);
      return true;
    case Form::kHashSet: {
      const Evaluated map = trail_.Evaluate(FieldOf(word, 0).value_or(0));
      const bool is_tree = map.status == Evaluated::kValue &&
                           (FormOfWord(map.word) == Form::kMap || FormOfWord(map.word) == Form::kTip);
      if (!is_tree) return false;
      const uint32_t first = PushLeft(form, map.word, 0);
      BeApplication("fromList", {Make(Made::kTreeCell, first, static_cast<uint8_t>(form))}, view);
      view->identity = AddressOf(word);
      view->rope_of_field = Make(Made::kRope, map.word, static_cast<uint8_t>(form));
      return true;
    }
    case Form::kMap:
    case Form::kSet:
    case Form::kSequence: {
      auto [found, is_new] = first_of_.try_emplace(AddressOf(word));
      if (is_new) found->second = PushLeft(form, word, 0);
      BeApplication("fromList", {Make(Made::kTreeCell, found->second, static_cast<uint8_t>(form))}, view);
      view->identity = AddressOf(word);
      view->rope_of_field = Make(Made::kRope, word, static_cast<uint8_t>(form));
      return true;
    }
  }
  return false;
}

// A hash set is a map whose values say nothing.
LibraryValues::Form LibraryValues::NodeForm(Form form) { return form == Form::kHashSet ? Form::kMap : form; }

// The way down to the leftmost node: what comes first in order is on top.
uint32_t LibraryValues::PushLeft(Form form, Word tree, uint32_t stack) const {
  // Size, key, value, left, right; a set and a sequence have one of key and value.
  const uint32_t left = NodeForm(form) == Form::kMap ? 3 : 2;
  const auto push = [&](Word node, uint64_t length) {
    pending_.push_back({.tree = node, .next = stack, .length = length});
    stack = static_cast<uint32_t>(pending_.size() - 1);
    return stack;
  };
  // A balanced tree is not deep; a damaged file may have a circle.
  for (int depth = 0; depth < 200; ++depth) {
    const Evaluated value = trail_.Evaluate(tree);
    if (value.status != Evaluated::kValue) return push(0, 0);
    if (FormOfWord(value.word) != NodeForm(form)) return stack;  // the empty tree
    const std::optional<uint64_t> right = SizeOf(form, FieldOf(value.word, left + 1).value_or(0));
    const bool is_known = right.has_value() && (stack == 0 || pending_[stack].length > 0);
    push(value.word, is_known ? 1 + *right + pending_[stack].length : 0);
    const auto below = FieldOf(value.word, left);
    if (!below.has_value()) return stack;
    tree = *below;
  }
  return stack;
}

// As it says itself.
std::optional<uint64_t> LibraryValues::SizeOf(Form form, Word tree) const {
  const Evaluated value = trail_.Evaluate(tree);
  if (value.status != Evaluated::kValue) return std::nullopt;
  if (FormOfWord(value.word) == Form::kTip) return 0;
  if (FormOfWord(value.word) != NodeForm(form)) return std::nullopt;
  const Evaluated size = trail_.Evaluate(FieldOf(value.word, 0).value_or(0));
  if (size.status != Evaluated::kValue || !trail::IsInt(size.word)) return std::nullopt;
  const int64_t number = trail::SmallValue(size.word);
  return number > 0 ? std::optional(static_cast<uint64_t>(number)) : std::nullopt;
}

uint32_t LibraryValues::RestOf(Form form, uint32_t stack) const {
  if (pending_[stack].rest == kNoRest) {
    const Word right = FieldOf(pending_[stack].tree, NodeForm(form) == Form::kMap ? 4 : 3).value_or(0);
    const uint32_t rest = PushLeft(form, right, pending_[stack].next);
    pending_[stack].rest = rest;
  }
  return pending_[stack].rest;
}

Term LibraryValues::EntryOf(Form form, Word tree) const {
  return form == Form::kMap ? Make(Made::kTreeEntry, tree) : Plain(FieldOf(tree, 1).value_or(0));
}

void LibraryValues::LookAtRope(Form form, Word tree, View* view) const {
  const Evaluated value = trail_.Evaluate(tree);
  if (value.status != Evaluated::kValue) {
    view->kind = Kind::kNotKept;
    return;
  }
  view->is_rope = true;
  if (form == Form::kTip || FormOfWord(value.word) != NodeForm(form)) return BeNil(view);
  const uint32_t left = NodeForm(form) == Form::kMap ? 3 : 2;
  const auto subtree = [&](uint32_t field) {
    return Make(Made::kRope, FieldOf(value.word, field).value_or(0), static_cast<uint8_t>(form));
  };
  BeTuple({subtree(left), EntryOf(form, value.word), subtree(left + 1)}, view);
  view->identity = AddressOf(value.word) | 1;  // not the value that it is the field of
}

void LibraryValues::LookAtTree(Form form, uint32_t stack, View* view) const {
  if (stack == 0) return BeNil(view);
  const Pending top = pending_[stack];
  if (top.tree == 0) {
    view->kind = Kind::kNotKept;
    return;
  }
  BeCell(EntryOf(form, top.tree), Make(Made::kTreeCell, RestOf(form, stack), static_cast<uint8_t>(form)),
         view);
  view->length = top.length;
}

// Array low high size elements.
bool LibraryValues::LookAtArray(Word word, View* view) const {
  if (FormOfWord(word) == Form::kUnboxedArray) {
    const auto inner = FieldOf(word, 0);
    if (!inner.has_value()) return false;
    const Evaluated value = trail_.Evaluate(*inner);
    if (value.status != Evaluated::kValue || FormOfWord(value.word) != Form::kArray) return false;
    word = value.word;
  }
  const auto low = FieldOf(word, 0), high = FieldOf(word, 1), elements = FieldOf(word, 3);
  if (!low.has_value() || !high.has_value() || !elements.has_value()) return false;
  // Indices of other types are not counted through: the elements in order say as much.
  const bool counts = IndexKind(*low) != Index::kOther;
  BeApplication(counts ? "array" : "listArray", {Make(Made::kBounds, word), Make(Made::kArrayCell, word)},
                view);
  view->identity = AddressOf(word);
  return true;
}

LibraryValues::Index LibraryValues::IndexKind(Word low) const {
  const Evaluated value = trail_.Evaluate(low);
  if (value.status != Evaluated::kValue) return Index::kOther;
  if (trail::IsInt(value.word)) return Index::kNumber;
  if (trail::IsCharacter(value.word)) return Index::kCharacter;
  if (TagOf(value.word) != Tag::kCon) return Index::kOther;
  const trail::Object object = trail_.reader().at(AddressOf(value.word));
  if (object.kind != trail::Kind::kCon || trail_.layout().constructor_name(object.site()) != "(,)") {
    return Index::kOther;
  }
  for (uint32_t i = 0; i < 2; ++i) {
    const auto field = FieldOf(value.word, i);
    if (!field.has_value() || !trail::IsInt(trail_.Evaluate(*field).word)) return Index::kOther;
  }
  return Index::kPair;
}

// The index of the n-th element; the kind is not kOther.
Term LibraryValues::IndexTerm(Word array, uint64_t n) const {
  const Word low = trail_.Evaluate(FieldOf(array, 0).value_or(0)).word;
  if (trail::IsInt(low)) return Plain(trail::SmallInt(trail::SmallValue(low) + static_cast<int64_t>(n)));
  if (trail::IsCharacter(low)) {
    return Plain(trail::Character(trail::CharacterValue(low) + static_cast<uint32_t>(n)));
  }
  return Make(Made::kArrayIndex, array, n);
}

// Pairs, row by row.
void LibraryValues::LookAtIndex(Word array, uint64_t n, View* view) const {
  const auto part = [&](uint32_t bound, uint32_t i) {
    const Word pair = trail_.Evaluate(FieldOf(array, bound).value_or(0)).word;
    return trail::SmallValue(trail_.Evaluate(FieldOf(pair, i).value_or(0)).word);
  };
  const int64_t columns = part(1, 1) - part(0, 1) + 1;
  const uint64_t width = columns > 0 ? static_cast<uint64_t>(columns) : 1;
  const auto moved = [&](uint32_t i, uint64_t by) {
    return Plain(trail::SmallInt(part(0, i) + static_cast<int64_t>(by)));
  };
  BeTuple({moved(0, n / width), moved(1, n % width)}, view);
}

// A string that was evaluated in full and is not very long.
std::optional<std::string> LibraryValues::TextOf(Word list) const {
  constexpr size_t kMost = 4096;  // as long as a path can be
  std::string text;
  while (text.size() <= kMost) {
    const Evaluated cell = trail_.Evaluate(list);
    if (cell.status != Evaluated::kValue) return std::nullopt;
    if (TagOf(cell.word) != Tag::kCon) return text;
    const Evaluated head = trail_.Evaluate(FieldOf(cell.word, 0).value_or(0));
    if (head.status != Evaluated::kValue || !trail::IsCharacter(head.word)) return std::nullopt;
    base::AppendUtf8(static_cast<char32_t>(trail::CharacterValue(head.word)), text);
    list = FieldOf(cell.word, 1).value_or(0);
  }
  return std::nullopt;
}

void LibraryValues::LookAtElements(Word array, uint64_t n, View* view) const {
  const Evaluated elements = trail_.Evaluate(FieldOf(array, 3).value_or(0));
  if (elements.status == Evaluated::kUnevaluated) return;  // the array's elements were never demanded
  view->kind = Kind::kNotKept;
  if (elements.status != Evaluated::kValue || TagOf(elements.word) != Tag::kBox) return;
  const trail::Object object = trail_.reader().at(AddressOf(elements.word));
  if (object.kind != trail::Kind::kData ||
      static_cast<trail::DataKind>(object.id) != trail::DataKind::kArray) {
    return;
  }
  const uint64_t room = object.size - std::min<uint32_t>(object.size, 2);
  const uint64_t count = std::min(trail_.word(object.address + 8), room);
  if (n >= count) return BeNil(view);
  const bool counts = IndexKind(FieldOf(array, 0).value_or(0)) != Index::kOther;
  BeCell(counts ? Make(Made::kArrayEntry, array, n) : Plain(ElementOf(array, n)),
         Make(Made::kArrayCell, array, n + 1), view);
  view->length = count - n;
}

// Where it begins, how long it is, the array. Shown as a list, as `show` does it.
void LibraryValues::LookAtVector(Word vector, uint64_t n, View* view) const {
  const Word offset = trail_.Evaluate(FieldOf(vector, 0).value_or(0)).word;
  const Word length = trail_.Evaluate(FieldOf(vector, 1).value_or(0)).word;
  const Evaluated elements = trail_.Evaluate(FieldOf(vector, 2).value_or(0));
  view->kind = Kind::kNotKept;
  if (elements.status != Evaluated::kValue || TagOf(elements.word) != Tag::kBox || !trail::IsInt(offset) ||
      !trail::IsInt(length) || trail::SmallValue(offset) < 0 || trail::SmallValue(length) < 0)
    return;
  const trail::Object object = trail_.reader().at(AddressOf(elements.word));
  if (object.kind != trail::Kind::kData ||
      static_cast<trail::DataKind>(object.id) != trail::DataKind::kArray) {
    return;
  }
  const uint64_t room = object.size - std::min<uint32_t>(object.size, 2);
  const uint64_t from = static_cast<uint64_t>(trail::SmallValue(offset));
  const uint64_t count = static_cast<uint64_t>(trail::SmallValue(length));
  if (n >= count || from + n >= room) return BeNil(view);
  BeCell(Plain(trail_.word(object.address + 16 + 8 * (from + n))), Make(Made::kVectorCell, vector, n + 1),
         view);
  view->length = count - n;
}

Word LibraryValues::ElementOf(Word array, uint64_t n) const {
  const Evaluated elements = trail_.Evaluate(FieldOf(array, 3).value_or(0));
  return trail_.word(AddressOf(elements.word) + 16 + 8 * n);
}

void LibraryValues::LookAtMade(Term term, View* view) const {
  const uint64_t which = term.detail & ((uint64_t{1} << kMadeShift) - 1);
  switch (static_cast<Made>((term.detail ^ kMadeBit) >> kMadeShift)) {
    case Made::kNil:
      return BeNil(view);
    case Made::kTreeCell:
      return LookAtTree(static_cast<Form>(which), static_cast<uint32_t>(term.id), view);
    case Made::kTreeEntry: {
      const Word key = FieldOf(term.id, 1).value_or(0), value = FieldOf(term.id, 2).value_or(0);
      return BeTuple({Plain(key), Plain(value)}, view);
    }
    case Made::kRope:
      return LookAtRope(static_cast<Form>(which), term.id, view);
    case Made::kArrayCell:
      return LookAtElements(term.id, which, view);
    case Made::kVectorCell:
      return LookAtVector(term.id, which, view);
    case Made::kArrayEntry:
      return BeTuple({IndexTerm(term.id, which), Plain(ElementOf(term.id, which))}, view);
    case Made::kArrayIndex:
      return LookAtIndex(term.id, which, view);
    case Made::kBounds:
      return BeTuple({Plain(FieldOf(term.id, 0).value_or(0)), Plain(FieldOf(term.id, 1).value_or(0))}, view);
  }
}

}  // namespace inquest::traced
