// Records: fields, puns and wildcards (H2010 3.15; NamedFieldPuns, RecordWildCards).
#include <algorithm>

#include "haskell/rename/renamer.h"

namespace inquest::haskell::rename {

template <typename Fields>
void Renamer::ReportRepeatedFields(const Fields& fields) {
  for (size_t i = 1; i < fields.size(); ++i) {
    EntityId entity = fields[i].field.target.entity;
    if (!entity.has_value()) continue;
    bool repeated = std::any_of(fields.begin(), fields.begin() + static_cast<long>(i),
                                [&](const auto& other) { return other.field.target.entity == entity; });
    if (repeated)
      Error(fields[i].field.span, "the field " + resolver_.Quote(fields[i].field) + " is given twice");
  }
}

namespace {

// The fields of `constructor` that `fields` does not mention.
template <typename Fields>
std::vector<EntityId> FieldsLeftOut(const Entity& constructor, const Fields& fields) {
  std::vector<EntityId> left;
  for (EntityId field : constructor.fields) {
    bool given = std::any_of(fields.begin(), fields.end(),
                             [&](const auto& other) { return other.field.target.entity == field; });
    if (!given) left.push_back(field);
  }
  return left;
}

}  // namespace

// `C {x, ..}` binds the variable x, and each field of C that is not mentioned and is in scope without a
// qualifier.
void Renamer::RenamePatRecord(PatId id, PatternScope scope, LocalId first) {
  const Span span = module_.pats[id].span;
  PatRecord record = std::move(std::get<PatRecord>(module_.pats[id].node));
  EntityId constructor = resolver_.ResolveConstructor(record.constructor);
  for (PatField& field : record.fields) {
    resolver_.ResolveField(field.field, constructor);
    if (field.punned && !field.pattern.has_value()) {
      field.pattern = module_.pats.Add({field.field.span, PatVar{field.field.text, {}, {}}});
    }
    RenamePattern(field.pattern, scope, first);
  }
  ReportRepeatedFields(record.fields);
  if (record.wildcard && constructor.has_value()) {
    for (EntityId field : FieldsLeftOut(state_.entities[constructor], record.fields)) {
      Symbol name = state_.entities[field].name;
      if (scope_.Find(Space::kValue, {}, name).entity != field) continue;
      PatField bound;
      bound.field = {{}, name, span, {field, {}}};
      bound.punned = true;
      bound.pattern = module_.pats.Add({span, PatVar{name, {}, {}}});
      RenamePattern(bound.pattern, scope, first);
      record.fields.push_back(bound);
    }
  }
  record.wildcard = false;
  module_.pats[id].node = std::move(record);
}

// `C {x, ..}` gives the fields that are not mentioned the local variables of their names, where there are
// any.
void Renamer::RenameRecordConstruct(ExprId id) {
  const Span span = module_.exprs[id].span;
  RecordConstruct record = std::move(std::get<RecordConstruct>(module_.exprs[id].node));
  EntityId constructor = resolver_.ResolveConstructor(record.constructor);
  for (FieldBind& field : record.fields) {
    resolver_.ResolveField(field.field, constructor);
    if (field.punned && !field.value.has_value()) {
      field.value = module_.exprs.Add({field.field.span, Var{{{}, field.field.text, field.field.span, {}}}});
    }
    RenameExpr(field.value);
  }
  ReportRepeatedFields(record.fields);
  if (record.wildcard && constructor.has_value()) {
    for (EntityId field : FieldsLeftOut(state_.entities[constructor], record.fields)) {
      Symbol name = state_.entities[field].name;
      if (!locals_.Find(name).has_value()) continue;
      FieldBind bound;
      bound.field = {{}, name, span, {field, {}}};
      bound.punned = true;
      bound.value = module_.exprs.Add({span, Var{{{}, name, span, {}}}});
      RenameExpr(bound.value);
      record.fields.push_back(bound);
    }
  }
  record.wildcard = false;
  module_.exprs[id].node = std::move(record);
}

void Renamer::RenameRecordUpdate(ExprId id) {
  RecordUpdate update = std::move(std::get<RecordUpdate>(module_.exprs[id].node));
  RenameExpr(update.record);
  for (FieldBind& field : update.fields) {
    resolver_.ResolveField(field.field, {});
    if (field.punned && !field.value.has_value()) {
      field.value = module_.exprs.Add({field.field.span, Var{{{}, field.field.text, field.field.span, {}}}});
    }
    RenameExpr(field.value);
  }
  ReportRepeatedFields(update.fields);
  CheckUpdatedFields(update, module_.exprs[id].span);
  module_.exprs[id].node = std::move(update);
}

// Some constructor must have all the fields (H2010 3.15.3).
void Renamer::CheckUpdatedFields(const RecordUpdate& update, Span span) {
  std::vector<EntityId> fields;
  for (const FieldBind& field : update.fields) {
    if (!field.field.target.entity.has_value()) return;
    fields.push_back(field.field.target.entity);
  }
  if (fields.empty()) return;
  const Entity& type = state_.entities[state_.entities[fields[0]].parent];
  bool possible = std::any_of(type.children.begin(), type.children.end(), [&](EntityId child) {
    const std::vector<EntityId>& has = state_.entities[child].fields;
    return std::all_of(fields.begin(), fields.end(),
                       [&](EntityId field) { return std::find(has.begin(), has.end(), field) != has.end(); });
  });
  if (!possible) Error(span, "no constructor has all the fields of this update");
}

}  // namespace inquest::haskell::rename
