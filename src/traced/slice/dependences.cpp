#include "traced/slice/dependences.h"

#include "trail/replay.h"

namespace inquest::traced {

using trail::Address;
using trail::Evaluated;
using trail::Frame;
using trail::kNone;
using trail::Place;
using trail::PlaceId;
using trail::PlaceKind;
using trail::Tag;
using trail::TagOf;
using trail::Word;

namespace {

constexpr unsigned kIsNotBelow = 1, kIsBelow = 2;  // levels of is_below_

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
      is_below_(trail),
      met_(trail),
      places_(trail),
      words_(trail),
      actions_(trail),
      origins_(trail) {
  if (below_.has_value()) is_below_.Raise(trail_.frame_address(*below_), kIsBelow);
}

// Along redexes, or along the code around local functions: either way leads to the nodes of a tree. Constants
// are below whoever mentions them, which the tree knows.
bool Dependences::IsBelow(Address frame_address) {
  if (!below_.has_value()) return true;
  if (const unsigned known = is_below_.At(frame_address); known != 0) return known == kIsBelow;
  std::vector<Address> todo = {frame_address};
  while (!todo.empty()) {
    const Address at = todo.back();
    if (is_below_.At(at) != 0) {
      todo.pop_back();
      continue;
    }
    const Frame frame = spots_.FrameAt(at);
    const Address caller = spots_.FrameOf(frame.redex).address;
    Address around = trail_.Enclosing(frame).address;
    if (IsProgram(around) || around >= at) around = caller;
    if (IsProgram(at) || IsProgram(caller)) {
      const bool is_constant = !IsProgram(at) && trail_.variant(frame).callable != layout_.main;
      is_below_.Raise(at, is_constant ? kIsBelow : kIsNotBelow);
    } else if (is_below_.At(caller) == kIsBelow || is_below_.At(around) == kIsBelow) {
      is_below_.Raise(at, kIsBelow);
    } else if (is_below_.At(caller) != 0 && is_below_.At(around) != 0) {
      is_below_.Raise(at, kIsNotBelow);
    } else {
      todo.push_back(is_below_.At(caller) == 0 ? caller : around);  // both were made earlier
    }
  }
  return is_below_.At(frame_address) == kIsBelow;
}

void Dependences::WantFrame(Address frame) {
  if (IsProgram(frame) || met_.At(frame) != 0 || !IsBelow(frame)) return;
  met_.Raise(frame, 1);
  found_.Add(frame);
  items_.Add({frame, {}, Extent::kHead, Sort::kFrame});
}

bool Dependences::IsAtOnce(const Place& place) {
  switch (place.kind) {
    case PlaceKind::kPrim:
    case PlaceKind::kString:
      return true;
    case PlaceKind::kWord:
      return TagOf(place.word) != Tag::kFun && TagOf(place.word) != Tag::kRef;
    default:
      return false;
  }
}

void Dependences::WantPlace(Address frame, PlaceId at, Extent extent) {
  if (!at.has_value() || IsProgram(frame)) return;
  const Place& place = layout_.places[at];
  if (IsAtOnce(place)) {
    if (!places_.Raise(spots_.BriefFrameAt(frame), at, LevelOf(Extent::kAll))) return;
    WantFrame(frame);
    // The recursion follows the text of the program.
    if (place.kind == PlaceKind::kPrim) WantKids(frame, place, 0, Extent::kData);
    return;
  }
  const Frame& brief = spots_.BriefFrameAt(frame);
  // Of a number all is wanted at once.
  if (place.kind == PlaceKind::kSlot && trail::IsInt(trail_.slot(brief, place.slot))) extent = Extent::kAll;
  if (!places_.Raise(brief, at, LevelOf(extent))) return;
  if (met_.At(frame) == 0 && !IsBelow(frame)) return;
  items_.Add({frame, at, extent, Sort::kPlace});
}

void Dependences::WantKids(Address frame, const Place& place, uint32_t from, Extent extent) {
  for (uint32_t i = from; i < place.count; ++i) WantPlace(frame, layout_.kid(place, i), extent);
}

void Dependences::Want(const Spot& spot, Extent extent) {
  if (spot.place.has_value() && spot.frame != 0) return WantPlace(spot.frame, spot.place, extent);
  if (spot.origin != 0) {
    WantOrigin(spot.origin);
    WantCallbacksThatGave(spot.origin, spot.word, extent);
  }
  if (spot.frame != 0) WantFrame(spot.frame);
  WantWord(spot.word, extent);
}

std::optional<size_t> Dependences::Next() {
  while (found_.empty() && !items_.empty()) Visit(items_.Take());
  if (found_.empty()) return std::nullopt;
  return trail_.FrameNumberOf(found_.Take());
}

void Dependences::Visit(const Item& item) {
  switch (item.sort) {
    case Sort::kFrame:
      return VisitFrame(spots_.FrameAt(item.at));
    case Sort::kPlace:
      return VisitPlace(spots_.FrameAt(item.at), item.place, item.extent);
    case Sort::kObject:
      return VisitObject(item.at, item.extent);
    case Sort::kAction:
      return VisitAction(item.at, item.extent);
    case Sort::kOrigin:
      return VisitOrigin(item.at);
  }
}

// Why a reduction took its way, and why it was made.
void Dependences::VisitFrame(const Frame& frame) {
  for (const PlaceId condition : spots_.WayOf(frame).way.conditions)
    WantPlace(frame, condition, Extent::kHead);
  WantCall(frame);
}

void Dependences::WantCall(const Frame& frame) {
  if (trail_.HasEnclosing(frame)) WantFrame(trail_.Enclosing(frame));
  if (frame.through != 0) WantWord(frame.through, Extent::kHead);
  if (frame.is_callback) {
    WantOrigin(frame.redex);
    if (frame.maker != 0) WantOrigin(frame.maker);
    WantWord(trail_.CalledFunction(frame), Extent::kHead);
    return;
  }
  const auto [caller, at] = spots_.CallOf(frame);
  if (caller == frame.address || IsProgram(caller)) return;
  WantFrame(caller);
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
      return WantSlot(frame, place.slot, extent);
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
      return WantUsesAt(spot, extent);
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
      WantKids(frame, place, 0, Extent::kData);
      return WantUsesAt(spot, extent);
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
    for (uint32_t hops = place.b; hops > 0 && !IsProgram(holder.address); --hops) {
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
  if (const auto source = spots_.Source(spot)) return WantSource(holder, *source, extent);
  if (is_field) {
    const Evaluated value = spots_.Value(spot);
    if (value.status == Evaluated::kValue) WantWord(value.word, extent);
    return;
  }
  WantWord(trail_.slot(holder, place.slot), extent);
}

void Dependences::WantSlot(const Frame& frame, trail::SlotId slot, Extent extent) {
  if (const auto source = spots_.Variable(frame, slot)) return WantSource(frame, *source, extent);
  WantWord(trail_.slot(frame, slot), extent);
}

// Of a variable of the holder.
void Dependences::WantSource(const Frame& holder, const Spot& source, Extent extent) {
  if (holder.is_callback && source.origin != 0) WantGiven(holder, source.word, extent);
  Want(source, extent);
  // Where it is not known which part of an application became this argument, it can be any.
  const bool is_unknown = !source.place.has_value() && source.origin == 0 && source.frame != 0;
  if (!is_unknown || holder.is_callback) return;
  VisitArguments(source.frame, spots_.PlaceAt(spots_.FrameAt(source.frame), holder.redex));
}

void Dependences::VisitArguments(Address caller, PlaceId at) {
  if (at.has_value()) WantKids(caller, layout_.places[at], 0, Extent::kAll);
}

// What a cell was reduced to, or for the base of a frame what that went on with.
void Dependences::WantCell(Address cell, Extent extent) {
  const trail::Reductions& reductions = creators_.reductions();
  const std::optional<Address> last = reductions.Last(cell);
  if (last.has_value()) {
    // Those before the last gave functions, which the next one applied.
    if (reductions.CountOf(cell) > 1) {
      for (const Address reducing : reductions.Of(cell)) {
        if (reducing == *last) break;
        WantFrame(reducing);
        WantResult(spots_.FrameAt(reducing), Extent::kHead);
      }
    }
    const Frame frame = spots_.FrameAt(*last);
    WantFrame(frame);
    WantResult(frame, extent);
    // If the last one gave a function, trusted code applied that to what was left.
    if (frame.inner == 0) return;
  }
  const Frame holder = spots_.FrameOf(cell);
  const Word word = holder.base == cell ? trail_.ResultWord(holder) : trail_.word(cell);
  const Evaluated value = trail_.Evaluate(word);
  if (value.status == Evaluated::kUnevaluated) return;
  WantOrigin(cell);
  WantCallbacksThatGave(cell, word, extent);
  if (value.status == Evaluated::kValue) {
    WantWord(TagOf(word) == Tag::kState ? value.word : word, extent);
  }
}

void Dependences::WantResult(const Frame& frame, Extent extent) {
  WantPlace(frame, spots_.WayOf(frame).way.result, extent);
}

}  // namespace inquest::traced
