// Types: constructors and classes get their targets; variables are scoped by the type checker.
#include "haskell/rename/renamer.h"

namespace inquest::haskell::rename {

void Renamer::RenameType(TypeExprId id) {
  if (!id.has_value()) return;
  // Types are never added by renaming, so references into the store stay valid.
  TypeExpr& type = module_.types[id];
  if (++depth_ > kMaxDepth) {
    if (!too_deep_) Error(type.span, "this type is nested too deeply");
    too_deep_ = true;
  } else if (auto* con = std::get_if<TypeCon>(&type.node)) {
    resolver_.ResolveType(con->name);
  } else if (auto* app = std::get_if<TypeApp>(&type.node)) {
    RenameType(app->function);
    RenameType(app->argument);
  } else if (auto* fun = std::get_if<TypeFun>(&type.node)) {
    RenameType(fun->argument);
    RenameType(fun->result);
  } else if (auto* list = std::get_if<TypeList>(&type.node)) {
    RenameType(list->element);
  } else if (auto* tuple = std::get_if<TypeTuple>(&type.node)) {
    if (tuple->elements.size() > KnownEntities::kMaxTuple)
      Error(type.span, "a tuple can have at most 15 elements");
    for (TypeExprId element : tuple->elements) RenameType(element);
  } else if (auto* bang = std::get_if<TypeBang>(&type.node)) {
    RenameType(bang->type);
  } else if (auto* forall = std::get_if<TypeForall>(&type.node)) {
    RenameContext(forall->context);
    RenameType(forall->type);
  } else if (auto* kinded = std::get_if<TypeKinded>(&type.node)) {
    RenameType(kinded->type);
  }
  --depth_;
}

void Renamer::RenameContext(const std::vector<TypeExprId>& context) {
  for (TypeExprId constraint : context) RenameConstraint(constraint);
}

// A class applied to types.
void Renamer::RenameConstraint(TypeExprId id) {
  if (!id.has_value()) return;
  TypeExprId head = id;
  while (true) {
    TypeExpr& type = module_.types[head];
    if (auto* app = std::get_if<TypeApp>(&type.node)) {
      RenameType(app->argument);
      head = app->function;
    } else if (auto* kinded = std::get_if<TypeKinded>(&type.node)) {
      head = kinded->type;
    } else if (auto* con = std::get_if<TypeCon>(&type.node)) {
      resolver_.ResolveClass(con->name);
      return;
    } else {
      Error(type.span, "a context consists of classes applied to types, as in `Eq a`");
      return;
    }
  }
}

void Renamer::RenameQualifiedType(QualifiedType& type) {
  RenameContext(type.context);
  RenameType(type.type);
}

}  // namespace inquest::haskell::rename
