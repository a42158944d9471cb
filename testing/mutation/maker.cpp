#include "testing/mutation/maker.h"

#include <algorithm>
#include <cctype>

namespace inquest::mutation {

using namespace haskell;

std::string_view NameOf(Kind kind) {
  switch (kind) {
#define MUTATION_KIND(enumerator, name) \
  case Kind::enumerator:                \
    return name;
#include "testing/mutation/kinds.def"
#undef MUTATION_KIND
  }
  return "";
}

const std::vector<Kind>& AllKinds() {
  static const std::vector<Kind> kinds = {
#define MUTATION_KIND(enumerator, name) Kind::enumerator,
#include "testing/mutation/kinds.def"
#undef MUTATION_KIND
  };
  return kinds;
}

void Maker::ReplaceAll(Kind kind, const Context& context, std::vector<Replacement> replacements) {
  Place place = PlaceOf(context, replacements);
  Add(kind, std::move(replacements), std::move(place));
}

void Maker::ReplaceInRoutine(Kind kind, const Context& around, const Binding& binding,
                             std::vector<Replacement> replacements) {
  Place place;
  const std::string name(program_.name(binding.name.text));
  place.path = around.equation == Equation::kNone ? name : sites_.PathOf(around.equation) + "." + name;
  place.candidates = {{name, LineOf(binding.span.begin), LineOf(binding.span.end)}};
  Add(kind, std::move(replacements), std::move(place));
}

void Maker::Exchange(Kind kind, const Context& context, source::Span a, source::Span b) {
  if (a.begin > b.begin) std::swap(a, b);
  if (a.end > b.begin) return;
  ReplaceAll(kind, context, {{a, text(b)}, {b, text(a)}});
}

void Maker::Add(Kind kind, std::vector<Replacement> replacements, Place place) {
  std::optional<std::string> mutated = Apply(replacements);
  if (!mutated.has_value() || !texts_.insert(*mutated).second) return;
  mutants_.push_back({kind, std::move(*mutated), Describe(replacements), std::move(place)});
}

// Sorts them. None if they overlap or nothing changes.
std::optional<std::string> Maker::Apply(std::vector<Replacement>& replacements) const {
  std::sort(replacements.begin(), replacements.end(),
            [](const Replacement& a, const Replacement& b) { return a.span.begin < b.span.begin; });
  const std::string_view whole = program_.text();
  std::string mutated;
  uint32_t at = 0;
  for (const Replacement& replacement : replacements) {
    if (replacement.span.begin < at) return std::nullopt;
    mutated += whole.substr(at, replacement.span.begin - at);
    mutated += replacement.text;
    at = replacement.span.end;
  }
  mutated += whole.substr(at);
  if (mutated == whole) return std::nullopt;
  return mutated;
}

std::string Maker::Describe(const std::vector<Replacement>& replacements) const {
  std::string description = std::to_string(LineOf(replacements.front().span.begin)) + ":";
  const char* between = " ";
  for (const Replacement& replacement : replacements) {
    description += between + text(replacement.span) + " => " + replacement.text;
    between = ", ";
  }
  for (char& c : description) {
    if (c == '\n') c = ' ';
  }
  return description;
}

// Whether the change can make the equation fail to match, or match too soon: then another one is used. It can
// where it lies in a pattern or guard, or in what guards may use.
bool Maker::DecidesMatching(const Equation& equation, const std::vector<Replacement>& replacements) const {
  if (equation.match == nullptr) return false;
  const auto lies_in = [](source::Span inner, source::Span outer) {
    return outer.begin <= inner.begin && inner.end <= outer.end;
  };
  const std::vector<GuardedRhs>& alternatives = equation.match->rhs.alternatives;
  const bool is_guarded = !alternatives.front().guards.empty();
  return std::any_of(replacements.begin(), replacements.end(), [&](const Replacement& replacement) {
    const bool in_body = std::any_of(alternatives.begin(), alternatives.end(), [&](const GuardedRhs& rhs) {
      return lies_in(replacement.span, expr(rhs.body).span);
    });
    return !in_body && (is_guarded || !lies_in(replacement.span, equation.match->rhs.span));
  });
}

// Of `f = \x -> ..`, which is the same to the front end as `f x = ..` where it can be.
bool Maker::IsWholeBody(const Equation& lambda) const {
  if (lambda.around == Equation::kNone) return false;
  const Equation& around = sites_.equations[lambda.around];
  if (around.form != Equation::Form::kVariable || around.match == nullptr) return false;
  const std::vector<GuardedRhs>& alternatives = around.match->rhs.alternatives;
  if (alternatives.size() != 1 || !alternatives[0].guards.empty()) return false;
  const source::Span body = expr(WithoutParens(alternatives[0].body)).span;
  return body.begin == lambda.span.begin && body.end == lambda.span.end;
}

Place Maker::PlaceOf(const Context& context, const std::vector<Replacement>& replacements) const {
  Place place;
  place.path = sites_.PathOf(context.equation);
  for (uint32_t at = context.equation;; at = sites_.equations[at].around) {
    const Equation& equation = sites_.equations[at];
    const source::Span span = DecidesMatching(equation, replacements) ? equation.routine : equation.span;
    const uint32_t first = LineOf(span.begin), last = LineOf(span.end);
    place.candidates.push_back({equation.name, first, last});
    for (const std::string& variable : equation.variables)
      place.candidates.push_back({variable, first, last});
    const bool has_node = equation.form == Equation::Form::kFunction ||
                          (equation.form == Equation::Form::kLambda && !IsWholeBody(equation));
    if (has_node || equation.around == Equation::kNone) return place;
  }
}

uint32_t Maker::LineOf(uint32_t offset) const {
  return program_.files()[module().file].position(offset).line;
}

ExprId Maker::WithoutParens(ExprId id) const {
  while (const auto* paren = std::get_if<Paren>(&expr(id).node)) id = paren->expr;
  return id;
}

std::string Maker::AsArgument(ExprId id) const {
  const auto& node = expr(id).node;
  const bool is_atom = std::holds_alternative<Var>(node) || std::holds_alternative<Con>(node) ||
                       std::holds_alternative<Lit>(node) || std::holds_alternative<Paren>(node) ||
                       std::holds_alternative<List>(node) || std::holds_alternative<Tuple>(node) ||
                       std::holds_alternative<EnumFrom>(node) || std::holds_alternative<ListComp>(node) ||
                       std::holds_alternative<LeftSection>(node) ||
                       std::holds_alternative<RightSection>(node);
  return is_atom ? text(id) : "(" + text(id) + ")";
}

core::TypeId Maker::TypeOf(ExprId id) const {
  const auto& known = program_.elaboration().expr_types;
  return known.contains(id) ? known[id] : core::TypeId();
}

bool Maker::IsWholeNumber(core::TypeId type) const {
  if (!type.has_value() || types()[type].kind != core::TypeKind::kCon) return false;
  const core::TyConId con = types()[type].con;
  return con == types().int_type || con == types().integer_type;
}

bool Maker::IsList(core::TypeId type, core::TypeId* element) const {
  if (!type.has_value() || types()[type].kind != core::TypeKind::kApp) return false;
  const core::Type& head = types()[types()[type].a];
  *element = types()[type].b;
  return head.kind == core::TypeKind::kCon && head.con == types().list;
}

std::string_view Maker::LibraryName(ExprId id) const {
  const auto* variable = std::get_if<Var>(&expr(id).node);
  if (variable == nullptr || !variable->name.target.entity.has_value()) return "";
  if (program_.is_own(variable->name.target.entity)) return "";
  return program_.name(variable->name.text);
}

source::Span Maker::NameSpan(source::Span span) const {
  const std::string_view whole = program_.text();
  auto is_around = [&](char c) { return c == '`' || c == '(' || c == ')' || c == ' '; };
  while (span.begin < span.end && is_around(whole[span.begin])) ++span.begin;
  while (span.begin < span.end && is_around(whole[span.end - 1])) --span.end;
  // Behind a qualifier: `Map.insert`, but not the operator `.`.
  for (uint32_t i = span.end - 1; i > span.begin; --i) {
    if (whole[i] == '.' && std::isalnum(static_cast<unsigned char>(whole[i - 1])) != 0 && i + 1 < span.end) {
      span.begin = i + 1;
      break;
    }
  }
  return span;
}

uint32_t Maker::Pick(source::Span span, uint32_t salt, uint32_t count) const {
  uint64_t hash = 0xcbf29ce484222325u ^ seed_;
  for (const uint64_t number : {uint64_t{span.begin}, uint64_t{span.end}, uint64_t{salt}}) {
    hash = (hash ^ number) * 0x100000001b3u;
    hash ^= hash >> 29;
  }
  return static_cast<uint32_t>(hash % count);
}

}  // namespace inquest::mutation
