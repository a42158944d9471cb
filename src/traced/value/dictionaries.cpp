#include "traced/value/dictionaries.h"

#include <algorithm>

#include "trail/replay.h"

namespace inquest::traced {

using trail::Callable;
using trail::Evaluated;
using trail::Frame;
using trail::kNone;
using trail::Layout;
using trail::Place;
using trail::PlaceKind;
using trail::Predicate;
using trail::Tag;
using trail::Word;

Dictionaries::Dictionaries(const trail::Trail& trail, TypeStore* types) : trail_(trail), types_(*types) {
  const Layout& layout = trail_.layout();
  for (const trail::Constant& constant : layout.constants) {
    if (layout.callables[constant.callable].is_dictionary) {
      constants_.emplace(constant.slot, constant.callable);
    }
  }
}

Predicate Dictionaries::Read(Word dictionary) const {
  Left left;
  return Read(dictionary, &left);
}

Predicate Dictionaries::Read(Word dictionary, Left* left) const {
  if (--left->steps < 0 || left->depth == 0) return {};
  --left->depth;
  Predicate told;
  // A reference to a cell that was never evaluated: the program's are constants, others say what they would
  // do.
  Word at = dictionary;
  for (int hops = 0; hops < 64 && trail::TagOf(at) == Tag::kRef; ++hops) {
    const trail::Address address = trail::AddressOf(at);
    const trail::Address first = trail_.reader().first();
    const uint64_t slot = address >= first ? (address - first) / 8 : 0;
    const auto constant = slot > kNone ? constants_.end() : constants_.find(trail::SlotId(slot));
    if (constant != constants_.end()) {
      told = Make(trail_.layout().callables[constant->second], [](uint32_t) { return Predicate(); });
      break;
    }
    const Word inside = trail_.word(address);
    if (trail::TagOf(inside) == Tag::kState && trail::StateOf(inside) == trail::State::kSuspended &&
        trail_.layout().places.contains(trail::PlaceId(trail::PlaceOf(inside)))) {
      told = ReadPlace(trail_.FrameOf(address), trail::PlaceId(trail::PlaceOf(inside)), left);
      break;
    }
    at = inside;
  }
  if (!told.class_name.has_value()) {
    const Evaluated value = trail_.Evaluate(dictionary);
    if (value.status == Evaluated::kValue) told = ReadValue(value.word, left);
  }
  ++left->depth;
  return told;
}

Predicate Dictionaries::ReadValue(Word value, Left* left) const {
  const Layout& layout = trail_.layout();
  trail::SiteId site;
  trail::Object object;
  if (trail::TagOf(value) == Tag::kAtom && !trail::IsCharacter(value)) {
    site = trail::NullarySite(value);
  } else if (trail::TagOf(value) == Tag::kCon) {
    object = trail_.reader().at(trail::AddressOf(value));
    if (object.kind == trail::Kind::kCon) site = object.site();
  }
  if (!layout.sites.contains(site)) return {};
  const Callable& con = layout.callables[layout.sites[site].callable];
  if (!con.made_by.has_value()) return {};
  // The dictionaries that it was made of are the last fields.
  const Callable& maker = layout.callables[con.made_by];
  const uint64_t fields = object.size == 0 ? 0 : object.size - 1;
  return Make(maker, [&](uint32_t n) {
    if (maker.hidden > fields) return Predicate();
    return Read(trail_.word(object.address + 8 * (1 + fields - maker.hidden + n)), left);
  });
}

template <typename Parameter>
Predicate Dictionaries::Make(const Callable& maker, const Parameter& parameter) const {
  if (!maker.is_dictionary) return {};
  TypeVariables variables;
  uint32_t n = 0;
  for (const trail::Constraint& constraint : maker.constraints) {
    if (!constraint.is_parameter) continue;
    const Predicate given = parameter(n++);
    if (given.class_name != constraint.predicate.class_name) continue;
    const size_t count = std::min(given.types.size(), constraint.predicate.types.size());
    for (size_t i = 0; i < count; ++i) {
      types_.Match(constraint.predicate.types[i], given.types[i], &variables);
    }
  }
  Predicate instance = maker.instance;
  for (TypeId& type : instance.types) type = types_.Instance(type, variables);
  return instance;
}

// What a place would give: the code of suspected functions passes dictionaries on.
Predicate Dictionaries::ReadPlace(const Frame& frame, trail::PlaceId at, Left* left) const {
  const Layout& layout = trail_.layout();
  const Place& place = layout.places[at];
  if (--left->steps < 0 || left->depth == 0) return {};
  --left->depth;
  Predicate told;
  switch (place.kind) {
    case PlaceKind::kCall:
      told = Make(layout.callables[place.callable()], [&](uint32_t n) {
        return n < place.count ? ReadPlace(frame, layout.kid(place, n), left) : Predicate();
      });
      break;
    case PlaceKind::kConstant:
      told = Make(layout.callables[layout.constants[place.constant()].callable],
                  [](uint32_t) { return Predicate(); });
      break;
    case PlaceKind::kSlot:
      told = Read(trail_.slot(frame, place.slot), left);
      break;
    case PlaceKind::kOuter:
      told = Read(trail_.Variable(frame, {"", place.b, place.slot, place.a}), left);
      break;
    case PlaceKind::kField: {
      const Evaluated whole = trail_.Evaluate(trail_.slot(frame, place.slot));
      if (whole.status == Evaluated::kValue && trail::TagOf(whole.word) == Tag::kCon) {
        told = Read(trail_.word(trail::AddressOf(whole.word) + 8 * (1 + uint64_t{place.a})), left);
      }
      break;
    }
    case PlaceKind::kWord:
      told = Read(place.word, left);
      break;
    case PlaceKind::kMethod:
      told = ReadSuperclass(frame, place, left);
      break;
    default:
      break;
  }
  ++left->depth;
  return told;
}

// The dictionary of a superclass. The classes of a file are not described; one that was evaluated tells
// itself, and never evaluated it decides nothing.
Predicate Dictionaries::ReadSuperclass(const Frame& frame, const Place& place, Left* left) const {
  if (place.has_cell) {
    const Evaluated value = trail_.Evaluate(trail_.slot(frame, place.slot));
    if (value.status == Evaluated::kValue) return ReadValue(value.word, left);
  }
  const Evaluated whole = trail::ValueOf(trail_, frame, trail_.layout().kid(place, 0));
  if (whole.status != Evaluated::kValue || trail::TagOf(whole.word) != Tag::kCon) return {};
  return Read(trail_.word(trail::AddressOf(whole.word) + 8 * (1 + uint64_t{place.a})), left);
}

}  // namespace inquest::traced
