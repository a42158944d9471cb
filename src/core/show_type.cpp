// A type in source syntax (H2010 4.1.2).
#include <unordered_map>
#include <unordered_set>

#include "core/type.h"

namespace inquest::core {
namespace {

// Types share parts, so a small program can have one of any size.
constexpr size_t kMaxText = 4000;

// What surrounds a type decides whether it needs parentheses.
enum class Around { kNothing, kFunctionArgument, kApplication };

class Shower {
 public:
  Shower(const Types& types, const base::Interner& names) : types_(types), names_(names) {}

  std::string Text(TypeId type) {
    Show(type, Around::kNothing);
    return std::move(out_);
  }

 private:
  void Show(TypeId type, Around around) {
    if (out_.size() > kMaxText) {
      out_ += "…";
      return;
    }
    if (!type.has_value()) {
      out_ += '_';
      return;
    }
    const Type& t = types_[type];
    switch (t.kind) {
      case TypeKind::kCon:
        ShowCon(t.con);
        return;
      case TypeKind::kVar:
        ShowVar(t.index);
        return;
      case TypeKind::kMeta:
        ShowMeta(t.index);
        return;
      case TypeKind::kForall:
        ShowForall(t, around);
        return;
      case TypeKind::kApp:
        ShowApp(type, around);
        return;
    }
  }

  void ShowCon(TyConId con) {
    if (con == types_.function) {
      out_ += "(->)";
    } else {
      out_ += names_.text(types_.tycon(con).name);
    }
  }

  void ShowApp(TypeId type, Around around) {
    std::vector<TypeId> arguments;  // last first
    TypeId head = type;
    for (; types_[head].kind == TypeKind::kApp; head = types_[head].a) arguments.push_back(types_[head].b);
    if (types_[head].kind == TypeKind::kCon) {
      TyConId con = types_[head].con;
      if (con == types_.function && arguments.size() == 2) return ShowFunction(type, around);
      if (con == types_.list && arguments.size() == 1) return ShowList(arguments[0]);
      if (IsTuple(con, arguments.size())) return ShowTuple(arguments);
    }
    const bool parens = around == Around::kApplication;
    if (parens) out_ += '(';
    Show(head, Around::kApplication);
    for (size_t i = arguments.size(); i-- > 0;) {
      out_ += ' ';
      Show(arguments[i], Around::kApplication);
    }
    if (parens) out_ += ')';
  }

  void ShowFunction(TypeId type, Around around) {
    const bool parens = around != Around::kNothing;
    if (parens) out_ += '(';
    while (IsFunction(type)) {  // a long arrow type is not deep
      Show(types_[types_[type].a].b, Around::kFunctionArgument);
      out_ += " -> ";
      type = types_[type].b;
    }
    Show(type, Around::kNothing);
    if (parens) out_ += ')';
  }

  void ShowList(TypeId element) {
    const Type& t = types_[element];
    if (t.kind == TypeKind::kCon && t.con == types_.char_type) {
      out_ += "String";
      return;
    }
    out_ += '[';
    Show(element, Around::kNothing);
    out_ += ']';
  }

  void ShowTuple(const std::vector<TypeId>& reversed) {
    out_ += '(';
    for (size_t i = reversed.size(); i-- > 0;) {
      Show(reversed[i], Around::kNothing);
      if (i > 0) out_ += ", ";
    }
    out_ += ')';
  }

  void ShowForall(const Type& t, Around around) {
    const bool parens = around != Around::kNothing;
    out_ += parens ? "(forall" : "forall";
    for (uint32_t var : t.vars) {
      out_ += ' ';
      ShowVar(var);
    }
    out_ += ". ";
    Show(t.a, Around::kNothing);
    if (parens) out_ += ')';
  }

  // Different variables of one name are told apart: a, a1, a2.
  void ShowVar(uint32_t index) { ShowNamed(index, types_.var_name(index)); }
  void ShowMeta(uint32_t index) { ShowNamed((uint64_t{1} << 32) | index, Symbol()); }

  void ShowNamed(uint64_t key, Symbol name) {
    auto [shown, is_new] = shown_.try_emplace(key);
    if (is_new) {
      std::string base = name.has_value() ? std::string(names_.text(name)) : "t";
      std::string text = base;
      for (int n = 1; !used_.insert(text).second; ++n) text = base + std::to_string(n);
      shown->second = text;
    }
    out_ += shown->second;
  }

  bool IsFunction(TypeId type) const {
    const Type& t = types_[type];
    if (t.kind != TypeKind::kApp || types_[t.a].kind != TypeKind::kApp) return false;
    const Type& head = types_[types_[t.a].a];
    return head.kind == TypeKind::kCon && head.con == types_.function;
  }
  bool IsTuple(TyConId con, size_t size) const {
    return size >= 2 && size < types_.tuples.size() && types_.tuples[size] == con;
  }

  const Types& types_;
  const base::Interner& names_;
  std::string out_;
  std::unordered_map<uint64_t, std::string> shown_;
  std::unordered_set<std::string> used_;
};

}  // namespace

std::string Show(const Types& types, const base::Interner& names, TypeId type) {
  return Shower(types, names).Text(type);
}

}  // namespace inquest::core
