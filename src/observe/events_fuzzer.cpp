// Any bytes as a file of events: they are read or refused, and what was read can be made into a tree.
#include <cstdint>

#include "observe/computation_tree.h"
#include "observe/read_events.h"
#include "observe/times.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace inquest::observe;
  const auto events = ReadEvents({reinterpret_cast<const char*>(data), size}, "fuzzed");
  if (!events) return 0;
  (void)Dump(**events);
  const auto statements = FindStatements(**events);
  const Classes classes(**events, statements);
  const auto tree = NarrowByTime(BuildComputationTree(classes, FindDependencies((*events)->stacks, classes)),
                                 TimesOf(**events, statements), 1'000);
  size_t found = 0;
  for (uint32_t node = 0; node < tree.size(); ++node) found += tree.is_group(node) ? 0 : 1;
  if (found != statements.size()) __builtin_trap();
  return 0;
}
