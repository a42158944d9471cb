// Values of library types, as their users write them: maps and sets by their elements, texts as strings.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "closures.h"

namespace inquest_recorder {

struct LibraryValue {
  enum Kind : uint8_t { kNone, kText, kElements, kOpaque };
  struct Element {
    StgClosure* key = nullptr;    // null: a number, or there is none
    std::string number;           // the key, or in a set the element
    StgClosure* value = nullptr;  // null: there is none
  };

  Kind kind = kNone;
  std::string name;                 // of what takes the list: fromList; of what is opaque; "": nothing
  std::vector<uint32_t> letters;    // of a text
  std::vector<StgClosure*> before;  // other arguments of `name`
  std::vector<Element> elements;
  bool are_pairs = false;
};

// Arrays and vectors without boxes; `type` tells that of the elements (Inquest.Plugin.Instrument), 0: not
// known.
LibraryValue LookAtUnboxed(const Closure& constructor, std::string_view qualified_name, char type);

LibraryValue LookAtLibraryValue(const Closure& constructor, std::string_view qualified_name);

// Whether a field can be looked at: not so are arrays and such.
bool LooksLikeValue(StgClosure* field);

// What an array of pointers holds: there are two sorts; none of what is no such array.
std::span<StgClosure* const> PointersIn(StgClosure* pointer);

// What an exception says, as far as that can be told without evaluating anything.
std::string MessageOf(const Closure& exception);

// Of constructors of libraries that are operators, as JSON: `[7,"l"]`; "": none.
std::string_view FixityOf(std::string_view qualified_name);

}  // namespace inquest_recorder
