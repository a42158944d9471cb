#include "trail/trail.h"
#include "trail/verify_parts.h"

namespace inquest::trail {

namespace {

class CallbackCheck {
 public:
  CallbackCheck(const Reader& reader, const ObjectMap& objects, Faults& faults)
      : reader_(reader), objects_(objects), faults_(faults) {}

  void Run() {
    reader_.ForEach([&](const Object& object) {
      if (IsDescent(reader_.word(object.address))) CheckDescent(object);
      if (object.kind == Kind::kCallback) CheckFunction(object);
      return !faults_.full();
    });
  }

 private:
  // Nobody follows a descent to another one: an origin, and the redex that made the function value, are
  // places.
  void CheckDescent(const Object& object) {
    const Descent descent = reader_.DescentAt(object.address);
    if (!IsEarlierPlace(object, descent.origin)) {
      faults_.Add(object,
                  "has as origin what is at " + faults_.At(descent.origin) + ", which is no earlier place");
    }
    const bool is_call = static_cast<DataKind>(object.id) == DataKind::kCallDescent;
    if (descent.maker == 0 ? !is_call : !IsEarlierPlace(object, descent.maker)) {
      faults_.Add(object, "goes through a function value that was made at " + faults_.At(descent.maker) +
                              ", which is no earlier place");
    }
    if (descent.owner == 0 ? !is_call : !IsEarlierPlace(object, descent.owner)) {
      faults_.Add(object,
                  "belongs to the redex at " + faults_.At(descent.owner) + ", which is no earlier place");
    }
    if (descent.maker == descent.origin && descent.owner == descent.origin) {
      faults_.Add(object, "says no more than its origin");
    }
    if (is_call && !IsPartial(descent.function)) faults_.Add(object, "has no partial application");
  }
  bool IsEarlierPlace(const Object& object, Address a) const {
    return a < object.address && SlotAt(objects_.Around(a), a).is_slot;
  }
  bool IsPartial(Word w) const {
    return TagOf(w) == Tag::kFun && (IsRegion(AddressOf(w)) || KindAt(AddressOf(w)) == Kind::kPartial);
  }
  Kind KindAt(Address a) const { return reader_.contains(a, 1) ? KindOf(reader_.word(a)) : Kind::kNone; }

  // The function value that was called applies the routine whose frame it is.
  void CheckFunction(const Object& callback) {
    const CallableId called = reader_.layout().variants[callback.variant()].callable;
    Word function = reader_.CallbackFunction(callback);
    for (int depth = 0; depth < Trail::kMostPartial && TagOf(function) == Tag::kFun &&
                        KindAt(AddressOf(function)) == Kind::kPartial;
         ++depth) {
      function = reader_.word(AddressOf(function) + 8);
    }
    if (TagOf(function) != Tag::kFun) {
      faults_.Add(callback, "was called through no function value");
      return;
    }
    // A value that was not kept tells nothing.
    if (IsRegion(AddressOf(function)) || !reader_.contains(AddressOf(function), 1)) return;
    if (CallableId(IdOf(reader_.word(AddressOf(function)))) != called) {
      faults_.Add(callback, "was called through a value of another function, at " +
                                faults_.At(AddressOf(reader_.CallbackFunction(callback))));
    }
  }

  const Reader& reader_;
  const ObjectMap& objects_;
  Faults& faults_;
};

}  // namespace

void CheckCallbacks(const Reader& reader, const ObjectMap& objects, Faults& faults) {
  CallbackCheck(reader, objects, faults).Run();
}

}  // namespace inquest::trail
