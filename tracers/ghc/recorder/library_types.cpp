#include "library_types.h"

#include <cstring>
#include <utility>

#include "numbers.h"

namespace inquest_recorder {
namespace {

constexpr uint32_t kMostElements = 100000;
constexpr int kDepthOfExceptions = 3;

void Add(std::string& text, uint32_t c) {
  if (c < 0x80) {
    text += static_cast<char>(c);
  } else if (c < 0x800) {
    text += {static_cast<char>(0xC0 | c >> 6), static_cast<char>(0x80 | (c & 63))};
  } else {
    text += {static_cast<char>(0xE0 | c >> 12), static_cast<char>(0x80 | (c >> 6 & 63)),
             static_cast<char>(0x80 | (c & 63))};
  }
}

// Trees whose nodes have two subtrees, in order. `take` adds the elements of a node.
template <typename Take>
bool InOrder(const Closure& root, std::string_view node, uint32_t left, uint32_t right, const Take& take) {
  std::vector<std::pair<Closure, bool>> ways{{root, false}};
  while (!ways.empty()) {
    const auto [at, is_left_done] = ways.back();
    ways.pop_back();
    if (at.kind != Kind::kConstructor) return false;
    const bool is_node = QualifiedName(at) == node;
    if (is_left_done || !is_node) {
      if (!take(at)) return true;
      continue;
    }
    ways.push_back({Look(at.pointer(right)), false});
    ways.push_back({at, true});
    ways.push_back({Look(at.pointer(left)), false});
  }
  return true;
}

// `Bin size key value left right`, as GHC lays it out: pointers first.
LibraryValue MapElements(const Closure& root, std::string_view node, bool is_set) {
  LibraryValue found{.kind = LibraryValue::kElements, .name = "fromList", .are_pairs = !is_set};
  const uint32_t left = is_set ? 1 : 2;
  InOrder(root, node, left, left + 1, [&](const Closure& at) {
    if (at.pointers() == 0) return true;
    LibraryValue::Element element;
    if (is_set) {
      element.value = at.pointer(0);
    } else {
      element.key = at.pointer(0);
      element.value = at.pointer(1);
    }
    found.elements.push_back(element);
    return found.elements.size() < kMostElements;
  });
  return found;
}

// Negative keys are in the right half of the root.
LibraryValue IntMapElements(const Closure& root) {
  LibraryValue found{.kind = LibraryValue::kElements, .name = "fromList", .are_pairs = true};
  std::vector<LibraryValue::Element> negative;
  InOrder(root, "Data.IntMap.Internal.Bin", 0, 1, [&](const Closure& at) {
    if (at.pointers() != 1) return true;  // Nil; a Bin has no element of its own
    const int64_t key = static_cast<int64_t>(at.word(0));
    (key < 0 ? negative : found.elements).push_back({nullptr, std::to_string(key), at.pointer(0)});
    return found.elements.size() + negative.size() < kMostElements;
  });
  found.elements.insert(found.elements.begin(), negative.begin(), negative.end());
  return found;
}

LibraryValue IntSetElements(const Closure& root) {
  LibraryValue found{.kind = LibraryValue::kElements, .name = "fromList"};
  std::vector<LibraryValue::Element> negative;
  InOrder(root, "Data.IntSet.Internal.Bin", 0, 1, [&](const Closure& at) {
    if (at.pointers() != 0 || at.words() < 2) return true;
    const int64_t prefix = static_cast<int64_t>(at.word(0));
    for (int bit = 0; bit < 64; ++bit) {
      if ((at.word(1) >> bit & 1) == 0) continue;
      const int64_t element = prefix | bit;
      (element < 0 ? negative : found.elements).push_back({nullptr, std::to_string(element), nullptr});
    }
    return found.elements.size() + negative.size() < kMostElements;
  });
  found.elements.insert(found.elements.begin(), negative.begin(), negative.end());
  return found;
}

// Finger trees: elements hang `depth` nodes below digits.
void AddSequence(const Closure& at, int depth, std::vector<LibraryValue::Element>& elements);

void AddNode(StgClosure* pointer, int depth, std::vector<LibraryValue::Element>& elements) {
  if (elements.size() >= kMostElements) return;
  if (depth == 0) {
    elements.push_back({nullptr, "", pointer});
    return;
  }
  const Closure node = Look(pointer);
  if (node.kind != Kind::kConstructor) return;
  for (uint32_t i = 0; i < node.pointers(); ++i) AddNode(node.pointer(i), depth - 1, elements);
}

void AddDigit(StgClosure* pointer, int depth, std::vector<LibraryValue::Element>& elements) {
  const Closure digit = Look(pointer);
  if (digit.kind != Kind::kConstructor) return;
  for (uint32_t i = 0; i < digit.pointers(); ++i) AddNode(digit.pointer(i), depth, elements);
}

void AddSequence(const Closure& at, int depth, std::vector<LibraryValue::Element>& elements) {
  if (at.kind != Kind::kConstructor) return;
  if (at.pointers() == 1) AddNode(at.pointer(0), depth, elements);
  if (at.pointers() != 3) return;
  AddDigit(at.pointer(0), depth, elements);
  AddSequence(Look(at.pointer(1)), depth + 1, elements);
  AddDigit(at.pointer(2), depth, elements);
}

// UTF-16 (text 1.2).
LibraryValue TextLetters(const Closure& text) {
  LibraryValue found{.kind = LibraryValue::kText};
  const auto* const array = reinterpret_cast<const StgArrBytes*>(UNTAG_CLOSURE(text.pointer(0)));
  const auto* const units = reinterpret_cast<const uint16_t*>(array->payload) + text.word(0);
  for (StgWord i = 0; i < text.word(1); ++i) {
    uint32_t c = units[i];
    if (c >= 0xD800 && c < 0xDC00 && i + 1 < text.word(1))
      c = 0x10000 + ((c - 0xD800) << 10) + (units[++i] - 0xDC00u);
    found.letters.push_back(c);
  }
  return found;
}

// `Chunk bytes offset length rest`; what was not evaluated is left out.
LibraryValue LazyLetters(const Closure& text) {
  LibraryValue found{.kind = LibraryValue::kText};
  for (Closure at = text; at.kind == Kind::kConstructor && at.pointers() == 2 && at.words() == 2;
       at = Look(at.pointer(1))) {
    const LibraryValue chunk = TextLetters(at);
    found.letters.insert(found.letters.end(), chunk.letters.begin(), chunk.letters.end());
  }
  return found;
}

// `PS address contents offset length`: one pointer, then three words.
LibraryValue BytesLetters(const Closure& bytes) {
  LibraryValue found{.kind = LibraryValue::kText};
  const bool has_offset = bytes.words() == 3;
  const auto* start = reinterpret_cast<const uint8_t*>(bytes.word(0));
  if (has_offset) start += bytes.word(1);
  const StgWord length = bytes.word(has_offset ? 2 : 1);
  found.letters.assign(start, start + length);
  return found;
}

// `Array lower upper size elements`
LibraryValue ArrayElements(const Closure& array) {
  LibraryValue found{.kind = LibraryValue::kElements, .name = "listArray"};
  const std::span<StgClosure* const> elements = PointersIn(array.pointer(2));
  for (size_t i = 0; i < elements.size() && i < kMostElements; ++i)
    found.elements.push_back({nullptr, "", elements[i]});
  found.before = {array.pointer(0), array.pointer(1)};
  return found;
}

// `Vector offset length elements`
LibraryValue VectorElements(const Closure& vector) {
  LibraryValue found{.kind = LibraryValue::kElements};
  const std::span<StgClosure* const> elements = PointersIn(vector.pointer(0));
  const StgWord offset = vector.word(0);
  for (StgWord i = 0; i < vector.word(1) && i < kMostElements && offset + i < elements.size(); ++i)
    found.elements.push_back({nullptr, "", elements[offset + i]});
  return found;
}

// Tries of arrays; `L key value` are the leaves, or `Leaf hash key value`. A set has () everywhere.
LibraryValue HashMapElements(const Closure& root) {
  LibraryValue found{.kind = LibraryValue::kElements, .name = "fromList", .are_pairs = true};
  bool is_set = true;
  std::vector<Closure> ways{root};
  while (!ways.empty() && found.elements.size() < kMostElements) {
    const Closure at = ways.back();
    ways.pop_back();
    if (at.kind != Kind::kConstructor) continue;
    const std::string_view name = LastName(QualifiedName(at));
    if ((name == "L" || name == "Leaf") && at.pointers() == 2) {
      found.elements.push_back({at.pointer(0), "", at.pointer(1)});
      const Closure value = Look(at.pointer(1));
      is_set = is_set && value.kind == Kind::kConstructor && QualifiedName(value) == "GHC.Tuple.()";
      continue;
    }
    if (at.pointers() == 0) continue;
    if (LooksLikeValue(at.pointer(0))) {
      for (uint32_t i = at.pointers(); i-- > 0;) ways.push_back(Look(at.pointer(i)));
      continue;
    }
    const std::span<StgClosure* const> array = PointersIn(at.pointer(0));
    for (size_t i = array.size(); i-- > 0;) ways.push_back(Look(array[i]));
  }
  if (!is_set || found.elements.empty()) return found;
  found.are_pairs = false;
  for (LibraryValue::Element& element : found.elements) element.value = std::exchange(element.key, nullptr);
  return found;
}

template <typename Type>
Type ElementAt(const void* bytes, uint64_t i) {
  Type element;
  std::memcpy(&element, static_cast<const char*>(bytes) + i * sizeof(Type), sizeof(Type));
  return element;
}

// An element of an array of bytes as Haskell writes it; `type` as in Inquest.Plugin.Instrument,
// unboxedElement.
std::string UnboxedText(char type, const void* bytes, uint64_t i) {
  switch (type) {
    case 'l':
      return std::to_string(ElementAt<int64_t>(bytes, i));
    case 'i':
      return std::to_string(ElementAt<int32_t>(bytes, i));
    case 's':
      return std::to_string(ElementAt<int16_t>(bytes, i));
    case 'a':
      return std::to_string(ElementAt<int8_t>(bytes, i));
    case 'L':
      return std::to_string(ElementAt<uint64_t>(bytes, i));
    case 'I':
      return std::to_string(ElementAt<uint32_t>(bytes, i));
    case 'S':
      return std::to_string(ElementAt<uint16_t>(bytes, i));
    case 'A':
      return std::to_string(ElementAt<uint8_t>(bytes, i));
    case 'd':
      return FloatText(ElementAt<double>(bytes, i));
    case 'f':
      return FloatText(ElementAt<float>(bytes, i));
    case 'b':
      return ElementAt<uint8_t>(bytes, i) != 0 ? "True" : "False";
    case 'B':
      return (ElementAt<uint64_t>(bytes, i / 64) >> (i % 64) & 1) != 0 ? "True" : "False";
    default:
      return "";
  }
}

LibraryValue UnboxedElements(StgClosure* array, uint64_t offset, uint64_t count, char type) {
  const auto* const bytes = reinterpret_cast<const StgArrBytes*>(UNTAG_CLOSURE(array));
  LibraryValue found{.kind = LibraryValue::kElements};
  if (type == 'c') {
    found.kind = LibraryValue::kText;
    for (uint64_t i = 0; i < count; ++i)
      found.letters.push_back(ElementAt<uint32_t>(bytes->payload, offset + i));
    return found;
  }
  for (uint64_t i = 0; i < count && i < kMostElements; ++i)
    found.elements.push_back({nullptr, UnboxedText(type, bytes->payload, offset + i), nullptr});
  return found;
}

}  // namespace

LibraryValue LookAtUnboxed(const Closure& value, std::string_view name, char type) {
  // `UArray lower upper size bytes`, `Vector offset length bytes`
  if (name == "Data.Array.Base.UArray") {
    if (type == 0) return {.kind = LibraryValue::kOpaque, .name = "<unboxed array>"};
    LibraryValue found = UnboxedElements(value.pointer(2), 0, value.word(0), type);
    found.name = "listArray";
    found.before = {value.pointer(0), value.pointer(1)};
    return found;
  }
  if (name == "Data.Vector.Primitive.Vector") {
    if (type == 0) return {.kind = LibraryValue::kOpaque, .name = "<unboxed vector>"};
    return UnboxedElements(value.pointer(0), value.word(0), value.word(1), type);
  }
  return {};
}

LibraryValue LookAtLibraryValue(const Closure& value, std::string_view name) {
  if (name == "Data.Map.Internal.Bin" || name == "Data.Map.Internal.Tip")
    return MapElements(value, "Data.Map.Internal.Bin", false);
  if (name == "Data.Set.Internal.Bin" || name == "Data.Set.Internal.Tip")
    return MapElements(value, "Data.Set.Internal.Bin", true);
  if (name.starts_with("Data.IntMap.Internal.")) return IntMapElements(value);
  if (name.starts_with("Data.IntSet.Internal.")) return IntSetElements(value);
  if (name == "Data.Sequence.Internal.Deep" || name == "Data.Sequence.Internal.EmptyT" ||
      name == "Data.Sequence.Internal.Single") {
    LibraryValue found{.kind = LibraryValue::kElements, .name = "fromList"};
    AddSequence(value, 0, found.elements);
    return found;
  }
  if (name == "Data.Text.Internal.Text") return TextLetters(value);
  if (name == "Data.ByteString.Internal.PS" || name == "Data.ByteString.Internal.BS")
    return BytesLetters(value);
  if (name == "GHC.Arr.Array") return ArrayElements(value);
  if (name == "Data.Vector.Vector") return VectorElements(value);
  if (name.starts_with("Data.HashMap.")) return HashMapElements(value);
  if (name == "Data.Text.Internal.Lazy.Chunk" || name == "Data.Text.Internal.Lazy.Empty")
    return LazyLetters(value);
  for (const std::string_view array : {"GHC.Arr.STArray", "GHC.IOArray.IOArray", "Data.Array.Base.STUArray",
                                       "Data.Array.IO.Internals.IOUArray"})
    if (name == array) return {.kind = LibraryValue::kOpaque, .name = "<array>"};
  if (name.starts_with("Data.Vector.") && name.ends_with("MVector"))
    return {.kind = LibraryValue::kOpaque, .name = "<vector>"};
  if (name == "GHC.STRef.STRef") return {.kind = LibraryValue::kOpaque, .name = "<reference>"};
  if (name == "GHC.MVar.MVar") return {.kind = LibraryValue::kOpaque, .name = "<MVar>"};
  if (name == "GHC.Conc.Sync.TVar") return {.kind = LibraryValue::kOpaque, .name = "<TVar>"};
  if (name.starts_with("GHC.IO.Handle.Types.")) return {.kind = LibraryValue::kOpaque, .name = "<handle>"};
  return {};
}

std::span<StgClosure* const> PointersIn(StgClosure* pointer) {
  StgClosure* const array = UNTAG_CLOSURE(pointer);
  switch (get_itbl(array)->type) {
    case MUT_ARR_PTRS_CLEAN:
    case MUT_ARR_PTRS_DIRTY:
    case MUT_ARR_PTRS_FROZEN_CLEAN:
    case MUT_ARR_PTRS_FROZEN_DIRTY: {
      const auto* const large = reinterpret_cast<const StgMutArrPtrs*>(array);
      return {large->payload, large->ptrs};
    }
    case SMALL_MUT_ARR_PTRS_CLEAN:
    case SMALL_MUT_ARR_PTRS_DIRTY:
    case SMALL_MUT_ARR_PTRS_FROZEN_CLEAN:
    case SMALL_MUT_ARR_PTRS_FROZEN_DIRTY: {
      const auto* const small = reinterpret_cast<const StgSmallMutArrPtrs*>(array);
      return {small->payload, small->ptrs};
    }
    default:
      return {};
  }
}

bool LooksLikeValue(StgClosure* field) {
  switch (get_itbl(UNTAG_CLOSURE(field))->type) {
    case ARR_WORDS:
    case MUT_ARR_PTRS_CLEAN:
    case MUT_ARR_PTRS_DIRTY:
    case MUT_ARR_PTRS_FROZEN_CLEAN:
    case MUT_ARR_PTRS_FROZEN_DIRTY:
    case SMALL_MUT_ARR_PTRS_CLEAN:
    case SMALL_MUT_ARR_PTRS_DIRTY:
    case SMALL_MUT_ARR_PTRS_FROZEN_CLEAN:
    case SMALL_MUT_ARR_PTRS_FROZEN_DIRTY:
    case MUT_VAR_CLEAN:
    case MUT_VAR_DIRTY:
    case MVAR_CLEAN:
    case MVAR_DIRTY:
    case TVAR:
    case WEAK:
    case TSO:
    case STACK:
    case BCO:
      return false;
    default:
      return true;
  }
}

namespace {

// A string as far as it is evaluated.
std::string TextOf(Closure list) {
  std::string text;
  while (list.kind == Kind::kConstructor && list.pointers() == 2 && text.size() < 2000) {
    const Closure head = Look(list.pointer(0));
    if (head.kind != Kind::kConstructor || !IsLetter(QualifiedName(head))) break;
    Add(text, static_cast<uint32_t>(head.word(0)));
    list = Look(list.pointer(1));
  }
  return text;
}

bool IsString(const Closure& value) {
  if (value.kind != Kind::kConstructor || QualifiedName(value) != "GHC.Types.:") return false;
  const Closure head = Look(value.pointer(0));
  return head.kind == Kind::kConstructor && IsLetter(QualifiedName(head));
}

// An exception that the program defined, as `show` would write it, without the names of fields.
std::string ShortText(const Closure& value, int depth) {
  if (value.kind != Kind::kConstructor) return "_";
  const std::string_view name = QualifiedName(value);
  if (IsNumber(name)) {
    const std::string text = NumberText(value, name);
    return text[0] == '-' ? "(" + text + ")" : text;
  }
  if (IsString(value)) return "\"" + TextOf(value) + "\"";
  std::string text(LastName(name));
  if (value.pointers() == 0) return text;
  if (depth == 0) return "..";
  for (uint32_t i = 0; i < value.pointers(); ++i) {
    if (!LooksLikeValue(value.pointer(i))) continue;
    text += " " + ShortText(Look(value.pointer(i)), depth - 1);
  }
  return depth == kDepthOfExceptions ? text : "(" + text + ")";
}

// `IOError handle type location description errno file`
std::string InputOutputMessage(const Closure& error) {
  struct Known {
    std::string_view name, message;
  };
  constexpr Known known[] = {{"AlreadyExists", "already exists"},
                             {"NoSuchThing", "does not exist"},
                             {"ResourceBusy", "resource busy"},
                             {"ResourceExhausted", "resource exhausted"},
                             {"EOF", "end of file"},
                             {"IllegalOperation", "illegal operation"},
                             {"PermissionDenied", "permission denied"},
                             {"InvalidArgument", "invalid argument"}};
  const auto field = [&](uint32_t i) { return Look(error.pointer(i)); };
  const std::string description = TextOf(field(3));
  const std::string_view type =
      field(1).kind == Kind::kConstructor ? LastName(QualifiedName(field(1))) : std::string_view();
  if (type == "UserError") return "user error (" + description + ")";
  std::string text;
  const Closure file = field(5);
  if (file.kind == Kind::kConstructor && file.pointers() == 1) text = TextOf(Look(file.pointer(0))) + ": ";
  const std::string location = TextOf(field(2));
  if (!location.empty()) text += location + ": ";
  std::string_view words = type;
  for (const Known& one : known)
    if (one.name == type) words = one.message;
  text += words;
  return description.empty() ? text : text + " (" + description + ")";
}

}  // namespace

std::string MessageOf(const Closure& some) {
  // `SomeException dictionary exception`
  if (some.kind != Kind::kConstructor || some.pointers() < 2) return "exception";
  const Closure exception = Look(some.pointer(1));
  if (exception.kind == Kind::kConstructor &&
      QualifiedName(exception) == "GHC.IO.Exception.SomeAsyncException")
    return MessageOf(exception);
  if (exception.kind != Kind::kConstructor) return "exception";
  const std::string_view name = QualifiedName(exception);
  struct Known {
    std::string_view name, message;
  };
  constexpr Known known[] = {{"GHC.Exception.Type.DivideByZero", "divide by zero"},
                             {"GHC.Exception.Type.Overflow", "arithmetic overflow"},
                             {"GHC.Exception.Type.Underflow", "arithmetic underflow"},
                             {"GHC.Exception.Type.RatioZeroDenominator", "Ratio has zero denominator"},
                             {"GHC.IO.Exception.StackOverflow", "stack overflow"},
                             {"GHC.IO.Exception.HeapOverflow", "heap overflow"},
                             {"GHC.IO.Exception.UserInterrupt", "user interrupt"},
                             {"Control.Exception.Base.NonTermination", "<<loop>>"}};
  for (const Known& one : known)
    if (one.name == name) return std::string(one.message);
  if (name == "GHC.IO.Exception.IOError" && exception.pointers() == 6) return InputOutputMessage(exception);
  // `PatternMatchFail text` and the like are newtypes. `ErrorCallWithLocation text callers`.
  if (IsString(exception)) return TextOf(exception);
  if (name == "GHC.Exception.ErrorCallWithLocation") return TextOf(Look(exception.pointer(0)));
  return ShortText(exception, kDepthOfExceptions);
}

std::string_view FixityOf(std::string_view name) {
  if (name == "GHC.Real.:%") return "[7,\"l\"]";
  if (name == "GHC.Base.:|") return "[5,\"r\"]";
  if (name == "Data.Complex.:+") return "[6,\"n\"]";
  return "";
}

}  // namespace inquest_recorder
