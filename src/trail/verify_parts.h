// The parts of Verify (reader.h); private to verify*.cpp.
#pragma once

#include <string>
#include <vector>

#include "trail/dump.h"
#include "trail/reader.h"

namespace inquest::trail {

// What does not hold, a sentence each, at most so many. Addresses are told as dumps tell them (dump.h).
class Faults {
 public:
  Faults(const Reader& reader, size_t limit) : reader_(reader), limit_(limit) {}
  void Add(const Object& object, const std::string& what) {
    Add("the object at " + At(object.address) + " " + what);
  }
  std::string At(Address a) const { return ShowAddress(reader_, a); }
  void Add(std::string fault) {
    if (!full()) faults_.push_back(std::move(fault));
  }
  bool full() const { return faults_.size() >= limit_; }
  std::vector<std::string> Take() { return std::move(faults_); }

 private:
  const Reader& reader_;
  size_t limit_;
  std::vector<std::string> faults_;
};

// Where objects begin: a bit a word of the trail, so that a large one can be checked.
class ObjectMap {
 public:
  explicit ObjectMap(const Reader& reader);
  // The end of the last whole object.
  Address end() const { return end_; }
  bool IsStart(Address a) const;
  // The object that `a` lies in; kind kNone outside the objects.
  Object Around(Address a) const;

 private:
  uint64_t index(Address a) const { return (a - first_) / 8; }

  const Reader& reader_;
  Address first_;
  Address end_;
  std::vector<uint64_t> starts_;
};

// A word of a frame: which one, counted from its base. Slot 0 stands for the value of the frame.
struct SlotInFrame {
  bool is_slot = false;
  uint32_t slot = 0;
};
SlotInFrame SlotAt(const Object& frame, Address a);

// Closed (foundations-2006, "Properties of the ART"): what an object refers to is there, and is what the
// reference says.
void CheckReferences(const Reader& reader, const ObjectMap& objects, Faults& faults);
// A frame's redex lies in an earlier frame; a place is entered once, and ends with a value, an error, or
// stays entered (docs/design.md 4.7).
void CheckReductions(const Reader& reader, const ObjectMap& objects, Faults& faults);
// Calls that trusted code made have an origin, and what else is known about how they came about fits it.
void CheckCallbacks(const Reader& reader, const ObjectMap& objects, Faults& faults);
// Where times are noted, all that frames reduced, and all calls that trusted code made, say since when they
// have their values.
void CheckTimes(const Reader& reader, const ObjectMap& objects, Faults& faults);
// Executions of actions nest as their actions do.
void CheckExecutions(const Reader& reader, Faults& faults);
// Places whose values are kept in part are those that only trusted code sees, and no others.
void CheckWeakPlaces(const Reader& reader, Faults& faults);
// The index says of each block what is in it.
void CheckIndex(const Reader& reader, Faults& faults);

}  // namespace inquest::trail
