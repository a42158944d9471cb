// A run with two trees, for tests: `plain` is SmallRun(), `other` has the same calls, all below main.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "session/test_run.h"

namespace inquest::session {

inline std::unique_ptr<TestRun> FlatRun() {
  auto run = std::make_unique<TestRun>();
  const NodeId main = run->Add(NodeId(), "main", {}, 0);
  run->Add(main, "f", {1}, 1);
  run->Add(main, "h", {3}, 3);
  run->Add(main, "h", {4}, 4);
  run->Add(main, "g", {2}, 2);
  run->Add(main, "h", {3}, 3);
  run->Finish();
  return run;
}

class TwoTrees : public run::Run {
 public:
  // Called when a whole tree is to be built.
  std::function<void(const std::stop_token&)> when_built = [](const std::stop_token&) {};
  bool root_trusted = false;

  std::vector<run::TreeKind> trees() const override {
    return {{"plain", "who called whom"}, {"other", "all below main"}};
  }
  tree::BuiltTree BuildTree(std::string_view kind, const std::stop_token& stop) const override {
    when_built(stop);
    return Built(kind == "plain" ? SmallRun() : FlatRun());
  }
  tree::BuiltTree BuildRoot(std::string_view) const override {
    auto root = std::make_unique<TestRun>();
    root->Add(NodeId(), "main", {}, 0);
    root->Finish();
    return Built(std::move(root));
  }
  std::string Warning() const override { return ""; }
  bool is_all_trusted() const override { return false; }
  bool is_root_trusted() const override { return root_trusted; }
  base::Result<view::Observations> Observe(const view::ObserveQuery&, const std::stop_token&) const override {
    return NotTold();
  }
  base::Result<std::vector<view::RoutineCalls>> CountCalls(const std::stop_token&) const override {
    return NotTold();
  }
  base::Result<std::vector<view::SourceFile>> CountSource(const std::stop_token&) const override {
    return NotTold();
  }
  base::Result<view::BriefStatistics> CountBriefly() const override { return NotTold(); }
  base::Result<view::Statistics> Count(const std::stop_token&) const override { return NotTold(); }
  base::Result<run::Origins*> origins(std::string_view) const override { return NotTold(); }

 private:
  static base::Error NotTold() { return {"This run does not tell."}; }
  static tree::BuiltTree Built(std::unique_ptr<TestRun> run) {
    tree::BuiltTree built;
    built.tree = run->tree();
    built.behaviours = std::move(run);
    return built;
  }
};

}  // namespace inquest::session
