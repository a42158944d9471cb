#include "traced/tree/terms_then.h"

namespace inquest::traced {

using trail::Address;
using value::Term;

value::Term TermsThen::Make(Address time, Term term) const {
  const auto [found, is_new] = numbers_.try_emplace({time, term.id, term.detail}, made_.size());
  if (is_new) made_.push_back({time, term});
  return {found->second, kThen};
}

const traced::TrailTerms& TermsThen::TermsAt(Address time) const {
  std::unique_ptr<traced::TrailTerms>& terms = terms_[time];
  if (terms == nullptr) terms = std::make_unique<traced::TrailTerms>(trail_, now_.uses());
  return *terms;
}

void TermsThen::Look(Term term, value::View* view) const {
  if (term.detail != kThen) return now_.Look(term, view);
  const Then then = made_[term.id];
  {
    const trail::AsOf as_of(trail_, then.time);
    TermsAt(then.time).Look(then.term, view);
  }
  for (Term& field : view->fields) field = Make(then.time, field);
  for (value::MapEntry& entry : view->entries) {
    for (Term& argument : entry.arguments) argument = Make(then.time, argument);
    entry.result = Make(then.time, entry.result);
  }
  if (view->rope_of_field) view->rope_of_field = Make(then.time, *view->rope_of_field);
  if (view->last) view->last = Make(then.time, *view->last);
  if (!view->run.empty()) view->after_run = Make(then.time, view->after_run);
}

value::Statement TermsThen::Describe(const trail::Frame& frame, Address time) const {
  const trail::AsOf as_of(trail_, time);
  value::Statement statement = TermsAt(time).Describe(frame);
  for (Term& argument : statement.arguments) argument = Make(time, argument);
  statement.result = Make(time, statement.result);
  for (value::Binding& variable : statement.free_variables) variable.value = Make(time, variable.value);
  for (value::Call& call : statement.around)
    for (Term& argument : call.arguments) argument = Make(time, argument);
  return statement;
}

}  // namespace inquest::traced
