// Searches a faulty run through a session, the right program answering, and says whether the finding is the
// planted fault.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "session/session.h"
#include "testing/mutation/mutant.h"
#include "testing/planted/judge.h"
#include "testing/planted/run.h"
#include "testing/planted/ways.h"
#include "traced/slice/trail_slices.h"
#include "transform/transformed.h"

namespace inquest::planted {

// How one search ended.
struct Ended {
  enum class As : uint8_t {
    kFound,         // the finding names the planted equation and nothing else
    kAmongSeveral,  // it names several, the planted one among them: see Why
    kWrong,         // it names something else
    kNothing,       // no fault
    kRefused,       // the session could not be held; see found
  } as = As::kNothing;
  // Why a finding names several routines.
  enum class Why : uint8_t {
    kOne,        // it does not
    kDontKnows,  // they were not judged
    kCycle,      // they need each other and are all wrong
    kCompound,   // a transform made one node of them
  } why = Why::kOne;
  uint32_t questions = 0;
  uint64_t columns = 0;    // of all that was asked, unfolded
  uint32_t equations = 0;  // that the finding names
  uint32_t routines = 0;
  std::string found;                 // what it names, for people
  std::optional<tree::NodeId> node;  // of the finding, in the tree of the run
};

class FaultyRun {
 public:
  // All outlive it.
  FaultyRun(const Run& run, Judge& judge, const mutation::Place& place,
            traced::TreeStyle tree = traced::TreeStyle::kEdt)
      : run_(run),
        judge_(judge),
        place_(place),
        tree_name_(tree == traced::TreeStyle::kFdt ? "fdt" : "edt") {}

  // To `transcript`, if given, are added questions and answers, a line each.
  Ended Search(const Way& way, std::string* transcript = nullptr);

  // The statements that the judge could not judge, each once, by reason.
  const std::map<std::string, std::vector<std::string>>& dont_knows() const { return dont_knows_; }
  uint32_t statements() const { return static_cast<uint32_t>(answers_.size()); }
  // Statements that are the same for the session, or read the same in full, one right and one wrong. A person
  // cannot answer them.
  const std::vector<std::string>& ambiguous() const { return ambiguous_; }
  // Slices that do not contain what was planted: statement and path.
  const std::vector<std::string>& incomplete_slices() const { return incomplete_slices_; }
  uint32_t slices() const { return slices_; }

 private:
  struct Known {
    Answer answer;
    uint32_t columns = 0;  // of the statement, unfolded
  };
  // The part that a wrong answer is about, as a person would mark it; empty if nobody knows.
  value::Path PathToMark(const session::Session& session, const session::Question& question,
                         const Answer& answer);
  value::Path ShownPath(tree::NodeId node, const value::Path& path) const;
  value::Path PathOfOutput() const;
  // Checks that the slice of the mark contains what was planted.
  void CheckSlice(tree::NodeId node, const value::Path& path);
  Known AnswerTo(const session::Session& session, const session::Question& question);
  static std::string TextOf(const session::Session& session, const session::Question& question);
  void NoteKey(const session::Session& session, const session::Question& question, const Answer& answer,
               const std::string& text);
  // Whether a statement that is the same was judged otherwise.
  bool HasOtherAnswer(const std::string& statement, strategy::Verdict verdict);
  void Judge(const session::Finding& finding, Ended* ended) const;
  struct NodeCode {  // of a node, as findings have it
    view::RoutineInfo routine;
    view::Code code;
    std::vector<view::Code> further_code;
  };
  template <typename Code>
  bool IsPlanted(const Code& code) const;  // of a finding's FaultyCode or Suspect

  const Run& run_;
  planted::Judge& judge_;
  const mutation::Place& place_;
  const std::string tree_name_;
  std::unordered_map<std::string, Known> answers_;
  std::unordered_map<std::string, strategy::Verdict> by_statement_;
  std::map<std::string, std::vector<std::string>> dont_knows_;
  std::vector<std::string> ambiguous_;
  std::unique_ptr<traced::TrailSlices> slicer_;
  std::vector<std::string> incomplete_slices_;
  std::set<std::string> checked_;  // statements with the paths marked
  uint32_t slices_ = 0;
};

}  // namespace inquest::planted
