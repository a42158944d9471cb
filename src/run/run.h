// A run behind an interface: what the debugger may ask of an opened run, whatever recorded it. A kind of run
// implements this in a folder of its own (src/traced: the trail) and registers (registry.h).
//
// Everything is computed when it is asked for. Where a run cannot tell something the error is a sentence
// that says so: it is shown in place of the view.
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "run/origins.h"
#include "run/slices.h"
#include "tree/built_tree.h"
#include "view/observations.h"
#include "view/sources.h"
#include "view/statistics.h"

namespace inquest::run {

// A kind of tree that a run has.
struct TreeKind {
  std::string name;
  std::string help;       // what its questions look like, in a line
  bool has_maps = false;  // it shows functions by what they did
};

class Run : public Slicer {
 public:
  ~Run() override = default;

  // Nodes have the same numbers whenever a tree is built.
  virtual std::vector<TreeKind> trees() const = 0;
  // The name of the one that is used where nobody chose. Costs little.
  virtual std::string default_tree() const { return trees().front().name; }
  // `kind` is the name of one of them. Told to stop, it returns soon, a tree of what was read so far.
  virtual tree::BuiltTree BuildTree(std::string_view kind, const std::stop_token& stop) const = 0;
  // Its root alone, which costs little: the first question needs no more.
  virtual tree::BuiltTree BuildRoot(std::string_view kind) const = 0;

  // The tree inside the code of one node: pieces of it, guards, bindings, expressions, with what they gave
  // (tree::NodeKind::kZoomed), the root being the node itself. `behaviours` are those of a tree of this run,
  // and outlive it; the node is one of the routine.
  virtual base::Result<tree::BuiltTree> BuildZoom(const tree::Behaviours& behaviours, tree::NodeId node,
                                                  tree::RoutineId routine) const {
    (void)behaviours, (void)node, (void)routine;
    return base::Error{"This run does not tell what happened inside a call."};
  }

  // What whoever opens it should know: that it was cut off, say. To follow the name of its file; empty:
  // nothing.
  virtual std::string Warning() const = 0;
  // Which sources were run: equal for equal sources; empty if that is not known.
  virtual std::string fingerprint() const { return ""; }
  // Whether nothing is known of any code: all was trusted.
  virtual bool is_all_trusted() const = 0;
  // Whether the root stands for code that was not recorded: nothing can be said about it.
  virtual bool is_root_trusted() const = 0;

  // The calls of a routine. The error says also what is wrong with the pattern. This and what else passes
  // over the run returns soon when it is told to stop; what it returns then is of no use.
  virtual base::Result<view::Observations> Observe(const view::ObserveQuery& query,
                                                   const std::stop_token& stop) const = 0;
  virtual base::Result<std::vector<view::RoutineCalls>> CountCalls(const std::stop_token& stop) const = 0;
  // The sources of suspected code, with what was executed.
  virtual base::Result<std::vector<view::SourceFile>> CountSource(const std::stop_token& stop) const = 0;
  virtual base::Result<view::BriefStatistics> CountBriefly() const = 0;
  virtual base::Result<view::Statistics> Count(const std::stop_token& stop) const = 0;
  // In the terms of that tree; of another name, of the first. Made on first use; belongs to the run.
  virtual base::Result<Origins*> origins(std::string_view tree) const = 0;
};

}  // namespace inquest::run
