#include "testing/ghc/match.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace inquest::ghc_truth {
namespace {

using tree::NodeId;
using value::Kind;
using value::Statement;
using value::Term;
using value::Terms;
using value::View;

// Compares a value of one run with one of the other. Where one of them was not evaluated, or is a function or
// an action, they fit, but not as well as equal values do.
class Comparison {
 public:
  Comparison(const Terms& a, const Terms& b) : a_(a), b_(b) {}

  bool Fits(Term a, Term b) {
    std::vector<std::pair<Term, Term>> todo = {{a, b}};
    while (!todo.empty()) {
      const auto [left, right] = todo.back();
      todo.pop_back();
      if (++steps_ > kMostSteps) return true;
      a_.Look(left, &one_);
      b_.Look(right, &other_);
      if (!Same(one_, other_, &todo)) return false;
    }
    return true;
  }
  uint32_t misfits() const { return misfits_; }

 private:
  static constexpr uint32_t kMostSteps = 200'000;

  static bool IsUnknown(const View& view) {
    switch (view.kind) {
      case Kind::kUnevaluated:
      case Kind::kNotKept:
      case Kind::kUnfinished:
      case Kind::kOpaque:
      case Kind::kFunction:
      case Kind::kMap:
      case Kind::kAction:
      case Kind::kExecutions:
      case Kind::kEffect:
        return true;
      case Kind::kConstructor:
      case Kind::kNumber:
      case Kind::kCharacter:
      case Kind::kError:
        return false;
    }
    return true;
  }

  // They are shown by different functions: `array` and `listArray`.
  static bool IsArray(const View& view) { return view.name == "array" || view.name == "listArray"; }

  bool Same(const View& one, const View& other, std::vector<std::pair<Term, Term>>* todo) {
    if (IsUnknown(one) || IsUnknown(other)) {
      if (one.kind != other.kind) ++misfits_;
      return one.kind != Kind::kMap || other.kind != Kind::kMap || MapsFit(one, other);
    }
    if (one.kind != other.kind) return false;
    switch (one.kind) {
      case Kind::kNumber:
        return one.text == other.text;
      case Kind::kCharacter:
        return one.code == other.code;
      case Kind::kConstructor:
        if (IsArray(one) != IsArray(other)) return false;
        if (IsArray(one)) return ++misfits_ > 0;
        if (one.name != other.name || one.fields.size() != other.fields.size()) return false;
        for (size_t i = one.fields.size(); i-- > 0;) todo->emplace_back(one.fields[i], other.fields[i]);
        return true;
      default:
        return true;  // messages of errors differ
    }
  }

  // What both were applied to gave the same.
  bool MapsFit(const View& one, const View& other) {
    constexpr size_t kMostEntries = 12;
    const std::vector<value::MapEntry> entries = one.entries, others = other.entries;
    if (entries.size() != others.size()) ++misfits_;
    if (entries.size() > kMostEntries || others.size() > kMostEntries || depth_ > 3) return true;
    for (const value::MapEntry& entry : entries) {
      const bool fits = others.empty() || std::any_of(others.begin(), others.end(), [&](const auto& each) {
                          return EntriesFit(entry, each);
                        });
      if (!fits) ++misfits_;
    }
    return true;
  }

  bool EntriesFit(const value::MapEntry& one, const value::MapEntry& other) {
    if (one.arguments.size() != other.arguments.size()) return false;
    Comparison inner(a_, b_);
    inner.depth_ = depth_ + 1;
    inner.steps_ = steps_;
    for (size_t i = 0; i < one.arguments.size(); ++i)
      if (!inner.Fits(one.arguments[i], other.arguments[i])) return false;
    return inner.Fits(one.result, other.result);
  }

  const Terms& a_;
  const Terms& b_;
  View one_, other_;
  uint32_t misfits_ = 0;
  uint32_t steps_ = 0;
  int depth_ = 0;
};

// How badly they fit; none if they do not.
std::optional<uint32_t> Misfits(const Terms& a, const Statement& one, const Terms& b,
                                const Statement& other) {
  Comparison comparison(a, b);
  // One of them may have arguments that the other has as parts of a function that it returns.
  const size_t common = std::min(one.arguments.size(), other.arguments.size());
  for (size_t i = 0; i < common; ++i)
    if (!comparison.Fits(one.arguments[i], other.arguments[i])) return std::nullopt;
  uint32_t misfits = 0;
  if (one.arguments.size() == other.arguments.size()) {
    if (!comparison.Fits(one.result, other.result)) return std::nullopt;
  } else {
    misfits = 1;
  }
  for (const value::Binding& free : one.free_variables) {
    for (const value::Binding& each : other.free_variables)
      if (free.name == each.name && !comparison.Fits(free.value, each.value)) return std::nullopt;
  }
  return misfits + comparison.misfits();
}

}  // namespace

std::string BareName(std::string name) {
  if (name.size() > 2 && name.front() == '(' && name.back() == ')') return name.substr(1, name.size() - 2);
  return name;
}

Matches::Matches(const run_observed::ObservedRun& observed, const planted::Run& own)
    : observed_(observed), own_(own) {
  for (size_t i = 0; i < own.tree().size(); ++i) {
    const NodeId node(i);
    if (own.tree().kind(node) != tree::NodeKind::kRoutine) continue;
    const view::RoutineInfo routine = own.behaviours().routine(own.tree().routine(node));
    own_calls_[{BareName(routine.name), routine.first_line}].push_back(node);
  }
  for (auto& [key, nodes] : own_calls_) {
    std::stable_sort(nodes.begin(), nodes.end(), [&](NodeId a, NodeId b) {
      return own.behaviours().TimeOf(a) < own.behaviours().TimeOf(b);
    });
  }
  for (size_t i = 0; i < observed.statement_count(); ++i) {
    const observe::StatementId statement(i);
    observed_calls_[observed.LabelOf(statement).index].push_back(statement);
  }
}

Matches::Found Matches::Of(observe::StatementId statement) const {
  const observe::LabelId label = observed_.LabelOf(statement);
  const view::RoutineInfo routine = observed_.InfoOf(label);
  const auto calls = own_calls_.find({BareName(routine.name), routine.first_line});
  Found found;
  if (calls == own_calls_.end()) return found;
  const Statement described = observed_.DescribeStatement(statement);
  uint32_t fewest = std::numeric_limits<uint32_t>::max();
  for (const NodeId node : calls->second) {
    const auto misfits =
        Misfits(observed_.terms(), described, own_.behaviours().terms(), own_.behaviours().Describe(node));
    if (!misfits || *misfits > fewest) continue;
    if (*misfits < fewest) found.nodes.clear();
    fewest = *misfits;
    found.nodes.push_back(node);
  }
  const std::vector<observe::StatementId>& same = observed_calls_.at(label.index);
  if (same.size() != calls->second.size()) return found;
  const auto place = std::find(same.begin(), same.end(), statement) - same.begin();
  const NodeId aligned = calls->second[static_cast<size_t>(place)];
  if (std::find(found.nodes.begin(), found.nodes.end(), aligned) != found.nodes.end())
    found.in_order = aligned;
  return found;
}

}  // namespace inquest::ghc_truth
