#include "value/term.h"

namespace inquest::value {

// Keeps the capacity of strings and vectors: one view is used for many terms.
void View::Clear() {
  kind = Kind::kUnevaluated;
  style = Style::kPlain;
  is_string = false;
  is_operator = false;
  is_right_section = false;
  associativity = Associativity::kNone;
  precedence = 9;
  code = 0;
  length = 0;
  identity = 0;
  times = 1;
  is_input = false;
  name.clear();
  text.clear();
  fields.clear();
  labels.clear();
  entries.clear();
  types.clear();
  shown_type.clear();
  which.clear();
  shown_place.clear();
  rope_of_field.reset();
  is_rope = false;
  last.reset();
  run = {};
  after_run = {};
}

std::string TypesText(const Statement& statement) {
  std::string text = statement.instance;
  for (const std::string& type : statement.types) text += (text.empty() ? "" : ", ") + type;
  return text;
}

}  // namespace inquest::value
