// What stands for the world while the reference executes an action in place of the run: it reads what the run
// read in one execution, and what it writes is compared with what the run wrote. Actions that the run's
// statement was given do what they did in the run, execution by execution; to execute one more often than the
// run did is to do something else.
#pragma once

#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "oracle/run_executions.h"
#include "oracle/transfer.h"
#include "reduce/outside.h"

namespace inquest::oracle {

class World : public reduce::Outside {
 public:
  // All outlive it.
  World(const trail::Trail& run, const RunExecutions& executions, Transfer& transfer,
        reduce::Evaluator& evaluator, const Execution& execution);

  // Of an execution that the run did not finish: whether the reference goes on to the next thing it writes.
  // Otherwise it stops where it has written what the run wrote.
  void set_goes_on(bool goes_on) { goes_on_ = goes_on; }

  Answer Execute(core::Primitive primitive, const trail::Word* arguments) override;
  Answer BeginPut(int64_t handle) override;
  Answer Put(int64_t handle, char32_t character) override;
  void EndPut(int64_t handle) override;

  // What an action that was done again read in the run from a reference or array that it had not changed
  // itself, and what the reference's held then (Evaluator::Keep).
  struct Reading {
    trail::Word in_run = 0;
    size_t kept = 0;
  };
  const std::vector<Reading>& readings() const { return readings_; }
  // Whether the reference did this action of the run again when it executed that replay of several.
  bool DidAgain(int64_t replay, trail::Address action) const { return done_by_.contains({replay, action}); }

  // From now on references and arrays that the reference made in the execution stand for those that the run
  // made in it; false: it is not known which for which.
  bool AdoptMade() { return AdoptMadeBefore(execution_.end); }

  // After the execution: what the reference wrote, to what the run wrote.
  enum class Output : uint8_t {
    kSame,
    kLess,  // the run wrote more
    kMore,  // the reference wrote more
    kDiffers,
  };
  Output output();

 private:
  // What was read from a handle, and what is there after it.
  struct Stream {
    std::u32string text;
    bool is_end = false;               // the end is known, otherwise what follows is not
    std::optional<trail::Word> error;  // what reading at the end failed with
    size_t at = 0;
  };
  struct Recorded {
    bool failed = false;
    trail::Word word = 0;
  };
  struct Queue {
    std::vector<Recorded> results;
    size_t next = 0;
  };
  struct Piece {
    int64_t handle;
    std::string bytes;
  };

  // replay.cpp
  Answer Replay(int64_t number);
  std::vector<trail::Object> MadeBefore(uint32_t event) const;
  bool Uses(const Execution& execution, trail::Address object) const;
  bool AdoptMadeBefore(uint32_t event);
  std::vector<trail::Word> StepsOf(const Execution& execution);
  std::optional<trail::Word> StepOf(const Event& event);
  trail::Word StepOfRead(uint32_t event);
  Answer NoteReading(uint32_t event);
  trail::Word EndOf(const Execution& execution);

  void Add(const Event& event);
  void AddRead(const Event& event, std::string_view primitive);
  void AddOutput(const Event& event);
  std::string KeyOf(const Event& event, std::string_view primitive) const;
  std::string KeyOf(core::Primitive primitive, const trail::Word* arguments) const;
  std::string TextOfArgument(trail::Word word) const;
  std::u32string TextOf(trail::Word list, bool* is_whole) const;
  Answer Recall(core::Primitive primitive, const trail::Word* arguments);
  Answer Read(core::Primitive primitive, Stream& stream);
  Answer EndOfFile(core::Primitive primitive, const Stream& stream);
  Answer Give(const Recorded& recorded);
  Answer DoOtherwise();
  std::optional<Answer> Refusal(const char* location, int64_t handle, bool writes) const;
  static Answer Done(trail::Word value) {
    Answer answer;
    answer.kind = Answer::kValue;
    answer.value = value;
    return answer;
  }
  static Answer Hole(reduce::Hole hole) {
    Answer answer;
    answer.hole = hole;
    return answer;
  }
  bool Matches(int64_t handle, std::string_view bytes, bool commit);
  void Abandon();

  const trail::Trail& run_;
  const RunExecutions& executions_;
  Transfer& transfer_;
  reduce::Evaluator& evaluator_;
  Execution execution_;
  bool is_unfinished_;
  std::vector<Reading> readings_;
  std::unordered_map<trail::Address, uint32_t> replayed_;  // by action: the event after its last execution
  std::vector<Execution> done_again_;
  std::set<std::pair<int64_t, trail::Address>> done_by_;  // by replay
  bool goes_on_ = false;
  std::unordered_map<int64_t, Stream> streams_;
  std::map<std::string, Queue> queues_;
  std::map<int64_t, std::string> opened_, closed_;  // handles, and the names of their files
  // What the run wrote, and how far the reference has written the same.
  std::vector<Piece> expected_;
  size_t piece_ = 0, offset_ = 0;
  size_t left_ = 0;          // bytes of the run's that the reference has not written
  size_t changes_left_ = 0;  // likewise of other changes
  bool differs_ = false, wrote_more_ = false;
  // A string that is being put.
  bool is_putting_ = false;
  int64_t put_handle_ = 0;
  std::string put_bytes_;
};

}  // namespace inquest::oracle
