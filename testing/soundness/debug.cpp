#include "testing/soundness/debug.h"

#include <algorithm>
#include <set>

#include "base/components.h"
#include "observe/times.h"

namespace inquest::soundness {
namespace {

using observe::EventId;
using observe::EventKind;
using observe::Events;
using observe::Statement;
using observe::StatementId;

// Figure 19. What was not evaluated is not infected: otherwise a defective function that does not use its
// argument would be right whatever it returns.
bool IsRight(const Events& events, EventId value);

bool IsEntryRight(const Events& events, const std::vector<EventId>& arguments, EventId result) {
  for (const EventId argument : arguments)
    if (!IsRight(events, argument)) return true;
  return IsRight(events, result);
}

bool IsRight(const Events& events, EventId value) {
  if (!value) return true;
  if (events.kind(value) == EventKind::kInteger) return events.integer(value) != 0;
  for (const EventId entry : observe::EntriesOf(events, value))
    if (!IsEntryRight(events, observe::ArgumentsOf(events, entry, value), events.ResultOf(entry)))
      return false;
  return true;
}

std::string ValueText(const Events& events, EventId value) {
  if (!value) return "_";
  if (events.kind(value) == EventKind::kInteger) return std::to_string(events.integer(value));
  std::string text;
  for (const EventId entry : observe::EntriesOf(events, value)) {
    text += text.empty() ? "{\\" : ", \\";
    for (const EventId argument : observe::ArgumentsOf(events, entry, value))
      text += ValueText(events, argument) + " ";
    text += "-> " + ValueText(events, events.ResultOf(entry));
  }
  return text.empty() ? "{}" : text + "}";
}

// When its value was there.
EventId EvaluatedAt(const Events& events, const Statement& statement) {
  const EventId result = observe::ResultOf(events, statement);
  return result ? result : statement.event;
}

class Searcher {
 public:
  Searcher(const Events& events, Debugged* debugged) : events_(events), debugged_(*debugged) {}

  void Find() {
    const observe::ComputationTree& tree = debugged_.tree;
    std::set<uint32_t> done;
    for (uint32_t node = 0; node < tree.size(); ++node) {
      if (!IsWrong(node) || done.contains(node)) continue;
      const auto components = base::ComponentsFrom(node, [&](uint32_t from) { return WrongChildren(from); });
      for (const std::vector<uint32_t>& component : components) {
        if (!done.insert(component.front()).second) continue;
        done.insert(component.begin(), component.end());
        if (IsDefective(component)) AddFinding(component);
      }
    }
    std::sort(debugged_.findings.begin(), debugged_.findings.end(),
              [&](const Finding& a, const Finding& b) { return FirstEvaluated(a) < FirstEvaluated(b); });
  }

 private:
  bool IsWrong(uint32_t node) const {
    return !debugged_.tree.is_group(node) && debugged_.wrong[debugged_.tree.statements[node].index];
  }

  // Groups are passed through.
  std::vector<uint32_t> WrongChildren(uint32_t node) const {
    std::vector<uint32_t> wrong, todo = {node};
    std::set<uint32_t> seen;
    while (!todo.empty()) {
      const uint32_t at = todo.back();
      todo.pop_back();
      for (const uint32_t child : debugged_.tree.children_of(at)) {
        if (!seen.insert(child).second) continue;
        if (debugged_.tree.is_group(child)) todo.push_back(child);
        if (IsWrong(child)) wrong.push_back(child);
      }
    }
    return wrong;
  }

  bool IsDefective(const std::vector<uint32_t>& component) const {
    const std::set<uint32_t> inside(component.begin(), component.end());
    for (const uint32_t node : component)
      for (const uint32_t child : WrongChildren(node))
        if (!inside.contains(child)) return false;
    return true;
  }

  void AddFinding(const std::vector<uint32_t>& component) {
    Finding finding;
    std::set<std::string> labels;
    for (const uint32_t node : component) {
      const StatementId statement = debugged_.tree.statements[node];
      finding.statements.push_back(statement);
      labels.insert(events_.labels[events_.label(debugged_.statements[statement].root)].name);
    }
    finding.labels.assign(labels.begin(), labels.end());
    debugged_.findings.push_back(std::move(finding));
  }

  EventId FirstEvaluated(const Finding& finding) const {
    EventId first;
    for (const StatementId statement : finding.statements)
      first = std::min(first, EvaluatedAt(events_, debugged_.statements[statement]));
    return first;
  }

  const Events& events_;
  Debugged& debugged_;
};

}  // namespace

Debugged Debug(observe::Events& events, bool narrow) {
  Debugged debugged;
  debugged.statements = FindStatements(events);
  for (const Statement& statement : debugged.statements) {
    const std::vector<EventId> arguments = observe::ArgumentsOf(events, statement.event);
    debugged.wrong.push_back(!IsEntryRight(events, arguments, observe::ResultOf(events, statement)));
  }
  const observe::Classes classes(events, debugged.statements);
  debugged.tree = BuildComputationTree(classes, FindDependencies(events.stacks, classes));
  if (narrow) {
    debugged.tree = NarrowByTime(std::move(debugged.tree), TimesOf(events, debugged.statements), UINT64_MAX);
  }
  Searcher(events, &debugged).Find();
  return debugged;
}

std::string TextOf(const Events& events, const Statement& statement) {
  std::string text = events.labels[events.label(statement.root)].name;
  for (const EventId argument : observe::ArgumentsOf(events, statement.event))
    text += " " + ValueText(events, argument);
  return text + " = " + ValueText(events, observe::ResultOf(events, statement));
}

std::string TextOf(const Events& events, const Debugged& debugged) {
  const observe::ComputationTree& tree = debugged.tree;
  std::string text;
  std::set<uint32_t> shown;
  std::vector<std::pair<uint32_t, size_t>> todo = {{0, 0}};
  while (!todo.empty()) {
    const auto [node, depth] = todo.back();
    todo.pop_back();
    const bool is_new = shown.insert(node).second;
    text += std::string(2 * depth, ' ') +
            (tree.is_group(node) ? "group " + std::to_string(node)
                                 : TextOf(events, debugged.statements[tree.statements[node]])) +
            (is_new || tree.children_of(node).empty() ? "" : " (above)") + "\n";
    if (!is_new) continue;
    const auto children = tree.children_of(node);
    for (size_t i = children.size(); i-- > 0;) todo.emplace_back(children[i], depth + 1);
  }
  return text;
}

std::string StacksText(const Events& events, const Debugged& debugged) {
  std::string text;
  for (const Statement& statement : debugged.statements) {
    std::string labels;
    for (const observe::LabelId label : events.stacks.LabelsOf(events.stack(statement.root)))
      labels += (labels.empty() ? "" : ",") + events.labels[label].name;
    text += TextOf(events, statement) + "  ⟨" + labels + "⟩\n";
  }
  return text;
}

}  // namespace inquest::soundness
