#include "transform/composed_terms.h"

namespace inquest::transform {

// The statement of one part, its fed argument replaced by the application that fed it.
value::Statement ComposedTerms::DescribePart(NodeId made, size_t position) const {
  const std::span<const NodeId> parts = mapping_.parts.Of(made);
  value::Statement statement = behaviours_.Describe(parts[position]);
  if (position == 0) return statement;
  if (auto argument = behaviours_.Feeds(parts[position - 1], parts[position]))
    if (*argument < statement.arguments.size())
      statement.arguments[*argument] = {made.index, first_detail_ + position - 1};
  return statement;
}

value::Statement ComposedTerms::Describe(NodeId made) const {
  return DescribePart(made, mapping_.parts.Of(made).size() - 1);
}

void ComposedTerms::Look(value::Term term, value::View* view) const {
  if (term.detail < first_detail_) return behaviours_.terms().Look(term, view);
  value::Statement call = DescribePart(NodeId(term.id), term.detail - first_detail_);
  *view = value::View();
  view->kind = value::Kind::kConstructor;
  view->name = call.name;
  view->is_operator = call.is_operator;
  view->precedence = call.precedence;
  view->associativity = call.associativity;
  view->types = value::TypesText(call);
  view->shown_type = call.shown_type;
  view->which = call.which;
  if (call.is_operator && call.shown_type.empty() && call.arguments.size() == 2)
    view->style = value::Style::kInfix;
  view->fields = call.arguments;
}

}  // namespace inquest::transform
