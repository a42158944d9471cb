#include "session/shows_code.h"

#include <algorithm>
#include <vector>

namespace inquest::session {

namespace {

using Test = bool (*)(const value::View& view);

// A function without a name, or with variables that its text does not show.
bool IsCode(const value::View& view) {
  return view.kind == value::Kind::kFunction && (view.name.empty() || !view.labels.empty());
}
bool IsMap(const value::View& view) { return view.kind == value::Kind::kMap; }

// Somewhere at the top of the value.
bool Has(Test test, const value::Terms& terms, value::Term term, int depth) {
  constexpr int kDeepest = 4;
  constexpr size_t kMostFields = 8;
  if (depth > kDeepest) return false;
  value::View view;
  terms.Look(term, &view);
  if (test(view)) return true;
  if (view.kind != value::Kind::kFunction && view.kind != value::Kind::kConstructor) return false;
  if (view.fields.size() > kMostFields) view.fields.resize(kMostFields);
  return std::any_of(view.fields.begin(), view.fields.end(),
                     [&](const value::Term& field) { return Has(test, terms, field, depth + 1); });
}

bool Has(Test test, const value::Terms& terms, const value::Statement& statement) {
  const auto has = [&](const value::Term& term) { return Has(test, terms, term, 0); };
  return has(statement.result) || std::any_of(statement.arguments.begin(), statement.arguments.end(), has) ||
         std::any_of(statement.free_variables.begin(), statement.free_variables.end(),
                     [&](const auto& variable) { return has(variable.value); });
}

}  // namespace

bool ShowsCode(const value::Terms& terms, const value::Statement& statement) {
  return Has(IsCode, terms, statement);
}

bool ShowsMap(const value::Terms& terms, const value::Statement& statement) {
  return Has(IsMap, terms, statement);
}

}  // namespace inquest::session
