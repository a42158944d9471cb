// What trusted code did for an application depends on (dependences.h).
#include "traced/slice/dependences.h"

namespace inquest::traced {

using trail::Address;
using trail::AddressOf;
using trail::Evaluated;
using trail::Frame;
using trail::Place;
using trail::PlaceId;
using trail::PlaceKind;
using trail::Tag;
using trail::TagOf;
using trail::Word;

// All that trusted code did for this application.
void Dependences::WantOrigin(Address link) {
  const Address origin = trail_.reader().OriginAt(link);
  if (origins_.Raise(origin, 1)) items_.Add({origin, {}, Extent::kHead, Sort::kOrigin});
}

void Dependences::VisitOrigin(Address origin) {
  const Frame frame = spots_.FrameOf(origin);
  if (IsProgram(frame.address) || !IsBelow(frame.address)) return;
  WantFrame(frame);
  const PlaceId at = spots_.PlaceAt(frame, origin);
  if (at.has_value()) {
    const Place& place = layout_.places[at];
    // To execute one action after the other is not to look at them.
    WantKids(frame, place, 0, place.kind == PlaceKind::kAction ? Extent::kHead : Extent::kData);
  }
  WantCallbacksLookedAt(origin);
  for (const uint32_t event : changes_.EventsFor(origin)) WantReturned(event, Extent::kData);
}

// Who made what trusted code made.
void Dependences::WantMaker(Address link) {
  const trail::Descent descent = trail_.reader().DescentAt(link);
  if (descent.origin != 0) WantOrigin(descent.origin);
  if (descent.maker != 0 && descent.maker < link) WantOrigin(descent.maker);
}

void Dependences::WantCallbacksLookedAt(Address origin) {
  for (const trail::Reductions::Callback& each : creators_.reductions().CallbacksOf(origin)) {
    const Frame callback = spots_.FrameAt(each.frame);
    if ((trail_.word(callback.base) & trail::kLookedAt) == 0) continue;
    WantFrame(callback);
    WantResult(callback, Extent::kData);
  }
}

// Trusted code may pass on what a call gave (uncurry f) without a look at it. Where nothing leads from the
// value back to the call, it can be any that gave the same.
void Dependences::WantCallbacksThatGave(Address link, Word word, Extent extent) {
  const Evaluated value = trail_.Evaluate(word);
  if (value.status == Evaluated::kUnevaluated || LeadsToCallback(word)) return;
  const Address origin = trail_.reader().OriginAt(link);
  const auto callbacks = creators_.reductions().CallbacksOf(origin);
  if (callbacks.empty() || IsProgram(spots_.FrameOf(origin).address)) return;
  const auto want = [&](Address address) {
    WantFrame(address);
    WantResult(spots_.FrameAt(address), extent);
  };
  constexpr size_t kFew = 4;
  if (callbacks.size() <= kFew) {
    for (const trail::Reductions::Callback& each : callbacks) {
      const Evaluated gave = ValueOfCallback(each.frame);
      if (gave.status == value.status && gave.word == value.word) want(each.frame);
    }
    return;
  }
  GivenBy& given = given_by_[origin];
  if (given.empty()) {
    for (const trail::Reductions::Callback& each : callbacks) {
      const Evaluated gave = ValueOfCallback(each.frame);
      given[{gave.status, gave.word}].callbacks.push_back(each.frame);
    }
  }
  const auto same = given.find({value.status, value.word});
  if (same == given.end() || same->second.level >= LevelOf(extent)) return;
  same->second.level = LevelOf(extent);
  for (const Address each : same->second.callbacks) want(each);
}

Evaluated Dependences::ValueOfCallback(Address callback) const {
  return trail_.Evaluate(trail_.ResultWord(spots_.FrameAt(callback)));
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

}  // namespace inquest::traced
