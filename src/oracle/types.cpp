#include "oracle/types.h"

#include <algorithm>
#include <unordered_map>

namespace inquest::oracle {

namespace {

// Types nest as deep as a person or the type checker makes them, not as data does; a damaged trace may have
// cycles.
constexpr int kMaxDepth = 60;
// Types share parts: as a term a small one can have any size.
constexpr int kMaxParts = 5000;

// Whether a type is left out; the same ones of a run and of a reference.
bool IsCut(int depth, int* parts) { return depth > kMaxDepth || ++*parts > kMaxParts; }

PlainType Plain(const trail::Layout& layout, trail::TypeId type, int depth, int* parts) {
  PlainType plain;
  plain.is_cut = IsCut(depth, parts);
  if (!layout.types.contains(type) || plain.is_cut) return plain;
  const trail::Type& t = layout.types[type];
  plain.variable = t.variable;
  if (layout.names.contains(t.name)) plain.name = layout.names[t.name];
  for (const trail::TypeId argument : t.arguments)
    plain.arguments.push_back(Plain(layout, argument, depth + 1, parts));
  return plain;
}

bool IsSame(const PlainType& a, const PlainType& b) {
  if (a.is_cut || b.is_cut) return true;
  return a.name == b.name && a.variable == b.variable &&
         std::equal(a.arguments.begin(), a.arguments.end(), b.arguments.begin(), b.arguments.end(), IsSame);
}

bool Matches(const PlainType& special, const PlainType& general,
             std::unordered_map<trail::TypeVariableId, const PlainType*>* known) {
  if (special.is_cut || general.is_cut) return true;
  if (general.variable.has_value() && general.arguments.empty()) {
    const auto [found, is_new] = known->try_emplace(general.variable, &special);
    return is_new || IsSame(*found->second, special);
  }
  // `f a` with a variable for f: its arguments decide.
  if (!general.variable.has_value() && general.name != special.name) return false;
  if (general.arguments.size() != special.arguments.size()) return general.variable.has_value();
  for (size_t i = 0; i < general.arguments.size(); ++i) {
    if (!Matches(special.arguments[i], general.arguments[i], known)) return false;
  }
  return true;
}

}  // namespace

PlainType PlainTypeOf(const trail::Layout& layout, trail::TypeId type) {
  int parts = 0;
  return Plain(layout, type, 0, &parts);
}

namespace {

class Writer {
 public:
  void Add(const PlainType& type) {
    text += '(';
    if (!type.variable.has_value()) {
      text += type.name;
    } else {
      const auto [found, is_new] = variables_.try_emplace(type.variable, variables_.size());
      text += '#' + std::to_string(found->second);
    }
    for (const PlainType& argument : type.arguments) Add(argument);
    text += ')';
  }
  void Add(const trail::Layout& layout, const trail::Predicate& predicate) {
    if (layout.names.contains(predicate.class_name)) text += layout.names[predicate.class_name];
    for (const trail::TypeId type : predicate.types) Add(PlainTypeOf(layout, type));
  }
  void Add(const core::Types& types, const base::Interner& names, const core::Predicate& predicate) {
    if (predicate.class_name.has_value()) text += names.text(predicate.class_name);
    for (const core::TypeId type : predicate.types) Add(PlainTypeOf(types, names, type));
  }
  std::string text;

 private:
  std::unordered_map<trail::TypeVariableId, size_t> variables_;
};

constexpr const char* kGiven = " given, ";
constexpr const char* kKnown = " known, ";

}  // namespace

std::string TextOf(const trail::Layout& layout, const trail::Predicate& predicate) {
  Writer writer;
  writer.Add(layout, predicate);
  return std::move(writer.text);
}

std::string TextOf(const trail::Layout& layout, const std::vector<trail::Constraint>& constraints) {
  Writer writer;
  for (const trail::Constraint& constraint : constraints) {
    writer.Add(layout, constraint.predicate);
    writer.text += constraint.is_parameter ? kGiven : kKnown;
  }
  return std::move(writer.text);
}

std::string TextOf(const core::Types& types, const base::Interner& names, const core::Predicate& predicate) {
  Writer writer;
  writer.Add(types, names, predicate);
  return std::move(writer.text);
}

std::string TextOf(const core::Types& types, const base::Interner& names,
                   const std::vector<core::Constraint>& constraints) {
  Writer writer;
  for (const core::Constraint& constraint : constraints) {
    writer.Add(types, names, constraint.predicate);
    writer.text += constraint.is_parameter ? kGiven : kKnown;
  }
  return std::move(writer.text);
}

namespace {

// As the reducer describes types to a trail (reduce/describe.cpp).
PlainType Plain(const core::Types& types, const base::Interner& names, core::TypeId type, int depth,
                int* parts) {
  PlainType plain;
  plain.is_cut = IsCut(depth, parts);
  if (!type.has_value() || plain.is_cut) return plain;
  std::vector<core::TypeId> arguments;
  while (types[type].kind == core::TypeKind::kApp) {
    arguments.push_back(types[type].b);
    type = types[type].a;
  }
  const core::Type& head = types[type];
  switch (head.kind) {
    case core::TypeKind::kCon:
      plain.name = names.text(types.tycon(head.con).name);
      break;
    case core::TypeKind::kVar:
      plain.variable = trail::TypeVariableId(head.index);
      break;
    case core::TypeKind::kForall:
    case core::TypeKind::kMeta:
    case core::TypeKind::kApp:
      break;
  }
  for (auto argument = arguments.rbegin(); argument != arguments.rend(); ++argument) {
    plain.arguments.push_back(Plain(types, names, *argument, depth + 1, parts));
  }
  return plain;
}

}  // namespace

PlainType PlainTypeOf(const core::Types& types, const base::Interner& names, core::TypeId type) {
  int parts = 0;
  return Plain(types, names, type, 0, &parts);
}

bool IsInstance(const PlainType& special, const PlainType& general) {
  std::unordered_map<trail::TypeVariableId, const PlainType*> known;
  return Matches(special, general, &known);
}

}  // namespace inquest::oracle
