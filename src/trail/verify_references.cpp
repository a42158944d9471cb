#include <algorithm>

#include "trail/verify_parts.h"

namespace inquest::trail {

namespace {

class References {
 public:
  References(const Reader& reader, const ObjectMap& objects, Faults& faults)
      : reader_(reader), objects_(objects), faults_(faults) {}

  void Run() {
    reader_.ForEach([&](const Object& object) {
      CheckLink(object);
      CheckWords(object);
      return !faults_.full();
    });
  }

 private:
  // An object belongs to a frame that was there before it; a frame's redex is checked with the reductions.
  void CheckLink(const Object& object) {
    if (object.kind == Kind::kFrame || object.kind == Kind::kCallback) return;
    // docs/design.md 4.4: constructors that trusted code made carry their origin.
    if (object.kind == Kind::kCon && object.link == 0) faults_.Add(object, "belongs to nobody");
    // What a since names is a time.
    if (object.link == 0 || IsSince(reader_.word(object.address))) return;
    if (object.link > object.address) {
      faults_.Add(object, "belongs to something later, at " + faults_.At(object.link));
    } else if (const Address origin = Origin(object); !SlotAt(objects_.Around(origin), origin).is_slot) {
      faults_.Add(object, "belongs to no frame, but to what is at " + faults_.At(object.link));
    }
  }
  // What an object's link leads to, perhaps by way of a descent.
  Address Origin(const Object& object) const {
    return objects_.IsStart(object.link) ? reader_.OriginAt(object.link) : object.link;
  }

  void CheckWords(const Object& object) {
    switch (object.kind) {
      case Kind::kData:
        if (static_cast<DataKind>(object.id) == DataKind::kArray) CheckWords(object, 2, object.size);
        if (static_cast<DataKind>(object.id) == DataKind::kCallDescent) CheckWords(object, 2, 3);
        if (static_cast<DataKind>(object.id) == DataKind::kApplication) CheckApplication(object);
        break;
      case Kind::kExecution: {
        const bool is_output = static_cast<ExecutionKind>(object.id) == ExecutionKind::kOutput;
        CheckWords(object, 3, is_output ? 4 : object.size);
        break;
      }
      default:
        CheckWords(object, 1, object.size);
        break;
    }
  }
  // The applications of a function value lead from each to the one before.
  void CheckApplication(const Object& object) {
    CheckWords(object, kApplicationResult, object.size);
    const Address earlier = EarlierAddress(reader_.word(object.address + 16));
    if (earlier == 0) return;
    const Object before = objects_.IsStart(earlier) ? reader_.at(earlier) : Object();
    const bool is_application =
        before.kind == Kind::kData && static_cast<DataKind>(before.id) == DataKind::kApplication;
    if (earlier >= object.address || !is_application) {
      faults_.Add(object, "follows what is at " + faults_.At(earlier) + ", which is no earlier application");
    }
  }
  void CheckWords(const Object& object, uint32_t first, uint32_t end) {
    for (uint32_t i = first; i < std::min(end, object.size); ++i) {
      const Word w = reader_.word(object.address + 8 * uint64_t{i});
      switch (TagOf(w)) {
        case Tag::kHeader:
        case Tag::kInt:
        case Tag::kAtom:
          break;
        case Tag::kState:
          CheckState(object, w);
          break;
        case Tag::kCon:
        case Tag::kRef:
        case Tag::kFun:
        case Tag::kBox:
          CheckReference(object, w);
          break;
      }
    }
  }

  // A place that failed leads to its exception. (What a callback notes about its end has the same tag.)
  void CheckState(const Object& object, Word w) {
    if (StateOf(w) != State::kFailed || FailureOf(w) == 0) return;
    if (!objects_.IsStart(FailureOf(w)) || reader_.at(FailureOf(w)).kind != Kind::kFailure) {
      faults_.Add(object, "failed with what is at " + faults_.At(FailureOf(w)) + ", which is no exception");
    }
  }

  // A reference into the region is a value that was not kept; statics lie before the objects.
  void CheckReference(const Object& object, Word w) {
    const Address a = AddressOf(w);
    if (IsRegion(a) || (a >= reader_.header().functions && a < reader_.first())) return;
    if (a < reader_.first() || a >= objects_.end()) {
      faults_.Add(object, "refers to " + faults_.At(a) + ", outside the trail");
    } else if (!Fits(TagOf(w), a)) {
      faults_.Add(object, "refers to " + faults_.At(a) + " as a " + NameOf(TagOf(w)) + ", which it is not");
    }
  }
  bool Fits(Tag tag, Address a) const {
    const Word target = reader_.word(a);
    const Kind kind = TagOf(target) == Tag::kHeader ? KindOf(target) : Kind::kNone;
    switch (tag) {
      case Tag::kCon:
        return kind == Kind::kCon && objects_.IsStart(a);
      case Tag::kFun:  // a function symbol may lie in a frame
        return kind == Kind::kFun || kind == Kind::kPartial || kind == Kind::kClosure;
      case Tag::kBox:
        return (kind == Kind::kData || kind == Kind::kAction) && objects_.IsStart(a);
      case Tag::kRef:
        return IsCell(a);
      case Tag::kHeader:
      case Tag::kInt:
      case Tag::kAtom:
      case Tag::kState:
        return true;
    }
    return true;
  }
  // A place of a frame, a call by trusted code as a whole, the value of an inner application, what a noted
  // function gave.
  bool IsCell(Address a) const {
    const Object around = objects_.Around(a);
    if (around.kind == Kind::kCallback && a == around.address) return true;
    if (around.kind == Kind::kData) {
      return static_cast<DataKind>(around.id) == DataKind::kApplication &&
             a == around.address + 8 * uint64_t{kApplicationResult};
    }
    if (around.kind == Kind::kIndirect) return a == around.address + (around.id < kInstants ? 0 : 8);
    const SlotInFrame found = SlotAt(around, a);
    return found.is_slot && found.slot > 0;
  }
  static std::string NameOf(Tag tag) {
    switch (tag) {
      case Tag::kCon:
        return "constructor";
      case Tag::kFun:
        return "function";
      case Tag::kRef:
        return "place";
      default:
        return "value";
    }
  }

  const Reader& reader_;
  const ObjectMap& objects_;
  Faults& faults_;
};

}  // namespace

void CheckReferences(const Reader& reader, const ObjectMap& objects, Faults& faults) {
  References(reader, objects, faults).Run();
}

}  // namespace inquest::trail
