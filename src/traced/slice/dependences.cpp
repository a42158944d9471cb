#include "traced/slice/dependences.h"

#include "traced/slice/writers.h"
#include "trail/place_at.h"
#include "trail/replay.h"

namespace inquest::traced {

using trail::Address;
using trail::AddressOf;
using trail::Callable;
using trail::EffectRole;
using trail::Evaluated;
using trail::Event;
using trail::Frame;
using trail::kNone;
using trail::Place;
using trail::PlaceId;
using trail::PlaceKind;
using trail::Tag;
using trail::TagOf;
using trail::Word;

namespace {

// An extent has all that the one before it has.
unsigned LevelOf(Extent extent) { return 1 + static_cast<unsigned>(extent); }

// Whether less of the object was met.
bool IsMore(SeenLevels& seen, Address a, Extent extent) {
  return seen.Raise(a >> 7, a >> 3 & 15, LevelOf(extent));
}

bool WasComputed(const Evaluated& value) { return value.status != Evaluated::kUnevaluated; }

}  // namespace

Dependences::Dependences(const trail::Trail& trail, const Creators& creators, const StateChanges& changes,
                         std::optional<size_t> below, const FunctionUses* uses)
    : trail_(trail),
      layout_(trail.layout()),
      creators_(creators),
      spots_(creators.spots()),
      changes_(changes),
      below_(below),
      uses_(uses),
      is_below_(below.has_value() ? trail.frame_count() : 0, 0),
      met_(trail.frame_count(), false) {
  if (below_.has_value()) is_below_[*below_] = 2;
}

// Along redexes, or along the code around local functions: either way leads to the nodes of a tree. Constants
// are below whoever mentions them, which the tree knows.
bool Dependences::IsBelow(size_t frame_number) {
  if (!below_.has_value()) return true;
  constexpr uint8_t kNo = 1, kYes = 2;
  std::vector<size_t> todo = {frame_number};
  while (!todo.empty()) {
    const size_t at = todo.back();
    if (is_below_[at] != 0) {
      todo.pop_back();
      continue;
    }
    const Frame frame = trail_.frame_number(at);
    const size_t caller = trail_.FrameNumberOf(frame.redex);
    size_t around = trail_.FrameNumberOf(trail_.Enclosing(frame).address);
    if (around == 0 || around >= at) around = caller;
    const bool is_top = at == 0 || caller == 0;
    if (is_top) {
      is_below_[at] = at != 0 && trail_.variant(frame).callable != layout_.main ? kYes : kNo;
    } else if (is_below_[caller] == kYes || is_below_[around] == kYes) {
      is_below_[at] = kYes;
    } else if (is_below_[caller] != 0 && is_below_[around] != 0) {
      is_below_[at] = kNo;
    } else {
      todo.push_back(is_below_[caller] == 0 ? caller : around);  // both were made earlier
    }
  }
  return is_below_[frame_number] == kYes;
}

void Dependences::WantFrame(const Frame& frame) {
  if (frame.address == trail_.reader().first()) return;
  const size_t number = trail_.FrameNumberOf(frame.address);
  if (met_[number] || !IsBelow(number)) return;
  met_[number] = true;
  found_.push_back(number);
  items_.push_back({frame.address, {}, Extent::kHead});
}

void Dependences::WantPlace(const Frame& frame, PlaceId place, Extent extent) {
  if (!place.has_value() || frame.address == trail_.reader().first()) return;
  const uint64_t number = trail_.FrameNumberOf(frame.address);
  if (!places_.Raise(number, place.index, LevelOf(extent))) return;
  if (!IsBelow(number)) return;
  items_.push_back({frame.address, place, extent});
}

void Dependences::WantKids(const Frame& frame, const Place& place, uint32_t from, Extent extent) {
  for (uint32_t i = from; i < place.count; ++i) WantPlace(frame, layout_.kid(place, i), extent);
}

void Dependences::Want(const Spot& spot, Extent extent) {
  if (spot.place.has_value() && spot.frame != 0)
    return WantPlace(trail_.frame(spot.frame), spot.place, extent);
  if (spot.origin != 0) {
    WantOrigin(spot.origin);
    WantCallbacksThatGave(spot.origin, spot.word, extent);
  }
  if (spot.frame != 0) WantFrame(trail_.frame(spot.frame));
  WantWord(spot.word, extent);
}

std::optional<size_t> Dependences::Next() {
  while (found_.empty() && !items_.empty()) {
    const Item item = items_.front();
    items_.pop_front();
    const Frame frame = trail_.frame(item.frame);
    if (item.place.has_value()) {
      VisitPlace(frame, item.place, item.extent);
    } else {
      VisitFrame(frame);
    }
  }
  if (found_.empty()) return std::nullopt;
  const size_t next = found_.front();
  found_.pop_front();
  return next;
}

// Why a reduction took its way, and why it was made.
void Dependences::VisitFrame(const Frame& frame) {
  for (const PlaceId condition : trail::Replay(trail_, frame).conditions)
    WantPlace(frame, condition, Extent::kHead);
  WantCall(frame);
}

void Dependences::WantCall(const Frame& frame) {
  const Frame around = trail_.Enclosing(frame);
  if (around.address != frame.address) WantFrame(around);
  if (frame.through != 0) WantWord(frame.through, Extent::kHead);
  if (frame.is_callback) {
    WantOrigin(frame.redex);
    if (frame.maker != 0) WantOrigin(frame.maker);
    WantWord(trail_.CalledFunction(frame), Extent::kHead);
    return;
  }
  const Frame caller = trail_.FrameOf(frame.redex);
  if (caller.address == frame.address || caller.address == trail_.reader().first()) return;
  WantFrame(caller);
  const PlaceId at = spots_.PlaceAt(caller, frame.redex);
  if (!at.has_value()) return;
  const Place& place = layout_.places[at];
  const bool has_head = place.kind == PlaceKind::kApply || place.kind == PlaceKind::kCallLocal;
  if (has_head && place.count > 0) WantPlace(caller, layout_.kid(place, 0), Extent::kHead);
}

void Dependences::VisitPlace(const Frame& frame, PlaceId at, Extent extent) {
  WantFrame(frame);
  const Place& place = layout_.places[at];
  const Spot spot{frame.address, at, 0, 0};
  switch (place.kind) {
    case PlaceKind::kSlot:
    case PlaceKind::kField:
    case PlaceKind::kOuter:
      return WantVariable(frame, place, spot, extent);
    case PlaceKind::kOuterFun:
    case PlaceKind::kFunSlot:
    case PlaceKind::kMakeFun: {
      const Evaluated value = trail::ValueOf(trail_, frame, at);
      if (value.status == Evaluated::kValue) WantFunction(value.word, extent);
      return;
    }
    case PlaceKind::kWord: {
      const Evaluated value = trail::ValueOf(trail_, frame, at);
      if (value.status == Evaluated::kValue && TagOf(value.word) == Tag::kFun)
        WantFunction(value.word, extent);
      return;
    }
    case PlaceKind::kString:
    case PlaceKind::kError:
    case PlaceKind::kOther:
      return;  // its code alone
    case PlaceKind::kConstant:
      WantMentions(layout_.constants[place.constant()].callable);
      return WantCell(trail::CellAddress(trail_.reader().first(), layout_.constants[place.constant()].slot),
                      extent);
    case PlaceKind::kCon:
      if (extent != Extent::kHead) WantKids(frame, place, 0, extent);
      return;
    case PlaceKind::kPartial: {
      if (place.count > 0) WantPlace(frame, layout_.kid(place, 0), Extent::kHead);
      const Evaluated head =
          place.count > 0 ? trail::ValueOf(trail_, frame, layout_.kid(place, 0)) : Evaluated{};
      const bool is_used =
          extent == Extent::kData && head.status == Evaluated::kValue && UsesWhatItHolds(head.word);
      if (extent == Extent::kAll || is_used) WantKids(frame, place, 1, extent);
      return;
    }
    case PlaceKind::kAction: {
      if (extent == Extent::kHead) return;
      // Without a cell it is known as a part of another action, or as the value of the frame.
      const Evaluated value = spots_.Value(spot);
      if (value.status == Evaluated::kValue) return WantWord(value.word, extent);
      // Or as what pure code executed (runST).
      for (const Address action : changes_.ActionsAt(frame.address, at)) WantActionAt(action, extent);
      return WantKids(frame, place, 0, extent);
    }
    case PlaceKind::kClosure:
      WantMentions(place.callable());
      return WantKids(frame, place, 0, Extent::kData);
    case PlaceKind::kPrim:
      return WantKids(frame, place, 0, Extent::kData);
    case PlaceKind::kMethod:
      return WantKids(frame, place, 0, Extent::kHead);
    case PlaceKind::kUnwrap: {
      WantKids(frame, place, 0, Extent::kHead);
      if (const auto source = spots_.Source(spot)) Want(*source, extent);
      return;
    }
    case PlaceKind::kCall:
    case PlaceKind::kCallLocal:
    case PlaceKind::kApply:
    case PlaceKind::kBlock:
      if (place.kind == PlaceKind::kCall) WantMentions(place.callable());
      if (place.has_cell) return WantCell(trail::CellAddress(frame.base, place.slot), extent);
      if (place.is_tail) return WantCell(frame.base, extent);
      return WantKids(frame, place, 0, Extent::kData);
    case PlaceKind::kCase:
    case PlaceKind::kLet:
    case PlaceKind::kLeaf:
    case PlaceKind::kSeq:
    case PlaceKind::kGoto:
      // What was tried on the way there is among the conditions of the frame.
      return WantPlace(frame, trail::ReachedFrom(trail_, frame, at), extent);
  }
}

// A variable of this routine or of one around it, or a field of what it stands for.
void Dependences::WantVariable(const Frame& frame, const Place& place, const Spot& spot, Extent extent) {
  Frame holder = frame;
  if (place.kind == PlaceKind::kOuter) {
    for (uint32_t hops = place.b; hops > 0 && holder.address != trail_.reader().first(); --hops) {
      holder = trail_.Enclosing(holder);
      WantFrame(holder);
    }
  }
  const bool is_field =
      place.kind == PlaceKind::kField || (place.kind == PlaceKind::kOuter && place.a != kNone);
  if (is_field) {
    // A lazy pattern is no condition of its equation.
    const auto constructor = spots_.Variable(holder, place.slot);
    if (constructor.has_value()) {
      Want(*constructor, Extent::kHead);
    } else {
      WantWord(trail_.slot(holder, place.slot), Extent::kHead);
    }
  }
  if (const auto source = spots_.Source(spot)) {
    if (holder.is_callback && source->origin != 0) WantGiven(holder, source->word, extent);
    Want(*source, extent);
    // Where it is not known which part of an application became this argument, it can be any.
    const bool is_unknown = !source->place.has_value() && source->origin == 0 && source->frame != 0;
    if (is_unknown && !holder.is_callback) {
      const Frame caller = trail_.frame(source->frame);
      VisitArguments(caller, spots_.PlaceAt(caller, holder.redex));
    }
    return;
  }
  if (is_field) {
    const Evaluated value = spots_.Value(spot);
    if (value.status == Evaluated::kValue) WantWord(value.word, extent);
    return;
  }
  WantWord(trail_.slot(holder, place.slot), extent);
}

// What a continuation was called with is what the action before it returned.
void Dependences::WantGiven(const Frame& callback, Word word, Extent extent) {
  const Frame frame = trail_.FrameOf(callback.redex);
  const PlaceId at = spots_.PlaceAt(frame, callback.redex);
  if (at.has_value() && layout_.places[at].kind != PlaceKind::kAction) return;
  const std::optional<uint32_t> last = changes_.LastBefore(callback.address);
  if (!last.has_value()) return;
  const Event event = changes_.executions().event(*last);
  const bool is_result =
      event.kind == trail::ExecutionKind::kResult && trail_.word(event.address + 32) == word;
  if (is_result) return WantReturned(*last, extent);
  WantExecuted(*last + 1);
  for (uint32_t i = 0; i <= *last; ++i) WantReturned(i, Extent::kData);
}

void Dependences::VisitArguments(const Frame& caller, PlaceId at) {
  if (at.has_value()) WantKids(caller, layout_.places[at], 0, Extent::kAll);
}

// What a cell was reduced to, or for the base of a frame what that went on with.
void Dependences::WantCell(Address cell, Extent extent) {
  const std::vector<size_t> numbers = creators_.reductions().Of(cell);
  for (size_t i = 0; i < numbers.size(); ++i) {
    const Frame frame = trail_.frame_number(numbers[i]);
    WantFrame(frame);
    // Those before the last gave functions, which the next one applied.
    WantResult(frame, i + 1 < numbers.size() ? Extent::kHead : extent);
  }
  // If the last one gave a function, trusted code applied that to what was left.
  if (!numbers.empty() && trail_.frame_number(numbers.back()).inner == 0) return;
  const Frame holder = trail_.FrameOf(cell);
  const Word word = holder.base == cell ? trail_.ResultWord(holder) : trail_.word(cell);
  const Evaluated value = trail_.Evaluate(word);
  if (!WasComputed(value)) return;
  WantOrigin(cell);
  WantCallbacksThatGave(cell, word, extent);
  if (value.status == Evaluated::kValue) {
    WantWord(TagOf(word) == Tag::kState ? value.word : word, extent);
  }
}

void Dependences::WantResult(const Frame& frame, Extent extent) {
  const Spot result = spots_.Result(frame);
  WantPlace(frame, result.place, extent);
}

void Dependences::WantWord(Word word, Extent extent) {
  const Address a = AddressOf(word);
  switch (TagOf(word)) {
    case Tag::kRef: {
      if (trail::IsRegion(a) || !trail_.reader().contains(a, 1)) return;
      const Word header = trail_.word(a);
      if (trail::IsSince(header)) return WantWord(trail_.word(a + 8), extent);
      if (TagOf(header) == Tag::kHeader && trail::KindOf(header) == trail::Kind::kCallback) {
        const Frame callback = trail_.frame(a);
        WantFrame(callback);
        return WantResult(callback, extent);
      }
      const Frame frame = trail_.FrameOf(a);
      if (frame.address == trail_.reader().first()) return WantCell(a, extent);
      const PlaceId place = spots_.PlaceAt(frame, a);
      return place.has_value() ? WantPlace(frame, place, extent) : WantCell(a, extent);
    }
    case Tag::kCon: {
      if (!IsMore(words_, a, extent)) return;
      const trail::Object object = trail_.reader().at(a);
      if (object.kind != trail::Kind::kCon) return;
      const Callable& constructor = layout_.callables[layout_.sites[object.site()].callable];
      if (constructor.made_by.has_value()) WantMentions(constructor.made_by);
      const bool has_place = layout_.sites[object.site()].place.has_value();
      if (has_place) {
        WantFrame(trail_.FrameOf(object.link));
      } else {
        WantMaker(object.link);
      }
      if (extent == Extent::kHead) return;
      for (uint32_t i = 0; i + 1 < object.size; ++i) {
        const auto field = spots_.Field(Spot{0, {}, word, 0}, i);
        if (field.has_value()) Want(*field, extent);
      }
      return;
    }
    case Tag::kFun:
      return WantFunction(word, extent);
    case Tag::kBox:
      if (trail::IsRegion(a) || !trail_.reader().contains(a, 1)) return;
      if (trail_.reader().at(a).kind == trail::Kind::kAction) return WantActionAt(a, extent);
      if (extent == Extent::kHead || !IsMore(words_, a, extent)) return;
      return WantBox(a, extent);
    case Tag::kHeader:
    case Tag::kInt:
    case Tag::kAtom:
    case Tag::kState:
      return;
  }
}

// The elements of an array. What a reference or an array held that can change is wanted where it was read; a
// person sees it all.
void Dependences::WantBox(Address a, Extent extent) {
  const trail::Object object = trail_.reader().at(a);
  if (object.kind != trail::Kind::kData) return;
  const auto kind = static_cast<trail::DataKind>(object.id);
  if (kind == trail::DataKind::kArray) {
    for (uint32_t i = 1; i + 1 < object.size; ++i) WantWord(trail_.word(a + 8 + 8 * uint64_t{i}), extent);
  }
  const bool can_change = kind == trail::DataKind::kReference || kind == trail::DataKind::kMutArray;
  if (!can_change || extent != Extent::kAll) return;
  for (const uint32_t write : changes_.WritesTo(a)) {
    WantExecuted(write + 1);
    WantArguments(changes_.executions().event(write).action, Extent::kData);
  }
}

// Who made what trusted code made.
void Dependences::WantMaker(Address link) {
  const trail::Descent descent = trail_.reader().DescentAt(link);
  if (descent.origin != 0) WantOrigin(descent.origin);
  if (descent.maker != 0 && descent.maker < link) WantOrigin(descent.maker);
}

// Constants that trusted code uses; those of suspected code are met where its frames mention them. Nothing
// tells which of them it needed here.
void Dependences::WantMentions(trail::CallableId trusted) {
  if (!layout_.callables.contains(trusted) || layout_.callables[trusted].suspected) return;
  for (const trail::ConstantId constant : layout_.callables[trusted].mentions)
    WantCell(trail::CellAddress(trail_.reader().first(), layout_.constants[constant].slot), Extent::kData);
}

trail::CallableId Dependences::CallableOf(Word function) const {
  if (TagOf(function) != Tag::kFun || trail::IsRegion(AddressOf(function))) return {};
  const Word symbol = trail_.SymbolOf(function);
  if (TagOf(symbol) != Tag::kFun || trail::IsRegion(AddressOf(symbol))) return {};
  return trail::CallableId(trail::IdOf(trail_.word(AddressOf(symbol))));
}

// What a function holds is seen by its calls. Those of suspected code are frames, which lead to what they
// used; those of trusted code are none.
bool Dependences::UsesWhatItHolds(Word function) const {
  const trail::CallableId callable = CallableOf(function);
  return layout_.callables.contains(callable) && !layout_.callables[callable].suspected;
}

void Dependences::WantFunction(Word function, Extent extent) {
  const Address a = AddressOf(function);
  const bool is_used = extent != Extent::kHead && UsesWhatItHolds(function);
  if (is_used) WantMentions(CallableOf(function));
  if (trail::IsRegion(a) || trail_.reader().IsStaticFunction(a) || !trail_.reader().contains(a, 1)) return;
  if (!IsMore(words_, a, extent)) return;
  if (extent == Extent::kAll) WantUses(function);
  const Word header = trail_.word(a);
  const Frame frame = trail_.FrameOf(a);
  const bool is_symbol = a > frame.base && a < frame.base + 8 * uint64_t{trail_.variant(frame).size};
  if (is_symbol) {
    WantFrame(frame);
  } else if (const Address link = trail_.reader().OriginAt(trail::HeaderAddress(header)); link != 0) {
    if (trail::KindOf(header) == trail::Kind::kClosure) WantMaker(trail::HeaderAddress(header));
    WantFrame(trail_.FrameOf(link));
  }
  if (extent == Extent::kAll || is_used) WantHeld(function, extent);
  if (trail::KindOf(header) == trail::Kind::kPartial) WantWord(trail_.word(a + 8), extent);
}

// Numbers do not know who made them; where they were given does.
void Dependences::WantHeld(Word function, Extent extent) {
  const Address a = AddressOf(function);
  const Word header = trail_.word(a);
  if (trail::KindOf(header) == trail::Kind::kPartial) {
    for (uint32_t i = 0; i < trail::HeldCount(header); ++i)
      WantWord(trail_.word(a + 16 + 8 * uint64_t{i}), extent);
    const Address link = trail_.reader().OriginAt(trail::HeaderAddress(header));
    const Frame maker = link == 0 ? Frame() : trail_.FrameOf(link);
    if (link != 0 && maker.address != trail_.reader().first())
      WantGivenAt(maker, spots_.PlaceAt(maker, link), extent);
    return;
  }
  const trail::CallableId callable(trail::IdOf(header));
  if (!layout_.callables.contains(callable)) return;
  for (trail::FreeVariable variable : layout_.callables[callable].free_variables) {
    WantWord(trail_.Captured(function, variable), extent);
    if (variable.hops == kNone || variable.hops == 0 || trail::HeaderAddress(header) == 0) continue;
    --variable.hops;
    Want(spots_.FreeVariable(trail_.FrameOf(trail::HeaderAddress(header)), variable), extent);
  }
}

void Dependences::WantGivenAt(const Frame& frame, PlaceId at, Extent extent) {
  if (!at.has_value()) return;
  const Place& place = layout_.places[at];
  const bool has_head = place.kind == PlaceKind::kPartial || place.kind == PlaceKind::kCallLocal ||
                        place.kind == PlaceKind::kApply;
  if (has_head || place.kind == PlaceKind::kCall) WantKids(frame, place, has_head ? 1 : 0, extent);
}

// A statement that shows what a function did is about that, whoever applied it. Entries that say the same are
// shown once, but each is a call of its own.
void Dependences::WantUses(Word function) {
  if (uses_ == nullptr || !uses_->IsMap(function)) return;
  for (const UseIndex::Use& use : uses_->CallsOf(function)) {
    const Frame frame = trail_.frame_number(use.call);
    WantFrame(frame);
    WantResult(frame, Extent::kAll);
  }
  // Not a range: what is wanted may ask for other entries.
  const std::span<const Entry> entries = uses_->EntriesOf(function);
  for (const Entry& entry : std::vector<Entry>(entries.begin(), entries.end())) {
    if (!entry.call.has_value()) WantEntry(entry);
  }
}

void Dependences::WantEntry(const Entry& entry) {
  if (entry.call.has_value()) {
    const Frame frame = trail_.frame_number(*entry.call);
    WantFrame(frame);
    return WantResult(frame, Extent::kAll);
  }
  if (entry.applied != 0) WantOrigin(entry.applied);
  WantWord(entry.result, Extent::kAll);
}

// All that trusted code did for this application.
void Dependences::WantOrigin(Address link) {
  const Address origin = trail_.reader().OriginAt(link);
  if (!origins_.Add(origin + 1)) return;
  const Frame frame = trail_.FrameOf(origin);
  const size_t number = trail_.FrameNumberOf(frame.address);
  if (frame.address == trail_.reader().first() || !IsBelow(number)) return;
  WantFrame(frame);
  const PlaceId at = spots_.PlaceAt(frame, origin);
  if (at.has_value()) {
    const Place& place = layout_.places[at];
    // To execute one action after the other is not to look at them.
    WantKids(frame, place, 0, place.kind == PlaceKind::kAction ? Extent::kHead : Extent::kData);
  }
  WantCallbacksLookedAt(origin, number);
  for (const uint32_t event : changes_.EventsFor(origin)) WantReturned(event, Extent::kData);
}

void Dependences::WantCallbacksLookedAt(Address origin, size_t holder) {
  for (const uint32_t number : creators_.reductions().In(holder)) {
    const Frame callback = trail_.frame_number(number);
    if (!callback.is_callback || callback.redex != origin) continue;
    if ((trail_.word(callback.base) & trail::kLookedAt) == 0) continue;
    WantFrame(callback);
    WantResult(callback, Extent::kData);
  }
}

// Trusted code may pass on what a call gave (uncurry f) without a look at it. Where nothing leads from the
// value back to the call, it can be any that gave the same.
void Dependences::WantCallbacksThatGave(Address link, Word word, Extent extent) {
  const Evaluated value = trail_.Evaluate(word);
  if (!WasComputed(value) || LeadsToCallback(word)) return;
  const Address origin = trail_.reader().OriginAt(link);
  const Frame frame = trail_.FrameOf(origin);
  if (frame.address == trail_.reader().first()) return;
  for (const uint32_t number : creators_.reductions().In(trail_.FrameNumberOf(frame.address))) {
    const Frame callback = trail_.frame_number(number);
    if (!callback.is_callback || callback.redex != origin) continue;
    const Evaluated gave = trail_.Evaluate(trail_.ResultWord(callback));
    if (gave.status != value.status || gave.word != value.word) continue;
    WantFrame(callback);
    WantResult(callback, extent);
  }
}

bool Dependences::LeadsToCallback(Word word) const {
  constexpr int kMost = 100;
  for (int steps = 0; steps < kMost && TagOf(word) == Tag::kRef; ++steps) {
    const Address a = AddressOf(word);
    if (trail::IsRegion(a) || !trail_.reader().contains(a, 1)) return false;
    const Word header = trail_.word(a);
    if (!trail::IsSince(header))
      return TagOf(header) == Tag::kHeader && trail::KindOf(header) == trail::Kind::kCallback;
    word = trail_.word(a + 8);
  }
  return false;
}

void Dependences::WantActionAt(Address action, Extent extent) {
  if (!IsMore(actions_, action, extent)) return;
  const trail::Object object = trail_.reader().at(action);
  if (const PlaceId place = layout_.action_sites[object.action_site()].place; place.has_value()) {
    WantParts(trail_.FrameOf(object.link), place);
  } else {
    WantMaker(object.link);
  }
  if (extent == Extent::kHead) return;
  const std::vector<trail::Execution> executions = changes_.ExecutionsOf(action);
  if (executions.empty()) WantArguments(action, extent);
  for (const trail::Execution& execution : executions) {
    WantExecuted(execution.end);
    if (extent == Extent::kAll) {
      for (uint32_t i = execution.begin; i < execution.end; ++i) WantEvent(i);
    } else if (const uint32_t last = changes_.executions().LastEvent(execution); last != kNone) {
      WantReturned(last, extent);
    }
  }
}

// Which actions an action that consists of others executed: those that stand there, and what its
// continuations gave.
void Dependences::WantParts(const Frame& frame, PlaceId at) {
  WantFrame(frame);
  const Place& place = layout_.places[at];
  if (place.kind != PlaceKind::kAction) return;
  const std::string& primitive = layout_.action_sites[place.action_site()].primitive;
  if (primitive != "ioThen" && primitive != "ioBind") return;
  for (uint32_t i = 0; i < place.count; ++i) {
    if (!OnlyWrites(layout_, layout_.kid(place, i))) WantPlace(frame, layout_.kid(place, i), Extent::kHead);
  }
  if (primitive != "ioBind") return;
  for (const uint32_t number : creators_.reductions().In(trail_.FrameNumberOf(frame.address))) {
    const Frame callback = trail_.frame_number(number);
    if (!callback.is_callback) continue;
    const PlaceId caller = spots_.PlaceAt(frame, callback.redex);
    const bool is_action = caller.has_value() && (layout_.places[caller].kind == PlaceKind::kAction ||
                                                  layout_.places[caller].kind == PlaceKind::kPrim);
    if (!is_action) continue;
    WantFrame(callback);
    if (const Spot gave = spots_.Result(callback); !OnlyWrites(layout_, gave.place))
      WantPlace(callback, gave.place, Extent::kHead);
  }
}

void Dependences::WantArguments(Address action, Extent extent) {
  const trail::Object object = trail_.reader().at(action);
  for (uint32_t i = 1; object.kind == trail::Kind::kAction && i < object.size; ++i)
    WantWord(trail_.word(action + 8 * uint64_t{i}), extent);
}

void Dependences::WantUnfinished() {
  const std::vector<Address> cells = trail_.AllResultCells();
  for (size_t i = 1; i < cells.size(); ++i) {
    if (trail_.Evaluate(trail_.ResultWord(cells[i])).status == Evaluated::kUnfinished)
      WantFrame(trail_.frame_number(i));
  }
}

void Dependences::WantEvent(uint32_t number) {
  const Event event = changes_.executions().event(number);
  if (event.kind != trail::ExecutionKind::kBegin) WantArguments(event.action, Extent::kData);
  WantReturned(number, Extent::kAll);
}

void Dependences::WantReturned(uint32_t number, Extent extent) {
  const Event event = changes_.executions().event(number);
  const bool has_word =
      event.kind == trail::ExecutionKind::kResult || event.kind == trail::ExecutionKind::kError;
  if (!has_word) return;
  const Word word = trail_.word(event.address + 32);
  WantWord(word, extent);
  if (WantRead(number, extent)) return;
  // What an atom was made of is not known; () tells nothing.
  if (!IsUnit(word)) WantArguments(event.action, Extent::kData);
}

bool Dependences::IsUnit(Word word) const {
  const Evaluated value = trail_.Evaluate(word);
  if (value.status != Evaluated::kValue || TagOf(value.word) != Tag::kAtom || trail::IsCharacter(value.word))
    return false;
  const trail::SiteId site = trail::NullarySite(value.word);
  return layout_.sites.contains(site) && layout_.constructor_name(site) == "()";
}

// What was read depends on what was last written there, and on what decided that nothing was later.
bool Dependences::WantRead(uint32_t number, Extent extent) {
  const Event event = changes_.executions().event(number);
  const EffectRole role = changes_.executions().RoleOf(event);
  if (role == EffectRole::kRead || role == EffectRole::kLookAhead || role == EffectRole::kIsAtEnd) {
    WantExecuted(number);
    for (const uint32_t output : changes_.FileOutputBefore(number)) WantEvent(output);
    return true;
  }
  const bool is_use = role == EffectRole::kGet || role == EffectRole::kGetElement ||
                      role == EffectRole::kGetAt || role == EffectRole::kGetAll;
  if (!is_use) return false;
  WantArguments(event.action, Extent::kData);
  WantExecuted(number);
  for (const uint32_t write : changes_.WritesBefore(number)) {
    const Event change = changes_.executions().event(write);
    const trail::Object object = trail_.reader().at(change.action);
    const Word value = changes_.ValueOf(change);
    for (uint32_t i = 1; i < object.size; ++i) {
      const Word word = trail_.word(change.action + 8 * uint64_t{i});
      WantWord(word, word == value ? extent : Extent::kData);
    }
  }
  return true;
}

// Actions are executed where code, and values that it looked at, decided so. What some library functions
// write decides nothing, as long as it is no error.
void Dependences::WantExecuted(uint32_t end) {
  for (; executed_ < end; ++executed_) {
    const Event event = changes_.executions().event(executed_);
    const trail::Object object = trail_.reader().at(event.action);
    if (object.kind != trail::Kind::kAction) continue;
    const bool is_trusted = !layout_.action_sites[object.action_site()].place.has_value();
    const Address origin = trail_.reader().OriginAt(object.link);
    const Frame frame = trail_.FrameOf(origin);
    if (is_trusted && event.kind != trail::ExecutionKind::kError &&
        OnlyWrites(layout_, spots_.PlaceAt(frame, origin))) {
      WantFrame(frame);
    } else {
      WantActionAt(event.action, Extent::kHead);
    }
  }
}

}  // namespace inquest::traced
