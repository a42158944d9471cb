#include "value/library_values.h"

#include <string_view>

namespace inquest::value {

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

void BeApplication(const char* name, std::vector<Term> fields, View* view) {
  view->kind = Kind::kConstructor;
  view->style = Style::kPlain;
  view->name = name;
  view->fields = std::move(fields);
}

}  // namespace

LibraryValues::LibraryValues(const trail::Trail& trail) : trail_(trail) {
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
      {"Data.ByteString.Internal", "BS", Form::kPacked},
      {"Inquest.Exception", "ErrorCallAt", Form::kErrorCall},
      {"Inquest.Exception", "IOError", Form::kIoError},
      {"Inquest.IO", "Handle", Form::kHandle},
  };
  const trail::Layout& layout = trail.layout();
  forms_.resize(layout.callables.size(), Form::kNone);
  pending_.push_back({});  // 0: nothing to come
  for (size_t i = layout.first_constructor; i < layout.callables.size(); ++i) {
    const trail::Callable& con = layout.callables[i];
    if (con.module == trail::kNone || !layout.modules[con.module].is_library) continue;
    for (const Known& known : kKnown) {
      if (layout.modules[con.module].name == known.module && con.name == known.constructor) {
        forms_[i] = known.form;
      }
    }
  }
}

LibraryValues::Form LibraryValues::FormOfWord(Word word) const {
  const trail::Layout& layout = trail_.layout();
  uint32_t site = trail::kNone;
  if (TagOf(word) == Tag::kAtom && !trail::IsCharacter(word)) {
    site = trail::NullaryCon(word);
  } else if (TagOf(word) == Tag::kCon) {
    const trail::Object object = trail_.reader().at(AddressOf(word));
    if (object.kind == trail::Kind::kCon) site = object.id;
  }
  return site < layout.sites.size() ? FormOf(layout.sites[site].callable) : Form::kNone;
}

std::optional<Word> LibraryValues::FieldOf(Word constructor, uint32_t field) const {
  const trail::Object object = trail_.reader().at(AddressOf(constructor));
  if (object.kind != trail::Kind::kCon || field + 1 >= object.size) return std::nullopt;
  return trail_.word(object.address + 8 * (1 + uint64_t{field}));
}

Term LibraryValues::Make(Made made) const {
  made_.push_back(std::move(made));
  return {made_.size() - 1, kMadeBit};
}

Term LibraryValues::MakeTuple(std::vector<Term> fields) const {
  Made made;
  made.view.kind = Kind::kConstructor;
  made.view.style = Style::kTuple;
  made.view.name = "(,)";
  made.view.fields = std::move(fields);
  return Make(std::move(made));
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
      // The program need not have asked for the name of a file.
      static constexpr std::string_view kStandard[] = {"<stdin>", "<stdout>", "<stderr>"};
      const Evaluated number = trail_.Evaluate(FieldOf(word, 0).value_or(0));
      if (number.status != Evaluated::kValue || !trail::IsInt(number.word)) return false;
      const int64_t n = trail::SmallValue(number.word);
      view->kind = Kind::kOpaque;
      view->text = n >= 0 && n < 3 ? std::string(kStandard[n]) : "<handle " + std::to_string(n) + ">";
      return true;
    }
    case Form::kIoError: {
      // Kind, location, text, file. Only `userError` makes one of its kind.
      const Evaluated kind = trail_.Evaluate(FieldOf(word, 0).value_or(0));
      const auto text = FieldOf(word, 2);
      if (kind.status != Evaluated::kValue || TagOf(kind.word) != Tag::kAtom || !text.has_value())
        return false;
      const uint32_t site = trail::IsCharacter(kind.word) ? trail::kNone : trail::NullaryCon(kind.word);
      if (site >= trail_.layout().sites.size()) return false;
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
      auto [bounds, is_first] = head_of_.try_emplace(AddressOf(word));
      if (is_first) bounds->second = MakeTuple({Plain(*low), Plain(*high)});
      BeApplication("<array>", {bounds->second}, view);
      return true;
    }
    case Form::kTip: {
      Made nil;
      BeNil(&nil.view);
      auto [found, is_new] = of_object_.try_emplace(0);
      if (is_new) found->second = Make(std::move(nil));
      BeApplication("fromList", {found->second}, view);
      return true;
    }
    case Form::kMap:
    case Form::kSet:
    case Form::kSequence: {
      auto [found, is_new] = of_object_.try_emplace(AddressOf(word));
      if (is_new) found->second = TreeCells(form, PushLeft(form, word, 0));
      BeApplication("fromList", {found->second}, view);
      view->identity = AddressOf(word);
      return true;
    }
  }
  return false;
}

// The way down to the leftmost node: what comes first in order is on top.
uint32_t LibraryValues::PushLeft(Form form, Word tree, uint32_t stack) const {
  // Size, key, value, left, right; a set and a sequence have one of key and value.
  const uint32_t left = form == Form::kMap ? 3 : 2;
  // A balanced tree is not deep; a damaged file may have a circle.
  for (int depth = 0; depth < 200; ++depth) {
    const Evaluated value = trail_.Evaluate(tree);
    if (value.status != Evaluated::kValue) {
      pending_.push_back({0, stack});
      return static_cast<uint32_t>(pending_.size() - 1);
    }
    if (FormOfWord(value.word) != form) return stack;  // the empty tree
    pending_.push_back({value.word, stack});
    stack = static_cast<uint32_t>(pending_.size() - 1);
    const auto below = FieldOf(value.word, left);
    if (!below.has_value()) return stack;
    tree = *below;
  }
  return stack;
}

Term LibraryValues::TreeCells(Form form, uint32_t stack) const {
  Made made;
  made.kind = Made::Kind::kTree;
  made.form = form;
  made.stack = stack;
  return Make(std::move(made));
}

void LibraryValues::LookAtTree(const Made& made, View* view) const {
  if (made.stack == 0) {
    BeNil(view);
    return;
  }
  const Pending top = pending_[made.stack];
  if (top.tree == 0) {
    view->kind = Kind::kNotKept;
    return;
  }
  const Form form = made.form;
  const uint64_t key = made.stack;  // a stack stands for one place in one tree
  const uint32_t right = form == Form::kMap ? 4 : 3;
  const Word element = FieldOf(top.tree, 1).value_or(0);
  auto head = head_of_.find(key);
  if (head == head_of_.end()) {
    const Term term = form == Form::kMap
                          ? MakeTuple({Plain(element), Plain(FieldOf(top.tree, 2).value_or(0))})
                          : Plain(element);
    head = head_of_.emplace(key, term).first;
  }
  auto rest = rest_of_.find(key);
  if (rest == rest_of_.end()) {
    const Word subtree = FieldOf(top.tree, right).value_or(0);
    rest = rest_of_.emplace(key, TreeCells(form, PushLeft(form, subtree, top.next))).first;
  }
  BeCell(head->second, rest->second, view);
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
  auto [found, is_new] = of_object_.try_emplace(AddressOf(word));
  if (is_new) {
    Made made;
    made.kind = Made::Kind::kArray;
    made.array = word;
    found->second = Make(std::move(made));
  }
  auto [bounds, is_first] = head_of_.try_emplace(AddressOf(word));
  if (is_first) bounds->second = MakeTuple({Plain(*low), Plain(*high)});
  // Indices of other types are not counted through: the elements in order say as much.
  const bool counts = IndexKind(*low) != Index::kOther;
  BeApplication(counts ? "array" : "listArray", {bounds->second, found->second}, view);
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
  if (object.kind != trail::Kind::kCon || trail_.layout().constructor_name(object.id) != "(,)") {
    return Index::kOther;
  }
  for (uint32_t i = 0; i < 2; ++i) {
    const auto field = FieldOf(value.word, i);
    if (!field.has_value() || !trail::IsInt(trail_.Evaluate(*field).word)) return Index::kOther;
  }
  return Index::kPair;
}

// The index of the n-th element; the kind is not kOther.
Term LibraryValues::IndexTerm(Word array, uint64_t position) const {
  const Word low = trail_.Evaluate(FieldOf(array, 0).value_or(0)).word;
  const auto moved = [](Word from, uint64_t by) {
    return Plain(trail::SmallInt(trail::SmallValue(from) + static_cast<int64_t>(by)));
  };
  if (trail::IsInt(low)) return moved(low, position);
  if (trail::IsCharacter(low)) {
    return Plain(trail::Character(trail::CharacterValue(low) + static_cast<uint32_t>(position)));
  }
  const Word high = trail_.Evaluate(FieldOf(array, 1).value_or(0)).word;
  const auto part = [&](Word pair, uint32_t i) { return trail_.Evaluate(FieldOf(pair, i).value_or(0)).word; };
  const int64_t columns = trail::SmallValue(part(high, 1)) - trail::SmallValue(part(low, 1)) + 1;
  const uint64_t width = columns > 0 ? static_cast<uint64_t>(columns) : 1;
  return MakeTuple({moved(part(low, 0), position / width), moved(part(low, 1), position % width)});
}

void LibraryValues::LookAtElements(const Made& made, View* view) const {
  const Word array = made.array;
  const uint64_t index = made.index;
  const Evaluated elements = trail_.Evaluate(FieldOf(array, 3).value_or(0));
  if (elements.status == Evaluated::kUnevaluated) return;  // the array's elements were never demanded
  view->kind = Kind::kNotKept;
  if (elements.status != Evaluated::kValue || TagOf(elements.word) != Tag::kBox) return;
  const trail::Object object = trail_.reader().at(AddressOf(elements.word));
  if (object.kind != trail::Kind::kData ||
      static_cast<trail::DataKind>(object.id) != trail::DataKind::kArray) {
    return;
  }
  if (index >= trail_.word(object.address + 8) || index + 2 >= object.size) {
    BeNil(view);
    return;
  }
  const Word element = trail_.word(object.address + 16 + 8 * index);
  const uint64_t key = object.address + 8 * (index + 2);
  auto head = head_of_.find(key);
  if (head == head_of_.end()) {
    const bool counts = IndexKind(FieldOf(array, 0).value_or(0)) != Index::kOther;
    const Term term = counts ? MakeTuple({IndexTerm(array, index), Plain(element)}) : Plain(element);
    head = head_of_.emplace(key, term).first;
  }
  auto rest = rest_of_.find(key);
  if (rest == rest_of_.end()) {
    Made next;
    next.kind = Made::Kind::kArray;
    next.array = array;
    next.index = index + 1;
    rest = rest_of_.emplace(key, Make(std::move(next))).first;
  }
  BeCell(head->second, rest->second, view);
}

void LibraryValues::LookAtMade(Term term, View* view) const {
  const Made& made = made_[term.id];
  switch (made.kind) {
    case Made::Kind::kView:
      *view = made.view;
      return;
    case Made::Kind::kTree:
      LookAtTree(made, view);
      return;
    case Made::Kind::kArray:
      LookAtElements(made, view);
      return;
  }
}

}  // namespace inquest::value
