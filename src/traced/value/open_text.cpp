#include "traced/value/open_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace inquest::traced {

using trail::Callable;
using trail::Evaluated;
using trail::Layout;
using trail::PlaceKind;
using trail::Tag;
using trail::Word;

namespace {

// Enough of a value to see that it has another type.
constexpr int kMostCompared = 64;

// Types whose values are written as no number is.
constexpr std::array kNoNumbers = {"Char", "[]", "->", "()", "Bool", "Maybe", "Either", "Ordering", "IO"};
// Whole numbers, which are written without a point; fractions, which have one.
constexpr std::array kWhole = {"Int",   "Integer", "Word",  "Natural", "Int8",   "Int16",
                               "Int32", "Int64",   "Word8", "Word16",  "Word32", "Word64"};
constexpr std::array kFractions = {"Double", "Float"};

template <typename Names>
bool Has(const Names& names, const std::string& name) {
  return std::any_of(names.begin(), names.end(), [&](const char* each) { return name == each; });
}

}  // namespace

OpenText::OpenText(const trail::Trail& trail, TypeStore* types, const ValueTypes& value_types,
                   const CallTypes& call_types)
    : trail_(trail),
      types_(*types),
      value_types_(value_types),
      call_types_(call_types),
      function_name_(types->NameOf("->")) {}

bool OpenText::Decides(trail::CallableId callable) const {
  const auto& callables = trail_.layout().callables;
  for (; callable.has_value(); callable = callables[callable].parent) {
    const Callable& each = callables[callable];
    if (!each.constraints.empty() || each.instance.class_name.has_value()) return true;
  }
  return false;
}

// What a reader sees of a routine: copies of one binding look the same, and so do methods of one name.
std::string OpenText::TextKey(trail::CallableId callable) const {
  const Layout& layout = trail_.layout();
  const Callable& c = layout.callables[callable];
  if (c.instance.class_name.has_value())
    return "method " + layout.names[c.instance.class_name] + "." + c.name;
  if (c.span.has_value()) {
    return std::to_string(c.span.file.index) + " " + std::to_string(c.span.begin) + " " +
           std::to_string(c.span.end) + " " + std::to_string(static_cast<int>(c.kind)) + " " + c.name;
  }
  return "library " + (!c.module.has_value() ? "" : layout.modules[c.module].name) + "." + c.name;
}

// Routines that have frames, and those that suspected code mentions as functions.
std::vector<bool> OpenText::FindUsed() const {
  const Layout& layout = trail_.layout();
  std::vector<bool> used(layout.callables.size());
  const trail::Blocks& blocks = trail_.blocks();
  for (size_t b = 0; b < blocks.size(); ++b) {
    for (const trail::VariantCount& count : blocks.block(b).counts) {
      const trail::CallableId callable = layout.variants[count.variant].callable;
      if (callable.has_value()) used[callable.index] = true;
    }
  }
  for (const trail::Place& place : layout.places) {
    if (place.kind == PlaceKind::kMakeFun) used[place.callable().index] = true;
    if (place.kind != PlaceKind::kWord || trail::TagOf(place.word) != Tag::kFun) continue;
    const trail::CallableId callable(trail::IdOf(trail_.word(trail::AddressOf(place.word))));
    if (layout.callables.contains(callable)) used[callable.index] = true;
  }
  return used;
}

void OpenText::FindUses() const {
  found_uses_ = true;
  const std::vector<bool> used = FindUsed();
  std::map<std::string, std::vector<trail::CallableId>> by_text;
  for (trail::CallableId i{0}; i < trail_.layout().first_constructor; ++i) {
    if (used[i.index] && Decides(i)) by_text[TextKey(i)].push_back(i);
  }
  for (auto& entry : by_text) {
    auto& routines = entry.second;  // clang 14 captures no structured bindings
    const bool several = std::any_of(routines.begin(), routines.end(), [&](trail::CallableId i) {
      return call_types_.TakesDictionaries(i) ||
             call_types_.OfRoutine(i) != call_types_.OfRoutine(routines[0]);
    });
    if (!several) continue;
    for (trail::CallableId i : routines) group_of_.emplace(i, static_cast<uint32_t>(groups_.size()));
    groups_.push_back(std::move(routines));
  }
}

OpenText::Types OpenText::TypesOf(trail::CallableId callable) const {
  const Callable& called = trail_.layout().callables[callable];
  Types types;
  types.result = called.type;
  for (uint32_t i = called.hidden; i < called.arity; ++i) {
    const bool known = types_.Is(types.result, function_name_);
    types.arguments.push_back(known ? types_.Argument(types.result, 0) : TypeId());
    types.result = known ? types_.Argument(types.result, 1) : TypeId();
  }
  return types;
}

ShownType OpenText::TypeOf(const Shown& shown) const {
  if (shown.deciding->empty()) return {};
  if (!found_uses_) FindUses();
  const auto group = group_of_.find(shown.callable);
  if (group == group_of_.end()) return {};
  std::vector<trail::CallableId> others;
  for (trail::CallableId other : groups_[group->second]) {
    if (CanBe(other, shown)) others.push_back(other);
  }
  if (others.empty()) return {};
  const TypeId type = types_.Instance(trail_.layout().callables[shown.callable].type, *shown.variables);
  ShownType result;
  const bool is_rest = trail_.layout().callables[shown.callable].kind == trail::CallableKind::kHidden;
  if (!is_rest && !types_.HasUnknown(type)) result.type = types_.Text(type);
  if (TypeTells(result.type, others)) return result;
  result.context = ContextOf(shown);
  if (!result.context.empty() && IsTypeOfAll(result.type, others)) result.type.clear();
  return result;
}

// Whether all have this type whatever decides: it says nothing then.
bool OpenText::IsTypeOfAll(const std::string& text, const std::vector<trail::CallableId>& others) const {
  return std::all_of(others.begin(), others.end(), [&](trail::CallableId other) {
    const TypeId type = trail_.layout().callables[other].type;
    return types_.VariablesIn(type).empty() && types_.Text(type) == text;
  });
}

// Whether the same text could be of the other routine, at other types.
bool OpenText::CanBe(trail::CallableId other, const Shown& shown) const {
  const auto& callables = trail_.layout().callables;
  const Callable& own = callables[shown.callable];
  const Callable& called = callables[other];
  if (shown.has_result && called.arity - called.hidden != own.arity - own.hidden) return false;
  if (call_types_.TakesDictionaries(other)) return !IsDecidedByValues(other, shown);
  if (call_types_.OfRoutine(other) == *shown.deciding) return false;
  const Types types = TypesOf(other);
  const size_t arguments = shown.values.size() - (shown.has_result ? 1 : 0);
  for (size_t i = 0; i < std::min(arguments, types.arguments.size()); ++i) {
    if (!Fits(shown.values[i], types.arguments[i])) return false;
  }
  if (shown.has_result) return Fits(shown.values.back(), types.result);
  TypeId rest = called.type;
  for (size_t i = 0; i < arguments; ++i) rest = types_.Argument(rest, 1);
  return types_.MayBeSame(rest, shown.type);
}

// At which types a routine that takes dictionaries is used is not known beforehand: only values that tell
// their types leave no other.
bool OpenText::IsDecidedByValues(trail::CallableId other, const Shown& shown) const {
  const Types types = TypesOf(other);
  TypeVariables variables;
  uint32_t made = 0;
  const size_t arguments = shown.values.size() - (shown.has_result ? 1 : 0);
  for (size_t i = 0; i < std::min(arguments, types.arguments.size()); ++i) {
    value_types_.Match(types.arguments[i], shown.values[i], &variables, &made);
  }
  if (shown.has_result) value_types_.Match(types.result, shown.values.back(), &variables, &made);
  if (!shown.has_result) {
    TypeId rest = trail_.layout().callables[other].type;
    for (size_t i = 0; i < arguments; ++i) rest = types_.Argument(rest, 1);
    types_.Match(rest, shown.type, &variables);
  }
  const auto& callables = trail_.layout().callables;
  for (trail::CallableId at = other; at.has_value(); at = callables[at].parent) {
    for (const trail::Constraint& constraint : callables[at].constraints) {
      for (TypeId type : constraint.predicate.types) {
        if (!types_.IsClosed(types_.Instance(type, variables))) return false;
      }
    }
  }
  return true;
}

bool OpenText::Fits(Word value, TypeId type) const {
  const Layout& layout = trail_.layout();
  std::vector<std::pair<Word, TypeId>> todo = {{value, type}};
  for (int values = 0; !todo.empty() && values < kMostCompared; ++values) {
    const auto [next, wanted] = todo.back();
    todo.pop_back();
    if (!wanted.has_value() || !types_[wanted].name.has_value()) continue;
    const Evaluated evaluated = trail_.Evaluate(next);
    if (evaluated.status != Evaluated::kValue) continue;
    if (!FitsAtom(evaluated.word, wanted)) return false;
    if (trail::TagOf(evaluated.word) != Tag::kCon) continue;
    const trail::Object object = trail_.reader().at(trail::AddressOf(evaluated.word));
    if (object.kind != trail::Kind::kCon) continue;
    const Callable& con = layout.callables[layout.sites[object.site()].callable];
    const uint32_t hidden = std::min(con.dictionaries, con.arity);
    for (uint32_t i = con.arity; i-- > hidden;) {
      if (i + 1 >= object.size) continue;
      todo.emplace_back(trail_.word(object.address + 8 * (1 + uint64_t{i})),
                        value_types_.FieldType(con, i - hidden, wanted));
    }
  }
  return true;
}

// Whether the outermost level of a value may be of the type; that is a constructor applied to something.
bool OpenText::FitsAtom(Word value, TypeId type) const {
  const std::string& name = trail_.layout().names[types_[type].name];
  if (trail::IsCharacter(value)) return name == "Char";
  switch (trail::TagOf(value)) {
    case Tag::kInt:
      return FitsNumber(false, type);
    case Tag::kBox: {
      const trail::Object box = trail_.reader().at(trail::AddressOf(value));
      if (box.kind != trail::Kind::kData) return true;
      const auto kind = static_cast<trail::DataKind>(box.id);
      if (kind == trail::DataKind::kDouble || kind == trail::DataKind::kFloat) return FitsNumber(true, type);
      const bool is_whole = kind == trail::DataKind::kWide || kind == trail::DataKind::kBig;
      return !is_whole || FitsNumber(false, type);
    }
    case Tag::kAtom:
    case Tag::kCon: {
      const NameId made = value_types_.DataTypeOf(value);
      return !made.has_value() || types_[type].name == made;
    }
    case Tag::kFun:
      return name == "->" || !Has(kNoNumbers, name);
    case Tag::kHeader:
    case Tag::kRef:
    case Tag::kState:
      break;
  }
  return true;
}

bool OpenText::FitsNumber(bool has_point, TypeId type) const {
  const std::string& name = trail_.layout().names[types_[type].name];
  if (Has(kFractions, name)) return has_point;
  if (Has(kWhole, name)) return !has_point;
  // Other types of numbers are made of these; those of the program show their constructors.
  return !Has(kNoNumbers, name) && !name.starts_with("(,") &&
         !value_types_.IsDataOfProgram(types_[type].name);
}

// Whether the types of the others are written differently.
bool OpenText::TypeTells(const std::string& text, const std::vector<trail::CallableId>& others) const {
  if (text.empty()) return false;
  const auto& callables = trail_.layout().callables;
  for (trail::CallableId other : others) {
    if (!call_types_.TakesDictionaries(other)) {
      if (types_.Text(callables[other].type) == text) return false;
      continue;
    }
    // What decides must occur in the type.
    const std::vector<TypeVariableId> in_type = types_.VariablesIn(callables[other].type);
    for (trail::CallableId at = other; at.has_value(); at = callables[at].parent) {
      for (const trail::Constraint& constraint : callables[at].constraints) {
        for (TypeId type : constraint.predicate.types) {
          for (const TypeVariableId variable : types_.VariablesIn(type)) {
            if (std::find(in_type.begin(), in_type.end(), variable) == in_type.end()) return false;
          }
        }
      }
    }
  }
  return true;
}

// Of a local function: the routine around it that has types which decide, and its type; of a method: the
// instance; of others, the types themselves.
std::string OpenText::ContextOf(const Shown& shown) const {
  const auto& callables = trail_.layout().callables;
  for (trail::CallableId at = callables[shown.callable].parent; at.has_value(); at = callables[at].parent) {
    const Callable& around = callables[at];
    if (around.name.empty() || (around.constraints.empty() && !around.instance.class_name.has_value()))
      continue;
    const TypeId type = types_.Instance(around.type, *shown.variables);
    if (!type.has_value() || types_.HasUnknown(type)) continue;
    return "in " + around.name + " :: " + types_.Text(type);
  }
  if (!shown.deciding->instance.empty()) return "of " + shown.deciding->instance;
  std::string types;
  for (const std::string& type : shown.deciding->types) types += (types.empty() ? "at " : ", ") + type;
  return types;
}

}  // namespace inquest::traced
