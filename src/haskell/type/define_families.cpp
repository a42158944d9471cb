// Type families (TypeFamilies): declarations, equations, and what instances get by default.
#include <algorithm>

#include "haskell/type/checker.h"

namespace inquest::haskell::type {

using core::TypeKind;

void Checker::DeclareFamilies() {
  for (const FamilyDecl& decl : module_.families) {
    if (!decl.entity.has_value()) continue;
    const auto arity = static_cast<uint32_t>(decl.parameters.size());
    const core::TyConId con = types_.AddTyCon({entities_[decl.entity].name, arity});
    environment_.tycons.emplace(decl.entity, con);
    tables_.entity_of.emplace(con, decl.entity);
    const KindId result = decl.kind.has_value() ? converter_.ConvertKind(decl.kind) : tables_.kinds.star();
    tables_.kind_of[decl.entity] = ParameterKinds(decl.parameters, result);
    tables_.families[con] = {arity, decl.closed, decl.is_data, {}};
  }
  // What a family shares with its class has one kind.
  for (const ClassDecl& decl : module_.classes) {
    const auto kinds = tables_.parameter_kinds.find(decl.entity);
    if (kinds == tables_.parameter_kinds.end()) continue;
    for (uint32_t index : decl.families) {
      const FamilyDecl& family = module_.families[index];
      KindId kind = tables_.kind_of.at(family.entity), argument, result;
      for (const TypeParam& parameter : family.parameters) {
        CHECK(tables_.kinds.IsArrow(kind, &argument, &result));
        for (size_t i = 0; i < decl.parameters.size(); ++i) {
          if (decl.parameters[i].name == parameter.name) tables_.kinds.Unify(argument, kinds->second[i]);
        }
        kind = result;
      }
    }
  }
}

void Checker::DefineFamilies() {
  for (const FamilyDecl& decl : module_.families) DefineEquations(decl.equations);
  DefineEquations(module_.family_equations);
  for (const InstanceDecl& decl : module_.instances) DefineEquations(decl.equations);
  for (const ClassDecl& decl : module_.classes) DefineDefaultFamilies(decl);
  for (const InstanceDecl& decl : module_.instances) AddDefaultFamilies(decl);
}

void Checker::DefineEquations(const std::vector<FamilyEquation>& equations) {
  for (const FamilyEquation& decl : equations) {
    core::TyConId family;
    Equation equation;
    if (!ConvertEquation(decl, &family, &equation)) continue;
    tables_.families.at(family).equations.push_back(std::move(equation));
  }
}

bool Checker::ConvertEquation(const FamilyEquation& decl, core::TyConId* family, Equation* out) {
  if (!decl.family.target.entity.has_value()) return false;
  const EntityId entity = decl.family.target.entity;
  *family = environment_.tycons.at(entity);
  const uint32_t arity = tables_.families.at(*family).arity;
  if (decl.arguments.size() < arity) {
    diagnostics_.Error(decl.span, "the type family `" + EntityText(entity) + "` has " +
                                      std::to_string(arity) + (arity == 1 ? " parameter" : " parameters") +
                                      ", here it is applied to " + std::to_string(decl.arguments.size()));
    return false;
  }
  const size_t scope = converter_.mark();
  const size_t errors = diagnostics_.error_count();
  std::vector<TypeVariable> variables;
  converter_.OnUnknown(Converter::Unknown::kQuantify, &variables);
  KindId kind = tables_.kind_of.at(entity);
  for (TypeExprId argument : decl.arguments) {
    KindId from = tables_.kinds.NewVariable(), to = tables_.kinds.NewVariable();
    tables_.kinds.Unify(kind, tables_.kinds.Arrow(from, to));
    out->arguments.push_back(converter_.ConvertOf(argument, from));
    kind = to;
  }
  const size_t bound = variables.size();
  out->type = converter_.ConvertOf(decl.type, kind);
  for (size_t v = bound; v < variables.size(); ++v) {
    diagnostics_.Error(decl.span, "the type variable `" + NameText(variables[v].name) +
                                      "` is not in scope: it does not occur on the left side");
  }
  for (const TypeVariable& v : variables) out->variables.push_back(types_[v.type].index);
  converter_.OnUnknown(Converter::Unknown::kError, nullptr);
  converter_.Release(scope);
  // F a b = T a b is F a = T a where the family has one parameter.
  while (out->arguments.size() > arity) {
    const core::Type& right = types_[out->type];
    if (right.kind != TypeKind::kApp || right.b != out->arguments.back()) {
      diagnostics_.Error(decl.span,
                         "the type family `" + EntityText(entity) + "` is applied to too many types");
      return false;
    }
    out->type = right.a;
    out->arguments.pop_back();
  }
  return diagnostics_.error_count() == errors;
}

void Checker::DefineDefaultFamilies(const ClassDecl& decl) {
  const auto class_id = environment_.class_of.find(decl.entity);
  if (class_id == environment_.class_of.end()) return;
  for (const FamilyEquation& equation : decl.defaults) {
    FamilyDefault result;
    if (!ConvertEquation(equation, &result.family, &result.equation)) continue;
    for (TypeExprId argument : equation.arguments) {
      const auto* variable = std::get_if<TypeVar>(&module_.types[argument].node);
      uint32_t position = FamilyDefault::kOther;
      for (uint32_t i = 0; i < decl.parameters.size(); ++i) {
        if (variable != nullptr && decl.parameters[i].name == variable->name) position = i;
      }
      result.parameters.push_back(position);
    }
    tables_.family_defaults[class_id->second].push_back(std::move(result));
  }
}

void Checker::AddDefaultFamilies(const InstanceDecl& decl) {
  if (!decl.class_name.target.entity.has_value()) return;
  const auto class_id = environment_.class_of.find(decl.class_name.target.entity);
  if (class_id == environment_.class_of.end()) return;
  const auto defaults = tables_.family_defaults.find(class_id->second);
  if (defaults == tables_.family_defaults.end()) return;
  for (const FamilyDefault& given : defaults->second) {
    const bool said =
        std::any_of(decl.equations.begin(), decl.equations.end(), [&](const FamilyEquation& equation) {
          return equation.family.target.entity == tables_.entity_of.at(given.family);
        });
    if (said) continue;
    const size_t scope = converter_.mark();
    std::vector<TypeVariable> variables;
    converter_.OnUnknown(Converter::Unknown::kQuantify, &variables);
    Equation equation;
    std::vector<uint32_t> replaced;
    for (size_t i = 0; i < given.equation.arguments.size(); ++i) {
      const core::Type& argument = types_[given.equation.arguments[i]];
      if (argument.kind != TypeKind::kVar) continue;
      if (given.parameters[i] >= decl.types.size()) {
        equation.variables.push_back(argument.index);
        continue;
      }
      replaced.push_back(argument.index);
      unifier_.Bind(replaced.back(), converter_.Convert(decl.types[given.parameters[i]]).type);
    }
    for (TypeId argument : given.equation.arguments) equation.arguments.push_back(unifier_.Apply(argument));
    equation.type = unifier_.Apply(given.equation.type);
    for (uint32_t v : replaced) unifier_.Unbind(v);
    for (const TypeVariable& v : variables) equation.variables.push_back(types_[v.type].index);
    converter_.OnUnknown(Converter::Unknown::kError, nullptr);
    converter_.Release(scope);
    tables_.families.at(given.family).equations.push_back(std::move(equation));
  }
}

}  // namespace inquest::haskell::type
