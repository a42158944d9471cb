// A trace as readable text (docs/trace_format.md): `inquest dump TRACE`. Addresses are file offsets and paths
// are left out, so the same program gives the same text.
#pragma once

#include <string>

#include "trail/reader.h"

namespace inquest::trail {

// The description of the program: suspected routines, variants, places.
std::string DumpLayout(const Reader& reader);

struct DumpRange {
  Address from = 0;  // objects that start here or later, as the dump tells addresses
  size_t count = 0;
};
struct DumpedObjects {
  std::string text;  // an object a line
  Address next = 0;  // where the next object starts, likewise; 0 if there is none
};
DumpedObjects DumpObjects(const Reader& reader, const DumpRange& range);

// `first`: where the program's frame is.
inline std::string ShowAddress(Address first, Address a) {
  return a < first ? "-" + std::to_string(first - a) : std::to_string(a - first);
}
// A word of an object or a template.
std::string ShowWord(const Reader& reader, Word w);

}  // namespace inquest::trail
