#include <unordered_map>
#include <vector>

#include "trail/verify_parts.h"

namespace inquest::trail {

namespace {

class ReductionCheck {
 public:
  ReductionCheck(const Reader& reader, const ObjectMap& objects, Faults& faults)
      : reader_(reader),
        objects_(objects),
        faults_(faults),
        entered_((objects.end() - reader.first()) / 8 + 1, false) {}

  void Run() {
    reader_.ForEach([&](const Object& object) {
      if (object.kind == Kind::kFrame || object.kind == Kind::kCallback) {
        if (object.address != reader_.first()) CheckRedex(object);
        CheckStates(object);
      }
      return !faults_.full();
    });
  }

 private:
  void CheckRedex(const Object& frame) {
    if (frame.link >= frame.address || frame.link < reader_.first()) {
      faults_.Add(frame, "reduces a redex that is not in an earlier frame, at " + faults_.At(frame.link));
      return;
    }
    // That of a call by trusted code may be behind a descent, whose own origin is checked.
    if (frame.kind == Kind::kCallback && objects_.IsStart(frame.link) &&
        IsDescent(reader_.word(frame.link))) {
      return;
    }
    const Object around = objects_.Around(frame.link);
    const bool inner =
        around.kind == Kind::kIndirect && around.id >= kInstants && frame.link == around.address + 8;
    if (!inner && !SlotAt(around, frame.link).is_slot) {
      faults_.Add(frame, "reduces what is at " + faults_.At(frame.link) + ", which is no place");
      return;
    }
    // Of a call by trusted code that is its origin, which may have many.
    if (frame.kind == Kind::kFrame) CheckEntered(frame, around);
  }

  // docs/design.md 4.7: a place is entered once, and ends with a value, an error, or stays entered.
  void CheckEntered(const Object& frame, const Object& around) {
    const uint64_t bit = (frame.link - reader_.first()) / 8;
    if (entered_[bit]) {
      faults_.Add(frame, "enters the place at " + faults_.At(frame.link) + ", which another frame entered");
      return;
    }
    entered_[bit] = true;
    // The value of a frame is elsewhere; of an operand that was being evaluated when the run was killed there
    // is nothing yet.
    if (SlotAt(around, frame.link).slot == 0 && around.kind != Kind::kIndirect) return;
    if (reader_.header().end == 0) return;
    const Word cell = reader_.word(frame.link);
    const bool suspended = TagOf(cell) == Tag::kState && StateOf(cell) == State::kSuspended;
    if (suspended || TagOf(cell) == Tag::kHeader) {
      faults_.Add(frame, "enters the place at " + faults_.At(frame.link) +
                             ", which has neither value nor error and is not entered");
    }
  }

  // What is suspended or entered in a cell is a place whose cell it is. Constants, in the program's frame,
  // have no place; a weak place may be anywhere that somebody put it.
  void CheckStates(const Object& frame) {
    if (frame.id == 0) return;
    const Layout& layout = reader_.layout();
    const uint32_t before = frame.kind == Kind::kCallback ? kCallbackPrefix : 0;
    const uint32_t size = layout.variants[frame.variant()].size;
    for (uint32_t slot = 1; slot < size; ++slot) {
      const Word w = reader_.word(frame.address + 8 * (uint64_t{before} + slot));
      if (TagOf(w) != Tag::kState || StateOf(w) == State::kFailed) continue;
      const PlaceId place(PlaceOf(w));
      // A weak place may be anywhere that somebody put it.
      if (!place.has_value() || (layout.places.contains(place) && layout.places[place].is_weak)) continue;
      if (!layout.places.contains(place) || !layout.places[place].has_cell ||
          layout.places[place].slot.index != slot) {
        faults_.Add(frame, "has in its word " + std::to_string(slot) + " a place whose cell is elsewhere");
      }
    }
  }

  const Reader& reader_;
  const ObjectMap& objects_;
  Faults& faults_;
  std::vector<bool> entered_;
};

}  // namespace

void CheckReductions(const Reader& reader, const ObjectMap& objects, Faults& faults) {
  ReductionCheck(reader, objects, faults).Run();
}

namespace {

// An event with which a thread begins that takes turns with others (executions.h).
bool IsFork(const Reader& reader, const Object& event) {
  if (static_cast<ExecutionKind>(event.id) != ExecutionKind::kBegin) return false;
  // Where the trace was full, or is damaged, the action may be none.
  const Object action = reader.at(AddressOf(reader.word(event.address + 24)));
  const auto& sites = reader.layout().action_sites;
  return action.kind == Kind::kAction && sites.contains(action.action_site()) &&
         sites[action.action_site()].primitive == "threadFork";
}

}  // namespace

void CheckExecutions(const Reader& reader, Faults& faults) {
  // By thread that was forked, 0 for the main one: the executions that its last one is a part of, the
  // innermost last. One that is a part of nothing is that of main, or of an action that a value needs
  // (runST), while others go on.
  std::unordered_map<Address, std::vector<Address>> open_of;
  std::unordered_map<Address, Address> forked_of;  // by execution of a forked thread: the thread
  Address thread = 0;
  reader.ForEach([&](const Object& object) {
    if (object.kind != Kind::kExecution) return true;
    const Address part_of = reader.word(object.address + 16);
    if (part_of != 0) {
      const auto forked = forked_of.find(part_of);
      thread = forked == forked_of.end() ? 0 : forked->second;
      std::vector<Address>& open = open_of[thread];
      while (!open.empty() && open.back() != part_of) open.pop_back();
      if (open.empty()) {
        faults.Add(object,
                   "is a part of the execution at " + faults.At(part_of) + ", which is none or had ended");
      }
    }
    if (static_cast<ExecutionKind>(object.id) != ExecutionKind::kBegin) return !faults.full();
    const Address own = IsFork(reader, object) ? object.address : thread;
    open_of[own].push_back(object.address);
    if (own != 0) forked_of.emplace(object.address, own);
    return !faults.full();
  });
}

}  // namespace inquest::trail
