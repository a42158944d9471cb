#include "haskell/type/messages.h"

#include <algorithm>

namespace inquest::haskell::type {

using core::TypeKind;

namespace {
constexpr int kMostParts = 1000;
}  // namespace

void Printer::Prepare(TypeId type) {
  type = Shallow(type);
  const core::Type& t = environment_.types[type];
  switch (t.kind) {
    case TypeKind::kVar:
      VariableName(t.index);
      return;
    case TypeKind::kApp: {
      if (!prepared_.insert(type.index).second) return;
      const TypeId b = t.b;
      Prepare(t.a);
      Prepare(b);
      return;
    }
    case TypeKind::kForall:
      Prepare(t.a);
      return;
    case TypeKind::kCon:
    case TypeKind::kMeta:
      return;
  }
}

std::string Printer::VariableName(uint32_t index) {
  if (const auto it = variables_.find(index); it != variables_.end()) return it->second;
  const Symbol symbol = environment_.types.var_name(index);
  const std::string base = symbol.has_value() ? std::string(names_.text(symbol)) : "t";
  std::string name = base;
  for (int n = 1; !used_.insert(name).second; ++n) name = base + std::to_string(n);
  variables_.emplace(index, name);
  return name;
}

std::string Printer::MetaName(uint32_t index) {
  if (const auto it = metas_.find(index); it != metas_.end()) return it->second;
  for (int n = 0;; ++n) {
    std::string name(1, static_cast<char>('a' + n % 26));
    if (n >= 26) name += std::to_string(n / 26);
    if (!used_.insert(name).second) continue;
    metas_.emplace(index, name);
    return name;
  }
}

std::string Printer::Show(TypeId type, int precedence) {
  if (++parts_ > kMostParts) return "...";
  type = Shallow(type);
  const core::Types& types = environment_.types;
  const core::Type& t = types[type];
  switch (t.kind) {
    case TypeKind::kCon:
      return std::string(names_.text(types.tycon(t.con).name));
    case TypeKind::kVar:
      return VariableName(t.index);
    case TypeKind::kMeta:
      return MetaName(t.index);
    case TypeKind::kForall: {
      std::string text = "forall";
      for (uint32_t v : t.vars) text += " " + VariableName(v);
      text += ". " + Show(t.a, 0);
      return precedence > 0 ? "(" + text + ")" : text;
    }
    case TypeKind::kApp:
      return ShowApplication(type, precedence);
  }
  return "?";
}

bool Printer::IsDictionary(TypeId type) {
  const core::Type& t = environment_.types[type];
  if (t.kind != TypeKind::kApp || environment_.tables == nullptr) return false;
  const core::Type& head = environment_.types[t.a];
  return head.kind == TypeKind::kCon && environment_.tables->dictionary_class.contains(head.con);
}

std::string Printer::ShowApplication(TypeId type, int precedence) {
  const core::Types& types = environment_.types;
  std::vector<TypeId> arguments;
  TypeId head = type;
  while (types[head].kind == TypeKind::kApp) {
    arguments.push_back(types[head].b);
    head = Shallow(types[head].a);
  }
  std::reverse(arguments.begin(), arguments.end());
  const core::Type& h = types[head];
  if (h.kind == TypeKind::kCon) {
    if (h.con == types.function && arguments.size() == 2) {
      // A dictionary argument is the context of a rank-n type.
      std::string text = Show(arguments[0], 1);
      text += (IsDictionary(arguments[0]) ? " => " : " -> ") + Show(arguments[1], 0);
      return precedence > 0 ? "(" + text + ")" : text;
    }
    if (h.con == types.list && arguments.size() == 1) {
      const core::Type& element = types[Shallow(arguments[0])];
      if (element.kind == TypeKind::kCon && element.con == types.char_type) return "String";
      return "[" + Show(arguments[0], 0) + "]";
    }
    if (arguments.size() > 1 && arguments.size() < types.tuples.size() &&
        h.con == types.tuples[arguments.size()]) {
      std::string text = "(";
      for (size_t i = 0; i < arguments.size(); ++i) text += (i == 0 ? "" : ", ") + Show(arguments[i], 0);
      return text + ")";
    }
  }
  std::string text = h.kind == TypeKind::kCon && h.con == types.function ? "(->)" : Show(head, 2);
  for (TypeId argument : arguments) text += " " + Show(argument, 2);
  return precedence > 1 ? "(" + text + ")" : text;
}

std::string Printer::Show(const Predicate& predicate) {
  const Class& c = environment_.classes[predicate.class_id];
  std::string text(names_.text(entities_[c.entity].name));
  parts_ = 0;
  if (c.variables.size() < 2) return text + " " + Show(predicate.type, 2);
  // The class is applied to what the tuple consists of.
  std::vector<TypeId> arguments;
  for (TypeId at = Shallow(predicate.type); environment_.types[at].kind == TypeKind::kApp;) {
    arguments.push_back(environment_.types[at].b);
    at = Shallow(environment_.types[at].a);
  }
  for (size_t i = arguments.size(); i-- > 0;) text += " " + Show(arguments[i], 2);
  return text;
}

std::string Printer::Show(const Scheme& scheme) {
  parts_ = 0;
  for (uint32_t v : scheme.variables) VariableName(v);
  std::string text;
  if (scheme.context.size() == 1) {
    text = Show(scheme.context[0]) + " => ";
  } else if (!scheme.context.empty()) {
    text = "(";
    for (size_t i = 0; i < scheme.context.size(); ++i) text += (i == 0 ? "" : ", ") + Show(scheme.context[i]);
    text += ") => ";
  }
  return text + Show(scheme.type);
}

}  // namespace inquest::haskell::type
