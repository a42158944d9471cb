// Functions of a run as finite maps (finite-maps-2008, Def. 8), in the reference: such a function gives what
// it gave in the run, and is undefined elsewhere. An entry applies if the argument is at least as defined as
// its key: an argument is evaluated as far as keys are, so that they can be told apart. What several entries
// that apply give is one value.
#pragma once

#include <span>
#include <unordered_map>
#include <vector>

#include "oracle/compare.h"
#include "oracle/transfer.h"
#include "traced/value/function_uses.h"

namespace inquest::oracle {

class Maps {
 public:
  using Word = trail::Word;
  // All outlive it. `matcher` compares for it alone; `apply` is Reference::apply_map.
  Maps(const trail::Trail& run, core::RoutineId apply, Transfer& transfer, Comparer& matcher,
       reduce::Evaluator& evaluator);

  // Null: functions are not shown as maps.
  void set_uses(const traced::FunctionUses* uses) { uses_ = uses; }
  const traced::FunctionUses* uses() const { return uses_; }
  // Nothing was made yet, and nothing is looked up.
  void Restart();
  // What the reference applied one of these to since: an argument that gives actions, as its key in the run
  // does. Whether they do the same is not known yet.
  struct Given {
    FoundAction found;
    size_t kept = 0;                // the argument, by Evaluator::Keep
    trail::Address gave = 0;        // the action of the run that it gave for that; 0: something else
    std::optional<int64_t> replay;  // in place of which the reference got this (Transfer::Replayed)
    bool is_certain = false;        // nothing else that the map was applied to in the run could be meant
  };
  const std::vector<Given>& given() const { return given_; }

  // Whether something was looked up since.
  bool were_applied() const { return were_applied_; }

  // Whether the function of the run is shown as a map.
  bool IsMap(Word function) const { return uses_ != nullptr && uses_->IsMap(function); }
  // The reference's function for one that is; for several, that are one value: all that they did.
  Word Function(std::vector<Word> functions);

  // Outside.
  uint32_t ArityOf(int64_t map) const { return maps_[static_cast<size_t>(map)].arity; }
  reduce::Outside::Answer Apply(int64_t map, std::span<const Word> arguments, int64_t lookup);

  // An entry of the function's map in the run: its arguments in the reference, and a function of the
  // reference applied to them.
  Word Applied(Word function, uint32_t entry, Word to);

 private:
  struct Entry {
    std::vector<Word> keys;
    uint32_t hidden = 0;  // so many of them are dictionaries
    Word result = 0;
  };
  struct Map {
    std::vector<Word> functions;
    uint32_t arity = 0;
    bool has_entries = false;  // they were found
    std::vector<Entry> entries;
  };
  // How far an application has come.
  struct Lookup {
    size_t next = 0;                      // the entry that is compared
    std::vector<Word> results;            // of those that apply
    std::vector<Word> undefined_results;  // of those that apply, whose arguments failed or did not finish
    reduce::Hole unknown = 0;             // why it is not known whether some apply
    std::vector<size_t> kept;             // applications that comparing needs, by Evaluator::Keep
    // Actions that it was applied to, and of which entry.
    std::vector<std::pair<FoundAction, size_t>> actions;
    // References and arrays of the run, and those that the reference made itself and was applied to.
    std::vector<std::pair<trail::Address, size_t>> made;
  };
  void FindEntries(Map* map) const;
  void NoteGiven(const Map& map, const Lookup& lookup, std::span<const Word> arguments);

  const trail::Trail& run_;
  const core::RoutineId apply_;
  Transfer& transfer_;
  Comparer& matcher_;
  reduce::Evaluator& evaluator_;
  const traced::FunctionUses* uses_ = nullptr;
  std::vector<Map> maps_;
  std::map<std::vector<Word>, int64_t> numbers_;  // by functions of the run
  std::unordered_map<int64_t, Lookup> lookups_;
  bool were_applied_ = false;
  std::vector<Given> given_;
};

}  // namespace inquest::oracle
