// Which closures were seen, and the event that each one became: a table from addresses to numbers.
#pragma once

#include <cstdint>
#include <vector>

namespace inquest_recorder {

class Seen {
 public:
  struct Entry {
    uintptr_t address = 0;
    uint32_t event = kNone;
    bool is_shared = false;  // reached by more than one way
  };
  static constexpr uint32_t kNone = UINT32_MAX;

  // The entry of an address, made if it is not there: then `is_new` is set. Valid until the next one is made.
  Entry& At(const void* address, bool& is_new) {
    if (2 * (used_ + 1) > table_.size()) Grow();
    Entry& entry = Find(reinterpret_cast<uintptr_t>(address));
    is_new = entry.address == 0;
    if (is_new) {
      entry.address = reinterpret_cast<uintptr_t>(address);
      ++used_;
    }
    return entry;
  }
  // Null if it is not there.
  Entry* Known(const void* address) {
    if (table_.empty()) return nullptr;
    Entry& entry = Find(reinterpret_cast<uintptr_t>(address));
    return entry.address == 0 ? nullptr : &entry;
  }

 private:
  Entry& Find(uintptr_t address) {
    size_t i = (address >> 3) * 0x9E3779B97F4A7C15u >> shift_;
    while (table_[i].address != 0 && table_[i].address != address) i = (i + 1) & (table_.size() - 1);
    return table_[i];
  }
  void Grow() {
    std::vector<Entry> old = std::move(table_);
    table_.assign(old.empty() ? 1024 : old.size() * 2, {});
    shift_ = 64;
    for (size_t size = table_.size(); size > 1; size /= 2) --shift_;
    for (const Entry& entry : old)
      if (entry.address != 0) Find(entry.address) = entry;
  }

  std::vector<Entry> table_;
  size_t used_ = 0;
  int shift_ = 64;
};

}  // namespace inquest_recorder
