// A run made of JSON lines (README.md), to show and test what a kind of run must do.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "run/registry.h"
#include "run/run.h"
#include "value/memory_terms.h"

namespace inquest::toy {

// What a call found in a variable, and what it left there.
struct Variable {
  std::string name;
  int64_t before = 0, after = 0;
};

struct Call {
  std::string name;
  value::Statement statement;
  uint32_t parent = UINT32_MAX;  // none: the first one
  std::vector<uint32_t> users;   // further calls that needed it
  uint32_t line = 0;
  tree::RoutineId routine;
};

class ToyRun : public run::Run {
 public:
  // The error says which line is wrong.
  static base::Result<std::unique_ptr<run::Run>> Read(std::string_view text, const std::string& name);

  std::vector<run::TreeKind> trees() const override;
  tree::BuiltTree BuildTree(std::string_view kind, const std::stop_token& stop) const override;
  tree::BuiltTree BuildRoot(std::string_view kind) const override;
  std::string Warning() const override { return ""; }
  bool is_all_trusted() const override { return calls_.empty(); }
  bool is_root_trusted() const override { return false; }
  base::Result<view::Observations> Observe(const view::ObserveQuery& query,
                                           const std::stop_token& stop) const override;
  base::Result<std::vector<view::RoutineCalls>> CountCalls(const std::stop_token& stop) const override;
  base::Result<std::vector<view::SourceFile>> CountSource(const std::stop_token& stop) const override;
  base::Result<view::BriefStatistics> CountBriefly() const override;
  base::Result<view::Statistics> Count(const std::stop_token& stop) const override;
  base::Result<run::Origins*> origins(std::string_view tree) const override;

  const std::vector<Call>& calls() const { return calls_; }
  const value::Terms& terms() const { return terms_; }
  const std::string& file() const { return file_; }
  const std::string& routine(tree::RoutineId id) const { return routines_[id.index]; }

 private:
  tree::BuiltTree Build(size_t calls) const;
  bool ReadCall(const std::string& line);
  value::Term ResultOf(const value::Term& returned, const std::vector<Variable>& state);

  std::string file_;
  std::vector<Call> calls_;
  std::vector<std::string> routines_;
  value::MemoryTerms terms_;
};

run::Kind ToyKind();

}  // namespace inquest::toy
