#include "run_observed/observed_terms.h"

#include <algorithm>

#include "base/utf8.h"
#include "observe/statements.h"
#include "value/escape.h"

namespace inquest::run_observed {
namespace {

using observe::EventId;
using observe::EventKind;
using value::Kind;
using value::Term;

// The number of an event and one more. Of a string the detail says where in its bytes, and whether the
// character there is meant or what begins with it.
constexpr uint64_t kNothing = 0, kUnfinished = uint64_t{1} << 40, kEmptyString = kUnfinished + 1,
                   kNotKept = kUnfinished + 2;
constexpr uint64_t kCharacterAt = uint64_t{1} << 62;

value::Associativity AssociativityOf(char sign) {
  return sign == 'l'   ? value::Associativity::kLeft
         : sign == 'r' ? value::Associativity::kRight
                       : value::Associativity::kNone;
}

}  // namespace

Term ObservedTerms::Of(EventId event) const {
  const EventId with_value = events_.ValueOf(event);
  return {with_value ? uint64_t{with_value.index} + 1 : kNothing, 0};
}

Term ObservedTerms::OfResult(EventId event) const { return event ? Of(event) : Term{kUnfinished, 0}; }

Term ObservedTerms::NotKept() const { return {kNotKept, 0}; }

void ObservedTerms::Look(Term term, value::View* view) const {
  view->Clear();
  if (term.id == kNothing) return;
  if (term.id == kUnfinished || term.id == kNotKept) {
    view->kind = term.id == kNotKept ? Kind::kNotKept : Kind::kUnfinished;
    return;
  }
  if (term.id == kEmptyString) {
    *view = {.kind = Kind::kConstructor, .style = value::Style::kNil, .is_string = true, .name = "[]"};
    return;
  }
  const EventId event(term.id - 1);
  switch (events_.kind(event)) {
    case EventKind::kConstructor:
      LookAtConstructor(event, view);
      break;
    case EventKind::kInteger:
      view->kind = Kind::kNumber;
      view->text = std::to_string(events_.integer(event));
      break;
    case EventKind::kNumber:
      view->kind = Kind::kNumber;
      view->text = events_.text(event);
      break;
    case EventKind::kCharacter:
      view->kind = Kind::kCharacter;
      view->code = events_.character(event);
      break;
    case EventKind::kString:
    case EventKind::kStringPart:
      LookAtString(event, term.detail, view);
      break;
    case EventKind::kError:
      view->kind = Kind::kError;
      view->text = events_.text(event);
      break;
    case EventKind::kOpaque:
      view->kind = Kind::kOpaque;
      view->text = events_.text(event);
      break;
    case EventKind::kFunction:
      LookAtMap(event, view);
      break;
    case EventKind::kAction:
      LookAtAction(event, term.detail, view);
      break;
    case EventKind::kExecution:
      LookAtExecution(event, term.detail, view);
      break;
    case EventKind::kUnfinished:
      view->kind = Kind::kUnfinished;
      break;
    case EventKind::kNotKept:
      view->kind = Kind::kNotKept;
      break;
    case EventKind::kRoot:
    case EventKind::kCall:
    case EventKind::kApplication:
    case EventKind::kSame:
      break;  // these are no values: Of does not give them
  }
}

void ObservedTerms::LookAtConstructor(EventId event, value::View* view) const {
  const observe::Constructor& constructor = events_.constructors[events_.constructor(event)];
  view->kind = Kind::kConstructor;
  view->name = constructor.name;
  view->identity = uint64_t{event.index} + 1;
  view->fields.assign(constructor.arity, Term{kNothing, 0});
  // Those recorded last come first, and count.
  std::vector<bool> known(constructor.arity, false);
  for (EventId part = events_.first_part(event); part; part = events_.next_part(part)) {
    const uint32_t at = events_.at(part);
    if (known[at]) continue;
    known[at] = true;
    view->fields[at] = Of(part);
  }
  view->is_operator = constructor.is_operator;
  view->precedence = constructor.precedence;
  view->associativity = AssociativityOf(constructor.associativity);
  if (constructor.name == "[]" && constructor.arity == 0) {
    view->style = value::Style::kNil;
  } else if (constructor.name == ":" && constructor.arity == 2) {
    view->style = value::Style::kList;
    view->is_operator = true;
    view->precedence = 5;
    view->associativity = value::Associativity::kRight;
    const EventId head = events_.ValueOf(events_.PartAt(event, 0));
    view->is_string = head && events_.kind(head) == EventKind::kCharacter;
  } else if (constructor.name == "()" && constructor.arity == 0) {
    view->style = value::Style::kUnit;
  } else if (constructor.name.starts_with("(,") && constructor.arity >= 2) {
    view->style = value::Style::kTuple;
  } else if (!constructor.fields.empty()) {
    view->style = value::Style::kRecord;
    view->labels = constructor.fields;
  } else if (constructor.is_operator && constructor.arity == 2) {
    view->style = value::Style::kInfix;
  }
}

Term ObservedTerms::AfterString(EventId event) const {
  if (events_.kind(event) == EventKind::kString) return {kEmptyString, 0};
  return Of(events_.PartAt(event, 0));
}

void ObservedTerms::LookAtString(EventId event, uint64_t offset, value::View* view) const {
  const std::string_view text = events_.text(event);
  const bool is_character = (offset & kCharacterAt) != 0;
  offset &= ~kCharacterAt;
  if (offset >= text.size()) {  // there was nothing in it
    Look(AfterString(event), view);
    return;
  }
  const base::CodePoint point = base::DecodeUtf8(text, offset);
  if (is_character) {
    view->kind = Kind::kCharacter;
    view->code = point.value;
    return;
  }
  const Term own{uint64_t{event.index} + 1, offset};
  const uint64_t next = offset + point.length;
  view->kind = Kind::kConstructor;
  view->style = value::Style::kList;
  view->is_string = true;
  view->is_operator = true;
  view->associativity = value::Associativity::kRight;
  view->precedence = 5;
  view->name = ":";
  const Term rest = next < text.size() ? Term{own.id, next} : AfterString(event);
  view->fields = {Term{own.id, offset | kCharacterAt}, rest};
  view->run = text.substr(offset);
  view->after_run = AfterString(event);
}

void ObservedTerms::LookAtMap(EventId event, value::View* view) const {
  view->kind = Kind::kMap;
  view->identity = uint64_t{event.index} + 1;
  for (const EventId entry : observe::EntriesOf(events_, event)) {
    value::MapEntry& shown = view->entries.emplace_back();
    for (const EventId argument : observe::ArgumentsOf(events_, entry, event))
      shown.arguments.push_back(Of(argument));
    shown.result = OfResult(events_.ResultOf(entry));
  }
}

// The executions in the order of the run.
std::vector<EventId> ObservedTerms::ExecutionsOf(EventId action) const {
  std::vector<EventId> executions;
  for (EventId one = events_.first_part(action); one; one = events_.next_part(one)) executions.push_back(one);
  std::reverse(executions.begin(), executions.end());
  return executions;
}

// `from`: how many executions stand before this cell of the list.
void ObservedTerms::LookAtAction(EventId action, uint64_t from, value::View* view) const {
  const std::vector<EventId> executions = ExecutionsOf(action);
  view->kind = Kind::kAction;
  if (executions.empty()) {
    view->text = "not executed";
    return;
  }
  if (executions.size() == 1) {
    LookAtExecution(executions.front(), 0, view);
    return;
  }
  view->kind = Kind::kExecutions;
  if (from >= executions.size()) return;
  view->fields = {Term{uint64_t{executions[from].index} + 1, 0}, Term{uint64_t{action.index} + 1, from + 1}};
}

// `which`: 0 the action with its one effect, 1 the effect, 2 that there are no more.
void ObservedTerms::LookAtExecution(EventId execution, uint64_t which, value::View* view) const {
  view->kind = which == 1 ? Kind::kEffect : Kind::kAction;
  const uint64_t id = uint64_t{execution.index} + 1;
  if (which == 0) {
    view->fields = {Term{id, 1}, Term{id, 2}};
    view->last = Term{id, 1};
  }
  if (which != 1) return;
  const EventId result = events_.PartAt(execution, 0);
  if (!result) {
    view->name = view->text = "does not finish";
    return;
  }
  const EventId value = events_.ValueOf(result);
  if (value && events_.kind(value) == EventKind::kError) {
    view->name = "fails";
    view->text = "fails: " + value::VisibleText(events_.text(value));
    return;
  }
  view->name = "returns";
  view->labels = {"returns "};
  view->fields = {Of(result)};
}

}  // namespace inquest::run_observed
