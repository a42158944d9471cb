// Record construction and update (H2010 3.15).
#include <algorithm>

#include "haskell/type/checker.h"

namespace inquest::haskell::type {

// A constructor's type as its fields and its result.
void Checker::ConstructorParts(TypeId type, std::vector<TypeId>* fields, TypeId* result) {
  TypeId argument, rest;
  type = unifier_.Shallow(type);
  while (unifier_.SplitFunction(type, &argument, &rest)) {
    fields->push_back(argument);
    type = unifier_.Shallow(rest);
  }
  *result = type;
}

TypeId Checker::InferConstruct(const RecordConstruct& record, ExprId id, Span span) {
  const EntityId constructor = record.constructor.target.entity;
  const Scheme* scheme = constructor.has_value() ? FindScheme(constructor) : nullptr;
  if (scheme == nullptr) {
    for (const FieldBind& field : record.fields) Infer(field.value);
    return unifier_.NewMeta();
  }
  std::vector<TypeId> types;
  TypeId type = Instantiate(*scheme, id, span);
  for (uint32_t i = 0; i < entities_[constructor].arity; ++i) {
    TypeId argument, rest;
    CHECK(unifier_.SplitFunction(type, &argument, &rest));
    types.push_back(argument);
    type = rest;
  }
  const std::vector<EntityId>& names = entities_[constructor].fields;
  for (const FieldBind& field : record.fields) {
    const auto at = std::find(names.begin(), names.end(), field.field.target.entity);
    if (field.field.target.entity.has_value() && at == names.end()) {
      diagnostics_.Error(field.field.span, "the constructor `" + EntityText(constructor) +
                                               "` has no field `" + NameText(field.field.text) + "`");
    }
    const auto position = static_cast<size_t>(at - names.begin());
    if (at == names.end() || position >= types.size()) {
      Infer(field.value);
    } else {
      Check(field.value, types[position]);
    }
  }
  return type;
}

// The constructors of `data` that have all these fields.
std::vector<EntityId> Checker::ConstructorsWith(const std::vector<FieldBind>& fields, EntityId data) {
  std::vector<EntityId> result;
  for (EntityId child : entities_[data].children) {
    if (entities_[child].kind != EntityKind::kConstructor) continue;
    const std::vector<EntityId>& names = entities_[child].fields;
    const bool all = std::all_of(fields.begin(), fields.end(), [&](const FieldBind& field) {
      return std::find(names.begin(), names.end(), field.field.target.entity) != names.end();
    });
    if (all) result.push_back(child);
  }
  return result;
}

// H2010 3.15.3. A type parameter that occurs only in updated fields may change. `uses` of the
// expression holds the type arguments of the result.
TypeId Checker::InferUpdate(const RecordUpdate& update, ExprId id, Span span) {
  const auto give_up = [&] {
    Infer(update.record);
    for (const FieldBind& field : update.fields) Infer(field.value);
    return unifier_.NewMeta();
  };
  EntityId data;
  for (const FieldBind& field : update.fields) {
    const EntityId entity = field.field.target.entity;
    if (!entity.has_value()) return give_up();
    if (entities_[entity].kind != EntityKind::kField) {
      diagnostics_.Error(field.field.span, "`" + NameText(field.field.text) + "` is not a field");
      return give_up();
    }
    data = entities_[entity].parent;
  }
  if (!data.has_value()) return give_up();
  const std::vector<EntityId> constructors = ConstructorsWith(update.fields, data);
  if (constructors.empty()) {
    diagnostics_.Error(span, "no constructor of `" + EntityText(data) + "` has all these fields");
    return give_up();
  }
  const Scheme* first = FindScheme(constructors[0]);
  if (first == nullptr) return give_up();
  std::vector<uint32_t> variables = first->variables;  // shared by all constructors of the type
  if (const auto own = tables_.own_variables.find(constructors[0]); own != tables_.own_variables.end()) {
    if (own->second.refines) {
      diagnostics_.Error(span, "a record of a GADT cannot be updated");
      return give_up();
    }
    variables.resize(own->second.shared);
  }
  // The variables that occur in a field that is kept.
  std::vector<bool> kept(variables.size(), false);
  std::vector<TypeId> field_types(update.fields.size());
  for (EntityId constructor : constructors) {
    std::vector<TypeId> types;
    TypeId result;
    ConstructorParts(FindScheme(constructor)->type, &types, &result);
    const std::vector<EntityId>& names = entities_[constructor].fields;
    for (size_t i = 0; i < names.size() && i < types.size(); ++i) {
      const auto updated =
          std::find_if(update.fields.begin(), update.fields.end(),
                       [&](const FieldBind& field) { return field.field.target.entity == names[i]; });
      if (updated != update.fields.end()) {
        field_types[static_cast<size_t>(updated - update.fields.begin())] = types[i];
        continue;
      }
      for (size_t v = 0; v < variables.size(); ++v) kept[v] = kept[v] || Mentions(types[i], variables[v]);
    }
  }
  // A phantom parameter changes only if some updated field mentions it.
  for (size_t v = 0; v < variables.size(); ++v) {
    const bool mentioned = std::any_of(field_types.begin(), field_types.end(),
                                       [&](TypeId t) { return t.has_value() && Mentions(t, variables[v]); });
    if (!mentioned) kept[v] = true;
  }
  TypeId result;
  std::vector<TypeId> types;
  ConstructorParts(first->type, &types, &result);
  std::vector<TypeId> before, after;
  for (size_t v = 0; v < variables.size(); ++v) {
    before.push_back(unifier_.NewMeta());
    after.push_back(kept[v] ? before.back() : unifier_.NewMeta());
  }
  const auto instantiate = [&](TypeId type, const std::vector<TypeId>& arguments) {
    for (size_t v = 0; v < variables.size(); ++v) unifier_.Bind(variables[v], arguments[v]);
    type = unifier_.Apply(type);
    for (uint32_t v : variables) unifier_.Unbind(v);
    return type;
  };
  Check(update.record, instantiate(result, before));
  for (size_t i = 0; i < update.fields.size(); ++i) {
    if (field_types[i].has_value()) {
      Check(update.fields[i].value, instantiate(field_types[i], after));
    } else {
      Infer(update.fields[i].value);
    }
  }
  Instantiation use;
  use.types = after;
  out_->uses.insert_or_assign(id, std::move(use));
  touched_uses_.push_back(id);
  return instantiate(result, after);
}

}  // namespace inquest::haskell::type
