#include "session/describe.h"

#include <map>
#include <utility>

#include "base/fnv.h"
#include "value/hash.h"
#include "value/path.h"
#include "value/print.h"

namespace inquest::session {

std::string DescribeStatement(const tree::Behaviours& behaviours, tree::NodeId node, size_t budget,
                              bool paths) {
  if (budget == 0) return "";
  return DescribeStatement(behaviours, node, value::Budget{.columns = budget, .paths = paths});
}

std::string DescribeStatement(const tree::Behaviours& behaviours, tree::NodeId node,
                              const value::Budget& budget) {
  return value::Text(behaviours.terms(), behaviours.Describe(node), budget);
}

namespace {
constexpr std::string_view kKeyOfNode = "node ";  // no name of a module
}

std::string KeyOfNodes(const std::vector<tree::NodeId>& nodes) {
  std::string key(kKeyOfNode);
  for (size_t i = 0; i < nodes.size(); ++i) key += (i == 0 ? "" : ",") + std::to_string(nodes[i].index);
  return key;
}

bool IsKeyOfNode(std::string_view key) { return key.starts_with(kKeyOfNode); }

Keys::Keys(const tree::Tree& tree, const tree::Behaviours& behaviours) : ambiguous_(tree.routine_count()) {
  std::map<std::pair<std::string, std::string>, size_t> first;
  for (size_t i = 0; i < tree.routine_count(); ++i) {
    const view::RoutineInfo info = behaviours.routine(tree::RoutineId(i));
    const auto [found, is_new] = first.try_emplace({info.module, info.name}, i);
    if (is_new) continue;
    ambiguous_[i] = true;
    ambiguous_[found->second] = true;
  }
}

std::string Keys::Of(const tree::Behaviours& behaviours, tree::RoutineId routine, tree::NodeId node) const {
  const view::RoutineInfo info = behaviours.routine(routine);
  std::string key = info.module + " ";
  if (!info.around.empty()) key += std::to_string(base::Fnv().Add(info.around).value()) + " ";
  if (ambiguous_[routine.index])
    key += std::to_string(base::Fnv().Add(behaviours.EquationOf(node)).value()) + " ";
  return key + value::HashText(value::HashOf(behaviours.terms(), behaviours.Describe(node)));
}

std::optional<tree::NodeId> FinishedElsewhere(const tree::Behaviours& behaviours, tree::NodeId node) {
  if (behaviours.OutcomeOf(node) != tree::Outcome::kUnfinished) return std::nullopt;
  return behaviours.FinishedTwin(node);
}

}  // namespace inquest::session
