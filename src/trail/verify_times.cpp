#include "trail/verify_parts.h"

namespace inquest::trail {

namespace {

class TimeCheck {
 public:
  TimeCheck(const Reader& reader, const ObjectMap& objects, Faults& faults)
      : reader_(reader), objects_(objects), faults_(faults) {}

  void Run() {
    const bool notes_times = reader_.layout().notes_times != 0;
    // Where there was no room for a trace, there may have been none for a time.
    const bool is_whole = reader_.header().is_whole();
    reader_.ForEach([&](const Object& object) {
      const bool is_tick = object.kind == Kind::kData && static_cast<DataKind>(object.id) == DataKind::kTick;
      const bool is_since = IsSince(reader_.word(object.address));
      if ((is_tick || is_since) && !notes_times) faults_.Add(object, "notes a time in a trail without times");
      if (is_since) CheckSince(object);
      if (notes_times && is_whole && object.kind == Kind::kFrame) CheckFrame(object);
      if (notes_times && is_whole && object.kind == Kind::kCallback) CheckCallback(object);
      return !faults_.full();
    });
  }

 private:
  void CheckSince(const Object& object) {
    if (SinceWhen(object.address, reader_.word(object.address)) > object.address) {
      faults_.Add(object, "has a value since a later time");
    }
    if (TagOf(reader_.word(object.address + 8)) == Tag::kHeader) faults_.Add(object, "has no value");
  }

  // Tail calls compute the value of another frame; the cells of constants are words of frame 0.
  void CheckFrame(const Object& frame) {
    const SlotInFrame redex = SlotAt(objects_.Around(frame.link), frame.link);
    if (redex.is_slot && redex.slot > 0 && !TellsTime(reader_.word(frame.link))) {
      faults_.Add(frame, "does not say since when the place at " + faults_.At(frame.link) + " has its value");
    }
  }
  void CheckCallback(const Object& callback) {
    const Word result = reader_.word(callback.address + 8 * uint64_t{kCallbackResult});
    if (result != 0 && !TellsTime(result)) faults_.Add(callback, "does not say since when it has its result");
  }
  // Of a cell that has a value: this is behind a time, or it is that of a call that tells its time.
  bool TellsTime(Word cell) const {
    if (TagOf(cell) == Tag::kState) return true;
    if (TagOf(cell) != Tag::kRef || !objects_.IsStart(AddressOf(cell))) return false;
    const Word header = reader_.word(AddressOf(cell));
    return IsSince(header) || KindOf(header) == Kind::kCallback;
  }

  const Reader& reader_;
  const ObjectMap& objects_;
  Faults& faults_;
};

}  // namespace

void CheckTimes(const Reader& reader, const ObjectMap& objects, Faults& faults) {
  TimeCheck(reader, objects, faults).Run();
}

}  // namespace inquest::trail
