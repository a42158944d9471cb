// Tests that the program itself contains, as ordinary Haskell found by its name: they are evaluated on a
// statement's values, in a machine of their own, with limits.
//   - `prop_f :: args -> Bool` for f: False is a no; True says nothing.
//   - `spec_f :: args -> result -> Bool`, which promises to be complete: True is a yes, too.
//   - `tests_f :: [(result, result)]`: a list of `(f args, expected)`. A statement about such a call is right
//   if
//     it approximates what is expected.
// False is a no only if what it rests on besides the statement is trusted, or was judged correct: other calls
// of suspected functions are not evaluated but looked up among the statements of the run (stand_ins.h). What
// the run did not evaluate ends the evaluation where it is needed, with don't know; nothing can catch that.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "haskell/program/workspace.h"
#include "oracle/judge.h"
#include "oracle/reference.h"
#include "oracle/stand_ins.h"
#include "trail/trail.h"

namespace inquest::oracle {

struct PropertyJudgement {
  Judgement::Verdict verdict = Judgement::kDontKnow;
  std::string by;       // the property's name, where it is a verdict
  std::string path;     // of a wrong by a table: of the first difference
  std::string trouble;  // a sentence: a property is wrong itself, failed, or took too long
};

class Properties {
 public:
  enum class Kind : uint8_t { kProperty, kSpecification, kTable };
  // Whether a function that the run did not call is trusted, by module and name.
  using IsTrusted = std::function<bool(const std::string& module, const std::string& name)>;

  // `main` is the main module as it was when it was traced. The error is what the front end says about it.
  // The trail outlives this. Of all kinds of properties those of `kinds` are used.
  static base::Result<std::unique_ptr<Properties>> Open(source::File main, haskell::program::Finder find,
                                                        const trail::Trail& run, std::vector<Kind> kinds,
                                                        IsTrusted is_trusted);
  ~Properties();

  // Of the statement that `statements` asks about.
  PropertyJudgement Judge(const StandIns::Statements& statements);

 private:
  struct Trial;
  Properties(std::unique_ptr<haskell::program::Workspace> workspace, const trail::Trail& run,
             std::vector<Kind> kinds, IsTrusted is_trusted);
  base::Result<Trial*> TrialFor(Kind kind, const std::string& module, const std::string& name,
                                uint32_t arguments, const std::string& type);
  base::Result<std::unique_ptr<Trial>> MakeTrial(Kind kind, const std::string& module,
                                                 const std::string& name, uint32_t arguments,
                                                 const std::string& type);
  bool IsSuspected(const core::Program& program, core::RoutineId routine) const;
  PropertyJudgement JudgeBy(Trial& trial, const StandIns::Statements& statements);
  PropertyJudgement JudgeByTable(Trial& trial, const StandIns::Statements& statements);
  Judgement JudgeByRow(Trial& trial, const StandIns::Statements& statements, size_t row);

  std::unique_ptr<haskell::program::Workspace> workspace_;
  const trail::Trail& run_;
  std::vector<Kind> kinds_;
  IsTrusted is_trusted_;
  std::map<std::pair<std::string, std::string>, bool> suspected_;  // of the run, by module and name
  std::map<std::string, std::unique_ptr<Trial>> trials_;           // null: it cannot be used, as was said
};

}  // namespace inquest::oracle
