#include "driver/expect.h"

#include "driver/evaluate.h"
#include "value/compare.h"
#include "value/list_shape.h"
#include "value/path.h"

namespace inquest::driver {
namespace {

std::string ResultPath(const value::Path& below) {
  value::Path path = {{value::Step::Kind::kResult, 0}};
  path.insert(path.end(), below.begin(), below.end());
  return value::PathText(path);
}

}  // namespace

ExpressionEvaluator::ExpressionEvaluator(const SourceOptions& options, const trail::Trail& trail,
                                         const tree::Behaviours& behaviours)
    : options_(options), behaviours_(behaviours) {
  const trail::Layout& layout = trail.layout();
  if (layout.main == trail::kNone) return;
  const source::Span span = layout.callables[layout.main].span;
  if (!span.has_value()) return;
  options_.file = layout.files[span.file].name();
  main_text_ = layout.files[span.file].text();
}

base::Result<session::Evaluator::Comparison> ExpressionEvaluator::Compare(tree::NodeId node,
                                                                          const std::string& expression) {
  if (main_text_.empty()) {
    return base::Error{
        "The trace does not hold the program's main module, so nothing can be evaluated in it."};
  }
  const value::Statement statement = behaviours_.Describe(node);
  value::View view;
  behaviours_.terms().Look(statement.result, &view);
  if (value::IsActionList(view) || view.kind == value::Kind::kFunction || view.kind == value::Kind::kMap ||
      view.kind == value::Kind::kOpaque) {
    return base::Error{"The result is no value that can be compared; answer yes or no instead."};
  }
  const auto expected = Evaluate(options_, main_text_, expression);
  if (!expected) return expected.error();
  if (!expected->is_complete) {
    return base::Error{"Evaluating `" + expression + "` took too long; answer yes or no instead."};
  }
  // What the run did not compute is no reason to call it wrong.
  const auto difference = value::FirstDifference(behaviours_.terms(), statement.result, *expected->terms,
                                                 expected->result, value::Unknown::kMatchesOnLeft);
  if (difference.has_value()) {
    value::View run, wanted;
    behaviours_.terms().Look(difference->left, &run);
    expected->terms->Look(difference->right, &wanted);
    if (run.kind == value::Kind::kFunction || wanted.kind == value::Kind::kFunction) {
      return base::Error{
          "Functions cannot be compared, and there is one in the value; answer yes or no instead."};
    }
  }
  Comparison comparison;
  comparison.equal = !difference.has_value();
  if (difference.has_value()) comparison.difference = ResultPath(difference->path);
  return comparison;
}

}  // namespace inquest::driver
