// Records (H2010 3.15): construction, update, field selection.
#include "haskell/desugar/translator.h"

namespace inquest::haskell::desugar {

using core::ExprKind;
using core::Failure;

namespace {
// The position of a field in a constructor, or -1.
int PositionOf(const Entity& constructor, EntityId field) {
  for (size_t i = 0; i < constructor.fields.size(); ++i) {
    if (constructor.fields[i] == field) return static_cast<int>(i);
  }
  return -1;
}
}  // namespace

CoreId Translator::TranslateConstruct(ExprId id, const RecordConstruct& node) {
  const Location location{ast_.exprs[id].span, TypeOf(id), Written::kPlain};
  const EntityId entity_id = node.constructor.target.entity;
  const Entity& entity = c_.entities[entity_id];
  CoreIds arguments(entity.arity);
  for (const FieldBind& field : node.fields) {
    const int position = PositionOf(entity, field.field.target.entity);
    if (position >= 0) arguments[static_cast<size_t>(position)] = Translate(field.value);
  }
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].has_value()) continue;
    const bool named = i < entity.fields.size() && entity.fields[i].has_value();
    const std::string name(named ? c_.names.text(c_.entities[entity.fields[i]].name)
                                 : c_.names.text(entity.name));
    if (i < entity.strict.size() && entity.strict[i]) {
      c_.diagnostics.Error(location.span, "the strict field `" + name + "` of `" +
                                              std::string(c_.names.text(entity.name)) + "` is missing");
    }
    arguments[i] = MakeError(Failure::Kind::kRecordConstruction, location.span, name, TypeId());
  }
  if (const type::Instantiation* use = m_.use(id); use != nullptr && !use->dictionaries.empty()) {
    CoreIds hidden;
    for (EvidenceId evidence : use->dictionaries) hidden.push_back(Dictionary(evidence));
    arguments.insert(arguments.begin(), hidden.begin(), hidden.end());
  }
  return MakeCon(c_.Constructor(entity_id), std::move(arguments), location);
}

// A case over the constructors that have all the fields; the new values are computed once.
CoreId Translator::TranslateUpdate(ExprId id, const RecordUpdate& node) {
  const Location location{ast_.exprs[id].span, TypeOf(id), Written::kPlain};
  CoreId record = Translate(node.record);
  const EntityId type = c_.entities[node.fields[0].field.target.entity].parent;
  std::vector<EntityId> candidates;
  size_t constructors = 0;
  for (EntityId child : c_.entities[type].children) {
    if (c_.entities[child].kind != EntityKind::kConstructor) continue;
    ++constructors;
    bool has_all = true;
    for (const FieldBind& field : node.fields)
      has_all &= PositionOf(c_.entities[child], field.field.target.entity) >= 0;
    if (has_all) candidates.push_back(child);
  }
  std::vector<core::Bind> binds;
  CoreIds values;
  for (const FieldBind& field : node.fields) {
    CoreId value = Translate(field.value);
    if (candidates.size() > 1 && !IsAtom(value)) {
      VarId var = NewHidden(expr(value).type);
      binds.push_back({var, value, RoutineId()});
      value = MakeVar(var);
    }
    values.push_back(value);
  }
  core::Expr decide;
  decide.kind = ExprKind::kCase;
  decide.written = Written::kHidden;
  decide.span = location.span;
  decide.type = location.type;
  decide.children = {record};
  for (size_t n = 0; n < candidates.size(); ++n) {
    const Entity& entity = c_.entities[candidates[n]];
    core::Alt alt;
    alt.con = c_.Constructor(candidates[n]);
    const uint32_t dictionaries = c_.program.constructors[alt.con].dictionaries;
    alt.vars.resize(dictionaries + entity.arity);
    CoreIds arguments(dictionaries + entity.arity);
    for (size_t i = 0; i < node.fields.size(); ++i) {
      const size_t position =
          dictionaries + static_cast<size_t>(PositionOf(entity, node.fields[i].field.target.entity));
      arguments[position] = n == 0 ? values[i] : CopyAtom(values[i]);
    }
    for (size_t i = 0; i < arguments.size(); ++i) {
      if (arguments[i].has_value()) continue;
      alt.vars[i] = NewHidden(TypeId());
      arguments[i] = MakeVar(alt.vars[i]);
    }
    alt.body = MakeCon(alt.con, std::move(arguments), location);
    decide.alts.push_back(std::move(alt));
  }
  CoreId result = candidates.empty()
                      ? MakeError(Failure::Kind::kNoMatchingRecord, location.span, "", location.type)
                      : Add(std::move(decide));
  if (!candidates.empty() && candidates.size() < constructors) {
    result =
        MakeFatbar(result, MakeError(Failure::Kind::kNoMatchingRecord, location.span, "", location.type));
  }
  return MakeLet(std::move(binds), result, location);
}

// The same atom once more: an expression stands in one place only.
CoreId Translator::CopyAtom(CoreId id) {
  core::Expr copy = expr(id);
  if (copy.kind == ExprKind::kVar) ++c_.var_uses[copy.var.index];
  return Add(std::move(copy));
}

void Translator::FillSelector(RoutineId id, EntityId field) {
  Inside inside(*this, id);
  TypeId argument, result;
  c_.SplitFunction(routine().type, &argument, &result);
  VarId param = NewHidden(argument);
  routine().params.push_back(param);
  core::Expr decide;
  decide.kind = ExprKind::kCase;
  decide.written = Written::kHidden;
  decide.type = result;
  decide.children = {MakeVar(param)};
  size_t constructors = 0;
  for (EntityId child : c_.entities[c_.entities[field].parent].children) {
    const Entity& entity = c_.entities[child];
    if (entity.kind != EntityKind::kConstructor) continue;
    ++constructors;
    const int position = PositionOf(entity, field);
    if (position < 0) continue;
    core::Alt alt;
    alt.con = c_.Constructor(child);
    alt.vars.resize(c_.program.constructors[alt.con].arity);
    VarId value = NewHidden(result);
    alt.vars[c_.program.constructors[alt.con].dictionaries + static_cast<size_t>(position)] = value;
    const uint32_t equation = static_cast<uint32_t>(routine().equations.size());
    routine().equations.push_back({routine().span});
    alt.body = MakeLeaf(equation, 0, routine().span, MakeVar(value));
    decide.alts.push_back(std::move(alt));
  }
  const bool complete = decide.alts.size() == constructors;
  CoreId body = Add(std::move(decide));
  if (!complete) {
    const std::string name(c_.names.text(c_.entities[field].name));
    body = MakeFatbar(body, MakeError(Failure::Kind::kMissingField, routine().span, name, result));
  }
  routine().body = body;
}

}  // namespace inquest::haskell::desugar
