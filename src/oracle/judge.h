// Judges the statements of a run by a reference program: the statement's values are transferred, never
// printed and read again, the call is evaluated in the reference, and the run's result r must approximate the
// reference's result s (finite-maps-2008, Def. 1):
//   - s is forced only where r was evaluated, so infinite values are judged; what the run did not compute
//     agrees with anything;
//   - where s needs a part of the arguments that the run never evaluated, s is undefined there: a more
//   defined
//     r is wrong;
//   - an error is a value of its own, equal errors say the same;
//   - what the run did not finish is judged as it stands, never wrong for having been cut off, unless
//     OfUnfinished is asked;
//   - an action is executed with what the run read, and compared execution by execution: what it wrote, the
//     contents of references and arrays, its result;
//   - functions are compared as partial applications: the same function with approximating arguments is
//     correct, with other arguments wrong; of different functions nobody knows, unless OtherFunctions says
//     that they differ;
//   - in a tree that shows them as finite maps (traced::FunctionUses), a function is what it did: an argument
//     is undefined where the run did not apply it, a result must give the same where it did (maps.h).
// Where the reference reaches a limit, or needs what was not kept, the answer is don't know; wrong elsewhere
// in the value still decides.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "oracle/compare.h"
#include "oracle/reference.h"
#include "trail/trail.h"
#include "tree/behaviours.h"

namespace inquest::traced {
class TrailBehaviours;
}

namespace inquest::oracle {

struct Judgement {
  enum Verdict : uint8_t { kCorrect, kWrong, kInadmissible, kDontKnow } verdict = kDontKnow;
  // Of a don't know: a sentence that says why. Of a wrong: the path of the first difference (`r.2`), or
  // empty.
  std::string why;
  // Of a wrong: what both computed is the same, but the reference needs more of the arguments than the run
  // evaluated.
  bool is_more_defined = false;
};

// For one run. Trail and reference outlive it.
class Judge {
 public:
  Judge(Reference& reference, const trail::Trail& run);
  ~Judge();

  void set_other_functions(OtherFunctions other);
  // The program of the run itself, for OfUnfinished; it outlives the judge.
  void set_own_program(Reference& own);

  // The statement about this frame: of a function, a local one, a lambda, a constant, or of what desugaring
  // made of a part of one. Judging the same frame again gives the same answer.
  Judgement Of(const trail::Frame& frame);
  // The statement about a node of a tree whose behaviours are those of the run (traced::TrailBehaviours), as
  // it was known at a time if the node says so; the root of a run that never came to main is a don't know.
  Judgement Of(const tree::Behaviours& behaviours, tree::NodeId node);
  // The statement about calls each of which is an argument of the next (Behaviours::Feeds):
  // `insert 4 (insert 3 []) = [3,4]`.
  Judgement Of(const tree::Behaviours& behaviours, const std::vector<tree::NodeId>& chain);
  // The statement about a node that did not finish. It is wrong also if it should have done something else by
  // then: the reference goes on where the run was stopped, to a value, an error, a further effect, or to a
  // part of an argument that the run had not begun to evaluate, and the run's own program does not come as
  // far within many times the steps, or needs another part than that one. The run must have had the time: the
  // reference makes fewer calls of its own functions than the run had made for this one
  // (`calls_made`, itself included; calls_made.h), or the run's own program comes further in the arguments,
  // to where they end, or goes on or waits for ever without a further call. What a `<<loop>>` ended, or
  // threads that wait for each other, had all the time there is. Where the reference waits for a
  // part of an argument that the run had not finished, that explains all: correct. Without the run's own
  // program as Of.
  Judgement OfUnfinished(const tree::Behaviours& behaviours, tree::NodeId node, uint64_t calls_made);

 private:
  struct Link;
  struct Parts;
  // Those of the run, whose functions are shown as they are there; null: of something else.
  const traced::TrailBehaviours* StatementsOf(const tree::Behaviours& behaviours);

  std::unique_ptr<Parts> parts_;
  std::unique_ptr<Parts> own_;  // null: not known
};

}  // namespace inquest::oracle
