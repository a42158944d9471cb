#include "run_observed/observed_behaviours.h"

namespace inquest::run_observed {

using observe::EventId;
using observe::EventKind;
using observe::StatementId;
using tree::NodeId;
using tree::Outcome;

// A group is shown by the functions right below it.
value::Statement ObservedBehaviours::Describe(NodeId node) const {
  if (const StatementId statement = StatementOf(node)) return run_.DescribeStatement(statement);
  constexpr size_t kMostNames = 3;
  std::vector<std::string> names;
  bool has_more = false;
  for (const uint32_t child : run_.computation_tree().children_of(node.index)) {
    const StatementId statement = StatementOf(NodeId(child));
    if (!statement) continue;
    const std::string& name = run_.events().labels[run_.LabelOf(statement)].name;
    if (!names.empty() && names.back() == name) continue;
    has_more = names.size() == kMostNames;
    if (has_more) break;
    names.push_back(name);
  }
  value::Statement group{.name = "calls", .result = run_.terms().NotKept()};
  for (size_t i = 0; i < names.size(); ++i) group.name += (i == 0 ? " of " : ", ") + names[i];
  if (has_more) group.name += ", ..";
  group.name = "(" + group.name + ")";
  return group;
}

Outcome ObservedBehaviours::OutcomeOf(NodeId node) const {
  const StatementId statement = StatementOf(node);
  if (!statement) return Outcome::kValue;
  const observe::Events& events = run_.events();
  const EventId result = events.ValueOf(ResultOf(events, run_.statement(statement)));
  if (!result || events.kind(result) == EventKind::kUnfinished) return Outcome::kUnfinished;
  return events.kind(result) == EventKind::kError ? Outcome::kError : Outcome::kValue;
}

uint32_t ObservedBehaviours::TimeOf(NodeId node) const {
  const StatementId statement = StatementOf(node);
  return statement ? run_.statement(statement).event.index : 0;
}

view::RoutineInfo ObservedBehaviours::routine(tree::RoutineId routine) const {
  if (routine.index < run_.events().labels.size()) return run_.InfoOf(observe::LabelId(routine.index));
  return {.name = "(calls)"};
}

// Nothing tells where in the code a call stands: the order is that in which they happened.
tree::Placement ObservedBehaviours::PlacementOf(NodeId, NodeId child) const {
  // A group stands where the first one in it does, which comes next.
  uint32_t first = child.index;
  const observe::ComputationTree& tree = run_.computation_tree();
  while (first + 1 < tree.size() && tree.is_group(first)) ++first;
  if (tree.is_group(first)) return {};
  const observe::Events& events = run_.events();
  const observe::Statement& statement = run_.statement(tree.statements[first]);
  const EventId result = ResultOf(events, statement);
  const uint32_t start = statement.event.index;
  const EventKind kind = result ? events.kind(result) : EventKind::kUnfinished;
  const bool is_flat = kind == EventKind::kInteger || kind == EventKind::kNumber ||
                       kind == EventKind::kCharacter || kind == EventKind::kError;
  return {.outermost = start,
          .innermost = start,
          .start = start,
          .completion = result ? result.index : UINT64_MAX,
          .is_flat = is_flat};
}

view::Code ObservedBehaviours::CodeOf(NodeId node) const {
  const StatementId statement = StatementOf(node);
  return statement ? run_.CodeOf(run_.LabelOf(statement)) : view::Code{};
}

}  // namespace inquest::run_observed
