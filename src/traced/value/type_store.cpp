#include "traced/value/type_store.h"

#include <algorithm>
#include <utility>

#include "trail/type_text.h"

namespace inquest::traced {

using trail::Type;

namespace {

constexpr int kDeepestType = 100;
constexpr int kMostTypeSteps = 10'000;

std::vector<uint32_t> KeyOf(const Type& type) {
  std::vector<uint32_t> key = {type.variable.index, type.name.index};
  for (const TypeId argument : type.arguments) key.push_back(argument.index);
  return key;
}

}  // namespace

TypeStore::TypeStore(const trail::Layout& layout) : layout_(layout), types_(layout.types) {}

bool TypeStore::Is(TypeId type, NameId name) const {
  return type.has_value() && name.has_value() && types_[type].name == name;
}

TypeId TypeStore::Argument(TypeId type, size_t i) const {
  return !type.has_value() || i >= types_[type].arguments.size() ? TypeId() : types_[type].arguments[i];
}

NameId TypeStore::NameOf(std::string_view name) const {
  const auto found = std::find(layout_.names.begin(), layout_.names.end(), name);
  return found == layout_.names.end() ? NameId() : NameId(found - layout_.names.begin());
}

TypeId TypeStore::Make(Type type) {
  if (numbers_.empty()) {
    for (TypeId i{0}; types_.contains(i); ++i) numbers_.try_emplace(KeyOf(types_[i]), i);
  }
  const auto [found, is_new] = numbers_.try_emplace(KeyOf(type), types_.next_id());
  if (is_new) types_.Add(std::move(type));
  return found->second;
}

TypeId TypeStore::NewVariable(uint32_t number) { return Make({TypeVariableId(kFirstMade + number), {}, {}}); }

TypeId TypeStore::Instance(TypeId type, const TypeVariables& variables) {
  if (!type.has_value() || variables.empty()) return type;
  Done done;
  return Instance(type, variables, 0, &done);
}

// Types share parts: each is done once.
TypeId TypeStore::Instance(TypeId type, const TypeVariables& variables, int depth, Done* done) {
  if (!type.has_value() || depth > kDeepestType) return type;
  if (const auto found = done->find(type); found != done->end()) return found->second;
  Type made = types_[type];
  bool changed = false;
  for (TypeId& argument : made.arguments) {
    const TypeId instance = Instance(argument, variables, depth + 1, done);
    changed = changed || instance != argument;
    argument = instance;
  }
  const auto stands_for = !made.variable.has_value() ? variables.end() : variables.find(made.variable);
  TypeId result = type;
  if (stands_for != variables.end() && stands_for->second.has_value()) {
    // `m a`, where m is `State Int`.
    const TypeId head = Instance(stands_for->second, variables, depth + 1, done);
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

void TypeStore::Match(TypeId pattern, TypeId type, TypeVariables* variables) {
  int steps = 0;
  Match(pattern, type, variables, &steps);
}

void TypeStore::Match(TypeId pattern, TypeId type, TypeVariables* variables, int* steps) {
  if (!pattern.has_value() || !type.has_value() || pattern == type || ++*steps > kMostTypeSteps) return;
  const Type wanted = types_[pattern];
  const Type given = types_[type];
  const size_t count = wanted.arguments.size();
  if (given.arguments.size() < count) return;
  const size_t rest = given.arguments.size() - count;
  if (wanted.variable.has_value()) {
    // The head of an application stands for what is left of the other one.
    TypeId head = type;
    if (count > 0) {
      Type shorter = given;
      shorter.arguments.resize(rest);
      head = Make(std::move(shorter));
    }
    const auto [known, is_new] = variables->try_emplace(wanted.variable, head);
    if (!is_new) {
      const TypeId before = known->second;
      if (before != head) Match(before, head, variables, steps);
    }
  } else if (rest > 0 || wanted.name != given.name || !wanted.name.has_value()) {
    return;
  }
  for (size_t i = 0; i < count; ++i) {
    Match(wanted.arguments[i], given.arguments[rest + i], variables, steps);
  }
}

bool TypeStore::MayBeSame(TypeId a, TypeId b) const {
  std::vector<std::pair<TypeId, TypeId>> todo = {{a, b}};
  for (int steps = 0; !todo.empty() && steps < kMostTypeSteps; ++steps) {
    const auto [left, right] = todo.back();
    todo.pop_back();
    if (left == right || !left.has_value() || !right.has_value()) continue;
    const Type &l = types_[left], &r = types_[right];
    // What an application of a variable stands for begins where the other one does.
    if (!l.name.has_value() || !r.name.has_value()) {
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
void TypeStore::ForEachPart(TypeId type, const Visit& visit) const {
  std::vector<TypeId> todo = {type};
  for (int steps = 0; !todo.empty() && steps < kMostTypeSteps; ++steps) {
    const TypeId next = todo.back();
    todo.pop_back();
    visit(next);
    if (!next.has_value()) continue;
    todo.insert(todo.end(), types_[next].arguments.rbegin(), types_[next].arguments.rend());
  }
}

std::vector<TypeVariableId> TypeStore::VariablesIn(TypeId type) const {
  std::vector<TypeVariableId> found;
  ForEachPart(type, [&](TypeId part) {
    if (!part.has_value() || !types_[part].variable.has_value()) return;
    const TypeVariableId variable = types_[part].variable;
    if (std::find(found.begin(), found.end(), variable) == found.end()) found.push_back(variable);
  });
  return found;
}

bool TypeStore::HasUnknown(TypeId type) const {
  bool unknown = false;
  ForEachPart(type, [&](TypeId part) {
    unknown |= !part.has_value() || (!types_[part].variable.has_value() && !types_[part].name.has_value());
  });
  return unknown;
}

bool TypeStore::IsClosed(TypeId type) const {
  if (!type.has_value()) return false;
  if (closed_.size() < types_.size()) closed_.Resize(types_.size(), Closed::kNotAsked);
  if (closed_[type] == Closed::kNotAsked) {
    closed_[type] = VariablesIn(type).empty() && !HasUnknown(type) ? Closed::kYes : Closed::kNo;
  }
  return closed_[type] == Closed::kYes;
}

std::string TypeStore::Text(TypeId type) const { return trail::TypeWriter(types_, layout_.names).Text(type); }

std::string TypeStore::Text(const trail::Predicate& predicate, const TypeVariables& variables) {
  trail::Predicate instance = predicate;
  for (TypeId& type : instance.types) type = Instance(type, variables);
  return trail::TypeWriter(types_, layout_.names).Text(instance);
}

}  // namespace inquest::traced
