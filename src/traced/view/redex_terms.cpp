#include "traced/view/redex_terms.h"

#include "base/names.h"
#include "traced/value/source_text.h"
#include "value/escape.h"

namespace inquest::traced {

using trail::Callable;
using trail::Evaluated;
using trail::Frame;
using trail::Layout;
using trail::Place;
using trail::PlaceKind;
using value::Statement;
using value::Term;
using value::View;

namespace {

// Terms of this class have it in `detail`, where others have other bits.
constexpr uint64_t kRedexBit = uint64_t{1} << 61;  // id: number of the redex

}  // namespace

void RedexTerms::Look(Term term, View* view) const {
  if ((term.detail & kRedexBit) != 0) {
    const Statement& redex = redexes_[term.id];
    view->Clear();
    view->kind = value::Kind::kFunction;
    view->name = redex.name;
    view->is_operator = redex.is_operator;
    view->precedence = redex.precedence;
    view->fields = redex.arguments;
    if (redex.is_operator && redex.arguments.size() == 2) {
      view->kind = value::Kind::kConstructor;
      view->style = value::Style::kInfix;
    }
    return;
  }
  places_.Look(term, view);
}

// What is applied, where it is not a known function: its name, with the arguments it has already.
void RedexTerms::NameHead(const Frame& frame, trail::PlaceId head, Statement* statement) const {
  const Place& place = trail_.layout().places[head];
  View view;
  inner_.Look(places_.AtPlace(frame, head), &view);
  const bool is_nameless = view.name.empty() && view.text.starts_with('<');  // a function that a library made
  if (is_nameless && (place.kind == PlaceKind::kCall || place.kind == PlaceKind::kApply)) {
    // `printf "%d %d" 1 2`: as it is written.
    Statement inner = DescribeApplication(frame, head);
    statement->name = std::move(inner.name);
    statement->is_operator = inner.is_operator;
    statement->arguments = std::move(inner.arguments);
  } else if (view.kind == value::Kind::kFunction && !view.name.empty()) {
    statement->name = view.name;
    statement->is_operator = view.is_operator;
    statement->arguments = view.fields;
  } else if (view.kind == value::Kind::kFunction && !view.text.empty()) {
    statement->name = "(" + view.text + ")";
  } else if (place.name.has_value()) {
    statement->name = trail_.layout().names[place.name];
    statement->is_operator = base::IsOperatorName(statement->name);
  } else {
    statement->name = place.span.has_value() ? traced::SourceText(trail_.layout(), place.span) : "";
  }
}

Statement RedexTerms::DescribeApplication(const Frame& frame, trail::PlaceId at) const {
  const Layout& layout = trail_.layout();
  const Place& place = layout.places[at];
  Statement statement;
  uint32_t first = 0;
  if (place.kind == PlaceKind::kCall) {
    const Callable& called = layout.callables[place.callable()];
    statement.name = inner_.NameOf(called);
    statement.is_operator = base::IsOperatorName(called.name);
    first = std::min(called.hidden, place.count);
  } else if (place.count > 0) {
    NameHead(frame, layout.kid(place, 0), &statement);
    first = 1 + place.hidden;
  }
  // A method is shown by its name in the source, never as a function of an instance.
  if (place.name.has_value()) {
    statement.name = layout.names[place.name];
    statement.is_operator = base::IsOperatorName(statement.name);
  }
  for (uint32_t i = first; i < place.count; ++i) {
    statement.arguments.push_back(places_.AtPlace(frame, layout.kid(place, i)));
  }
  statement.result = inner_.Of(place.has_cell ? trail_.slot(frame, place.slot) : trail_.ResultWord(frame));
  return statement;
}

Statement RedexTerms::Describe(const Creator& creator) const {
  switch (creator.kind) {
    case Creator::Kind::kRedex:
      return inner_.Describe(creator.frame);
    case Creator::Kind::kApplication:
      return DescribeApplication(creator.made_in, creator.place);
    case Creator::Kind::kProgram:
    case Creator::Kind::kUnknown:
      break;
  }
  Statement statement;
  statement.name = creator.kind == Creator::Kind::kProgram ? "the program" : "unknown";
  return statement;
}

Term RedexTerms::Redex(const Statement& statement) {
  redexes_.push_back(statement);
  return {redexes_.size() - 1, kRedexBit};
}

}  // namespace inquest::traced
