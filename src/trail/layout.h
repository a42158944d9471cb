// What a trail's objects look like: written into the file before the run, so that the file can be read
// without the program that made it. A frame's size and name come from its variant, a constructor's fields
// from its site.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "trail/word.h"

namespace inquest::trail {

struct Callable {       // what a function value calls: a routine or a constructor
  std::string name;     // as the source writes it; "" for a lambda or what desugaring made
  std::string place;    // File.hs:9:1-40
  uint32_t arity = 0;   // with hidden parameters
  uint32_t hidden = 0;  // of these, dictionaries
  uint32_t free = 0;    // words that a closure of it holds
};
struct Variant {          // a routine or suspended block, and the leaf of its decision tree that was reached
  uint32_t size = 0;      // words of the frame
  uint32_t callable = 0;  // for a block: of the routine around it
  uint32_t leaf = 0;      // 0: still matching; otherwise the leaf's number + 1
  uint32_t first_param = 1;  // slot
  bool is_block = false;     // a suspended case or let: belongs to the frame around it
  bool is_hidden = false;    // made by desugaring: no tree node of its own
  uint32_t equation = 0, guard = 0;
};
struct Site {        // a place that makes constructors
  std::string name;  // of the constructor
  uint32_t arity = 0;
  uint32_t tag = 0;
};
struct Layout {
  std::vector<Callable> callables;
  std::vector<Variant> variants;  // 0: the program
  std::vector<Site> sites;
  std::vector<uint32_t> action_arity;   // by place that makes actions
  std::vector<std::string> primitives;  // likewise: the primitive's name
};

// The first page of a trace file.
struct FileHeader {
  static constexpr uint32_t kWords = 512;
  static constexpr uint64_t kMagic = 0x0154534555514e49;  // "INQUEST\1"
  static constexpr uint64_t kVersion = 1;
  uint64_t magic = kMagic;
  uint64_t version = kVersion;
  uint64_t layout_address = 0, layout_bytes = 0;
  uint64_t functions = 0, function_count = 0;  // one-word objects: function symbols without a place
  uint64_t statics_end = 0;                    // literals lie between the functions and here
  uint64_t program_frame = 0;                  // frame 0; objects follow each other from here
  uint64_t end = 0;                            // once the run has ended: the end of the last object
  uint64_t frames = 0, reductions = 0;         // likewise
};

std::string Serialise(const Layout& layout);
// The bytes come from outside: everything is checked.
base::Result<Layout> ParseLayout(const char* bytes, size_t size);

}  // namespace inquest::trail
