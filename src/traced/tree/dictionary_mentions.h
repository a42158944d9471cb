// Which suspected constants a frame reaches through its dictionaries. `def` of an instance that
// is not known in advance is a constant that no place mentions: the code says only `def`, and the dictionary
// says which constant that is. So a frame that takes a dictionary mentions the constants of its instance
// (docs/design.md 4.3).
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "trail/trail.h"

namespace inquest::traced {

class DictionaryMentions {
 public:
  // `trail` must outlive it.
  explicit DictionaryMentions(const trail::Trail& trail);
  // Adds constants (Layout::constants) of the dictionaries that the frame, and those around it, were given
  // and that were needed. Nothing for nearly all frames, and then at once.
  void Add(const trail::Frame& frame, std::vector<trail::ConstantId>* constants);

 private:
  const std::vector<trail::ConstantId>& OfDictionary(trail::Word dictionary);
  std::vector<trail::ConstantId> Collect(trail::Word dictionary) const;

  const trail::Trail& trail_;
  std::vector<bool> takes_;  // by callable: it, or a routine around it, takes dictionaries
  std::unordered_map<trail::Word, std::vector<trail::ConstantId>> known_;
};

}  // namespace inquest::traced
