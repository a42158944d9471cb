#include "session/finding.h"

#include <algorithm>
#include <map>
#include <span>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "base/check.h"
#include "session/describe.h"

namespace inquest::session {
namespace {

struct Source {
  uint32_t question = 0;
  By by = By::kPerson;
  std::string author;  // the answerer, if it was one
};

class Maker {
 public:
  Maker(const State& state, const std::vector<Step>& steps, size_t columns)
      : state_(state), behaviours_(state.behaviours()), columns_(columns) {
    for (const Step& step : steps) {
      for (const Event& event : step.events) Note(step, event);
    }
  }

  Finding Make() const {
    const auto found = state_.search().finding();
    CHECK(found);
    Finding finding;
    finding.fault = MakeFaulty(found->node);
    if (state_.zoomed())
      AddParts(*found, finding.fault);
    else
      finding.cycle = MakeSuspects(found->cycle);
    finding.or_else = MakeSuspects(found->dont_knows);
    AddUnjudged(found->unjudged, finding);
    if (found->endless) AddRound(*found->endless, finding);
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
    // Nodes of another tree have other numbers, or say something else.
    if (event.kind == EventKind::kTree || event.kind == EventKind::kTransform) {
      sources_.clear();
      wrong_.clear();
    }
    // What was known outside is known again when one is back.
    if (event.kind == EventKind::kZoom) {
      outside_ = {std::exchange(sources_, {}), std::exchange(wrong_, {})};
    } else if (event.kind == EventKind::kZoomOut) {
      std::tie(sources_, wrong_) = std::exchange(outside_, {});
    }
    if (event.kind != EventKind::kJudge) return;
    const bool asked = step.question != 0 && event.node == step.node && event.by != By::kSameStatement;
    sources_[event.node] = {asked ? step.question : 0, event.by, event.name};
    if (event.verdict == Verdict::kWrong) wrong_.push_back(event.node);
  }

  FindingKind KindOf(const strategy::Search::Finding& found) const {
    if (!found.inadmissible.empty()) return FindingKind::kInadmissibleCall;
    if (found.endless) return FindingKind::kGoesRound;
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

  // Pieces that need each other are wrong together: arguments that were swapped.
  void AddParts(const strategy::Search::Finding& found, FaultyCode& fault) const {
    std::vector<NodeId> nodes = {found.node};
    nodes.insert(nodes.end(), found.cycle.begin(), found.cycle.end());
    std::sort(nodes.begin(), nodes.end());
    for (const NodeId node : nodes) {
      if (const auto part = behaviours_.PartOf(node)) fault.parts.push_back(*part);
    }
    fault.code = behaviours_.CodesOf(nodes).front();
    fault.may_be_missing = nodes.size() == 1 && !fault.parts.empty() && fault.parts.front().is_choice;
  }

  // What was cut off stands for the calls of its routine that go round; those of other routines may be at
  // fault as well.
  void AddRound(const strategy::Search::Endless& endless, Finding& finding) const {
    const RoutineId routine = state_.tree().routine(finding.fault.node);
    std::vector<NodeId> own, others;
    for (const NodeId node : endless.code)
      (state_.tree().routine(node) == routine ? own : others).push_back(node);
    finding.fault = MakeFaulty(finding.fault.node, own);
    for (Suspect& suspect : MakeSuspects(others)) {
      suspect.statements.clear();  // those of the round are enough
      finding.cycle.push_back(std::move(suspect));
    }
    AddUnjudged(endless.unjudged, finding);
    finding.round =
        Round{.turn = endless.turn, .all_calls = endless.all_calls, .repeats = endless.repeats > 0};
    for (const NodeId node : endless.calls) {
      finding.round->calls.push_back({.node = node,
                                      .node_number = state_.NumberOf(node),
                                      .statement = DescribeStatement(behaviours_, node, columns_),
                                      .shown = ShownOf(node)});
    }
  }

  void AddUnjudged(const std::vector<strategy::Search::Unjudged>& all, Finding& finding) const {
    for (const auto& unjudged : all) {
      for (Suspect& suspect : MakeSuspects(unjudged.some)) {
        suspect.calls = unjudged.count;
        finding.or_else.push_back(std::move(suspect));
      }
    }
  }

  view::Shown ShownOf(NodeId node) const {
    if (columns_ == 0) return {};  // nobody reads statements
    return {&behaviours_.terms(), behaviours_.Describe(node)};
  }

  FaultyCode MakeFaulty(NodeId node) const { return MakeFaulty(node, {&node, 1}); }

  FaultyCode MakeFaulty(NodeId node, std::span<const NodeId> with) const {
    std::vector<view::Code> codes = behaviours_.CodesOf(with);
    // Where local functions are not asked about, their code is suspect as well.
    if (!state_.zoomed() && state_.granularity() == Granularity::kTop) {
      for (view::Code& code : codes)
        for (view::CodePiece& piece : code.pieces) piece.of_others = false;
    }
    return {.node = node,
            .node_number = state_.NumberOf(node),
            .routine = behaviours_.routine(state_.tree().routine(node)),
            .statement = DescribeStatement(behaviours_, node, columns_),
            .code = codes.front(),
            .further_code = {codes.begin() + 1, codes.end()},
            .shown = ShownOf(node)};
  }

  // There can be as many nodes as the run made calls, most of them of a few routines.
  std::vector<Suspect> MakeSuspects(const std::vector<NodeId>& nodes) const {
    std::vector<Suspect> suspects;
    std::vector<std::vector<NodeId>> own;  // the nodes of each
    std::map<std::tuple<std::string, std::string, std::string, uint32_t>, size_t> routines;
    std::map<std::pair<size_t, std::string>, size_t> statements;
    for (const NodeId node : nodes) {
      const view::RoutineInfo info = behaviours_.routine(state_.tree().routine(node));
      const auto [found, is_new] =
          routines.try_emplace({info.module, info.name, info.file, info.first_line}, suspects.size());
      if (is_new) {
        suspects.push_back({.routine = info});
        own.emplace_back();
      }
      own[found->second].push_back(node);
      std::vector<UnjudgedStatement>& its = suspects[found->second].statements;
      std::string text = DescribeStatement(behaviours_, node, columns_);
      const auto [statement, is_other] = statements.try_emplace({found->second, text}, its.size());
      if (is_other) its.push_back({.statement = std::move(text), .shown = ShownOf(node)});
      its[statement->second].nodes.push_back(node);
      its[statement->second].node_numbers.push_back(state_.NumberOf(node));
    }
    for (size_t i = 0; i < suspects.size(); ++i) {
      std::vector<view::Code> codes = behaviours_.CodesOf(own[i]);
      suspects[i].code = codes.front();
      suspects[i].further_code = {codes.begin() + 1, codes.end()};
    }
    return suspects;
  }

  Evidence MakeEvidence(NodeId node) const {
    const auto found = sources_.find(node);
    const Source source = found == sources_.end() ? Source{} : found->second;
    return {.question = source.question,
            .node = node,
            .node_number = state_.NumberOf(node),
            .statement = DescribeStatement(behaviours_, node, columns_),
            .verdict = state_.search().verdict(node),
            .by = source.by,
            .author = source.author,
            .shown = ShownOf(node)};
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
  const size_t columns_;
  std::unordered_map<NodeId, Source> sources_;
  std::vector<NodeId> wrong_;
  std::pair<std::unordered_map<NodeId, Source>, std::vector<NodeId>> outside_;
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
    case FindingKind::kGoesRound:
      return "goes round for ever";
    case FindingKind::kInadmissibleCall:
      return "inadmissible call";
  }
  return "";
}

Finding MakeFinding(const State& state, const std::vector<Step>& steps, size_t columns) {
  return Maker(state, steps, columns).Make();
}

bool LeavesFinding(const Step& step) {
  for (const Event& event : step.events) {
    if (event.kind == EventKind::kTakeOut || event.kind == EventKind::kZoom) return true;
    if (event.kind == EventKind::kJudge && event.by == By::kRejection) return true;
  }
  return false;
}

}  // namespace inquest::session
