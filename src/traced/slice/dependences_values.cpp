// What the parts of values depend on (dependences.h).
#include "traced/slice/dependences.h"

namespace inquest::traced {

using trail::Address;
using trail::AddressOf;
using trail::Callable;
using trail::Frame;
using trail::kNone;
using trail::Place;
using trail::PlaceId;
using trail::PlaceKind;
using trail::Tag;
using trail::TagOf;
using trail::Word;

void Dependences::WantWord(Word word, Extent extent) {
  const Address a = AddressOf(word);
  switch (TagOf(word)) {
    case Tag::kRef: {
      if (trail::IsRegion(a) || !trail_.reader().contains(a, 1)) return;
      const Word header = trail_.word(a);
      if (trail::IsSince(header)) return WantWord(trail_.word(a + 8), extent);
      if (TagOf(header) == Tag::kHeader && trail::KindOf(header) == trail::Kind::kCallback) {
        const Frame callback = spots_.FrameAt(a);
        WantFrame(callback);
        return WantResult(callback, extent);
      }
      const Frame frame = spots_.FrameOf(a);
      if (IsProgram(frame.address)) return WantCell(a, extent);
      const PlaceId place = spots_.PlaceAt(frame, a);
      return place.has_value() ? WantPlace(frame, place, extent) : WantCell(a, extent);
    }
    case Tag::kCon:
      if (words_.Raise(a, LevelOf(extent))) items_.Add({word, {}, extent, Sort::kObject});
      return;
    case Tag::kFun:
      return WantFunction(word, extent);
    case Tag::kBox:
      if (trail::IsRegion(a) || !trail_.reader().contains(a, 1)) return;
      if (trail_.reader().at(a).kind == trail::Kind::kAction) return WantActionAt(a, extent);
      if (extent != Extent::kHead && words_.Raise(a, LevelOf(extent)))
        items_.Add({word, {}, extent, Sort::kObject});
      return;
    case Tag::kHeader:
    case Tag::kInt:
    case Tag::kAtom:
    case Tag::kState:
      return;
  }
}

void Dependences::VisitObject(Word word, Extent extent) {
  if (TagOf(word) == Tag::kCon) return VisitConstructor(word, extent);
  if (TagOf(word) == Tag::kFun) return VisitFunction(word, extent);
  VisitBox(AddressOf(word), extent);
}

void Dependences::VisitConstructor(Word word, Extent extent) {
  const trail::Object object = trail_.reader().at(AddressOf(word));
  if (object.kind != trail::Kind::kCon) return;
  const Callable& constructor = layout_.callables[layout_.sites[object.site()].callable];
  if (constructor.made_by.has_value()) WantMentions(constructor.made_by);
  const bool has_place = layout_.sites[object.site()].place.has_value();
  if (has_place) {
    WantFrame(trail_.blocks().FrameHolding(object.link));
  } else {
    WantMaker(object.link);
  }
  if (extent == Extent::kHead) return;
  for (uint32_t i = 0; i + 1 < object.size; ++i) {
    const auto field = spots_.Field(Spot{0, {}, word, 0}, i);
    if (field.has_value()) Want(*field, extent);
  }
}

// The elements of an array. What a reference or an array held that can change is wanted where it was read; a
// person sees it all.
void Dependences::VisitBox(Address a, Extent extent) {
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
  if (words_.Raise(a, LevelOf(extent))) items_.Add({function, {}, extent, Sort::kObject});
}

void Dependences::VisitFunction(Word function, Extent extent) {
  const Address a = AddressOf(function);
  if (extent == Extent::kAll) WantUses(function);
  const Word header = trail_.word(a);
  const Frame frame = spots_.FrameOf(a);
  const bool is_symbol = a > frame.base && a < frame.base + 8 * uint64_t{trail_.variant(frame).size};
  if (is_symbol) {
    WantFrame(frame);
  } else if (const Address link = trail_.reader().OriginAt(trail::HeaderAddress(header)); link != 0) {
    if (trail::KindOf(header) == trail::Kind::kClosure) WantMaker(trail::HeaderAddress(header));
    WantFrame(trail_.blocks().FrameHolding(link));
  }
  const bool is_used = extent != Extent::kHead && UsesWhatItHolds(function);
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

// The same of the function that a place made.
void Dependences::WantUsesAt(const Spot& spot, Extent extent) {
  if (uses_ == nullptr || extent != Extent::kAll) return;
  const Evaluated value = spots_.Value(spot);
  if (value.status == Evaluated::kValue && TagOf(value.word) == Tag::kFun) WantFunction(value.word, extent);
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

}  // namespace inquest::traced
