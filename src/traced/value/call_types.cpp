#include "traced/value/call_types.h"

#include <algorithm>

#include "trail/place_at.h"

namespace inquest::traced {

using trail::Callable;
using trail::Frame;
using trail::Layout;
using trail::Place;
using trail::PlaceKind;
using trail::Predicate;
using trail::Word;

namespace {

// Routines nest as deep as somebody wrote; in a damaged trail frames may seem to.
constexpr int kMaxNesting = 1000;
// Callers that are looked at: enough for most loops, and cheap.
constexpr size_t kMaxCallers = 1000;

}  // namespace

CallTypes::CallTypes(const trail::Trail& trail, TypeStore* types)
    : trail_(trail), types_(*types), dictionaries_(trail, types), function_name_(types->NameOf("->")) {}

bool CallTypes::TakesDictionaries(trail::CallableId callable) const {
  const auto& callables = trail_.layout().callables;
  for (; callable.has_value(); callable = callables[callable].parent) {
    for (const trail::Constraint& constraint : callables[callable].constraints) {
      if (constraint.is_parameter) return true;
    }
  }
  return false;
}

template <typename Argument>
void CallTypes::AddDictionaries(const Callable& callable, const Argument& argument,
                                TypeVariables* variables) const {
  uint32_t n = 0;
  for (const trail::Constraint& constraint : callable.constraints) {
    if (!constraint.is_parameter) continue;
    const Predicate given = dictionaries_.Read(argument(n++));
    if (given.class_name != constraint.predicate.class_name) continue;
    const size_t count = std::min(given.types.size(), constraint.predicate.types.size());
    for (size_t i = 0; i < count; ++i) {
      types_.Match(constraint.predicate.types[i], given.types[i], variables);
    }
  }
}

void CallTypes::AddEnclosing(Frame frame, TypeVariables* variables) const {
  for (int depth = 0; depth < kMaxNesting && frame.address != trail_.reader().first(); ++depth) {
    const Callable* callable = trail_.callable(frame);
    if (callable == nullptr) return;
    const bool is_block = trail_.variant(frame).is_block;
    if (!is_block) {
      AddDictionaries(
          *callable, [&](uint32_t n) { return trail_.argument(frame, n); }, variables);
      if (!callable->parent.has_value()) return;
    }
    frame = trail_.Enclosing(frame);
  }
}

TypeVariables CallTypes::Constrained(const Frame& frame) const {
  TypeVariables variables;
  const trail::CallableId callable = trail_.variant(frame).callable;
  if (callable.has_value() && TakesDictionaries(callable)) AddEnclosing(frame, &variables);
  return variables;
}

TypeVariables CallTypes::Constrained(trail::CallableId callable, const std::vector<Word>& arguments,
                                     Word function) const {
  TypeVariables variables;
  if (!TakesDictionaries(callable)) return variables;
  const Callable& called = trail_.layout().callables[callable];
  AddDictionaries(
      called, [&](uint32_t n) { return n < arguments.size() ? arguments[n] : Word{0}; }, &variables);
  if (!called.parent.has_value() || trail::TagOf(function) != trail::Tag::kFun) return variables;
  const trail::Address made_in = trail::HeaderAddress(trail_.word(trail::AddressOf(function)));
  if (made_in != 0) AddEnclosing(trail_.FrameOf(made_in), &variables);
  return variables;
}

DecidingTypes CallTypes::Texts(trail::CallableId callable, const TypeVariables& variables) const {
  const auto& callables = trail_.layout().callables;
  DecidingTypes texts;
  for (trail::CallableId at = callable; at.has_value(); at = callables[at].parent) {
    const Callable& each = callables[at];
    const std::string instance = types_.Text(each.instance, variables);
    if (at == callable) {
      texts.instance = instance;
    } else if (!instance.empty()) {
      texts.types.push_back(instance);
    }
    for (const trail::Constraint& constraint : each.constraints) {
      for (TypeId type : constraint.predicate.types) {
        texts.types.push_back(types_.Text(types_.Instance(type, variables)));
      }
    }
  }
  return texts;
}

const DecidingTypes& CallTypes::OfRoutine(trail::CallableId callable) const {
  const auto [found, is_new] = of_routines_.try_emplace(callable);
  if (is_new) found->second = Texts(callable, {});
  return found->second;
}

DecidingTypes CallTypes::Deciding(const Frame& frame) const {
  const trail::CallableId callable = trail_.variant(frame).callable;
  if (!callable.has_value()) return {};
  return TakesDictionaries(callable) ? Texts(callable, Constrained(frame)) : OfRoutine(callable);
}

DecidingTypes CallTypes::Deciding(trail::CallableId callable, const std::vector<Word>& arguments,
                                  Word function) const {
  if (TakesDictionaries(callable)) return Texts(callable, Constrained(callable, arguments, function));
  return OfRoutine(callable);
}

TypeVariables CallTypes::Known(const Frame& frame, uint32_t* made) const {
  // Outwards, to a caller whose type is known, then back.
  std::vector<Frame> callers = {frame};
  std::vector<TypeVariables> constrained = {Constrained(frame)};
  while (callers.size() < kMaxCallers) {
    const Frame& last = callers.back();
    const Callable* callable = trail_.callable(last);
    if (callable == nullptr || last.is_callback) break;
    if (types_.IsClosed(types_.Instance(callable->type, constrained.back()))) break;
    const Frame caller = trail_.FrameOf(last.redex);
    if (caller.address >= last.address || caller.address == trail_.reader().first()) break;
    callers.push_back(caller);
    constrained.push_back(Constrained(caller));
  }
  TypeVariables known = constrained.back();
  for (size_t i = callers.size() - 1; i-- > 0;) {
    TypeVariables next = AtCaller(callers[i], callers[i + 1], known, made);
    for (const auto& [variable, type] : constrained[i]) next[variable] = type;
    known = std::move(next);
  }
  return known;
}

// What the place of the call tells, given what is known about the caller's variables.
TypeVariables CallTypes::AtCaller(const Frame& frame, const Frame& caller, const TypeVariables& of_caller,
                                  uint32_t* made) const {
  if (trail_.variant(frame).is_block) return of_caller;
  TypeVariables found;
  const Layout& layout = trail_.layout();
  const Callable* callable = trail_.callable(frame);
  const trail::PlaceId at = trail::PlaceAt(trail_, caller, frame.redex);
  if (callable == nullptr || !at.has_value() || frame.inner != 0) return found;
  const Place& place = layout.places[at];
  uint32_t first = 0;
  if (place.kind == PlaceKind::kCall) {
    first = std::min(callable->hidden, place.count);
  } else if (place.kind == PlaceKind::kCallLocal || place.kind == PlaceKind::kApply) {
    first = std::min<uint32_t>(1 + place.hidden, place.count);
  } else {
    return found;
  }
  std::vector<TypeId> arguments;  // of the routine's type
  TypeId result = callable->type;
  for (uint32_t i = callable->hidden; i < callable->arity && types_.Is(result, function_name_); ++i) {
    arguments.push_back(types_.Argument(result, 0));
    result = types_.Argument(result, 1);
  }
  // The caller's variables are not this routine's, even if they have the same numbers.
  TypeVariables of_place = of_caller;
  auto match = [&](TypeId pattern, TypeId written) {
    const TypeId instance = types_.Instance(written, of_place);
    if (!instance.has_value()) return;
    for (const TypeVariableId variable : types_.VariablesIn(instance)) {
      if (!TypeStore::IsMade(variable)) of_place[variable] = types_.NewVariable((*made)++);
    }
    types_.Match(pattern, types_.Instance(written, of_place), &found);
  };
  // The last arguments are those that are written there.
  const uint32_t written = place.count - first;
  if (written > arguments.size()) return found;
  for (uint32_t i = 0; i < written; ++i) {
    match(arguments[arguments.size() - written + i], layout.places[layout.kid(place, first + i)].type);
  }
  match(result, place.type);
  // Variables of the routines around a local one are those of its caller, if that stands in the same ones.
  if (callable->parent.has_value()) {
    const trail::Address around = trail_.Enclosing(frame).address;
    if (around == caller.address || around == trail_.Enclosing(caller).address) {
      for (const auto& [variable, type] : of_caller) found.try_emplace(variable, type);
    }
  }
  return found;
}

}  // namespace inquest::traced
