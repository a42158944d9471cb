#include "session/finding.h"

#include <unordered_map>

#include "base/check.h"
#include "session/describe.h"

namespace inquest::session {
namespace {

struct Source {
  uint32_t question = 0;
  By by = By::kPerson;
};

class Maker {
 public:
  Maker(const State& state, const std::vector<Step>& steps) : state_(state), behaviours_(state.behaviours()) {
    for (const Step& step : steps) {
      for (const Event& event : step.events) Note(step, event);
    }
  }

  Finding Make() const {
    const auto found = state_.search().finding();
    CHECK(found);
    Finding finding;
    std::vector<NodeId> cycle = {found->node};
    cycle.insert(cycle.end(), found->cycle.begin(), found->cycle.end());
    finding.cycle = MakeFaultyByRoutine(cycle);
    finding.fault = std::move(finding.cycle.front());
    finding.cycle.erase(finding.cycle.begin());
    for (const NodeId node : found->dont_knows) finding.or_else.push_back(MakeFaulty(node));
    for (const NodeId node : found->inadmissible) finding.inadmissible.push_back(MakeEvidence(node));
    finding.kind = KindOf(*found);
    for (const NodeId node : wrong_) {
      if (state_.search().verdict(node) == Verdict::kWrong) finding.chain.push_back(MakeEvidence(node));
    }
    AddJudgedBelow(found->node, finding.chain);
    return finding;
  }

 private:
  void Note(const Step& step, const Event& event) {
    // A transform makes another tree; its nodes have other numbers.
    if (event.kind == EventKind::kTransform) {
      sources_.clear();
      wrong_.clear();
    }
    if (event.kind != EventKind::kJudge) return;
    const bool asked = step.question != 0 && event.node == step.node && event.by != By::kSameStatement;
    sources_[event.node] = {asked ? step.question : 0, event.by};
    if (event.verdict == Verdict::kWrong) wrong_.push_back(event.node);
  }

  FindingKind KindOf(const strategy::Search::Finding& found) const {
    if (!found.inadmissible.empty()) return FindingKind::kInadmissibleCall;
    switch (behaviours_.OutcomeOf(found.node)) {
      case tree::Outcome::kValue:
        return FindingKind::kWrongResult;
      case tree::Outcome::kError:
        return FindingKind::kError;
      case tree::Outcome::kUnfinished:
        return FindingKind::kDidNotFinish;
    }
    return FindingKind::kWrongResult;
  }

  // One for each routine, in the order of the nodes, with all the code that was executed for any of its
  // nodes.
  std::vector<FaultyCode> MakeFaultyByRoutine(const std::vector<NodeId>& nodes) const {
    std::vector<std::vector<NodeId>> groups;
    std::unordered_map<tree::RoutineId, size_t> group_of;
    for (const NodeId node : nodes) {
      const auto [found, is_new] = group_of.try_emplace(state_.tree().routine(node), groups.size());
      if (is_new) groups.emplace_back();
      groups[found->second].push_back(node);
    }
    std::vector<FaultyCode> faulty;
    for (const std::vector<NodeId>& group : groups) faulty.push_back(MakeFaulty(group));
    return faulty;
  }

  FaultyCode MakeFaulty(NodeId node) const { return MakeFaulty(std::vector<NodeId>{node}); }
  FaultyCode MakeFaulty(const std::vector<NodeId>& nodes) const {
    const NodeId node = nodes.front();
    std::vector<tree::Code> codes = behaviours_.CodesOf(nodes);
    return {.node = node,
            .node_number = state_.NumberOf(node),
            .routine = behaviours_.routine(state_.tree().routine(node)),
            .statement = DescribeStatement(behaviours_, node, kTranscriptBudget),
            .code = codes.front(),
            .further_code = {codes.begin() + 1, codes.end()}};
  }

  Evidence MakeEvidence(NodeId node) const {
    const auto found = sources_.find(node);
    const Source source = found == sources_.end() ? Source{} : found->second;
    return {.question = source.question,
            .node = node,
            .node_number = state_.NumberOf(node),
            .statement = DescribeStatement(behaviours_, node, kTranscriptBudget),
            .verdict = state_.search().verdict(node),
            .by = source.by};
  }

  // The judged nodes right below, through those that are transparent.
  void AddJudgedBelow(NodeId top, std::vector<Evidence>& chain) const {
    std::vector<bool> seen(state_.tree().size());  // a shared node has several parents
    std::vector<NodeId> open = {top};
    while (!open.empty()) {
      const NodeId node = open.back();
      open.pop_back();
      for (const NodeId child : state_.tree().children(node)) {
        if (seen[child.index]) continue;
        seen[child.index] = true;
        switch (state_.search().verdict(child)) {
          case Verdict::kDontKnow:
          case Verdict::kTrusted:
            open.push_back(child);
            break;
          case Verdict::kCorrect:
          case Verdict::kInadmissible:
            chain.push_back(MakeEvidence(child));
            break;
          case Verdict::kNone:
          case Verdict::kWrong:
            break;
        }
      }
    }
  }

  const State& state_;
  const tree::Behaviours& behaviours_;
  std::unordered_map<NodeId, Source> sources_;
  std::vector<NodeId> wrong_;
};

}  // namespace

std::string_view NameOf(FindingKind kind) {
  switch (kind) {
    case FindingKind::kWrongResult:
      return "wrong result";
    case FindingKind::kError:
      return "error";
    case FindingKind::kDidNotFinish:
      return "did not finish";
    case FindingKind::kInadmissibleCall:
      return "inadmissible call";
  }
  return "";
}

Finding MakeFinding(const State& state, const std::vector<Step>& steps) { return Maker(state, steps).Make(); }

bool LeavesFinding(const Step& step) {
  for (const Event& event : step.events) {
    if (event.kind == EventKind::kTakeOut) return true;
    if (event.kind == EventKind::kJudge && event.by == By::kRejection) return true;
  }
  return false;
}

}  // namespace inquest::session
