#include "trail/endless_exceptions.h"

#include <algorithm>
#include <string_view>

namespace inquest::trail {

namespace {

// The constructor of a value that was computed; empty for others.
std::string_view ConstructorOf(const Trail& trail, const Evaluated& value) {
  if (value.status != Evaluated::kValue) return "";
  SiteId site;
  if (TagOf(value.word) == Tag::kAtom && !IsCharacter(value.word)) site = NullarySite(value.word);
  if (TagOf(value.word) == Tag::kCon) {
    const Object object = trail.reader().at(AddressOf(value.word));
    if (object.kind == Kind::kCon) site = object.site();
  }
  return trail.layout().sites.contains(site) ? std::string_view(trail.layout().constructor_name(site)) : "";
}

Evaluated FieldOf(const Trail& trail, const Evaluated& constructor, uint64_t n) {
  const Object object = trail.reader().at(AddressOf(constructor.word));
  if (n + 1 >= object.size) return {};
  return trail.EvaluateAt(trail.word(object.address + 8 * (1 + n)), Trail::kAlways);
}

}  // namespace

// The constructors are those of lib/Inquest/Exception.hs and lib/Control/Exception.hs.
bool IsEndless(const Trail& trail, Word exception) {
  const Evaluated thrown = trail.EvaluateAt(exception, Trail::kAlways);
  const std::string_view name = ConstructorOf(trail, thrown);
  if (name == "ThrownLoop" || IsOfLimit(trail, exception)) return true;
  if (TagOf(thrown.word) != Tag::kCon || name != "ThrownUser") return false;
  const Evaluated some = FieldOf(trail, thrown, 1);
  if (some.status != Evaluated::kValue || TagOf(some.word) != Tag::kCon) return false;
  const uint32_t size = trail.reader().at(AddressOf(some.word)).size;  // dictionaries come first
  const std::string_view user = ConstructorOf(trail, FieldOf(trail, some, std::max<uint32_t>(size, 2) - 2));
  return user == "BlockedIndefinitelyOnMVar" || user == "BlockedIndefinitelyOnSTM" || user == "Deadlock";
}

bool IsOfLimit(const Trail& trail, Word exception) {
  const Evaluated thrown = trail.EvaluateAt(exception, Trail::kAlways);
  if (TagOf(thrown.word) != Tag::kCon || ConstructorOf(trail, thrown) != "ThrownAsync") return false;
  const Evaluated kind = FieldOf(trail, thrown, 0);
  return kind.status == Evaluated::kValue && (kind.word == SmallInt(0) || kind.word == SmallInt(1));
}

}  // namespace inquest::trail
