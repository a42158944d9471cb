#include "value/compare.h"

#include <algorithm>
#include <unordered_set>
#include <utility>
#include <vector>

#include "value/list_shape.h"
#include "value/open_terms.h"

namespace inquest::value {
namespace {

bool IsUnknown(const View& view) { return view.kind == Kind::kUnevaluated || view.kind == Kind::kNotKept; }

// Styles with a syntax of their own; the others are told apart by name.
bool HasOwnSyntax(Style style) {
  return style == Style::kTuple || style == Style::kList || style == Style::kNil || style == Style::kUnit;
}

bool SameConstructor(const View& a, const View& b) {
  if (HasOwnSyntax(a.style) || HasOwnSyntax(b.style)) return a.style == b.style;
  return a.name == b.name;
}

// Whether two terms agree, apart from their subterms.
bool SameHead(const View& a, const View& b) {
  if (a.kind != b.kind || a.fields.size() != b.fields.size() || a.entries.size() != b.entries.size())
    return false;
  if (a.types != b.types || a.which != b.which) return false;
  switch (a.kind) {
    case Kind::kConstructor:
      return SameConstructor(a, b);
    case Kind::kFunction:
      return a.name == b.name && a.is_right_section == b.is_right_section &&
             (!a.name.empty() || a.text == b.text);
    case Kind::kMap:
      for (size_t i = 0; i < a.entries.size(); ++i) {
        if (a.entries[i].arguments.size() != b.entries[i].arguments.size()) return false;
      }
      return true;
    case Kind::kCharacter:
      return a.code == b.code;
    case Kind::kAction:
      return a.times == b.times && a.text == b.text;
    case Kind::kEffect:
      return a.name == b.name && a.labels == b.labels && a.text == b.text;
    case Kind::kNumber:
    case Kind::kOpaque:
    case Kind::kError:
      return a.text == b.text;
    case Kind::kExecutions:
    case Kind::kUnevaluated:
    case Kind::kNotKept:
    case Kind::kUnfinished:
      return true;
  }
  return false;
}

// Pairs of shared objects already met. The search ends at the first difference, so each of them is equal or
// still being compared, and need not be looked at again: cycles end, and what is shared is compared once.
class MetPairs {
 public:
  // Whether the pair was met; remembers it otherwise. Of very many only some are remembered, which costs time
  // but still ends: a pair on a cycle is met again and again until it is remembered.
  bool Meet(uint64_t left, uint64_t right) {
    if (left == 0 || right == 0) return false;
    if (pairs_.contains({left, right})) return true;
    if (pairs_.size() < kAllRemembered || ++skipped_ % 16 == 0) pairs_.insert({left, right});
    return false;
  }

 private:
  static constexpr size_t kAllRemembered = 1 << 20;
  struct Hash {
    size_t operator()(const std::pair<uint64_t, uint64_t>& pair) const {
      return (pair.first * 0x9e3779b97f4a7c15u) ^ (pair.second * 0xc2b2ae3d27d4eb4fu) ^ (pair.second >> 32);
    }
  };
  std::unordered_set<std::pair<uint64_t, uint64_t>, Hash> pairs_;
  uint64_t skipped_ = 0;
};

class Comparison {
 public:
  Comparison(const Terms& left_terms, const Terms& right_terms, Unknown unknown)
      : left_terms_(left_terms), right_terms_(right_terms), unknown_(unknown) {}

  // What is pushed last is compared first.
  void Push(Term left, Term right, Step step, uint64_t path_size, uint64_t entry = 0) {
    stack_.push_back({.left = left, .right = right, .step = step, .entry = entry, .path_size = path_size});
  }
  void PushRoot(Term left, Term right) { Push(left, right, {}, 0); }

  std::optional<Difference> Run() {
    while (!stack_.empty()) {
      Item item = stack_.back();
      stack_.pop_back();
      path_.resize(item.path_size);
      if (!Same(item)) return Difference{path_, item.left, item.right};
    }
    return std::nullopt;
  }

 private:
  struct Item {
    Term left, right;
    Step step;
    uint64_t entry = 0;
    uint64_t path_size = 0;  // of the parent
    uint64_t index = 0;      // > 0: not a subterm, but what follows so many elements of the parent, a list
  };

  // Compares one level and pushes what is below. Leaves the path at the item if it differs.
  bool Same(const Item& item) {
    if (&left_terms_ == &right_terms_ && item.left == item.right) return true;
    left_terms_.Look(item.left, &left_);
    right_terms_.Look(item.right, &right_);
    bool cells = IsCell(left_) && IsCell(right_);
    if (item.index > 0 && !cells) {
      path_.push_back({Step::Kind::kRest, item.index + 1});
    } else if (item.index == 0) {
      if (item.entry > 0) path_.push_back({Step::Kind::kPosition, item.entry});
      if (item.step.number > 0 || item.step.kind != Step::Kind::kPosition) path_.push_back(item.step);
    }
    if (MatchesAnything()) return true;
    if (!SameHead(left_, right_)) return false;
    if (IsEnteredCell(item.index) && met_.Meet(left_.identity, right_.identity)) return true;
    if (cells) {
      PushCell(item.index);
    } else {
      PushFields();
    }
    return true;
  }

  bool MatchesAnything() const {
    if (unknown_ == Unknown::kDiffers) return false;
    return IsUnknown(left_) || (unknown_ == Unknown::kMatchesOnEither && IsUnknown(right_));
  }

  void PushCell(uint64_t index) {
    stack_.push_back(
        {.left = left_.fields[1], .right = right_.fields[1], .path_size = path_.size(), .index = index + 1});
    Push(left_.fields[0], right_.fields[0], {Step::Kind::kPosition, index + 1}, path_.size());
  }

  void PushFields() {
    uint64_t size = path_.size();
    for (size_t i = left_.entries.size(); i > 0; --i) {
      const MapEntry& left = left_.entries[i - 1];
      const MapEntry& right = right_.entries[i - 1];
      Push(left.result, right.result, {Step::Kind::kResult, 0}, size, i);
      for (size_t j = left.arguments.size(); j > 0; --j) {
        Push(left.arguments[j - 1], right.arguments[j - 1], {Step::Kind::kArgument, j}, size, i);
      }
    }
    for (size_t i = left_.fields.size(); i > 0; --i) {
      Push(left_.fields[i - 1], right_.fields[i - 1], {Step::Kind::kPosition, i}, size);
    }
  }

  const Terms& left_terms_;
  const Terms& right_terms_;
  Unknown unknown_;
  std::vector<Item> stack_;
  Path path_;
  MetPairs met_;
  View left_, right_;
};

// The first part of a statement that the other one does not have.
std::optional<Path> DifferentShape(const Statement& left, const Statement& right) {
  if (left.name != right.name || left.instance != right.instance || left.types != right.types ||
      left.which != right.which) {
    return Path{{Step::Kind::kFunction, 0}};
  }
  size_t arguments = std::min(left.arguments.size(), right.arguments.size());
  if (left.arguments.size() != right.arguments.size()) return Path{{Step::Kind::kArgument, arguments + 1}};
  size_t variables = std::min(left.free_variables.size(), right.free_variables.size());
  for (size_t i = 0; i < variables; ++i) {
    if (left.free_variables[i].name != right.free_variables[i].name) {
      return Path{{Step::Kind::kFreeVariable, i + 1}};
    }
  }
  if (left.free_variables.size() != right.free_variables.size()) {
    return Path{{Step::Kind::kFreeVariable, variables + 1}};
  }
  const auto same_call = [](const Call& a, const Call& b) {
    return a.name == b.name && a.arguments.size() == b.arguments.size();
  };
  if (!std::equal(left.around.begin(), left.around.end(), right.around.begin(), right.around.end(),
                  same_call)) {
    return Path{{Step::Kind::kAround, 1}};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Difference> FirstDifference(const Terms& left_terms, Term left, const Terms& right_terms,
                                          Term right, Unknown unknown) {
  Comparison comparison(left_terms, right_terms, unknown);
  comparison.PushRoot(left, right);
  return comparison.Run();
}

std::optional<Difference> FirstDifference(const Terms& left_terms, const Statement& left,
                                          const Terms& right_terms, const Statement& right, Unknown unknown) {
  if (std::optional<Path> path = DifferentShape(left, right)) return Difference{.path = *path};
  Comparison comparison(left_terms, right_terms, unknown);
  comparison.Push(left.result, right.result, {Step::Kind::kResult, 0}, 0);
  uint64_t around = 0;
  for (size_t i = 0; i < left.around.size(); ++i) {
    for (size_t k = 0; k < left.around[i].arguments.size(); ++k) {
      comparison.Push(left.around[i].arguments[k], right.around[i].arguments[k],
                      {Step::Kind::kAround, ++around}, 0);
    }
  }
  for (size_t i = left.free_variables.size(); i > 0; --i) {
    comparison.Push(left.free_variables[i - 1].value, right.free_variables[i - 1].value,
                    {Step::Kind::kFreeVariable, i}, 0);
  }
  for (size_t i = left.arguments.size(); i > 0; --i) {
    comparison.Push(left.arguments[i - 1], right.arguments[i - 1], {Step::Kind::kArgument, i}, 0);
  }
  return comparison.Run();
}

bool Equal(const Terms& left_terms, Term left, const Terms& right_terms, Term right) {
  return !FirstDifference(left_terms, left, right_terms, right);
}

bool Equal(const Terms& left_terms, const Statement& left, const Terms& right_terms, const Statement& right) {
  return !FirstDifference(left_terms, left, right_terms, right);
}

bool HasNotKept(const Terms& terms, const Statement& statement) {
  constexpr size_t kMostParts = 100'000;
  std::vector<Term> todo = statement.arguments;
  for (const Binding& variable : statement.free_variables) todo.push_back(variable.value);
  View view;
  for (size_t parts = 0; !todo.empty() && parts < kMostParts; ++parts) {
    const Term term = todo.back();
    todo.pop_back();
    terms.Look(term, &view);
    if (view.kind == Kind::kNotKept) return true;
    todo.insert(todo.end(), view.fields.begin(), view.fields.end());
  }
  return false;
}

}  // namespace inquest::value
