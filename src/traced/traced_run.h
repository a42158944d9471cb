// A run recorded as a trail (run/run.h).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "run/registry.h"
#include "run/run.h"
#include "traced/slice/trail_slices.h"
#include "traced/view/observe.h"
#include "traced/view/trail_origins.h"
#include "trail/trail.h"

namespace inquest::traced {

// The places of all equations in these sources: a trail knows only of those that the program mentions, and
// how to read sources is for those who know the language.
using FindEquations = std::function<std::vector<source::Span>(const source::Files& files)>;

class TracedRun : public run::Run {
 public:
  TracedRun(std::unique_ptr<trail::Trail> trail, FindEquations find_equations)
      : trail_(std::move(trail)), find_equations_(std::move(find_equations)) {}

  std::vector<run::TreeKind> trees() const override;
  // The FDT where statements would show functions (tree/shown_functions.h); elsewhere the two are the same.
  // In a run that did not end the EDT.
  std::string default_tree() const override;
  tree::BuiltTree BuildTree(std::string_view kind, const std::stop_token& stop) const override;
  tree::BuiltTree BuildRoot(std::string_view kind) const override;
  base::Result<tree::BuiltTree> BuildZoom(const tree::Behaviours& behaviours, tree::NodeId node,
                                          tree::RoutineId routine) const override;
  std::string Warning() const override;
  std::string fingerprint() const override { return trail_->layout().fingerprint; }
  bool is_all_trusted() const override;
  bool is_root_trusted() const override;
  base::Result<view::Observations> Observe(const view::ObserveQuery& query,
                                           const std::stop_token& stop) const override;
  base::Result<std::vector<view::RoutineCalls>> CountCalls(const std::stop_token& stop) const override;
  base::Result<std::vector<view::SourceFile>> CountSource(const std::stop_token& stop) const override;
  base::Result<view::BriefStatistics> CountBriefly() const override;
  base::Result<view::Statistics> Count(const std::stop_token& stop) const override;
  base::Result<run::Origins*> origins(std::string_view tree) const override;
  base::Result<std::unique_ptr<run::Slice>> MakeSlice(std::string_view tree,
                                                      const std::vector<run::Mark>& marks) const override;

  const trail::Trail& trail() const { return *trail_; }

 private:
  Observer& observer() const;

  std::unique_ptr<trail::Trail> trail_;
  FindEquations find_equations_;
  mutable std::unique_ptr<Observer> observer_;  // made when first needed, as they look at the trail
  mutable std::unique_ptr<TrailOrigins> origins_, origins_with_maps_;
  mutable std::unique_ptr<TrailSlices> slices_;
  mutable std::optional<std::string> default_tree_;
};

// Files that `inquest trace` writes.
run::Kind TrailKind(FindEquations find_equations);

}  // namespace inquest::traced
