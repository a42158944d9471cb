// What the probes of Inquest.Probe call. Linked into the program that is recorded.
//
//   INQUEST_EVENTS   the file to write; without it the program runs and nothing is written
//   INQUEST_CALLS    how many calls are kept
//   INQUEST_VALUES   how many values are written
#include <cstdlib>
#include <cstring>
#include <string>
#include <unordered_map>

#include "closures.h"
#include "modules.h"
#include "recording.h"

namespace {

constexpr int64_t kDefaultCalls = 3000000;
constexpr uint64_t kDefaultEvents = 50000000;

int64_t NumberOf(const char* variable, int64_t otherwise) {
  const char* const text = getenv(variable);
  return text == nullptr || *text == '\0' ? otherwise : strtoll(text, nullptr, 10);
}

const char* EventsFile() {
  const char* const path = getenv("INQUEST_EVENTS");
  return path == nullptr || *path == '\0' ? nullptr : path;
}

struct KeyHash {
  size_t operator()(const std::pair<const char*, const CostCentreStack*>& key) const {
    return std::hash<const void*>()(key.first) * 31 + std::hash<const void*>()(key.second);
  }
};

std::unordered_map<std::pair<const char*, const CostCentreStack*>, uint64_t, KeyHash>& CallsNotKept() {
  static std::unordered_map<std::pair<const char*, const CostCentreStack*>, uint64_t, KeyHash> calls;
  return calls;
}

}  // namespace

extern "C" {

int64_t inquest_calls_left = EventsFile() == nullptr ? 0 : NumberOf("INQUEST_CALLS", kDefaultCalls);

void inquest_module(const char* name, const char* description, unsigned long size) {
  inquest_recorder::AddModule(name, {description, size});
}

void inquest_call_not_kept(const char* label, const void* stack) {
  if (EventsFile() == nullptr) return;
  ++CallsNotKept()[{label, static_cast<const CostCentreStack*>(stack)}];
}

StgInt inquest_next_argument(void* closure) { return inquest_recorder::NextArgument(closure); }

void inquest_write(StgStablePtr chain, StgInt function_wrapper, StgInt action_wrapper, const char* how,
                   const char* message) {
  const char* const path = EventsFile();
  if (path == nullptr) return;
  inquest_recorder::Output out;
  if (!out.Open(path)) {
    fprintf(stderr, "inquest: `%s` cannot be written: %s\n", path, strerror(errno));
    return;
  }
  std::vector<inquest_recorder::NotKept> not_kept;
  for (const auto& [key, calls] : CallsNotKept()) not_kept.push_back({key.first, key.second, calls});
  inquest_recorder::Recording recording(
      out, {static_cast<StgWord>(function_wrapper), static_cast<StgWord>(action_wrapper)},
      static_cast<uint64_t>(NumberOf("INQUEST_VALUES", static_cast<int64_t>(kDefaultEvents))));
  recording.Write(inquest_recorder::Look(deRefStablePtr(chain)), not_kept, how, message);
  if (!out.Close()) fprintf(stderr, "inquest: `%s` could not be written in full: is the disk full?\n", path);
}
}
