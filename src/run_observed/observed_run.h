// A run of which events were recorded (observe/events.h): a program that some other recorder watched.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "observe/computation_tree.h"
#include "run/registry.h"
#include "run/run.h"
#include "run_observed/observed_terms.h"
#include "view/value_classes.h"

namespace inquest::run_observed {

class ObservedRun : public run::Run, public view::CallLines {
 public:
  // `bytes` is the size of the file that the events came from.
  ObservedRun(std::unique_ptr<observe::Events> events, uint64_t bytes);

  std::vector<run::TreeKind> trees() const override;
  tree::BuiltTree BuildTree(std::string_view kind, const std::stop_token& stop) const override;
  tree::BuiltTree BuildRoot(std::string_view kind) const override;
  std::string Warning() const override;
  bool is_all_trusted() const override { return statements_.empty(); }
  bool is_root_trusted() const override { return tree_.is_group(0); }
  base::Result<view::Observations> Observe(const view::ObserveQuery& query,
                                           const std::stop_token& stop) const override;
  base::Result<std::vector<view::RoutineCalls>> CountCalls(const std::stop_token& stop) const override;
  base::Result<std::vector<view::SourceFile>> CountSource(const std::stop_token& stop) const override;
  base::Result<view::BriefStatistics> CountBriefly() const override;
  base::Result<view::Statistics> Count(const std::stop_token& stop) const override;
  base::Result<run::Origins*> origins(std::string_view tree) const override;

  // Of statements, by their numbers.
  view::Shown Describe(uint64_t statement) const override;
  std::string CallerOf(uint64_t statement) const override;

  const observe::Events& events() const { return *events_; }
  const observe::ComputationTree& computation_tree() const { return tree_; }
  const ObservedTerms& terms() const { return terms_; }
  size_t statement_count() const { return statements_.size(); }
  const observe::Statement& statement(observe::StatementId id) const { return statements_[id]; }
  observe::LabelId LabelOf(observe::StatementId id) const { return events_->label(statements_[id].root); }
  value::Statement DescribeStatement(observe::StatementId id) const;
  view::RoutineInfo InfoOf(observe::LabelId label) const;
  view::Code CodeOf(observe::LabelId label) const;

 private:
  static std::string ContextOf(const observe::Label& label);
  std::string TextOf(const observe::Label& label) const;
  uint32_t NodeOf(observe::StatementId id) const;
  base::Result<std::vector<bool>> FindLabels(const view::CallPattern& pattern) const;
  bool IsQualified(const observe::Label& label, const std::string& qualifier) const;
  bool IsMatch(const view::CallPattern& pattern, observe::StatementId id) const;
  std::string KeyOf(observe::StatementId id) const;
  void Sort(view::ObserveOrder order, std::vector<view::Observation>* lines) const;
  std::vector<uint64_t> CallsByLabel() const;

  std::unique_ptr<observe::Events> events_;
  const uint64_t bytes_;
  base::Store<observe::StatementId, observe::Statement> statements_;
  observe::ComputationTree tree_;
  std::vector<bool> shares_name_;  // by label: another one has the same name
  ObservedTerms terms_;
  mutable view::ValueClasses classes_;
  mutable std::vector<uint32_t> node_of_;  // by statement; made on first use
};

// Files of events.
run::Kind EventsKind();

}  // namespace inquest::run_observed
