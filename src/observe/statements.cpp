#include "observe/statements.h"

#include <algorithm>

namespace inquest::observe {
namespace {

// The call that the function is the result of; none if it is something else.
EventId CallBefore(const Events& events, EventId function) {
  const EventId parent = events.parent(function);
  const EventKind kind = events.kind(parent);
  const bool is_call = kind == EventKind::kApplication || kind == EventKind::kCall;
  return is_call && events.at(function) == events.arity(parent) ? parent : EventId();
}

// Where the function that this is an application of has its label; none for one that was passed or made.
EventId RootOf(const Events& events, EventId call) {
  while (events.kind(call) == EventKind::kApplication) {
    const EventId function = events.parent(call);
    const EventId before = CallBefore(events, function);
    if (!before) {
      const EventId parent = events.parent(function);
      return events.kind(parent) == EventKind::kRoot ? parent : EventId();
    }
    call = before;
  }
  return call;
}

bool IsAppliedFurther(const Events& events, EventId call) {
  const EventId result = events.ResultOf(call);
  return result && events.kind(result) == EventKind::kFunction && events.first_part(result);
}

bool IsStatement(const Events& events, EventId event) {
  switch (events.kind(event)) {
    case EventKind::kRoot: {
      const EventId value = events.PartAt(event, 0);
      return !value || events.kind(value) != EventKind::kFunction;
    }
    case EventKind::kCall:
    case EventKind::kApplication:
      return !IsAppliedFurther(events, event);
    default:
      return false;
  }
}

}  // namespace

base::Store<StatementId, Statement> FindStatements(const Events& events) {
  base::Store<StatementId, Statement> statements;
  for (size_t i = 0; i < events.size(); ++i) {
    const EventId event(i);
    if (!IsStatement(events, event)) continue;
    const EventId root = RootOf(events, event);
    if (root) statements.Add({event, root});
  }
  return statements;
}

std::vector<EventId> ArgumentsOf(const Events& events, EventId application, EventId function) {
  std::vector<EventId> arguments;  // from the last to the first
  for (EventId call = application; call;) {
    const EventKind kind = events.kind(call);
    if (kind != EventKind::kApplication && kind != EventKind::kCall) break;
    for (uint32_t at = events.arity(call); at-- > 0;) arguments.push_back(events.PartAt(call, at));
    const bool is_first = kind == EventKind::kCall || events.parent(call) == function;
    call = is_first ? EventId() : CallBefore(events, events.parent(call));
  }
  std::reverse(arguments.begin(), arguments.end());
  return arguments;
}

EventId ResultOf(const Events& events, const Statement& statement) {
  return events.kind(statement.event) == EventKind::kRoot ? events.PartAt(statement.event, 0)
                                                          : events.ResultOf(statement.event);
}

std::vector<EventId> EntriesOf(const Events& events, EventId function) {
  std::vector<EventId> entries;
  std::vector<EventId> functions = {function};
  while (!functions.empty()) {
    const EventId next = functions.back();
    functions.pop_back();
    for (EventId call = events.first_part(next); call; call = events.next_part(call)) {
      if (IsAppliedFurther(events, call))
        functions.push_back(events.ResultOf(call));
      else
        entries.push_back(call);
    }
  }
  std::sort(entries.begin(), entries.end());
  return entries;
}

}  // namespace inquest::observe
