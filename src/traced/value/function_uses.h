// Through which function values the calls of a trail were made (finite-maps-2008, Def. 11, fun), and back:
// the calls of a function value, which its finite map shows (Def. 8).
//
// Most calls apply a function symbol where it is written: their function is known without looking, and no map
// shows them. The others apply a value, which leads to the place of its symbol.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "traced/value/use_index.h"
#include "trail/trail.h"

namespace inquest::traced {

// An entry of a finite map.
struct Entry {
  std::vector<trail::Word> arguments;  // those that the value does not hold, dictionaries included
  uint32_t hidden = 0;                 // so many of them are dictionaries
  trail::Word result = 0;
  std::optional<uint32_t> call;  // the number of the frame; none: trusted code leaves none
  trail::Address made = 0;       // of the frame or application
  trail::Address applied = 0;    // without a frame: where it was applied, a place
};

// What desugaring makes of an argument that is used at several types: it takes dictionaries alone, and goes
// by name.
bool TakesDictionariesAlone(const trail::Callable& callable);

class FunctionUses {
 public:
  // The trail must outlive it. If its calls are not noted by whoever passes over it anyway, it passes over it
  // itself when it is first asked.
  explicit FunctionUses(const trail::Trail& trail);

  // Each call of the trail, in order. Returns the function value that it applies, perhaps a partial
  // application; 0 where the symbol is written at the application, and where the record does not tell.
  trail::Word Note(const trail::Frame& frame, size_t frame_number) const;
  // After the last one.
  void FinishNoting() const;
  // The function value that a call applies, as Note returns it.
  trail::Word FunctionOf(const trail::Frame& frame) const;
  // The place in whose right-hand side the symbol of the function value is written; 0: nobody's.
  trail::Address PlaceOf(trail::Word function) const;
  // The symbol itself there, or the mention of a local function; for a function value with a place.
  trail::Address SymbolAt(trail::Word function) const;
  // Whether it is shown as a finite map: a function of suspected code whose symbol is written in suspected
  // code, whose calls belong to where that is; or a noted one of trusted code (trail/word.h, kNoted), for
  // which what it calls belongs to the redex that made it (trail::Frame::owner). Others go by name, and their
  // calls belong to whoever applies them.
  bool IsMap(trail::Word function) const;
  // Of those, one of suspected code.
  bool IsSuspectedMap(trail::Word function) const;
  // The frames that applied it, or a partial application made of it, in the order of the run.
  std::span<const UseIndex::Use> CallsOf(trail::Word function) const;
  // The entries of its map, in the order of the run: applications to all arguments that say different things,
  // as far as that costs nothing to see, and that were made by Trail::as_of. Valid until the next question.
  std::span<const Entry> EntriesOf(trail::Word function) const;
  // How many arguments it holds, dictionaries included.
  uint32_t HeldBy(trail::Word function) const;

 private:
  // What the places are that a slot of a frame can be the cell of.
  struct At {
    const trail::Place* place = nullptr;  // one of them
    bool are_several = false, are_calls = true;
  };

  void NoteAll() const;
  std::vector<Entry> FindEntries(trail::Word function) const;
  std::vector<Entry> EntriesOfSuspected(trail::Word function) const;
  std::vector<Entry> EntriesOfNoted(trail::Word function) const;
  trail::CallableId CallableOf(trail::Word function) const;
  void AddWordsOf(trail::Word word, std::vector<trail::Word>* words) const;
  std::vector<trail::Word> WordsOf(const Entry& entry) const;
  trail::Word FindFunction(const trail::Frame& frame) const;
  const trail::Place* ApplicationAt(const trail::Frame& frame, trail::Address a) const;
  void FindPlaces(const trail::Variant& variant, std::vector<At>* places) const;

  const trail::Trail& trail_;
  mutable base::Store<trail::VariantId, std::vector<At>> places_at_;  // by slot; empty: not known yet
  mutable bool are_all_noted_ = false;
  mutable UseIndex calls_;
  mutable std::unordered_map<trail::Address, std::vector<Entry>> entries_;  // by function value
  mutable size_t entry_count_ = 0;                                          // of all of these
};

}  // namespace inquest::traced
