#include <bit>

#include "trail/reader.h"

namespace inquest::trail {

namespace {

std::string ShowWord(const Reader& reader, Word w) {
  std::string at = "@" + std::to_string(AddressOf(w));
  if (TagOf(w) != Tag::kInt && TagOf(w) != Tag::kAtom && TagOf(w) != Tag::kState && IsRegion(AddressOf(w)))
    return "…";
  switch (TagOf(w)) {
    case Tag::kHeader:
      if (w == 0) return "-";
      return KindOf(w) == Kind::kFun && IdOf(w) < reader.layout().callables.size()
                 ? "function " + reader.layout().callables[IdOf(w)].name
                 : "header";
    case Tag::kInt:
      return std::to_string(SmallValue(w));
    case Tag::kAtom:
      if (IsCharacter(w)) return "character " + std::to_string(CharacterValue(w));
      return NullaryCon(w) < reader.layout().sites.size() ? reader.layout().constructor_name(NullaryCon(w))
                                                          : "?";
    case Tag::kCon:
      return "con " + at;
    case Tag::kRef:
      return "ref " + at;
    case Tag::kFun:
      return "fun " + at;
    case Tag::kBox:
      return "box " + at;
    case Tag::kState:
      switch (StateOf(w)) {
        case State::kSuspended:
          return "_";
        case State::kEntered:
          return "entered";
        case State::kFailed:
          return "failed";
      }
  }
  return "?";
}

std::string Title(const Reader& reader, const Object& object) {
  const Layout& layout = reader.layout();
  switch (object.kind) {
    case Kind::kFrame:
    case Kind::kCallback: {
      const Variant& variant = layout.variants[object.id];
      if (object.id == 0) return "program";
      std::string title = object.kind == Kind::kCallback ? "callback "
                          : variant.is_block             ? "block in "
                                                         : "frame ";
      title += variant.callable < layout.callables.size() ? layout.callables[variant.callable].name : "?";
      if (variant.leaf == 0) return title + ", matching";
      const Leaf& leaf = layout.callables[variant.callable].leaves[variant.leaf - 1];
      return title + ", equation " + std::to_string(leaf.equation + 1) + " guard " +
             std::to_string(leaf.guard + 1);
    }
    case Kind::kCon:
      return "constructor " + layout.constructor_name(object.id);
    case Kind::kFun:
      return "function " + (object.id < layout.callables.size() ? layout.callables[object.id].name : "?");
    case Kind::kPartial:
      return "partial application";
    case Kind::kClosure:
      return "closure " + layout.callables[object.id].name;
    case Kind::kFailure:
      return "exception";
    case Kind::kIndirect:
      return "inner application";
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
      return "action " + layout.action_sites[object.id].primitive;
    case Kind::kData:
      return "data";
    default:
      return "?";
  }
}

}  // namespace

std::string Dump(const Reader& reader, size_t max_objects) {
  std::string text;
  size_t count = 0;
  reader.ForEach([&](const Object& object) {
    if (count++ == max_objects) {
      text += "(more)\n";
      return false;
    }
    text += std::to_string(object.address) + " " + Title(reader, object) + " <- " +
            std::to_string(object.link) + ":";
    bool raw =
        (object.kind == Kind::kData && static_cast<DataKind>(object.id) != DataKind::kArray) ||
        (object.kind == Kind::kExecution && static_cast<ExecutionKind>(object.id) == ExecutionKind::kOutput);
    for (uint32_t i = 1; i < object.size; ++i) {
      Word w = reader.word(object.address + 8 * uint64_t{i});
      if (object.kind == Kind::kExecution && i <= 2) {
        if (i == 2 && w != 0) text += " in @" + std::to_string(w);
      } else if (raw && object.kind == Kind::kData && static_cast<DataKind>(object.id) == DataKind::kDouble) {
        text += " " + std::to_string(std::bit_cast<double>(w));
      } else {
        text += " " + (raw ? std::to_string(w) : ShowWord(reader, w));
      }
    }
    text += "\n";
    return true;
  });
  return text;
}

}  // namespace inquest::trail
