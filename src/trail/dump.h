// A trace as readable text (docs/trace_format.md): `inquest dump TRACE`. Addresses are told in bytes from the
// program's frame on, without its words for constants of trusted code: what stands before, and these words,
// depend on where the program lies and on the libraries. Paths are left out. So the same program gives the
// same text.
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

// An address as the dump, and Verify, tell it.
std::string ShowAddress(const Reader& reader, Address a);
// A word of an object or a template.
std::string ShowWord(const Reader& reader, Word w);

}  // namespace inquest::trail
