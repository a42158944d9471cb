#include "session/run_trees.h"

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "base/start_thread.h"

namespace inquest::session {

RunTrees::RunTrees(const TreeToSearch& tree) : only_(std::make_unique<TreeToSearch>(tree)) {}

RunTrees::RunTrees(const run::Run& run) : run_(&run) {}

RunTrees::~RunTrees() { Stop(); }

std::vector<run::TreeKind> RunTrees::kinds() const {
  return run_ == nullptr ? std::vector<run::TreeKind>(1) : run_->trees();
}

std::string RunTrees::default_kind() const { return run_ == nullptr ? "" : run_->default_tree(); }

bool RunTrees::Has(const std::string& name) const {
  const std::vector<run::TreeKind> all = kinds();
  return std::any_of(all.begin(), all.end(), [&](const run::TreeKind& kind) { return kind.name == name; });
}

bool RunTrees::is_built(const std::string& name) const { return only_ != nullptr || whole_.contains(name); }

TreeToSearch RunTrees::Of(const Prepared& prepared) {
  const tree::BuiltTree& built = prepared.built;
  return {built.tree, *built.behaviours, built.growing.get(), prepared.unjudged};
}

void RunTrees::Prepare(const std::stop_token& stop) {
  made_ = std::make_unique<Prepared>();
  made_->built = run_->BuildTree(begun_, stop);
  if (stop.stop_requested()) return;
  made_->unjudged = std::make_shared<strategy::Search>(made_->built.tree, made_->built.behaviours.get(),
                                                       strategy::Order::kOutermost);
}

base::Result<TreeToSearch> RunTrees::Whole(const std::string& name, const Work& work) {
  if (only_ != nullptr) return *only_;
  if (const auto found = whole_.find(name); found != whole_.end()) return Of(*found->second);
  const std::shared_ptr<void> waiting = work.Begin("building the tree");
  Begin(name);
  if (thread_.joinable()) {
    const std::stop_callback stop(work.stop, [this] { thread_.request_stop(); });
    thread_.join();
  } else {
    Prepare(work.stop);
  }
  std::unique_ptr<Prepared> built = std::move(made_);
  if (work.stop.stop_requested()) return base::Error{kStopped};
  const std::string made = std::exchange(begun_, "");
  whole_.emplace(made, std::move(built));
  return made == name ? Of(*whole_.at(name)) : Whole(name, work);
}

TreeToSearch RunTrees::Root(const std::string& name) {
  if (only_ != nullptr) return *only_;
  if (const auto found = whole_.find(name); found != whole_.end()) return Of(*found->second);
  auto found = roots_.find(name);
  if (found == roots_.end()) found = roots_.emplace(name, Prepared{run_->BuildRoot(name), nullptr}).first;
  return Of(found->second);
}

base::Result<tree::BuiltTree> RunTrees::Zoom(const std::string& name, tree::NodeId node) {
  if (run_ == nullptr)
    return base::Error{"This session knows only the tree of the run, not what happened inside a call."};
  const auto tree = Whole(name, {});
  if (!tree) return tree.error();
  const tree::Tree& nodes = tree->growing == nullptr ? tree->tree : tree->growing->tree();
  return run_->BuildZoom(tree->behaviours, node, nodes.routine(node));
}

void RunTrees::Begin(const std::string& name) {
  if (is_built(name) || thread_.joinable()) return;
  begun_ = name;
  thread_ = base::StartThread<std::jthread>([this](const std::stop_token& stop) { Prepare(stop); });
}

void RunTrees::Stop() {
  if (!thread_.joinable()) return;
  thread_.request_stop();
  thread_.join();
  begun_.clear();
  made_.reset();
}

}  // namespace inquest::session
