// Whether a value that a run computed approximates one of the reference (finite-maps-2008, Def. 1). The
// reference's value is evaluated as far as the run evaluated its own, no further.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <unordered_set>
#include <vector>

#include "oracle/transfer.h"
#include "traced/value/function_uses.h"
#include "value/step.h"

namespace inquest::oracle {

// From a value of the reference to a part of it, so that the part can be found again.
struct Move {
  enum Kind : uint8_t {
    kStay,      // the same value: a step that only paths show
    kField,     // of a constructor
    kElement,   // of an array, or what a reference holds
    kEntry,     // of a library's map, set or sequence, in order; of a map keys and values in turn
    kGiven,     // an argument that a function already has, dictionaries counted
    kVariable,  // a free variable of a local function, dictionaries counted
    kApplied,   // a function, applied as it was in the run, by the number of the entry
    kNowhere,   // inside what cannot be taken apart again
  } kind = kNowhere;
  uint64_t index = 0;
  trail::Word function = 0;  // kApplied: of the run
};

// An action in the run's value: it is judged by what it did.
struct FoundAction {
  trail::Address action = 0;
  trail::Address from = 0;      // the run's reference or array that the moves begin at; 0: the whole value
  std::optional<size_t> given;  // what a map was applied to, that the moves begin at (Maps::given)
  std::vector<Move> moves;      // lead to it
  bool is_reachable = true;     // false: they do not
};

// How the reference goes on where the run was stopped.
enum class Progress : uint8_t {
  kNone,       // it was not asked, or nobody knows
  kEndless,    // it does not within its limits, or needs its own value
  kBlocks,     // it waits for another thread
  kWaits,      // it needs what the run had not finished either
  kNeedsMore,  // it comes to need what the run had not begun to evaluate
  kGoesOn,     // it comes to a value, an error or a further effect
};

// How it goes on in a call that a map of functions tells of. Such calls were made at any time since.
struct CallProgress {
  trail::Word place = 0;  // what the run had not finished
  Progress progress = Progress::kNone;
  reduce::Hole needs = 0;         // where it comes to need more: what
  uint64_t steps = 0, calls = 0;  // until then: of the evaluator, and that the call takes
  std::optional<uint32_t> call;   // the call, as a frame of the run; none: nobody knows
};

struct Comparison {
  bool differs = false;
  // It differs, but only in that the reference needs more of the arguments than the run evaluated: the run's
  // value is more defined. What both computed is the same.
  bool is_more_defined = false;
  Progress progress = Progress::kNone;
  std::vector<CallProgress> in_calls;
  reduce::Hole needs = 0;    // where it comes to need more: what (Transfer::PartOf)
  reduce::Hole unknown = 0;  // not 0: why a part could not be judged (holes.h)
  value::Path path;          // of the difference, in the whole value
  std::vector<FoundAction> actions;
  trail::Word unevaluated = 0;  // Match: what must be evaluated before more can be said
  bool passes_undefined =
      false;  // Match: a key failed or did not finish where the argument is something else
  // Match: references and arrays of the run, and which ones that the reference made itself stand for them.
  std::vector<std::pair<trail::Address, trail::Word>> made;
  bool has_nans = false;  // both have one at the same place: equal here, never by a program's `==`
};

// What is said of two functions that have different names or texts. Perhaps they do the same; or functions
// are told apart by how they are made, their arguments too: a run of the reference makes the reference's.
enum class OtherFunctions : uint8_t { kAreUnknown, kDiffer };

class Comparer {
 public:
  using Word = trail::Word;
  Comparer(const trail::Trail& run, const core::Program& reference, const base::Interner& names,
           Matching& matching, Transfer& transfer, reduce::Evaluator& evaluator);

  void set_other_functions(OtherFunctions other) { other_functions_ = other; }

  // Evaluates the reference's value also where the run was stopped: Comparison::progress.
  void set_goes_on(bool goes_on) { goes_on_ = goes_on; }

  Progress ProgressOf(const reduce::Evaluator::Outcome& outcome) const;

  // Functions of suspected code are compared by what they did in the run; null: as partial applications.
  void set_maps(Maps* maps) { maps_ = maps; }
  // A function of the reference, applied as the function of the run was in one of its calls.
  using Apply = std::function<Word(Word function, uint32_t call, Word reference)>;
  void set_apply(Apply apply) { apply_ = std::move(apply); }

  // Match only: nothing is evaluated.
  void set_looks_only(bool looks_only) { looks_only_ = looks_only; }
  // Whether arguments of the reference are at least as defined as keys of the run; the first so many are
  // dictionaries. What failed in the run counts as not evaluated. What actions do is not compared; moves to
  // them begin with the argument (kGiven).
  Comparison Match(std::span<const Word> keys, uint32_t hidden, std::span<const Word> arguments);

  // 8 and 8.0 are the same: the type of what is compared left open which of them it is.
  void set_numbers_by_value(bool by_value) { numbers_by_value_ = by_value; }

  // What the run's references and arrays held when it had the values to be compared; the reference's are as
  // they are now. Null: what is in those that both made themselves is not compared.
  void set_contents(const Contents* contents) { contents_ = contents; }

  // `reference` need not be evaluated.
  Comparison Compare(trail::Word run, trail::Word reference);
  // The run failed with this exception.
  Comparison CompareFailure(trail::Word exception, const reduce::Evaluator::Outcome& outcome);
  // For whoever has evaluated the reference's value already.
  Comparison CompareOutcome(trail::Word run, const reduce::Evaluator::Outcome& outcome);

  // The part of an evaluated value of the reference, not evaluated itself; none: it has no such part.
  std::optional<trail::Word> PartOf(trail::Word reference, const Move& move) const;

 private:
  // Values of libraries that are equal if their elements are, whatever the shape of the tree.
  enum class Form : uint8_t { kPlain, kMap, kSet, kSequence, kTip };
  // A pair of values to be compared; the reference's is the root of the same number above first_root_.
  struct Item {
    Word run = 0;
    uint32_t step = trail::kNone;  // how it was reached, in steps_
    bool is_argument = false;      // of a function: an undefined argument may be one that it never uses
    bool is_dictionary = false;
  };
  // How an item was reached, for paths.
  struct Step {
    uint32_t parent = trail::kNone;
    uint32_t position = 0;  // as shown, from 1 on; 0: the rest of a list
    Move move;
  };

  void Start();
  Comparison Finish();
  void Push(Word run, Word reference, const Item& parent, Step step);
  void Work();
  void CompareItem(const Item& item, Word reference);
  void CompareValues(const Item& item, Word run, Word reference);
  void CompareConstructors(const Item& item, Word run, Word reference);
  void CompareInstances(const Item& item, const Instance& run, Word reference);
  bool EvaluateDictionary(Word* reference);
  bool CompareLibrary(const Item& item, Word run, Word reference);
  void CompareFunctions(const Item& item, Word run, Word reference);
  void CompareMaps(const Item& item, Word run, Word reference);
  void MatchItem(const Item& item, Word reference);
  void CompareFreeVariables(const Item& inside, Word run, Word reference);
  void CompareActions(const Item& item, const trail::Object& run, Word reference);
  void CompareBoxes(const Item& item, Word run, Word reference);
  void CompareReals(const Item& item, double run, double reference);
  void CompareContents(const Item& item, const trail::Object& run, const Word* reference);
  void MatchMade(const Item& item, trail::Address run, Word reference);
  void CompareExceptions(const Item& item, Word run, Word reference);
  void CompareText(const Item& item, Word run, Word reference);
  void NoteProgress(const reduce::Evaluator::Outcome& outcome);
  void NoteEnd(const reduce::Evaluator::Outcome& outcome);
  void GoOn(const Item& item, Word reference);
  const traced::Entry* EntryAround(const Item& item) const;
  void JudgeUndefined(const Item& item, const reduce::Evaluator::Outcome& outcome);
  void Differ(const Item& item);
  void DifferInDefinedness(const Item& item);
  void Unknown(reduce::Hole why) {
    if (result_.unknown == 0) result_.unknown = why;
  }
  void OtherFunction(const Item& item);
  bool AreSameNumbers(Word run, Word reference) const;
  bool IsOverflow(Word exception) const;
  bool IsLoop(Word exception) const;
  bool IsWaiting(Word exception) const;
  std::u32string RunText(Word list) const;
  std::optional<std::u32string> ReferenceText(Word list);
  // The function that is applied, and the arguments that it already has.
  std::pair<Word, std::vector<Word>> ApplicationOf(Word reference) const;
  core::ConId ConOfRun(Word value);
  core::ConId ConOfReference(Word value) const;
  Word RunField(Word constructor, uint32_t field) const;
  std::vector<Word> RunElements(Form form, Word tree);
  std::vector<Word> ReferenceElements(Form form, Word tree) const;
  value::Path PathOf(uint32_t step) const;
  FoundAction ActionAt(const Item& item, trail::Address action) const;

  const trail::Trail& run_;
  const trail::Layout& layout_;
  const core::Program& reference_;
  const base::Interner& names_;
  Matching& matching_;
  Transfer& transfer_;
  reduce::Evaluator& evaluator_;

  const Contents* contents_ = nullptr;
  bool numbers_by_value_ = false;
  bool goes_on_ = false;
  bool looks_only_ = false;
  Maps* maps_ = nullptr;
  Apply apply_;
  OtherFunctions other_functions_ = OtherFunctions::kAreUnknown;
  std::vector<Form> forms_;  // by ConId

  Comparison result_;
  std::vector<Item> items_;
  std::vector<Step> steps_;
  size_t first_root_ = 0;
  uint64_t compared_ = 0;
  bool is_done_ = false;
  // Pairs that are being compared or have been, until a collection moves the reference's.
  struct PairHash {
    size_t operator()(const std::pair<Word, Word>& pair) const {
      return (pair.first * 0x9e3779b97f4a7c15u) ^ (pair.second * 0xc2b2ae3d27d4eb4fu);
    }
  };
  std::unordered_set<std::pair<Word, Word>, PairHash> seen_;
  uint64_t seen_since_ = 0;
};

}  // namespace inquest::oracle
