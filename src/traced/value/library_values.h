// Values of the libraries as Haskell shows them, not by their constructors: `fromList [(1,'a')]`, `1 % 2`,
// `array (0,2) [(0,1),...]`. A constructor is known by the module that declares it, so a program's own `Bin`
// or `:%` is shown as it is.
//
// The list in `fromList [...]` is in no trail: its cells are made one after the other, as far as they are
// looked at.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "traced/value/words.h"
#include "trail/trail.h"
#include "value/term.h"

namespace inquest::traced {

class LibraryValues {
 public:
  // `trail` must outlive it. `array_text` says which mutable array it is that the trail has there.
  LibraryValues(const trail::Trail& trail, std::function<std::string(trail::Address)> array_text);
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
    kHashSet,
    kSequence,
    kVector,
    kTest,
    kGenerator,
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

  // What a made term is. Its id says of what, the lower bits of its detail say which.
  enum class Made : uint8_t {
    kNil,         // the empty list
    kTreeCell,    // the elements of a tree from a place on: `id` is in pending_, the rest a Form
    kTreeEntry,   // (key,value) of a node of a tree, `id`
    kRope,        // a tree, `id`, as it is; the rest is a Form
    kArrayCell,   // the elements of an array, `id`, from the n-th on
    kVectorCell,  // the elements of a vector, `id`, from the n-th on
    kArrayEntry,  // (index,element), the n-th
    kArrayIndex,  // a pair: the n-th index
    kBounds,      // (low,high) of an array
  };
  static constexpr int kMadeShift = 52;
  static Term Make(Made made, uint64_t id, uint64_t which = 0) {
    return {id, kMadeBit | uint64_t{static_cast<uint8_t>(made)} << kMadeShift | which};
  }

  // A node of a tree whose left subtree is done, and what comes after.
  struct Pending {
    trail::Word tree = 0;     // 0: a subtree that is not kept
    uint32_t next = 0;        // above it in the tree
    uint32_t rest = kNoRest;  // what comes after it in order, once somebody looked
    uint64_t length = 0;      // elements from here on; 0: not known
  };
  static constexpr uint32_t kNoRest = ~uint32_t{0};

  Form FormOf(trail::CallableId callable) const { return forms_[callable]; }
  Form FormOfWord(trail::Word word) const;
  std::optional<trail::Word> FieldOf(trail::Word constructor, uint32_t field) const;
  uint32_t PushLeft(Form form, trail::Word tree, uint32_t stack) const;
  std::optional<uint64_t> SizeOf(Form form, trail::Word tree) const;
  uint32_t RestOf(Form form, uint32_t stack) const;
  bool LookAtArray(trail::Word word, View* view) const;
  std::optional<std::string> TextOf(trail::Word list) const;
  Term EntryOf(Form form, trail::Word tree) const;
  void LookAtRope(Form form, trail::Word tree, View* view) const;
  void LookAtTree(Form form, uint32_t stack, View* view) const;
  static Form NodeForm(Form form);
  void LookAtVector(trail::Word vector, uint64_t n, View* view) const;
  void LookAtElements(trail::Word array, uint64_t n, View* view) const;
  trail::Word ElementOf(trail::Word array, uint64_t n) const;
  Index IndexKind(trail::Word low) const;
  Term IndexTerm(trail::Word array, uint64_t n) const;
  void LookAtIndex(trail::Word array, uint64_t n, View* view) const;

  const trail::Trail& trail_;
  std::function<std::string(trail::Address)> array_text_;
  base::Store<trail::CallableId, Form> forms_;
  // Memory only: the same value is the same term each time it is looked at.
  mutable std::vector<Pending> pending_;
  mutable std::unordered_map<trail::Address, uint32_t> first_of_;  // by tree: where its elements begin
};

}  // namespace inquest::traced
