#include "testing/zooming/inside.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "session/session.h"
#include "traced/zoom/zoom_tree.h"
#include "value/compare.h"
#include "value/print.h"

namespace inquest::zooming {

using planted::Run;
using session::CommandKind;
using strategy::Verdict;
using tree::NodeId;

namespace {

constexpr size_t kColumns = 120;

// The byte at which a position of the source is.
size_t OffsetOf(const std::string& text, view::TextPosition position) {
  size_t at = 0;
  for (uint32_t line = 1; line < position.line && at < text.size(); ++line) {
    const size_t end = text.find('\n', at);
    at = end == std::string::npos ? text.size() : end + 1;
  }
  view::TextPosition here = {position.line, 1};
  while (at < text.size() && here.column < position.column && text[at] != '\n') {
    here = view::After(here, std::string_view(text).substr(at, 1));
    ++at;
    while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xc0) == 0x80) ++at;
  }
  return at;
}

struct Bytes {
  size_t begin = 0, end = 0;
  auto operator<=>(const Bytes&) const = default;
};
Bytes BytesOf(const std::string& text, const view::CodePart& part) {
  return {OffsetOf(text, part.begin), OffsetOf(text, part.end)};
}

// The call of the right run that has the same arguments. Rather one that is the same throughout.
std::optional<NodeId> CounterpartOf(const Run& right, const Run& faulty, NodeId node) {
  const tree::Behaviours &a = faulty.behaviours(), &b = right.behaviours();
  value::Statement wanted = a.Describe(node);
  const std::string name = a.routine(faulty.tree().routine(node)).name;
  std::optional<NodeId> found;
  for (const value::Unknown unknown : {value::Unknown::kDiffers, value::Unknown::kMatchesOnEither}) {
    for (size_t i = 0; i < right.tree().size(); ++i) {
      const NodeId other(i);
      if (b.routine(right.tree().routine(other)).name != name) continue;
      value::Statement statement = b.Describe(other);
      const auto difference = value::FirstDifference(a.terms(), wanted, b.terms(), statement, unknown);
      const bool is_same = !difference || (!difference->path.empty() &&
                                           difference->path.front().kind == value::Step::Kind::kResult);
      if (!is_same) continue;
      // What an action does depends on more than its arguments.
      value::View view;
      b.terms().Look(statement.result, &view);
      const bool is_action = view.kind == value::Kind::kAction || view.kind == value::Kind::kExecutions;
      if (!is_action || other == tree::Tree::root()) return other;
      if (found) return std::nullopt;
      found = other;
    }
    if (found) return found;
  }
  return std::nullopt;
}

// Which piece of the right call is which of the faulty one.
class Answers {
 public:
  Answers(const tree::BuiltTree& right, const tree::BuiltTree& faulty, const Texts& texts)
      : right_(right), faulty_(faulty), texts_(texts), change_(FindChange(texts.right, texts.faulty)) {
    for (size_t i = 0; i < right_.tree.size(); ++i) {
      if (const auto key = KeyOf(right_, NodeId(i), texts_.right)) by_key_[*key].push_back(NodeId(i));
    }
    Pair(tree::Tree::root(), tree::Tree::root());
    for (size_t i = 0; i < faulty_.tree.size(); ++i) PairChildren(NodeId(i));
  }

  Verdict Of(NodeId node) const {
    if (node == tree::Tree::root()) return Verdict::kWrong;
    const auto found = paired_.find(node.index);
    const auto part = faulty_.behaviours->PartOf(node);
    if (found == paired_.end()) {
      // Another choice was right. What was not meant to stand there is judged as the whole of which it is a
      // part: it gives what it says.
      const bool is_paired = paired_.contains(faulty_.tree.parent(node).index);
      if (part && part->is_choice) return is_paired ? Verdict::kWrong : Verdict::kDontKnow;
      return Verdict::kCorrect;
    }
    const auto other = right_.behaviours->PartOf(found->second);
    const value::Statement a = faulty_.behaviours->Describe(node);
    const value::Statement b = right_.behaviours->Describe(found->second);
    const bool has_result = a.inside && a.inside->has_result && b.inside && b.inside->has_result;
    if (!has_result) return part && other && part->text == other->text ? Verdict::kCorrect : Verdict::kWrong;
    if (faulty_.behaviours->OutcomeOf(node) != right_.behaviours->OutcomeOf(found->second))
      return Verdict::kWrong;
    // Of an action that was executed more often or less, nobody sees what is wrong with it.
    value::View view;
    faulty_.behaviours->terms().Look(a.result, &view);
    if (view.kind == value::Kind::kExecutions) return Verdict::kDontKnow;
    const bool differs =
        value::FirstDifference(faulty_.behaviours->terms(), a.result, right_.behaviours->terms(), b.result,
                               value::Unknown::kMatchesOnEither)
            .has_value();
    return differs ? Verdict::kWrong : Verdict::kCorrect;
  }

 private:
  using Key = std::tuple<std::string, Bytes>;  // kind and place
  static std::optional<Key> KeyOf(const tree::BuiltTree& built, NodeId node, const std::string& text) {
    const auto part = built.behaviours->PartOf(node);
    if (!part) return std::nullopt;
    return Key{part->kind, BytesOf(text, *part)};
  }
  std::optional<size_t> InRight(size_t at) const {
    if (at <= change_.begin) return at;
    if (at >= change_.faulty_end) return at - change_.faulty_end + change_.right_end;
    return std::nullopt;
  }

  // What stands in the changed text as it stood there before.
  bool PairByText(NodeId node) {
    const auto part = faulty_.behaviours->PartOf(node);
    if (!part || part->is_choice || !IsChanged(node)) return false;
    for (size_t i = 0; i < right_.tree.size(); ++i) {
      const auto other = right_.behaviours->PartOf(NodeId(i));
      if (!other || other->is_choice || other->text != part->text) continue;
      const Bytes bytes = BytesOf(texts_.right, *other);
      if (bytes.begin < change_.begin || change_.right_end < bytes.end) continue;
      paired_.emplace(node.index, NodeId(i));
      return true;
    }
    return false;
  }

  void Pair(NodeId faulty, NodeId right) {
    if (taken_.insert(right.index).second) paired_.emplace(faulty.index, right);
  }
  // By place where both have it; of several in the same place (a comprehension's rounds) the next one. What
  // was changed stands where it stood among its siblings.
  void PairChildren(NodeId node) {
    const auto found = paired_.find(node.index);
    const std::vector<NodeId> children = OwnChildren(faulty_.tree, node);
    std::vector<NodeId> rest;
    for (const NodeId child : children) {
      if (!PairByPlace(child)) rest.push_back(child);
    }
    if (found == paired_.end()) return;
    const std::vector<NodeId> others = OwnChildren(right_.tree, found->second);
    if (others.size() != children.size()) return;
    for (const NodeId child : rest) {
      if (!IsChanged(child) || PairByText(child)) continue;
      const auto n =
          static_cast<size_t>(std::find(children.begin(), children.end(), child) - children.begin());
      const auto a = faulty_.behaviours->PartOf(child), b = right_.behaviours->PartOf(others[n]);
      if (a && b && a->kind == b->kind && !a->is_choice) Pair(child, others[n]);
    }
  }
  // It contains the change, or is a part of what was changed.
  bool IsChanged(NodeId node) const {
    const auto part = faulty_.behaviours->PartOf(node);
    if (!part) return false;
    const Bytes bytes = BytesOf(texts_.faulty, *part);
    return (bytes.begin <= change_.begin && change_.faulty_end <= bytes.end) ||
           (change_.begin <= bytes.begin && bytes.end <= change_.faulty_end);
  }
  bool PairByPlace(NodeId node) {
    const auto part = faulty_.behaviours->PartOf(node);
    if (!part) return false;
    const Bytes bytes = BytesOf(texts_.faulty, *part);
    const auto begin = InRight(bytes.begin), end = InRight(bytes.end);
    if (!begin || !end) return false;
    const auto found = by_key_.find(Key{part->kind, Bytes{*begin, *end}});
    if (found == by_key_.end()) return false;
    for (const NodeId other : found->second) {
      if (taken_.contains(other.index)) continue;
      Pair(node, other);
      return true;
    }
    return false;
  }
  static std::vector<NodeId> OwnChildren(const tree::Tree& tree, NodeId node) {
    std::vector<NodeId> own;
    for (const NodeId child : tree.children(node)) {
      if (tree.parent(child) == node) own.push_back(child);
    }
    return own;
  }

  const tree::BuiltTree& right_;
  const tree::BuiltTree& faulty_;
  const Texts& texts_;
  const Change change_;
  std::map<Key, std::vector<NodeId>> by_key_;
  std::map<uint32_t, NodeId> paired_;  // by faulty node
  std::set<uint32_t> taken_;
};

// The pieces that a finding names: several where they need each other.
std::vector<view::CodePart> PartsOf(const session::Finding& finding, const tree::Behaviours& behaviours) {
  std::vector<view::CodePart> parts;
  const auto add = [&](NodeId node) {
    if (const auto part = behaviours.PartOf(node)) parts.push_back(*part);
  };
  add(finding.fault.node);
  for (const session::Suspect& suspect : finding.cycle) {
    for (const session::UnjudgedStatement& statement : suspect.statements) {
      for (const NodeId node : statement.nodes) add(node);
    }
  }
  return parts;
}

Inside::As Classify(const session::Finding& finding, const std::vector<view::CodePart>& parts,
                    const Texts& texts, Inside* inside) {
  Change change = FindChange(texts.right, texts.faulty);
  // Brackets around an expression are no part of it.
  const auto is_around = [&](size_t at) {
    return std::string_view("( )").find(texts.faulty[at]) != std::string_view::npos;
  };
  while (change.begin < change.faulty_end && is_around(change.begin)) ++change.begin;
  while (change.begin < change.faulty_end && is_around(change.faulty_end - 1)) --change.faulty_end;
  inside->equation = view::TextOf(finding.fault.code).size();
  inside->span = 0;
  Bytes hull = {SIZE_MAX, 0};
  for (const view::CodePart& part : parts) {
    const Bytes bytes = BytesOf(texts.faulty, part);
    hull = {std::min(hull.begin, bytes.begin), std::max(hull.end, bytes.end)};
    inside->span += bytes.end - bytes.begin;
  }
  if (!finding.or_else.empty()) return Inside::As::kUntold;
  if (parts.empty()) {  // all of it
    inside->span = inside->equation;
    return Inside::As::kContains;
  }
  if (hull.begin <= change.begin && change.faulty_end <= hull.end) return Inside::As::kContains;
  if (change.begin <= hull.begin && hull.end <= change.faulty_end) return Inside::As::kWithin;
  return parts.size() == 1 && parts.front().is_choice ? Inside::As::kChoice : Inside::As::kElsewhere;
}

CommandKind CommandFor(Verdict verdict) {
  return verdict == Verdict::kWrong     ? CommandKind::kNo
         : verdict == Verdict::kCorrect ? CommandKind::kYes
                                        : CommandKind::kDontKnow;
}

}  // namespace

Change FindChange(const std::string& right, const std::string& faulty) {
  Change change;
  const size_t most = std::min(right.size(), faulty.size());
  while (change.begin < most && right[change.begin] == faulty[change.begin]) ++change.begin;
  size_t same = 0;
  while (same < most - change.begin && right[right.size() - 1 - same] == faulty[faulty.size() - 1 - same])
    ++same;
  change.right_end = right.size() - same;
  change.faulty_end = faulty.size() - same;
  return change;
}

Inside LookInside(const Run& right, const Run& faulty, NodeId node, const Texts& texts) {
  Inside inside;
  const std::optional<NodeId> other = CounterpartOf(right, faulty, node);
  if (!other) return inside;
  const auto zoom = [](const Run& run, NodeId at) {
    return traced::BuildZoom(dynamic_cast<const traced::TrailBehaviours&>(run.behaviours()), at,
                             run.tree().routine(at));
  };
  inside.as = Inside::As::kNothing;
  const auto zoomed = zoom(faulty, node);
  const auto model = zoom(right, *other);
  if (!zoomed.ok() || !model.ok()) return inside;
  const Answers answers(*model, *zoomed, texts);
  auto session = session::Session::Create({zoomed->tree, *zoomed->behaviours}, {});
  if (!session.ok()) return inside;
  session::Response response = (*session)->Current();
  while (response.question.has_value()) {
    const Verdict verdict = answers.Of(response.question->node);
    ++inside.questions;
    inside.transcript +=
        "    " +
        value::Text(zoomed->behaviours->terms(), zoomed->behaviours->Describe(response.question->node),
                    {.columns = kColumns}) +
        (verdict == Verdict::kWrong     ? " ? no\n"
         : verdict == Verdict::kCorrect ? " ? yes\n"
                                        : " ? don't know\n");
    response = (*session)->Execute({.kind = CommandFor(verdict)});
  }
  inside.as = Inside::As::kElsewhere;
  if (!response.finding) return inside;
  const std::vector<view::CodePart> parts = PartsOf(*response.finding, *zoomed->behaviours);
  inside.as = Classify(*response.finding, parts, texts, &inside);
  for (const view::CodePart& part : parts)
    inside.transcript += "    found " + part.kind + " " + part.text + "\n";
  return inside;
}

}  // namespace inquest::zooming
