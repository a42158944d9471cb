#include "haskell/rename/class_arity.h"

#include <algorithm>

namespace inquest::haskell::rename {
namespace {

class ArityFinder {
 public:
  ArityFinder(const Module& module, Symbol variable) : module_(module), variable_(variable) {}

  // The greatest number of arguments that the variable is applied to.
  uint32_t Find(TypeExprId id, uint32_t applied_to = 0) const {
    if (!id.has_value()) return 0;
    const auto& node = module_.types[id].node;
    if (auto* var = std::get_if<TypeVar>(&node)) return var->name == variable_ ? applied_to : 0;
    if (auto* app = std::get_if<TypeApp>(&node)) {
      return std::max(Find(app->function, applied_to + 1), Find(app->argument));
    }
    if (auto* fun = std::get_if<TypeFun>(&node)) return std::max(Find(fun->argument), Find(fun->result));
    if (auto* list = std::get_if<TypeList>(&node)) return Find(list->element);
    if (auto* bang = std::get_if<TypeBang>(&node)) return Find(bang->type);
    if (auto* kinded = std::get_if<TypeKinded>(&node)) return Find(kinded->type, applied_to);
    if (auto* forall = std::get_if<TypeForall>(&node))
      return std::max(FindIn(forall->context), Find(forall->type));
    if (auto* tuple = std::get_if<TypeTuple>(&node)) return FindIn(tuple->elements);
    return 0;
  }

  uint32_t FindIn(const std::vector<TypeExprId>& types) const {
    uint32_t arity = 0;
    for (TypeExprId type : types) arity = std::max(arity, Find(type));
    return arity;
  }

 private:
  const Module& module_;
  Symbol variable_;
};

// * -> * is 1.
uint32_t KindArity(const Module& module, TypeExprId kind) {
  uint32_t arity = 0;
  while (kind.has_value()) {
    auto* fun = std::get_if<TypeFun>(&module.types[kind].node);
    if (fun == nullptr) break;
    ++arity;
    kind = fun->result;
  }
  return arity;
}

uint32_t ArityOf(const Module& module, const ClassDecl& declaration) {
  const TypeParam& parameter = declaration.parameters.back();  // deriving is about the last one
  if (parameter.kind.has_value()) return KindArity(module, parameter.kind);
  if (!declaration.body.has_value()) return 0;
  ArityFinder finder(module, parameter.name);
  uint32_t arity = 0;
  for (const TypeSignature& signature : module.decls[declaration.body].signatures) {
    arity = std::max({arity, finder.FindIn(signature.type.context), finder.Find(signature.type.type)});
  }
  return arity;
}

// The class of a constraint.
EntityId ClassOf(const Module& module, TypeExprId constraint) {
  while (auto* app = std::get_if<TypeApp>(&module.types[constraint].node)) constraint = app->function;
  auto* con = std::get_if<TypeCon>(&module.types[constraint].node);
  return con == nullptr ? EntityId() : con->name.target.entity;
}

}  // namespace

void SetClassArities(const Module& module, State& state) {
  for (const ClassDecl& declaration : module.classes) {
    if (!declaration.parameters.empty()) {
      state.entities[declaration.entity].parameter_arity = ArityOf(module, declaration);
    }
  }
  // A superclass may stand further down; chains of classes without a telling signature are short.
  bool changed = true;
  while (changed) {
    changed = false;
    for (const ClassDecl& declaration : module.classes) {
      uint32_t& arity = state.entities[declaration.entity].parameter_arity;
      for (TypeExprId constraint : declaration.context) {
        EntityId superclass = ClassOf(module, constraint);
        if (!superclass.has_value() || arity > 0) continue;
        arity = state.entities[superclass].parameter_arity;
        changed = changed || arity > 0;
      }
    }
  }
}

}  // namespace inquest::haskell::rename
