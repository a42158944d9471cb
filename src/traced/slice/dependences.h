// What a value of a trail depends on: the mended form of slicing-2006, Figure 3 (docs/design.md 8). Going
// backwards from what is wanted, it visits every reduction that gave the value, with the conditions that
// these tried, the values that they scrutinised, and all that these reach through sharing; and the reductions
// whose right-hand sides contain them (ancestors, Def. 4.5).
//
// What trusted code did for one origin is one reduction. It depends on all the origin's arguments, and on the
// calls that it made and whose results it looked at.
//
// What holds (the tests plant faults to see it): if the equations of the visited reductions were as intended,
// so would be what was wanted, whatever others say.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "traced/slice/queue.h"
#include "traced/slice/seen.h"
#include "traced/slice/state_changes.h"
#include "traced/value/function_uses.h"
#include "traced/view/creator.h"
#include "trail/executions.h"
#include "trail/trail.h"

namespace inquest::traced {

// How much of a value.
enum class Extent : uint8_t {
  kHead,  // its outermost constructor; of a function value or an action who made it
  kData,  // all that code can see of it: what was evaluated; of an action what it returned
  // All that a person can see of it: also what a function value holds, or what it did where statements say
  // so, and what an action did.
  kAll,
};
// An extent has all that the one before it has.
inline unsigned LevelOf(Extent extent) { return 1 + static_cast<unsigned>(extent); }

class Dependences {
 public:
  // All outlive it. `below`: only reductions below this one are visited (in the EDT), and it itself; what it
  // was given counts as right. None: all. `uses`: where statements show functions as finite maps; null: they
  // do not.
  Dependences(const trail::Trail& trail, const Creators& creators, const StateChanges& changes,
              std::optional<size_t> below, const FunctionUses* uses = nullptr);

  void Want(const Spot& spot, Extent extent);
  void WantWord(trail::Word word, Extent extent);
  // The reduction, why it took its way, and why it was made.
  void WantFrame(const trail::Frame& frame) { WantFrame(frame.address); }
  void WantFrame(trail::Address frame);
  // Why the call was made, whatever it did then.
  void WantCall(const trail::Frame& frame);
  // That actions were executed as they were, up to this event; not what they wrote.
  void WantExecuted(uint32_t end);
  // What an action was given.
  void WantArguments(trail::Address action, Extent extent);
  // What an event wrote, returned or was given.
  void WantEvent(uint32_t event);
  // That the function gave this result there.
  void WantEntry(const Entry& entry);
  // All that did not finish: why the run came no further. Passes over all frames.
  void WantUnfinished();
  // The result of an event, or what it read.
  void WantReturned(uint32_t event, Extent extent);

  // The next reduction, by the number of its frame, in the order in which they are met; none: that was all.
  std::optional<size_t> Next();

 private:
  // What is still to be looked at. Nothing looks at what lies behind it by itself: how deep that is follows
  // the data of the program.
  enum class Sort : uint8_t { kFrame, kPlace, kObject, kAction, kOrigin };
  struct Item {
    uint64_t at = 0;  // the frame, the word that leads to the object, the address
    trail::PlaceId place;
    Extent extent = Extent::kHead;
    Sort sort = Sort::kFrame;
  };

  bool IsBelow(trail::Address frame);
  // Literals, and what primitives compute: their operands tell it all, however much is wanted.
  static bool IsAtOnce(const trail::Place& place);
  bool IsProgram(trail::Address frame) const { return frame == trail_.reader().first(); }
  void WantPlace(const trail::Frame& frame, trail::PlaceId place, Extent extent) {
    WantPlace(frame.address, place, extent);
  }
  void WantPlace(trail::Address frame, trail::PlaceId at, Extent extent);
  void WantKids(const trail::Frame& frame, const trail::Place& place, uint32_t from, Extent extent) {
    WantKids(frame.address, place, from, extent);
  }
  void WantKids(trail::Address frame, const trail::Place& place, uint32_t from, Extent extent);
  void WantCell(trail::Address cell, Extent extent);
  void WantResult(const trail::Frame& frame, Extent extent);
  void WantOrigin(trail::Address origin);
  void WantCallbacksLookedAt(trail::Address origin);
  void WantCallbacksThatGave(trail::Address link, trail::Word word, Extent extent);
  bool LeadsToCallback(trail::Word word) const;
  trail::Evaluated ValueOfCallback(trail::Address callback) const;
  void WantSlot(const trail::Frame& frame, trail::SlotId slot, Extent extent);
  void WantSource(const trail::Frame& holder, const Spot& source, Extent extent);
  void WantVariable(const trail::Frame& frame, const trail::Place& place, const Spot& spot, Extent extent);
  void WantMentions(trail::CallableId trusted);
  trail::CallableId CallableOf(trail::Word function) const;
  bool UsesWhatItHolds(trail::Word function) const;
  void WantFunction(trail::Word function, Extent extent);
  void WantHeld(trail::Word function, Extent extent);
  void WantGivenAt(const trail::Frame& frame, trail::PlaceId at, Extent extent);
  void WantUses(trail::Word function);
  void WantUsesAt(const Spot& spot, Extent extent);
  void WantMaker(trail::Address link);
  void WantGiven(const trail::Frame& callback, trail::Word word, Extent extent);
  bool WantRead(uint32_t event, Extent extent);
  void WantActionAt(trail::Address action, Extent extent);
  void WantParts(const trail::Frame& frame, trail::PlaceId at);
  bool IsUnit(trail::Word word) const;
  void VisitPlace(const trail::Frame& frame, trail::PlaceId place, Extent extent);
  void Visit(const Item& item);
  void VisitFrame(const trail::Frame& frame);
  void VisitObject(trail::Word word, Extent extent);
  void VisitConstructor(trail::Word word, Extent extent);
  void VisitFunction(trail::Word word, Extent extent);
  void VisitBox(trail::Address a, Extent extent);
  void VisitAction(trail::Address action, Extent extent);
  void VisitOrigin(trail::Address origin);
  void VisitArguments(trail::Address caller, trail::PlaceId at);

  const trail::Trail& trail_;
  const trail::Layout& layout_;
  const Creators& creators_;
  const Spots& spots_;
  const StateChanges& changes_;
  std::optional<size_t> below_;
  const FunctionUses* uses_;
  WordLevels is_below_;  // by frame
  WordLevels met_;       // by frame
  NodeLevels places_;
  WordLevels words_, actions_, origins_;
  std::optional<Levels> returned_;  // by event
  uint32_t executed_ = 0;           // events up to here are wanted as executed,
  uint32_t given_ = 0;              // up to here for what they returned,
  uint32_t file_output_ = 0;        // up to here for what they wrote to files
  // What the calls for an origin gave, where there are many.
  struct Given {
    std::vector<trail::Address> callbacks;
    unsigned level = 0;  // to which they were wanted
  };
  struct HashOfValue {
    size_t operator()(const std::pair<trail::Evaluated::Status, trail::Word>& value) const {
      return (value.second + value.first) * 0x9e3779b97f4a7c15u >> 8;
    }
  };
  using GivenBy = std::unordered_map<std::pair<trail::Evaluated::Status, trail::Word>, Given, HashOfValue>;
  std::unordered_map<trail::Address, GivenBy> given_by_;  // by origin
  Queue<Item> items_;
  Queue<trail::Address> found_;  // frames that Next has not returned yet
};

}  // namespace inquest::traced
