// Instance declarations (H2010 4.3.2): heads and contexts.
#include <algorithm>

#include "haskell/type/checker.h"

namespace inquest::haskell::type {

using core::TypeKind;

void Checker::DefineInstances() {
  for (const InstanceDecl& decl : module_.instances) DefineInstance(decl);
  InferDerivedContexts();
}

void Checker::DefineInstance(const InstanceDecl& decl) {
  const EntityId class_entity = decl.class_name.target.entity;
  if (!class_entity.has_value()) return;
  const auto class_id = environment_.class_of.find(class_entity);
  if (entities_[class_entity].kind != EntityKind::kClass) {
    diagnostics_.Error(decl.class_name.span, "`" + EntityText(class_entity) + "` is not a class");
    return;
  }
  if (class_id == environment_.class_of.end()) return;
  const size_t scope = converter_.mark();
  const size_t errors = diagnostics_.error_count();
  std::vector<TypeVariable> variables;
  converter_.OnUnknown(Converter::Unknown::kQuantify, &variables);
  Instance instance;
  instance.class_id = class_id->second;
  instance.module = id_;
  instance.span = decl.span;
  instance.derived = decl.derived;
  const auto type = converter_.ConvertParameters(class_entity, decl.types, decl.span);
  if (!type) {
    converter_.OnUnknown(Converter::Unknown::kError, nullptr);
    converter_.Release(scope);
    return;
  }
  instance.type = *type;
  instance.context = converter_.ConvertContext(decl.context);
  if (decl.via.has_value())
    instance.via = converter_.ConvertOf(decl.via, tables_.parameter_kinds.at(class_entity).back());
  for (const TypeVariable& v : variables) instance.variables.push_back(types_[v.type].index);
  converter_.OnUnknown(Converter::Unknown::kError, nullptr);
  converter_.Release(scope);
  if (diagnostics_.error_count() != errors) return;
  // Of a class with several parameters only derived instances have a head: that of the last one.
  const bool several = decl.types.size() > 1;
  const core::Type& head = types_[unifier_.Head(several ? types_[instance.type].b : instance.type)];
  if (head.kind == TypeKind::kCon && (!several || decl.derived)) {
    if (const auto it = tables_.entity_of.find(head.con); it != tables_.entity_of.end())
      instance.head = it->second;
  }
  instance.methods.resize(environment_.classes[instance.class_id].methods.size());
  const InstanceId id = environment_.instances.Add(std::move(instance));
  CheckDuplicate(id);
  solver_.AddInstance(id);
  own_instances_.emplace_back(id, &decl);
}

void Checker::CheckDuplicate(InstanceId id) {
  const Instance& instance = environment_.instances[id];
  const core::Type& head = types_[unifier_.Head(instance.type)];
  const core::TyConId con = head.kind == TypeKind::kCon ? head.con : core::TyConId();
  for (InstanceId other : solver_.Instances(instance.class_id, con)) {
    if (!solver_.SameHead(id, other)) continue;
    Printer printer = NewPrinter();
    diagnostics_.Error(
        instance.span,
        "there are two instances `" + printer.Show(Predicate{instance.class_id, instance.type}) + "`",
        {{environment_.instances[other].span, "the other one is here"}});
    return;
  }
}

}  // namespace inquest::haskell::type
