#include "reduce/noted_constructors.h"

#include <unordered_map>
#include <unordered_set>

namespace inquest::reduce {

using core::ExprId;
using core::TypeId;
using core::TypeKind;

namespace {

class KnownTypes {
 public:
  explicit KnownTypes(const core::Program& program) : program_(program), seen_(program.types.size()) {
    for (uint32_t i = 0; i < program.constructors.size(); ++i) {
      const core::Constructor& con = program.constructors[core::ConId(i)];
      if (con.declared.has_value()) constructors_of_[con.type.index].push_back(core::ConId(i));
    }
  }

  void Add(TypeId type) {
    todo_.push_back(type);
    while (!todo_.empty()) {
      const TypeId at = todo_.back();
      todo_.pop_back();
      if (!at.has_value() || seen_[at.index]) continue;
      seen_[at.index] = true;
      const core::Type& t = program_.types[at];
      switch (t.kind) {
        case TypeKind::kCon:
          if (!known_.insert(t.con.index).second) break;
          if (const auto found = constructors_of_.find(t.con.index); found != constructors_of_.end())
            for (const core::ConId con : found->second) todo_.push_back(program_.constructors[con].declared);
          break;
        case TypeKind::kApp:
          todo_.push_back(t.b);
          todo_.push_back(t.a);
          break;
        case TypeKind::kForall:
          todo_.push_back(t.a);
          break;
        case TypeKind::kVar:
        case TypeKind::kMeta:
          break;
      }
    }
  }
  void AddCode(ExprId body) {
    std::vector<ExprId> todo = {body};
    while (!todo.empty()) {
      const ExprId at = todo.back();
      todo.pop_back();
      if (!at.has_value()) continue;
      const core::Expr& expr = program_.exprs[at];
      Add(expr.type);
      todo.insert(todo.end(), expr.children.begin(), expr.children.end());
      for (const core::Bind& bind : expr.binds) todo.push_back(bind.expr);
      for (const core::Alt& alt : expr.alts) todo.push_back(alt.body);
    }
  }
  bool contains(core::TyConId type) const { return known_.contains(type.index); }

 private:
  const core::Program& program_;
  std::unordered_map<uint32_t, std::vector<core::ConId>> constructors_of_;  // by type constructor
  std::vector<bool> seen_;                                                  // by type
  std::unordered_set<uint32_t> known_;
  std::vector<TypeId> todo_;
};

struct FunctionType {
  TypeId argument, result;  // none: it is no function type
};
FunctionType AsFunction(const core::Types& types, TypeId type) {
  while (type.has_value() && types[type].kind == TypeKind::kForall) type = types[type].a;
  if (!type.has_value() || types[type].kind != TypeKind::kApp) return {};
  const core::Type& inner = types[types[type].a];
  if (inner.kind != TypeKind::kApp) return {};
  const core::Type& head = types[inner.a];
  if (head.kind != TypeKind::kCon || head.con != types.function) return {};
  return {inner.b, types[type].b};
}

// `(a -> b) -> T`: the type of a constructor with a function as its field.
bool HoldsFunction(const core::Types& types, TypeId declared) {
  return AsFunction(types, AsFunction(types, declared).argument).result.has_value();
}

}  // namespace

std::vector<bool> FindNotedConstructors(const core::Program& program, const Code& code) {
  KnownTypes known(program);
  for (uint32_t i = 0; i < program.routines.size(); ++i) {
    const core::Routine& routine = program.routines[core::RoutineId(i)];
    if (code.routines[i].trusted) continue;
    known.Add(routine.type);
    known.AddCode(routine.body);
  }
  std::vector<bool> noted(program.constructors.size());
  for (uint32_t i = 0; i < noted.size(); ++i) {
    const core::Constructor& con = program.constructors[core::ConId(i)];
    noted[i] = con.is_newtype && con.declared.has_value() && known.contains(con.type) &&
               HoldsFunction(program.types, con.declared);
  }
  return noted;
}

bool GivesFunction(const core::Program& program, core::RoutineId id) {
  const core::Routine& routine = program.routines[id];
  TypeId type = routine.type;
  for (size_t i = routine.hidden_params; i < routine.params.size() && type.has_value(); ++i)
    type = AsFunction(program.types, type).result;
  return AsFunction(program.types, type).result.has_value();
}

}  // namespace inquest::reduce
