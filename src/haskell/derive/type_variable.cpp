#include "haskell/derive/type_variable.h"

#include <algorithm>

namespace inquest::haskell::derive {

bool TypeVariableFinder::Mentions(TypeExprId id) const {
  if (!id.has_value()) return false;
  const auto& node = module_.types[id].node;
  auto any = [&](const std::vector<TypeExprId>& types) {
    return std::any_of(types.begin(), types.end(), [&](TypeExprId type) { return Mentions(type); });
  };
  if (auto* var = std::get_if<TypeVar>(&node)) return var->name == variable_;
  if (auto* app = std::get_if<TypeApp>(&node)) return Mentions(app->function) || Mentions(app->argument);
  if (auto* fun = std::get_if<TypeFun>(&node)) return Mentions(fun->argument) || Mentions(fun->result);
  if (auto* list = std::get_if<TypeList>(&node)) return Mentions(list->element);
  if (auto* tuple = std::get_if<TypeTuple>(&node)) return any(tuple->elements);
  if (auto* bang = std::get_if<TypeBang>(&node)) return Mentions(bang->type);
  if (auto* kinded = std::get_if<TypeKinded>(&node)) return Mentions(kinded->type);
  if (auto* forall = std::get_if<TypeForall>(&node)) {
    bool hidden =
        std::find(forall->variables.begin(), forall->variables.end(), variable_) != forall->variables.end();
    return !hidden && Mentions(forall->type);
  }
  return false;
}

Occurrence TypeVariableFinder::Classify(TypeExprId id) {
  if (!Mentions(id)) return {};
  const auto& node = module_.types[id].node;
  if (std::holds_alternative<TypeVar>(node)) return {OccurrenceKind::kVariable, {}};
  if (auto* bang = std::get_if<TypeBang>(&node)) return Classify(bang->type);
  if (auto* kinded = std::get_if<TypeKinded>(&node)) return Classify(kinded->type);
  if (auto* tuple = std::get_if<TypeTuple>(&node)) return {OccurrenceKind::kTuple, tuple->elements};
  if (auto* fun = std::get_if<TypeFun>(&node))
    return {OccurrenceKind::kFunction, {fun->argument, fun->result}};
  if (auto* list = std::get_if<TypeList>(&node)) return {OccurrenceKind::kApplied, {list->element}};
  if (std::holds_alternative<TypeApp>(node)) return ClassifyApplication(id);
  return {OccurrenceKind::kElsewhere, {}};
}

Occurrence TypeVariableFinder::ClassifyApplication(TypeExprId id) {
  TypeExprId head = id;
  std::vector<TypeExprId> arguments;
  while (auto* app = std::get_if<TypeApp>(&module_.types[head].node)) {
    arguments.push_back(app->argument);
    head = app->function;
  }
  std::reverse(arguments.begin(), arguments.end());
  if (auto* con = std::get_if<TypeCon>(&module_.types[head].node)) {
    const SynonymDecl* synonym = FindSynonym(con->name.target.entity);
    if (synonym != nullptr && synonym->parameters.size() <= arguments.size()) {
      TypeExprId expanded = Substitute(synonym->type, synonym->parameters, arguments);
      for (size_t i = synonym->parameters.size(); i < arguments.size(); ++i) {
        expanded = module_.types.Add({module_.types[id].span, TypeApp{expanded, arguments[i]}});
      }
      return Classify(expanded);
    }
  }
  bool elsewhere =
      std::any_of(arguments.begin(), arguments.end() - 1, [&](TypeExprId type) { return Mentions(type); });
  if (elsewhere || Mentions(head)) return {OccurrenceKind::kElsewhere, {}};
  return {OccurrenceKind::kApplied, {arguments.back()}};
}

const SynonymDecl* TypeVariableFinder::FindSynonym(EntityId entity) const {
  if (!entity.has_value()) return nullptr;
  for (const SynonymDecl& synonym : module_.synonyms) {
    if (synonym.entity == entity) return &synonym;
  }
  return nullptr;
}

TypeExprId TypeVariableFinder::Substitute(TypeExprId id, const std::vector<TypeParam>& parameters,
                                          const std::vector<TypeExprId>& arguments) {
  TypeExpr type = module_.types[id];  // a copy: the store grows
  auto inside = [&](TypeExprId& part) { part = Substitute(part, parameters, arguments); };
  if (auto* var = std::get_if<TypeVar>(&type.node)) {
    for (size_t i = 0; i < parameters.size(); ++i) {
      if (parameters[i].name == var->name) return arguments[i];
    }
    return id;
  }
  if (auto* app = std::get_if<TypeApp>(&type.node)) {
    inside(app->function);
    inside(app->argument);
  } else if (auto* fun = std::get_if<TypeFun>(&type.node)) {
    inside(fun->argument);
    inside(fun->result);
  } else if (auto* list = std::get_if<TypeList>(&type.node)) {
    inside(list->element);
  } else if (auto* tuple = std::get_if<TypeTuple>(&type.node)) {
    for (TypeExprId& element : tuple->elements) inside(element);
  } else if (auto* kinded = std::get_if<TypeKinded>(&type.node)) {
    inside(kinded->type);
  } else {
    return id;
  }
  return module_.types.Add(std::move(type));
}

}  // namespace inquest::haskell::derive
