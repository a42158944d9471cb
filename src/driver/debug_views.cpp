#include "driver/debug_views.h"

#include <memory>
#include <utility>

#include "interface/terminal/observations_text.h"
#include "interface/terminal/trail_text.h"
#include "session/trail_walk.h"
#include "traced/view/observe.h"
#include "traced/view/trail_origins.h"
#include "value/sink.h"

namespace inquest::driver {
namespace {

// Of a line; the interface breaks it to its own width.
constexpr value::Budget kLine{.columns = 200};
constexpr uint64_t kMostObservations = 50;

base::Result<std::string> Observe(const trail::Trail& trail, const std::string& argument) {
  traced::Observer observer(trail);
  value::StringSink sink;
  if (argument.empty()) {
    terminal::WriteRoutines(observer.CountRoutines(), &sink);
    return sink.Take();
  }
  auto pattern = view::ParsePattern(argument);
  if (!pattern) return pattern.error();
  view::ObserveQuery query;
  query.pattern = std::move(*pattern);
  query.count = kMostObservations;
  const auto observations = observer.Observe(query);
  if (!observations) return observations.error();
  terminal::WriteObservations(*observations, kLine, &sink);
  return sink.text().empty() ? "There is no such call.\n" : sink.Take();
}

// Follows the trail from the question; as long as that stays the same, on from where it was.
class TrailFollower {
 public:
  explicit TrailFollower(const trail::Trail& trail) : origins_(trail), walk_(origins_) {}

  base::Result<std::string> Show(tree::NodeId node, const std::string& argument) {
    if (argument.empty() || node != node_) {
      std::optional<view::Origin> origin = origins_.AtNode(node.index);
      if (!origin) return base::Error{"This node has no trail of its own."};
      walk_.Start(std::move(*origin));
      node_ = node;
    }
    const auto step = walk_.Execute(argument);
    if (!step) return step.error();
    if (step->columns != 0) budget_.columns = step->columns;
    const std::string text = terminal::TrailText(*step, budget_);
    if (!argument.empty()) return text;
    return text + "Type `trail a1` for what made the first argument, `trail help` for more.\n";
  }

 private:
  traced::TrailOrigins origins_;
  session::TrailWalk walk_;
  value::Budget budget_ = kLine;
  tree::NodeId node_;
};

}  // namespace

std::vector<session::View> DebugViews(const trail::Trail& trail) {
  // Made when it is first asked for: it looks at the whole trail.
  auto follower = std::make_shared<std::unique_ptr<TrailFollower>>();
  return {{"observe", "[PATTERN]",
           "the calls of a function: observe insert, observe insert 3 _; or all functions",
           [&trail](tree::NodeId, const std::string& argument) { return Observe(trail, argument); }},
          {"trail", "[PART]", "back from this call, or from a part of it, to what made it",
           [&trail, follower](tree::NodeId node, const std::string& argument) {
             if (*follower == nullptr) *follower = std::make_unique<TrailFollower>(trail);
             return (*follower)->Show(node, argument);
           }}};
}

}  // namespace inquest::driver
