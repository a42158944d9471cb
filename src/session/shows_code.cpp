#include "session/shows_code.h"

#include <algorithm>
#include <vector>

namespace inquest::session {

namespace {

// A function without a name, or with variables that its text does not show, somewhere at the top of the
// value.
bool HasCode(const value::Terms& terms, value::Term term, int depth) {
  constexpr int kDeepest = 4;
  constexpr size_t kMostFields = 8;
  if (depth > kDeepest) return false;
  value::View view;
  terms.Look(term, &view);
  if (view.kind == value::Kind::kFunction && (view.name.empty() || !view.labels.empty())) return true;
  if (view.kind != value::Kind::kFunction && view.kind != value::Kind::kConstructor) return false;
  if (view.fields.size() > kMostFields) view.fields.resize(kMostFields);
  return std::any_of(view.fields.begin(), view.fields.end(),
                     [&](const value::Term& field) { return HasCode(terms, field, depth + 1); });
}

}  // namespace

bool ShowsCode(const value::Terms& terms, const value::Statement& statement) {
  const auto has_code = [&](const value::Term& term) { return HasCode(terms, term, 0); };
  return has_code(statement.result) ||
         std::any_of(statement.arguments.begin(), statement.arguments.end(), has_code) ||
         std::any_of(statement.free_variables.begin(), statement.free_variables.end(),
                     [&](const auto& variable) { return has_code(variable.value); });
}

}  // namespace inquest::session
