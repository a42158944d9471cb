#include "trail/dump.h"

#include <algorithm>
#include <bit>

#include "trail/not_kept.h"

namespace inquest::trail {

namespace {

// Bytes of the program's frame that are not part of the record.
uint64_t UntoldBytes(const Reader& reader) {
  const Layout& layout = reader.layout();
  const uint32_t size = layout.variants[VariantId(0)].size;
  return 8 * uint64_t{size - std::min(size, layout.suspected_constants_end.index)};
}
Address ToldAddress(const Reader& reader, Address a) {
  const uint64_t untold = UntoldBytes(reader);
  const Address objects = reader.first() + 8 * uint64_t{reader.layout().variants[VariantId(0)].size};
  return a - reader.first() - (a < objects ? 0 : untold);
}

std::string DataTitle(DataKind kind) {
  switch (kind) {
    case DataKind::kDouble:
      return "double";
    case DataKind::kFloat:
      return "float";
    case DataKind::kWide:
      return "wide number";
    case DataKind::kBig:
      return "integer";
    case DataKind::kArray:
      return "array";
    case DataKind::kIndexPage:
      return "index page";
    case DataKind::kDescent:
    case DataKind::kCallDescent:
      return "descent";
    case DataKind::kTick:
      return "tick";
    case DataKind::kApplication:
      return "application";
    case DataKind::kMutArray:
    case DataKind::kReference:
    case DataKind::kString:
      break;  // in no trail
  }
  return "?";
}

// The first word of a callback's base.
std::string Finish(Word w) {
  if (!IsFinished(w)) return "unfinished";
  return "finished " + std::to_string(w >> 8) + (w & kLookedAt ? " looked at" : "");
}

std::string Title(const Reader& reader, const Object& object) {
  const Layout& layout = reader.layout();
  switch (object.kind) {
    case Kind::kFrame:
    case Kind::kCallback: {
      const Variant& variant = layout.variants[object.variant()];
      if (object.id == 0) return "program";
      std::string title = object.kind == Kind::kCallback ? "callback "
                          : variant.is_block             ? "block in "
                                                         : "frame ";
      title += layout.callables.contains(variant.callable) ? layout.callables[variant.callable].name : "?";
      if (variant.leaf == 0) return title + ", matching";
      const Leaf& leaf = layout.callables[variant.callable].leaves[variant.leaf - 1];
      return title + ", equation " + std::to_string(leaf.equation + 1) + " guard " +
             std::to_string(leaf.guard + 1);
    }
    case Kind::kCon:
      return "constructor " + layout.constructor_name(object.site());
    case Kind::kFun:
      return "function " +
             (object.id < layout.callables.size() ? layout.callables[CallableId(object.id)].name : "?");
    case Kind::kPartial:
      return IsNoted(reader.word(object.address)) ? "noted partial application" : "partial application";
    case Kind::kClosure:
      return "closure " + layout.callables[CallableId(object.id)].name;
    case Kind::kFailure:
      return "exception";
    case Kind::kIndirect:
      if (object.id == kThrough) return "function of an application";
      return object.id < kInstants ? "since" : "inner application";
    case Kind::kExecution:
      switch (static_cast<ExecutionKind>(object.id)) {
        case ExecutionKind::kResult:
          return "executed";
        case ExecutionKind::kError:
          return "failed";
        case ExecutionKind::kOutput:
          return "printed";
        case ExecutionKind::kBegin:
          return "executes";
        case ExecutionKind::kUnfinished:
          return "unfinished";
      }
      return "?";
    case Kind::kAction:
      return "action " + layout.action_sites[object.action_site()].primitive;
    case Kind::kData:
      return DataTitle(static_cast<DataKind>(object.id));
    default:
      return "?";
  }
}

// Of what stands before the objects the name says more than the address.
std::string Target(const Reader& reader, Address a) {
  if (IsRegion(a)) return "…";
  if (a >= reader.first()) return "@" + ShowAddress(reader, a);
  if (!reader.IsStaticFunction(a)) return "literal";
  const CallableId callable(IdOf(reader.word(a)));
  return reader.layout().callables.contains(callable) ? reader.layout().callables[callable].name : "?";
}

// Most of an index page can be empty.
uint32_t WithoutZeros(const Reader& reader, const Object& page) {
  uint32_t words = page.size;
  while (words > 0 && reader.word(page.address + 8 * uint64_t{words - 1}) == 0) --words;
  return words;
}

std::string Words(const Reader& reader, const Object& object) {
  const bool is_data = object.kind == Kind::kData && static_cast<DataKind>(object.id) != DataKind::kArray;
  std::string text;
  const bool is_program = object.kind == Kind::kFrame && object.id == 0;
  // Constants of trusted code are not part of the record.
  uint32_t end =
      is_program ? std::min(object.size, reader.layout().suspected_constants_end.index) : object.size;
  if (is_data && static_cast<DataKind>(object.id) == DataKind::kIndexPage) end = WithoutZeros(reader, object);
  for (uint32_t i = 1; i < end; ++i) {
    const Word w = reader.word(object.address + 8 * uint64_t{i});
    if (is_program && TagOf(w) == Tag::kState && StateOf(w) != State::kFailed) {
      text += StateOf(w) == State::kSuspended ? " _" : " entered";
    } else if (object.kind == Kind::kCallback && i == kCallbackPrefix) {
      text += " " + Finish(w) + ",";
    } else if (is_data && static_cast<DataKind>(object.id) == DataKind::kDouble) {
      text += " " + std::to_string(std::bit_cast<double>(w));
    } else {
      text += " " + (is_data ? std::to_string(w) : ShowWord(reader, w));
    }
  }
  return text;
}

// How trusted code came to work: words of a descent are addresses.
std::string DescentWords(const Reader& reader, const Object& object) {
  const Descent descent = reader.DescentAt(object.address);
  std::string text = descent.maker != 0 ? " through @" + ShowAddress(reader, descent.maker) : "";
  if (descent.owner != 0 && descent.owner != descent.maker && descent.owner != descent.origin)
    text += " for @" + ShowAddress(reader, descent.owner);
  return text + (descent.function != 0 ? " " + ShowWord(reader, descent.function) : "");
}

// What an object belongs to; behind a descent its origin.
std::string Link(const Reader& reader, const Object& object) {
  // A time: an address and the number of what happened there.
  if (IsSince(reader.word(object.address))) {
    if (object.link == 0) return " here";
    return " " + ShowAddress(reader, object.link) + "." + std::to_string(object.id);
  }
  if (object.link == 0) return "";
  std::string text = " <- " + ShowAddress(reader, reader.OriginAt(object.link));
  if (object.kind != Kind::kCallback) return text;
  return text + DescentWords(reader, Object{.address = object.link});
}

std::string ExecutionText(const Reader& reader, const Object& object) {
  const Word part_of = reader.word(object.address + 16);
  std::string text = part_of != 0 ? " in @" + ShowAddress(reader, part_of) : "";
  text += " " + ShowWord(reader, reader.word(object.address + 24));
  if (static_cast<ExecutionKind>(object.id) != ExecutionKind::kOutput) {
    for (uint32_t i = 4; i < object.size; ++i) {
      text += " " + ShowWord(reader, reader.word(object.address + 8 * uint64_t{i}));
    }
    return text;
  }
  text += " to " + std::to_string(reader.word(object.address + 32)) + " \"";
  const uint64_t size = reader.word(object.address + 40);
  const std::string_view printed(reader.bytes_at(object.address + 48, size), size);
  for (const char c : printed) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte >= 0x7f || byte == '"' || byte == '\\') {
      constexpr const char* kDigits = "0123456789abcdef";
      text += std::string("\\x") + kDigits[byte >> 4] + kDigits[byte & 15];
    } else {
      text += c;
    }
  }
  return text + "\"";
}

}  // namespace

std::string ShowAddress(const Reader& reader, Address a) {
  if (a < reader.first()) return "-" + std::to_string(reader.first() - a);
  return std::to_string(ToldAddress(reader, a));
}

std::string ShowWord(const Reader& reader, Word w) {
  const Layout& layout = reader.layout();
  if (w == kMutable) return "mutable";
  switch (TagOf(w)) {
    case Tag::kHeader:
      if (w == 0) return "-";
      return KindOf(w) == Kind::kFun && IdOf(w) < layout.callables.size()
                 ? "function " + layout.callables[CallableId(IdOf(w))].name
                 : "header";
    case Tag::kInt:
      return std::to_string(SmallValue(w));
    case Tag::kAtom:
      if (IsCharacter(w)) return "character " + std::to_string(CharacterValue(w));
      return layout.sites.contains(NullarySite(w)) ? layout.constructor_name(NullarySite(w)) : "?";
    case Tag::kCon:
      return "con " + Target(reader, AddressOf(w));
    case Tag::kRef:
      return "ref " + Target(reader, AddressOf(w));
    case Tag::kFun:
      return "fun " + Target(reader, AddressOf(w));
    case Tag::kBox:
      return "box " + Target(reader, AddressOf(w));
    case Tag::kState:
      switch (StateOf(w)) {
        case State::kSuspended:
          return PlaceOf(w) == kNoPlace ? "_" : "_ " + std::to_string(PlaceOf(w));
        case State::kEntered:
          return PlaceOf(w) == kNoPlace ? "entered" : "entered " + std::to_string(PlaceOf(w));
        case State::kFailed:
          return "failed @" + ShowAddress(reader, FailureOf(w));
      }
  }
  return "?";
}

DumpedObjects DumpObjects(const Reader& reader, const DumpRange& range) {
  DumpedObjects dumped;
  size_t count = 0;
  reader.ForEach([&](const Object& object) {
    if (ToldAddress(reader, object.address) < range.from) return true;
    if (count++ == range.count) {
      dumped.next = ToldAddress(reader, object.address);
      return false;
    }
    dumped.text += ShowAddress(reader, object.address) + " " + Title(reader, object);
    dumped.text += Link(reader, object);
    dumped.text += ":";
    if (object.kind == Kind::kExecution) {
      dumped.text += ExecutionText(reader, object);
    } else if (IsDescent(reader.word(object.address))) {
      dumped.text += DescentWords(reader, object);
    } else {
      dumped.text += Words(reader, object);
    }
    dumped.text += "\n";
    return true;
  });
  return dumped;
}

}  // namespace inquest::trail
