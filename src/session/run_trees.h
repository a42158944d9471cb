// The trees of a run, by name. Each is built when it is first wanted, and kept. Until then its root can be
// had alone: whatever most strategies ask later, they first ask about the root.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "base/result.h"
#include "run/run.h"
#include "session/work.h"
#include "strategy/search.h"
#include "tree/behaviours.h"
#include "tree/growing_tree.h"
#include "tree/tree.h"

namespace inquest::session {

// What is searched, wherever it is kept.
struct TreeToSearch {
  const tree::Tree& tree;
  const tree::Behaviours& behaviours;
  tree::GrowingTree* growing = nullptr;  // null: the tree stays as it is
  // A search of it in which nothing is judged, if one was made. It refers to the tree.
  std::shared_ptr<const strategy::Search> unjudged = nullptr;
};

class RunTrees {
 public:
  // A tree that is there. It has no name.
  explicit RunTrees(const TreeToSearch& tree);
  // `run` outlives it.
  explicit RunTrees(const run::Run& run);
  ~RunTrees();
  RunTrees(const RunTrees&) = delete;
  RunTrees& operator=(const RunTrees&) = delete;

  std::vector<run::TreeKind> kinds() const;
  // The name of the one that is used where nobody chose.
  std::string default_kind() const;
  bool Has(const std::string& name) const;
  // These take a name that it has.
  bool is_built(const std::string& name) const;
  // Waits for it. The error: it was stopped.
  base::Result<TreeToSearch> Whole(const std::string& name, const Work& work);
  TreeToSearch Root(const std::string& name);
  // The tree inside a node of it. The error is a sentence: there is none.
  base::Result<tree::BuiltTree> Zoom(const std::string& name, tree::NodeId node);
  // Builds the whole tree in a thread of its own. Until Whole() or Stop() nothing else may look at the run.
  void Begin(const std::string& name);
  // Gives up what Begin() began.
  void Stop();

 private:
  // With what a first search of it needs, so that the person who answers while it is built need not wait for
  // that either.
  struct Prepared {
    tree::BuiltTree built;
    std::shared_ptr<const strategy::Search> unjudged;
  };
  static TreeToSearch Of(const Prepared& prepared);
  void Prepare(const std::stop_token& stop);

  const run::Run* run_ = nullptr;
  const std::unique_ptr<TreeToSearch> only_;
  std::map<std::string, Prepared> roots_;
  std::map<std::string, std::unique_ptr<Prepared>> whole_;
  std::string begun_;  // the tree that the thread builds
  std::unique_ptr<Prepared> made_;
  std::jthread thread_;
};

}  // namespace inquest::session
