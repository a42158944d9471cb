#include "setup/expect.h"

#include "setup/evaluate.h"
#include "setup/find_module.h"
#include "setup/trace_program.h"
#include "traced/tree/trail_behaviours.h"
#include "value/list_shape.h"
#include "value/path.h"

namespace inquest::setup {
namespace {

constexpr const char* kNoValue = " is no value that can be compared. Answer yes or no instead.";

// The word of a trail that is compared, at which type.
struct Part {
  trail::Word word = 0;
  std::string type;
};

// What a path leads to in the statement of a node, as far as it can be compared.
base::Result<Part> FindPart(const traced::TrailBehaviours& behaviours, const trail::Trail& trail,
                            tree::NodeId node, const value::Path& path) {
  const bool is_whole = path.size() == 1 && path.front().kind == value::Step::Kind::kResult;
  const std::string name = is_whole ? "The result" : value::PathText(path);
  const auto target = value::Resolve(behaviours.terms(), behaviours.Describe(node), path);
  if (!target) return target.error();
  if (target->is_function) return base::Error{name + kNoValue};
  value::View view;
  behaviours.terms().Look(target->term, &view);
  if (value::IsActionList(view) || view.kind == value::Kind::kFunction || view.kind == value::Kind::kMap ||
      view.kind == value::Kind::kOpaque)
    return base::Error{name + kNoValue};
  // A node may tell of a value as it was known at a time.
  if (is_whole)
    return Part{trail.word(trail.ResultCell(behaviours.frame(node))), behaviours.ResultType(node)};
  if (behaviours.PrefixOf(node)->whole != node)
    return base::Error{"Only the whole of a value as it was known then can be compared."};
  const auto part = behaviours.trail_terms().InTrail(target->term);
  if (!part) return base::Error{name + kNoValue};
  return Part{part->word, part->type};
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
                                                                          const value::Path& part,
                                                                          const std::string& expression,
                                                                          const std::stop_token& stop) {
  const auto* of_trail = dynamic_cast<const traced::TrailBehaviours*>(&behaviours);
  CHECK(of_trail != nullptr);
  const trail::AsOf as_of(trail_, of_trail->PrefixOf(node)->length);
  const auto found = FindPart(*of_trail, trail_, node, part);
  if (!found) return found.error();
  if (expressions_ == nullptr) {
    if (const base::Status loaded = Load(); !loaded.ok()) return loaded.error();
  }
  const auto compared = expressions_->Compare(trail_, found->word, found->type, expression, stop);
  if (!compared.ok()) return compared.error();
  Comparison comparison;
  comparison.equal = compared->equal;
  if (compared->equal) return comparison;
  value::Path difference = part;
  difference.insert(difference.end(), compared->difference.begin(), compared->difference.end());
  comparison.difference = value::PathText(difference);
  return comparison;
}

}  // namespace inquest::setup
