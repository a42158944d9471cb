#include "value/compare_actions.h"

#include "value/list_shape.h"

namespace inquest::value {
namespace {

// The executions of an action; none if it was not executed.
std::vector<Term> ExecutionsOf(const Terms& terms, Term action) {
  View view;
  terms.Look(action, &view);
  if (view.kind != Kind::kExecutions) return view.text.empty() ? std::vector{action} : std::vector<Term>{};
  std::vector<Term> executions;
  while (IsCell(view)) {
    executions.push_back(view.fields[0]);
    const Term rest = view.fields[1];
    terms.Look(rest, &view);
  }
  return executions;
}

// How two executions compare.
enum class Match : uint8_t { kSame, kCompatible, kOther, kNotGiven };

// What they did first that differs decides.
class OneByOne {
 public:
  OneByOne(const Terms& left_terms, const Terms& right_terms)
      : left_terms_(left_terms), right_terms_(right_terms) {}

  Match Compare(Term left, Term right) {
    Match match = Match::kSame;
    for (;;) {
      left_terms_.Look(left, &left_);
      right_terms_.Look(right, &right_);
      if (!IsCell(left_) || !IsCell(right_)) return IsCell(left_) == IsCell(right_) ? match : Match::kOther;
      left = left_.fields[1];
      right = right_.fields[1];
      const Term left_effect = left_.fields[0], right_effect = right_.fields[0];
      if (Agree(left_effect, right_effect, Unknown::kMatchesOnLeft)) continue;
      if (!Agree(left_effect, right_effect, Unknown::kMatchesOnEither)) {
        return WereGiven(left_effect, right_effect) ? Match::kNotGiven : Match::kOther;
      }
      match = Match::kCompatible;
    }
  }

 private:
  bool Agree(Term left, Term right, Unknown unknown) const {
    return !FirstDifference(left_terms_, left, right_terms_, right, unknown);
  }
  bool WereGiven(Term left, Term right) {
    left_terms_.Look(left, &left_);
    right_terms_.Look(right, &right_);
    return left_.is_input && right_.is_input && left_.name == right_.name;
  }

  const Terms& left_terms_;
  const Terms& right_terms_;
  View left_, right_;
};

// Of one execution with all that are known to be right. Those that were given the same did the same, so the
// one that says most decides.
ActionDifference CompareWithAll(OneByOne* compare, Term execution, const std::vector<Term>& known) {
  bool other = false, compatible = false;
  for (const Term right : known) {
    const Match match = compare->Compare(execution, right);
    if (match == Match::kSame) return ActionDifference::kNone;
    other |= match == Match::kOther;
    compatible |= match == Match::kCompatible;
  }
  if (other) return ActionDifference::kOther;
  return compatible ? ActionDifference::kNone : ActionDifference::kNotGiven;
}

}  // namespace

ActionDifference CompareActions(const Terms& left_terms, Term left, const Terms& right_terms,
                                const std::vector<Term>& right) {
  std::vector<Term> known;
  for (const Term action : right) {
    const std::vector<Term> executions = ExecutionsOf(right_terms, action);
    known.insert(known.end(), executions.begin(), executions.end());
  }
  OneByOne compare(left_terms, right_terms);
  ActionDifference all = ActionDifference::kNone;
  for (const Term execution : ExecutionsOf(left_terms, left)) {
    const ActionDifference found = CompareWithAll(&compare, execution, known);
    if (found == ActionDifference::kOther) return found;
    if (found == ActionDifference::kNotGiven) all = found;
  }
  return all;
}

}  // namespace inquest::value
