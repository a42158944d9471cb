// Values of the libraries as Haskell shows them, not by their constructors: `fromList [(1,'a')]`, `array
// (0,2)
// [(0,1),...]`, `1 % 2`. A constructor is told by the module that declares it, so a program's own `Bin` or
// `:%` stays what it is.
//
// The list in `fromList [...]` is in no trail: its cells are made one after the other, as far as they are
// looked at.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <unordered_map>
#include <vector>

#include "trail/trail.h"
#include "value/term.h"

namespace inquest::value {

class LibraryValues {
 public:
  // `trail` must outlive it.
  explicit LibraryValues(const trail::Trail& trail);
  // Fills `view` if the value, an evaluated word, is one of a library's; false otherwise.
  bool Look(trail::Word word, View* view) const;
  // Terms that this class made.
  static bool IsMade(Term term) { return (term.detail & kMadeBit) != 0; }
  void LookAtMade(Term term, View* view) const;

 private:
  // The bits above are those of terms that other folders make on top of these (view/redex_terms.cpp,
  // transform/composed_terms.h).
  static constexpr uint64_t kMadeBit = uint64_t{1} << 60;
  enum class Form : uint8_t {
    kNone,
    kMap,
    kSet,
    kSequence,
    kTip,
    kArray,
    kUnboxedArray,
    kMutableArray,
    kRatio,
    kPacked,
    kErrorCall,
    kIoError,
    kHandle
  };
  enum class Index : uint8_t { kNumber, kCharacter, kPair, kOther };

  // What a made term is: a finished view, the rest of a tree in order, or the rest of an array.
  struct Made {
    enum class Kind : uint8_t { kView, kTree, kArray } kind = Kind::kView;
    View view;
    Form form = Form::kNone;
    uint32_t stack = 0;  // kTree: subtrees to come
    uint64_t index = 0;  // kArray: the next element
    trail::Word array = 0;
  };
  struct Pending {  // a node of a tree whose left subtree is done; trees not kept are 0
    trail::Word tree = 0;
    uint32_t next = 0;
  };

  Form FormOf(uint32_t callable) const { return forms_[callable]; }
  Form FormOfWord(trail::Word word) const;
  std::optional<trail::Word> FieldOf(trail::Word constructor, uint32_t field) const;
  Term Make(Made made) const;
  Term MakeTuple(std::vector<Term> fields) const;
  Term TreeCells(Form form, uint32_t stack) const;
  uint32_t PushLeft(Form form, trail::Word tree, uint32_t stack) const;
  bool LookAtArray(trail::Word word, View* view) const;
  void LookAtTree(const Made& made, View* view) const;
  void LookAtElements(const Made& made, View* view) const;
  Index IndexKind(trail::Word low) const;
  Term IndexTerm(trail::Word array, uint64_t position) const;

  const trail::Trail& trail_;
  std::vector<Form> forms_;  // by callable
  // Memory only: the same value is the same term each time it is looked at.
  mutable std::deque<Made> made_;
  mutable std::vector<Pending> pending_;
  mutable std::unordered_map<uint64_t, Term> of_object_, rest_of_, head_of_;
};

}  // namespace inquest::value
