#include "traced/value/type_store.h"

#include <algorithm>
#include <utility>

#include "trail/type_text.h"

namespace inquest::traced {

using trail::kNone;
using trail::Type;

namespace {

constexpr int kDeepestType = 100;
constexpr int kMostTypeSteps = 10'000;

std::vector<uint32_t> KeyOf(const Type& type) {
  std::vector<uint32_t> key = {type.variable, type.name};
  key.insert(key.end(), type.arguments.begin(), type.arguments.end());
  return key;
}

}  // namespace

TypeStore::TypeStore(const trail::Layout& layout) : layout_(layout), types_(layout.types) {}

bool TypeStore::Is(TypeNumber type, uint32_t name) const {
  return type != kNone && name != kNone && types_[type].name == name;
}

TypeNumber TypeStore::Argument(TypeNumber type, size_t i) const {
  return type == kNone || i >= types_[type].arguments.size() ? kNone : types_[type].arguments[i];
}

uint32_t TypeStore::NameOf(std::string_view name) const {
  const auto found = std::find(layout_.names.begin(), layout_.names.end(), name);
  return found == layout_.names.end() ? kNone : static_cast<uint32_t>(found - layout_.names.begin());
}

TypeNumber TypeStore::Make(Type type) {
  if (numbers_.empty()) {
    for (TypeNumber i = 0; i < types_.size(); ++i) numbers_.try_emplace(KeyOf(types_[i]), i);
  }
  const auto [found, is_new] = numbers_.try_emplace(KeyOf(type), static_cast<TypeNumber>(types_.size()));
  if (is_new) types_.push_back(std::move(type));
  return found->second;
}

TypeNumber TypeStore::NewVariable(uint32_t number) { return Make({kFirstMade + number, kNone, {}}); }

TypeNumber TypeStore::Instance(TypeNumber type, const TypeVariables& variables) {
  if (type == kNone || variables.empty()) return type;
  Done done;
  return Instance(type, variables, 0, &done);
}

// Types share parts: each is done once.
TypeNumber TypeStore::Instance(TypeNumber type, const TypeVariables& variables, int depth, Done* done) {
  if (type == kNone || depth > kDeepestType) return type;
  if (const auto found = done->find(type); found != done->end()) return found->second;
  Type made = types_[type];
  bool changed = false;
  for (TypeNumber& argument : made.arguments) {
    const TypeNumber instance = Instance(argument, variables, depth + 1, done);
    changed = changed || instance != argument;
    argument = instance;
  }
  const auto stands_for = made.variable == kNone ? variables.end() : variables.find(made.variable);
  TypeNumber result = type;
  if (stands_for != variables.end() && stands_for->second != kNone) {
    // `m a`, where m is `State Int`.
    const TypeNumber head = Instance(stands_for->second, variables, depth + 1, done);
    result = head;
    if (!made.arguments.empty()) {
      Type whole = types_[head];
      whole.arguments.insert(whole.arguments.end(), made.arguments.begin(), made.arguments.end());
      result = Make(std::move(whole));
    }
  } else if (changed) {
    result = Make(std::move(made));
  }
  done->emplace(type, result);
  return result;
}

void TypeStore::Match(TypeNumber pattern, TypeNumber type, TypeVariables* variables) {
  int steps = 0;
  Match(pattern, type, variables, &steps);
}

void TypeStore::Match(TypeNumber pattern, TypeNumber type, TypeVariables* variables, int* steps) {
  if (pattern == kNone || type == kNone || pattern == type || ++*steps > kMostTypeSteps) return;
  const Type wanted = types_[pattern];
  const Type given = types_[type];
  const size_t count = wanted.arguments.size();
  if (given.arguments.size() < count) return;
  const size_t rest = given.arguments.size() - count;
  if (wanted.variable != kNone) {
    // The head of an application stands for what is left of the other one.
    TypeNumber head = type;
    if (count > 0) {
      Type shorter = given;
      shorter.arguments.resize(rest);
      head = Make(std::move(shorter));
    }
    const auto [known, is_new] = variables->try_emplace(wanted.variable, head);
    if (!is_new) {
      const TypeNumber before = known->second;
      if (before != head) Match(before, head, variables, steps);
    }
  } else if (rest > 0 || wanted.name != given.name || wanted.name == kNone) {
    return;
  }
  for (size_t i = 0; i < count; ++i) {
    Match(wanted.arguments[i], given.arguments[rest + i], variables, steps);
  }
}

bool TypeStore::MayBeSame(TypeNumber a, TypeNumber b) const {
  std::vector<std::pair<TypeNumber, TypeNumber>> todo = {{a, b}};
  for (int steps = 0; !todo.empty() && steps < kMostTypeSteps; ++steps) {
    const auto [left, right] = todo.back();
    todo.pop_back();
    if (left == right || left == kNone || right == kNone) continue;
    const Type &l = types_[left], &r = types_[right];
    // What an application of a variable stands for begins where the other one does.
    if (l.name == kNone || r.name == kNone) {
      const size_t count = std::min(l.arguments.size(), r.arguments.size());
      const size_t from_left = l.arguments.size() - count, from_right = r.arguments.size() - count;
      for (size_t i = 0; i < count; ++i) {
        todo.emplace_back(l.arguments[from_left + i], r.arguments[from_right + i]);
      }
      continue;
    }
    if (l.name != r.name || l.arguments.size() != r.arguments.size()) return false;
    for (size_t i = 0; i < l.arguments.size(); ++i) todo.emplace_back(l.arguments[i], r.arguments[i]);
  }
  return true;
}

template <typename Visit>
void TypeStore::ForEachPart(TypeNumber type, const Visit& visit) const {
  std::vector<TypeNumber> todo = {type};
  for (int steps = 0; !todo.empty() && steps < kMostTypeSteps; ++steps) {
    const TypeNumber next = todo.back();
    todo.pop_back();
    visit(next);
    if (next == kNone) continue;
    todo.insert(todo.end(), types_[next].arguments.rbegin(), types_[next].arguments.rend());
  }
}

std::vector<uint32_t> TypeStore::VariablesIn(TypeNumber type) const {
  std::vector<uint32_t> found;
  ForEachPart(type, [&](TypeNumber part) {
    if (part == kNone || types_[part].variable == kNone) return;
    const uint32_t variable = types_[part].variable;
    if (std::find(found.begin(), found.end(), variable) == found.end()) found.push_back(variable);
  });
  return found;
}

bool TypeStore::HasUnknown(TypeNumber type) const {
  bool unknown = false;
  ForEachPart(type, [&](TypeNumber part) {
    unknown |= part == kNone || (types_[part].variable == kNone && types_[part].name == kNone);
  });
  return unknown;
}

bool TypeStore::IsClosed(TypeNumber type) const {
  if (type == kNone) return false;
  if (closed_.size() < types_.size()) closed_.resize(types_.size(), Closed::kNotAsked);
  if (closed_[type] == Closed::kNotAsked) {
    closed_[type] = VariablesIn(type).empty() && !HasUnknown(type) ? Closed::kYes : Closed::kNo;
  }
  return closed_[type] == Closed::kYes;
}

std::string TypeStore::Text(TypeNumber type) const {
  return trail::TypeWriter(types_, layout_.names).Text(type);
}

std::string TypeStore::Text(const trail::Predicate& predicate, const TypeVariables& variables) {
  trail::Predicate instance = predicate;
  for (TypeNumber& type : instance.types) type = Instance(type, variables);
  return trail::TypeWriter(types_, layout_.names).Text(instance);
}

}  // namespace inquest::traced
