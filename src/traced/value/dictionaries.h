// Reads dictionaries back: a dictionary in the hidden arguments of a call stands for a class and types,
// `Show [Maybe Int]`. Its constructor names the routine that made it, and so the instance; the dictionaries
// that it is made of are its last fields. One that was never needed is read from the place that would make
// it.
#pragma once

#include <unordered_map>

#include "traced/value/type_store.h"
#include "trail/trail.h"

namespace inquest::traced {

class Dictionaries {
 public:
  // Both must outlive it.
  Dictionaries(const trail::Trail& trail, TypeStore* types);

  // Without a class if the trail does not tell; of Typeable it never does. Parts that it does not tell are
  // type variables.
  trail::Predicate Read(trail::Word dictionary) const;

 private:
  // Dictionaries are small, but those of a damaged trail may go round.
  struct Left {
    int steps = 1000;
    int depth = 64;
  };
  trail::Predicate Read(trail::Word dictionary, Left* left) const;
  trail::Predicate ReadValue(trail::Word value, Left* left) const;
  trail::Predicate ReadConstructor(const trail::Callable& con, trail::Address fields, uint32_t count,
                                   Left* left) const;
  trail::Predicate ReadPlace(const trail::Frame& frame, trail::PlaceId place, Left* left) const;
  trail::Predicate ReadSuperclass(const trail::Frame& frame, const trail::Place& place, Left* left) const;
  // The instance of a routine that makes dictionaries, given those that it takes.
  template <typename Parameter>
  trail::Predicate Make(const trail::Callable& maker, const Parameter& parameter) const;

  const trail::Trail& trail_;
  TypeStore& types_;
  std::unordered_map<trail::SlotId, trail::CallableId>
      constants_;  // slot of frame 0 -> the routine of its dictionary
};

}  // namespace inquest::traced
