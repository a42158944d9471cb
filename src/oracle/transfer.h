// Values of a run become values of a reference program: shared ones shared, cyclic ones cyclic, functions as
// the functions of the reference that are their counterparts. What the run never evaluated becomes a hole
// that ends whatever evaluates it (holes.h).
//
// An object that was transferred says in its header which one of the run it is.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "oracle/definitions.h"
#include "oracle/holes.h"
#include "oracle/matching.h"
#include "oracle/scopes.h"
#include "reduce/evaluator.h"
#include "reduce/free_variables.h"
#include "trail/trail.h"

namespace inquest::oracle {

class Maps;

// What references and arrays of the run held at some time.
class Contents {
 public:
  virtual ~Contents() = default;
  // Of a reference, or of the element `index` of an array; none: not known.
  virtual std::optional<trail::Word> Of(trail::Address object, uint64_t index) const = 0;
  // Whether an array that does not change any more could still be changed.
  virtual bool IsChanging(trail::Address array) const = 0;
};

// Which instance a dictionary is of, in the reference: what makes its dictionaries, and of which others.
struct Instance {
  core::RoutineId maker;  // none: not known
  std::vector<Instance> given;
};

class Transfer {
 public:
  using Word = trail::Word;
  // All outlive it.
  Transfer(const trail::Trail& run, const core::Program& reference, Matching& matching,
           reduce::Evaluator& evaluator);

  // Nothing was transferred yet.
  void Restart();
  // What was transferred so far is not shared with what follows: evaluation has moved it. References and
  // arrays stay the same if they are kept: the evaluator's roots, which nobody else may use then, know them.
  void Forget();
  void set_keeps(bool keeps) { keeps_ = keeps; }
  // References and arrays hold what this says; null: nothing is known about them.
  void set_contents(const Contents* contents) { contents_ = contents; }
  // Whether actions that consist of others do what they did in the run (world.h), not what the reference's
  // would do: their calls are statements of whoever made them.
  void set_replays(bool replays) { replays_ = replays; }
  // Functions of suspected code become what these make of them; null: their counterparts.
  void set_maps(Maps* maps) { maps_ = maps; }
  // Whether each part that the run never evaluated is a hole of its own (PartOf), not one for all.
  void set_tells_parts(bool tells_parts) { tells_parts_ = tells_parts; }
  // Whether what failed or did not finish in the run may go on here: then it counts as not evaluated.
  void set_goes_further(bool goes_further) { goes_further_ = goes_further; }
  // Which exceptions of the run mean that what they ended did not finish (trail/executions.h); null: none.
  void set_means_unfinished(std::function<bool(Word exception)> means) {
    means_unfinished_ = std::move(means);
  }
  // As the trail evaluates it; unfinished, too, where such an exception ended it.
  trail::Evaluated EvaluateInRun(Word word) const;
  // Which part of the run's values a hole stands for, the same for two references; 0: not known.
  Word PartOf(reduce::Hole hole) const { return hole >= kFirstPart ? parts_[hole - kFirstPart] : 0; }
  // The hole for a word that the run never evaluated; `field` holds it in the run, 0: another place.
  reduce::Hole HoleOfPart(Word word, trail::Address field = 0);

  Word Value(Word word);
  // Several that are one value, each evaluated elsewhere: as far as any of them is.
  Word Joined(std::vector<Word> words);
  // The reference's dictionary for the same instance.
  Word Dictionary(Word word);
  Instance InstanceOf(Word word);
  // A routine of the reference as a function value or constant. A local one is surrounded by what surrounds
  // the frame `made_in` of the run, where its counterpart, `user`, was made.
  Word Routine(core::RoutineId routine, const trail::Frame& made_in, trail::CallableId user);

  // An application of words of the reference, evaluated when it is needed.
  Word Application(Word function, const std::vector<Word>& arguments) {
    return evaluator_.MakeApplication(function, arguments);
  }

  // The actions of the run that one that is replayed stands for, by its argument.
  std::span<const trail::Address> Replayed(int64_t number) const {
    return replayed_[static_cast<size_t>(number)];
  }
  // The argument of an action that is such a replay; none: it is something else.
  std::optional<int64_t> ReplayedBy(Word word) const;
  // An action of the reference that executes a primitive.
  Word Action(core::Primitive primitive, const std::vector<Word>& arguments, trail::Address original);

  // From now on one that the reference made itself stands for one of the run, which is kept with it. False:
  // another one does already.
  bool Adopt(trail::Address original, Word made);
  // Likewise, but where none are kept only in what is transferred until evaluation goes on.
  void TakeFor(trail::Address original, Word made);
  // Those that are kept hold what the contents say now.
  void Refill();

  // References and arrays of the run that are kept; what they became are the first roots.
  const std::vector<trail::Address>& mutables() const { return mutables_; }
  std::optional<Word> KeptAs(trail::Address mutable_object) const {
    const auto kept = roots_.find(mutable_object);
    return kept == roots_.end() ? std::nullopt : std::optional(evaluator_.roots()[kept->second]);
  }

  // Which object of the run an object of the reference was made of; 0: of none.
  trail::Address OriginalOf(Word header) const;

  // What the run knows of a variable of the reference, seen from the frame: a word of the run, or why there
  // is none.
  struct Variable {
    std::optional<Word> word;
    HoleKind hole = kUnknownVariable;
  };
  Variable Find(core::VarId variable, const trail::Frame& from, trail::CallableId user);
  const std::vector<core::VarId>& FreeVariablesOf(core::RoutineId routine) { return free_.Of(routine); }
  const Definitions& definitions() const { return definitions_; }
  bool IsDictionaryParameter(core::VarId variable) const;

 private:
  struct Pending {
    Word from;
    trail::Address to;     // a word of the reference's
    trail::Address field;  // that holds it in the run; 0: another place
  };
  Word Convert(Word word, trail::Address field = 0);
  Word ConvertJoined(std::vector<Word> words);
  std::optional<Word> JoinConstructors(const std::vector<Word>& words);
  Word ConvertConstructor(Word word);
  Word ConvertFunction(Word word);
  uint32_t HiddenOf(Word function) const;
  Word ConvertClosure(trail::Address address, core::RoutineId routine, const trail::Callable& callable);
  Word ConvertBox(Word word);
  Word ConvertArray(const trail::Object& object);
  Word ConvertMutable(const trail::Object& object);
  void Fill(const trail::Object& object, Word* made);
  Word ConvertAction(const trail::Object& object);
  Word Replay(std::vector<trail::Address> actions);
  std::optional<Word> JoinActions(const std::vector<Word>& words);
  std::optional<Word> JoinFunctions(const std::vector<Word>& words);
  bool IsVariableOfRun(core::VarId function, const trail::Frame& frame, trail::CallableId user);
  Word RoutineIn(core::RoutineId routine, const trail::Frame& frame, trail::CallableId user);
  // transfer_dictionaries.cpp
  Instance InstanceOf(Word word, int depth);
  Instance InstanceAt(const trail::Frame& frame, trail::PlaceId place, int depth);
  Instance MadeBy(trail::CallableId maker, std::vector<Instance> given);
  Word MakeDictionary(const Instance& instance);
  bool IsDictionary(trail::CallableId constructor) const {
    return layout_.callables[constructor].made_by.has_value();
  }

  Word Applied(Word function, const std::vector<Word>& arguments);
  Word Hole(reduce::Hole hole);
  void Later(Word from, const trail::Word* to, trail::Address field = 0) {
    pending_.push_back({from, evaluator_.address(to), field});
  }
  void Drain();
  bool MayHold(core::VarId variable, trail::TypeId type) const;
  Variable FindHidden(core::VarId variable, const trail::Frame& frame, trail::CallableId user);
  bool IsOf(const trail::Frame& frame, core::RoutineId routine);
  std::optional<trail::Frame> FrameOf(core::RoutineId owner, const trail::Frame& from);
  trail::Word Header(trail::Kind kind, uint32_t id, trail::Address original) const;

  const trail::Trail& run_;
  const trail::Layout& layout_;
  const core::Program& reference_;
  Matching& matching_;
  reduce::Evaluator& evaluator_;
  Scopes scopes_;
  Definitions definitions_;
  reduce::FreeVariables free_;
  const Contents* contents_ = nullptr;
  Maps* maps_ = nullptr;
  std::map<std::vector<Word>, Word> joined_;  // by words of the run
  struct PendingJoin {
    std::vector<Word> from;
    trail::Address to;
  };
  std::vector<PendingJoin> pending_joins_;
  std::vector<std::vector<trail::Address>> replayed_;             // actions of the run
  std::unordered_map<trail::Address, Word> done_;                 // by object of the run
  std::map<std::pair<uint32_t, trail::Address>, Word> routines_;  // by routine and frame
  std::unordered_map<uint32_t, Word> holes_;
  std::vector<Pending> pending_;
  std::vector<trail::Address> mutables_;
  std::unordered_map<trail::Address, size_t> roots_;  // of those: by object of the run
  std::vector<Word> parts_;                           // those never evaluated, by hole from kFirstPart on
  std::unordered_map<Word, reduce::Hole> holes_of_parts_;
  std::function<bool(Word)> means_unfinished_;
  bool keeps_ = false, replays_ = false, tells_parts_ = false, goes_further_ = false;
  std::unordered_map<std::string, core::Primitive> primitives_;
  std::unordered_map<trail::SlotId, trail::CallableId>
      dictionaries_;  // slots of the program's frame: whose dictionary
};

}  // namespace inquest::oracle
