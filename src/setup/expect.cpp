#include "setup/expect.h"

#include "setup/evaluate.h"
#include "setup/find_module.h"
#include "setup/trace_program.h"
#include "traced/tree/trail_behaviours.h"
#include "value/list_shape.h"
#include "value/path.h"

namespace inquest::setup {
namespace {

std::string ResultPath(const value::Path& below) {
  value::Path path = {{value::Step::Kind::kResult, 0}};
  path.insert(path.end(), below.begin(), below.end());
  return value::PathText(path);
}

}  // namespace

ExpressionEvaluator::ExpressionEvaluator(std::string library, const trail::Trail& trail)
    : library_(std::move(library)), trail_(trail) {}

base::Status ExpressionEvaluator::Load() {
  auto main = MainModuleIn(trail_.layout());
  if (!main) return main.error();
  const EvaluateLimits limits;
  auto loaded = oracle::Expressions::Open(std::move(*main), FinderIn(trail_.layout(), library_),
                                          {limits.steps, limits.memory});
  if (!loaded.ok()) return loaded.error();
  expressions_ = std::move(*loaded);
  return base::Unit{};
}

base::Result<session::Evaluator::Comparison> ExpressionEvaluator::Compare(const tree::Behaviours& behaviours,
                                                                          tree::NodeId node,
                                                                          const std::string& expression,
                                                                          const std::stop_token& stop) {
  const value::Statement statement = behaviours.Describe(node);
  value::View view;
  behaviours.terms().Look(statement.result, &view);
  if (value::IsActionList(view) || view.kind == value::Kind::kFunction || view.kind == value::Kind::kMap ||
      view.kind == value::Kind::kOpaque) {
    return base::Error{"The result is no value that can be compared. Answer yes or no instead."};
  }
  if (expressions_ == nullptr) {
    if (const base::Status loaded = Load(); !loaded.ok()) return loaded.error();
  }
  const auto* of_trail = dynamic_cast<const traced::TrailBehaviours*>(&behaviours);
  CHECK(of_trail != nullptr);
  // A node may tell of a value as it was known at a time.
  const trail::AsOf as_of(trail_, of_trail->PrefixOf(node)->length);
  const trail::Word result = trail_.word(trail_.ResultCell(of_trail->frame(node)));
  const auto compared = expressions_->Compare(trail_, result, behaviours.ResultType(node), expression, stop);
  if (!compared.ok()) return compared.error();
  Comparison comparison;
  comparison.equal = compared->equal;
  if (!compared->equal) comparison.difference = ResultPath(compared->difference);
  return comparison;
}

}  // namespace inquest::setup
