#include "oracle/matching.h"

#include <algorithm>
#include <cctype>
#include <iterator>

#include "oracle/align.h"
#include "oracle/types.h"

namespace inquest::oracle {

using core::RoutineId;
using core::RoutineKind;
using trail::CallableKind;
using trail::kNone;

namespace {

// A binding may be a constant in one version and a function in the other.
enum KindClass : uint8_t { kTopLevel, kLifted, kLocal, kLambda, kHidden };

KindClass ClassOf(CallableKind kind) {
  switch (kind) {
    case CallableKind::kFunction:
    case CallableKind::kConstant:
    case CallableKind::kConstructor:
      return kTopLevel;
    case CallableKind::kLocal:
      return kLocal;
    case CallableKind::kLambda:
      return kLambda;
    case CallableKind::kHidden:
      return kHidden;
  }
  return kHidden;
}

KindClass ClassOf(RoutineKind kind) {
  switch (kind) {
    case RoutineKind::kFunction:
    case RoutineKind::kConstant:
      return kTopLevel;
    case RoutineKind::kLocal:
      return kLocal;
    case RoutineKind::kLambda:
      return kLambda;
    case RoutineKind::kHidden:
      return kHidden;
  }
  return kHidden;
}

// The routine that it is a part of: where it is nested, or was lifted out of.
trail::CallableId AroundOf(const trail::Callable& callable) {
  return callable.parent.has_value() ? callable.parent : callable.part_of;
}

RoutineId AroundOf(const core::Routine& routine) {
  return routine.parent.has_value() ? routine.parent : routine.part_of;
}

KindClass ClassOf(const trail::Callable& callable) {
  if (callable.parent.has_value()) return ClassOf(callable.kind);
  return callable.part_of.has_value() ? kLifted : kTopLevel;
}

KindClass ClassOf(const core::Routine& routine) {
  if (routine.parent.has_value()) return ClassOf(routine.kind);
  return routine.part_of.has_value() ? kLifted : kTopLevel;
}

bool IsIdentifier(std::string_view name) {
  return std::all_of(name.begin(), name.end(), [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '_' || c == '\'' || c >= 0x80;
  });
}

// What a part of another is called that nobody named says what is in it, which may have changed: a section is
// called after its operator, what was lifted out after its text. What follows a generator has no name, though
// its text may begin as that of a section does: `(x, y) <- f`.
std::string NameOfPart(KindClass kind, std::string_view name, std::string_view text) {
  if (kind == kHidden && !name.empty() && text.starts_with('(')) return "(";
  if (kind == kLifted && !IsIdentifier(name)) return "";
  return std::string(name);
}

template <typename Constraint>
std::vector<Constraint> Parameters(const std::vector<Constraint>& constraints) {
  std::vector<Constraint> parameters;
  std::copy_if(constraints.begin(), constraints.end(), std::back_inserter(parameters),
               [](const Constraint& constraint) { return constraint.is_parameter; });
  return parameters;
}

}  // namespace

Matching::Matching(const trail::Layout& run, const core::Program& reference, const base::Interner& names,
                   const source::Files& files)
    : run_(run), reference_(reference), names_(names), files_(files) {
  states_.Resize(run.callables.size(), State::kUnknown);
  routines_.Resize(run.callables.size());
  found_constructors_.Resize(run.callables.size());
  for (uint32_t i = 0; i < reference.routines.size(); ++i) {
    by_key_[KeyOf(reference.routines[RoutineId(i)])].push_back(i);
  }
  for (trail::CallableId i{0}; i < run.first_constructor; ++i) {
    const trail::Callable& callable = run.callables[i];
    if (AroundOf(callable).has_value()) {
      children_[AroundOf(callable)].push_back(i);
    } else {
      top_[{run.modules.contains(callable.module) ? run.modules[callable.module].name : "", callable.name}]
          .push_back(i);
    }
  }
  for (uint32_t i = 0; i < reference.constructors.size(); ++i) {
    const core::ConId id(i);
    constructors_[std::string(names.text(reference.constructors[id].name))].push_back(id);
  }
}

std::string_view Matching::TextOf(source::Span span) const {
  return span.has_value() ? files_.text(span) : std::string_view();
}

Matching::Key Matching::KeyOf(const core::Routine& routine) const {
  const RoutineId around = AroundOf(routine);
  Key key{around.has_value() ? around.index : kNone, "", "",
          oracle::TextOf(reference_.types, names_, routine.instance), ClassOf(routine)};
  if (routine.name.has_value()) {
    key.name = NameOfPart(ClassOf(routine), names_.text(routine.name), TextOf(routine.span));
  }
  if (!around.has_value() && routine.module.has_value()) {
    key.module = names_.text(reference_.modules[routine.module].name);
  }
  return key;
}

std::string Matching::NameOf(const trail::Callable& callable) const {
  const std::string_view text = callable.span.has_value() ? run_.files.text(callable.span) : "";
  return NameOfPart(ClassOf(callable), callable.name, text);
}

Matching::Key Matching::KeyOf(trail::CallableId index, RoutineId parent) const {
  const trail::Callable& callable = run_.callables[index];
  const bool is_part = AroundOf(callable).has_value();
  Key key{is_part ? parent.index : kNone, "", NameOf(callable), oracle::TextOf(run_, callable.instance),
          ClassOf(callable)};
  if (!is_part && run_.modules.contains(callable.module)) key.module = run_.modules[callable.module].name;
  return key;
}

// Those of the run that may have the same counterparts as `index`, in the order of the source.
Matching::Members Matching::MembersOf(trail::CallableId index) const {
  const trail::Callable& callable = run_.callables[index];
  Members members;
  const auto add = [&](trail::CallableId other) {
    const trail::Callable& c = run_.callables[other];
    if (ClassOf(c) != ClassOf(callable) || NameOf(c) != NameOf(callable)) return;
    if (oracle::TextOf(run_, c.instance) != oracle::TextOf(run_, callable.instance)) return;
    const std::string_view text = c.span.has_value() ? run_.files.text(c.span) : std::string_view();
    auto same = std::find_if(members.begin(), members.end(), [&](const Member& member) {
      return member.begin == c.span.begin && member.text == text;
    });
    if (same == members.end()) same = members.insert(same, {text, c.span.begin, {}});
    same->routines.push_back(other.index);
  };
  if (AroundOf(callable).has_value()) {
    for (const trail::CallableId other : children_.at(AroundOf(callable))) add(other);
  } else {
    for (const trail::CallableId other : top_.at({KeyOf(index, RoutineId()).module, callable.name}))
      add(other);
  }
  std::stable_sort(members.begin(), members.end(),
                   [](const Member& a, const Member& b) { return a.begin < b.begin; });
  return members;
}

Matching::Members Matching::MembersOf(const Key& key) const {
  Members members;
  const auto found = by_key_.find(key);
  if (found == by_key_.end()) return members;
  for (const uint32_t index : found->second) {
    const core::Routine& routine = reference_.routines[RoutineId(index)];
    const std::string_view text = TextOf(routine.span);
    auto same = std::find_if(members.begin(), members.end(), [&](const Member& member) {
      return member.begin == routine.span.begin && member.text == text;
    });
    if (same == members.end()) same = members.insert(same, {text, routine.span.begin, {}});
    same->routines.push_back(index);
  }
  std::stable_sort(members.begin(), members.end(),
                   [](const Member& a, const Member& b) { return a.begin < b.begin; });
  return members;
}

// Of routines made of the same text, the one that is for the same types. If each program has but one, what it
// needs of types that are known may differ, as a change of its text makes it: `==` was in an equation that is
// missing.
RoutineId Matching::Choose(trail::CallableId index, const Member& own, const Member& member) const {
  const trail::Callable& callable = run_.callables[index];
  const bool is_only = own.routines.size() == 1 && member.routines.size() == 1;
  const PlainType wanted = PlainTypeOf(run_, callable.type);
  const std::string constraints =
      oracle::TextOf(run_, is_only ? Parameters(callable.constraints) : callable.constraints);
  RoutineId exact, general;
  uint32_t exact_count = 0, general_count = 0;
  for (const uint32_t candidate : member.routines) {
    const core::Routine& routine = reference_.routines[RoutineId(candidate)];
    if (routine.hidden_params != callable.hidden || routine.is_default != callable.is_default ||
        routine.is_dictionary != callable.is_dictionary ||
        oracle::TextOf(reference_.types, names_,
                       is_only ? Parameters(routine.constraints) : routine.constraints) != constraints) {
      continue;
    }
    if (!callable.type.has_value()) {
      if (routine.params.size() != callable.arity) continue;
      exact = RoutineId(candidate);
      ++exact_count;
      continue;
    }
    const PlainType type = PlainTypeOf(reference_.types, names_, routine.type);
    const bool is_instance = IsInstance(wanted, type);
    if (is_instance && IsInstance(type, wanted)) {
      exact = RoutineId(candidate);
      ++exact_count;
    } else if (is_instance || (member.routines.size() == 1 && IsInstance(type, wanted))) {
      general = RoutineId(candidate);
      ++general_count;
    }
  }
  if (exact_count == 1) return exact;
  if (exact_count == 0 && general_count == 1) return general;
  return RoutineId();
}

RoutineId Matching::Find(trail::CallableId index) {
  const trail::Callable& callable = run_.callables[index];
  RoutineId parent;
  if (AroundOf(callable).has_value()) {
    parent = Routine(AroundOf(callable));
    if (!parent.has_value()) return RoutineId();
  }
  const Members own = MembersOf(index);
  const Members others = MembersOf(KeyOf(index, parent));
  size_t at = 0;
  while (at < own.size() &&
         std::find(own[at].routines.begin(), own[at].routines.end(), index.index) == own[at].routines.end()) {
    ++at;
  }
  if (at == own.size() || others.empty()) return RoutineId();
  // Of libraries the run has no texts: only what is the only one is known.
  if (!callable.span.has_value()) {
    Member all;
    for (const Member& member : others) {
      all.routines.insert(all.routines.end(), member.routines.begin(), member.routines.end());
    }
    return Choose(index, own[at], all);
  }
  std::vector<std::string_view> from, to;
  for (const Member& member : own) from.push_back(member.text);
  for (const Member& member : others) to.push_back(member.text);
  const uint32_t partner = Align(from, to)[at];
  return partner == kNoPartner ? RoutineId() : Choose(index, own[at], others[partner]);
}

RoutineId Matching::Routine(trail::CallableId index) {
  if (index >= run_.first_constructor) return RoutineId();
  // Parents form a cycle in a damaged trace only.
  if (states_[index] == State::kUnknown) {
    states_[index] = State::kBusy;
    routines_[index] = Find(index);
    states_[index] = State::kKnown;
  }
  return states_[index] == State::kKnown ? routines_[index] : RoutineId();
}

bool Matching::IsChangedSection(trail::CallableId index) {
  if (index >= run_.first_constructor || !run_.callables[index].is_section) return false;
  const RoutineId routine = Routine(index);
  return routine.has_value() &&
         run_.files.text(run_.callables[index].span) != TextOf(reference_.routines[routine].span);
}

trail::CallableId Matching::CallableOf(RoutineId routine, trail::CallableId sibling) {
  for (trail::CallableId around = AroundOf(run_.callables[sibling]); around.has_value();
       around = AroundOf(run_.callables[around])) {
    for (const trail::CallableId beside : children_.at(around)) {
      if (Routine(beside) == routine) return beside;
    }
  }
  return {};
}

// Evaluation believes types, so what is in a value must be of the type that the reference has there.
bool Matching::HoldsTheSame(const trail::Callable& callable, const core::Constructor& con) const {
  if (con.arity != callable.arity || con.tag != callable.tag) return false;
  for (size_t i = 0; i < con.fields.size(); ++i) {
    if (!con.fields[i].has_value()) continue;  // a dictionary
    const auto label = std::find(callable.labels.begin(), callable.labels.end(), names_.text(con.fields[i]));
    const bool is_elsewhere =
        label != callable.labels.end() && label - callable.labels.begin() != static_cast<ptrdiff_t>(i);
    if (is_elsewhere) return false;
  }
  if (!callable.type.has_value() || !con.declared.has_value()) return true;
  const PlainType own = PlainTypeOf(run_, callable.type);
  const PlainType declared = PlainTypeOf(reference_.types, names_, con.declared);
  return IsInstance(own, declared) && IsInstance(declared, own);
}

core::ConId Matching::FindConstructor(trail::CallableId index) const {
  const trail::Callable& callable = run_.callables[index];
  const auto found = constructors_.find(callable.name);
  if (found == constructors_.end()) return core::ConId();
  const std::string module = run_.modules.contains(callable.module) ? run_.modules[callable.module].name : "";
  core::ConId result;
  for (const core::ConId id : found->second) {
    const core::Constructor& con = reference_.constructors[id];
    if (!HoldsTheSame(callable, con)) continue;
    const std::string_view other =
        con.module.has_value() ? names_.text(reference_.modules[con.module].name) : std::string_view();
    if (other == module) return id;
    if (con.is_dictionary == (callable.dictionaries == callable.arity && callable.arity > 0)) result = id;
  }
  return result;
}

core::ConId Matching::Constructor(trail::CallableId index) {
  if (index < run_.first_constructor || !run_.callables.contains(index)) return core::ConId();
  FoundConstructor& found = found_constructors_[index];
  if (!found.is_known) found = {true, FindConstructor(index)};
  return found.con;
}

}  // namespace inquest::oracle
