// Which values contain something that was entered and never finished: `1 : 2 : ⊥`, a function with such an
// argument or variable, an action that was under execution when the run stopped, or that left such a value
// behind. What was found out about an object is kept, two bits a word of the trail, so that asking about all
// values of a run looks at each object once.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "base/large_blocks.h"
#include "trail/executions.h"
#include "trail/trail.h"

namespace inquest::trail {

class Unfinished {
 public:
  // Of a function that is known by what it did: how many results it gave, which are its parts, and each. No
  // number for other functions.
  struct Gave {
    std::function<std::optional<size_t>(Word function)> count;
    std::function<Word(Word function, size_t n)> result;
  };
  // `executions` is asked for when an action is met first. All must outlive it; `gave` may be empty.
  Unfinished(const Trail& trail, std::function<const Executions&()> executions, Gave gave = {})
      : trail_(trail), executions_(std::move(executions)), gave_(std::move(gave)) {}

  // Whether the value, as far as it was computed, contains something unfinished.
  bool IsIn(Word w) const;
  // Whether it is unfinished itself: nothing of it is known.
  bool Is(const Evaluated& value) const;

 private:
  enum class Found : uint8_t { kUnknown, kNothing, kSomething, kOpen };
  // A value on the way from the one asked about.
  struct Step {
    Word value;
    uint32_t next = 0;    // of its parts
    uint32_t number = 0;  // among the open ones
    uint32_t low = 0;     // the least number that it leads back to, its own if to none
  };
  Found FoundAt(Word value) const;
  void SetFound(Word value, Found found) const;
  // The value's n-th part; none if there are no more.
  std::optional<Word> PartOf(Word value, uint32_t n) const;
  std::optional<Word> PartOfFunction(Word function, uint32_t n) const;
  std::optional<Word> PartOfAction(Address action, uint32_t n) const;
  bool IsUnfinishedAction(Address action) const;
  // kNothing and kSomething where that is known without a walk; kUnknown: it has parts to be looked at.
  Found AtOnce(Word w, Word* value) const;
  Found Walk(Word value) const;
  // Finds changes_, once.
  void FindChanges() const;

  const Trail& trail_;
  std::function<const Executions&()> executions_;
  Gave gave_;
  mutable base::LargeArray<uint8_t> found_;  // four words of the trail a byte
  mutable bool is_ready_ = false;
  mutable std::vector<uint32_t>
      changes_;  // events that set a reference or an element to something unfinished
};

}  // namespace inquest::trail
